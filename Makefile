# make play: set up and play.  make test: set up and check everything.
PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/pip install --quiet --disable-pip-version-check --editable

# The environment for development brings its own Node: that of the machine is not asked.
NPM := PATH="$(abspath $(BIN)):$$PATH" npm --prefix web

.PHONY: play test chromium bench bench-server wire mutation clean

# Installing builds the client; after edits to it, installing again does.
play: $(VENV)/.play
	$(BIN)/python hatch_build.py --check || $(INSTALL) . --no-deps
	$(BIN)/taproom serve --open

test: $(VENV)/.dev web/node_modules/.package-lock.json chromium
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/python -m taproom.table.typescript --check web/src/lib/wire/types.ts
	$(NPM) run --silent lint
	$(NPM) run --silent check
	$(NPM) run --silent test
	$(BIN)/python hatch_build.py
	$(NPM) run --silent budget
	$(BIN)/python -c "from taproom.bots import prepare; prepare()"
	$(BIN)/pytest -n 2 --dist loadfile

# The tests in the browser want a real one: Debian's, if there is none yet.
chromium:
	@command -v chromium >/dev/null || ./tests/install-chromium

bench: $(VENV)/.bench
	$(BIN)/python benchmarks/rules.py
	$(BIN)/python benchmarks/referee.py
	$(BIN)/python benchmarks/startup.py
	$(BIN)/python benchmarks/peers.py
	$(BIN)/python benchmarks/troll_search.py

# Minutes; installs the peers with npm into a temporary folder. The extra brings Node.
bench-server: $(VENV)/.dev
	PATH="$(abspath $(BIN)):$$PATH" $(BIN)/python benchmarks/server.py

# The browser's types, from the server's structs.
wire: $(VENV)/.dev
	$(BIN)/python -m taproom.table.typescript web/src/lib/wire/types.ts

# In an environment of its own: mutmut wants an older pytest.
mutation:
	$(MAKE) VENV=.venv-mutation .venv-mutation/.mutation
	.venv-mutation/bin/mutmut run
	.venv-mutation/bin/mutmut results

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/.play: pyproject.toml | $(VENV)/bin/python
	$(INSTALL) '.[fast]'
	touch $@

$(VENV)/.%: pyproject.toml | $(VENV)/bin/python
	$(INSTALL) '.[$*]'
	touch $@

# npm writes this file last.
web/node_modules/.package-lock.json: web/package-lock.json | $(VENV)/.dev
	$(NPM) ci --no-audit --no-fund --ignore-scripts

clean:
	rm -rf $(VENV) .venv-mutation mutants .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis \
		web/node_modules web/dist src/taproom/client
