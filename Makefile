# make play: set up and play.  make test: set up and check everything.
PYTHON ?= python3
VENV ?= .venv
BIN := $(VENV)/bin

.PHONY: play test bench mutation clean

play: $(VENV)/.play
	$(BIN)/taproom watch --pause 0.2

test: $(VENV)/.dev
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest

bench: $(VENV)/.bench
	$(BIN)/python benchmarks/rules.py
	$(BIN)/python benchmarks/referee.py
	$(BIN)/python benchmarks/startup.py

# In an environment of its own: mutmut wants an older pytest.
mutation:
	$(MAKE) VENV=.venv-mutation .venv-mutation/.mutation
	.venv-mutation/bin/mutmut run
	.venv-mutation/bin/mutmut results

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)

$(VENV)/.play: pyproject.toml | $(VENV)/bin/python
	$(BIN)/pip install --quiet --disable-pip-version-check --editable .
	touch $@

$(VENV)/.%: pyproject.toml | $(VENV)/bin/python
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[$*]'
	touch $@

clean:
	rm -rf $(VENV) .venv-mutation mutants .mypy_cache .pytest_cache .ruff_cache .import_linter_cache .hypothesis
