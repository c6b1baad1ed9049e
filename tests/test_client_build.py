"""When the browser client is built, and what is said if that fails. Building itself is not tried
here: every install does it, and the tests in the browser run against the result."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import hatch_build
from hatch_build import CLIENT, NODE, STAMP, BuildFailed


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A repository with a small client, which is built."""
    for name in ("web/src/main.ts", "web/package.json", "src/taproom/i18n/en/web.ftl"):
        write(tmp_path / name, name)
    pretend_to_build(tmp_path)
    return tmp_path


def write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text, "utf-8")


def pretend_to_build(root: Path) -> None:
    write(root / CLIENT / STAMP, hatch_build.digest(root))


def test_a_client_built_from_these_sources_is_fresh(root: Path) -> None:
    assert hatch_build.is_fresh(root)


def test_no_client_is_not_fresh(root: Path) -> None:
    (root / CLIENT / STAMP).unlink()
    assert not hatch_build.is_fresh(root)


@pytest.mark.parametrize(
    "edited", ["web/src/main.ts", "web/src/new.svelte", "src/taproom/i18n/en/web.ftl"]
)
def test_any_edit_makes_it_stale(root: Path, edited: str) -> None:
    write(root / edited, "edited")
    assert not hatch_build.is_fresh(root)


def test_a_renamed_source_makes_it_stale(root: Path) -> None:
    (root / "web/src/main.ts").rename(root / "web/src/start.ts")
    assert not hatch_build.is_fresh(root)


@pytest.mark.parametrize(
    "unrelated",
    ["web/node_modules/vite/index.js", "web/dist/index.html", "web/src/main.test.ts", "README.md"],
)
def test_what_it_is_not_built_from_does_not_count(root: Path, unrelated: str) -> None:
    write(root / unrelated, "edited")
    assert hatch_build.is_fresh(root)


def test_the_new_client_takes_the_place_of_the_old(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def node(web: Path, out: Path) -> None:
        write(out / "index.html", (web / "src/main.ts").read_text("utf-8"))
        assert (web.parent / "src/taproom/i18n/en/web.ftl").is_file()

    monkeypatch.setattr(hatch_build, "run_node", node)
    write(root / CLIENT / "old.js", "old")
    write(root / "web/src/main.ts", "new")
    hatch_build.build_if_stale(root)
    assert hatch_build.is_fresh(root)
    assert sorted(file.name for file in (root / CLIENT).iterdir()) == [STAMP, "index.html"]
    assert (root / CLIENT / "index.html").read_text("utf-8") == "new"
    assert {path.name for path in (root / CLIENT).parent.iterdir()} == {"client", "i18n"}


def test_a_failure_is_said_in_words_and_leaves_the_old_client(
    root: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def node(web: Path, out: Path) -> None:
        raise BuildFailed("Something is wrong.")

    monkeypatch.setattr(hatch_build, "run_node", node)
    write(root / CLIENT / "old.js", "old")
    write(root / "web/src/main.ts", "new")
    with pytest.raises(SystemExit) as left:
        hatch_build.build_if_stale(root)
    assert left.value.code == "The browser client could not be built. Something is wrong."
    assert (root / CLIENT / "old.js").is_file()
    assert {path.name for path in (root / CLIENT).parent.iterdir()} == {"client", "i18n"}


def test_an_unreachable_registry_is_recognised() -> None:
    said = hatch_build.why_npm_failed("npm error code ENOTFOUND\nnpm error network request failed")
    assert said.startswith("npm cannot reach its registry. Check the network")


def test_any_other_failure_shows_what_npm_said_without_stacks() -> None:
    output = "npm warn old\nnpm error code EUSAGE\nnpm error not in sync\n    at run (cli.js:1)\n"
    said = hatch_build.why_npm_failed(output)
    assert said.endswith("with:\n    npm error code EUSAGE\n    npm error not in sync")


def test_node_is_asked_for_only_when_it_is_needed(root: Path) -> None:
    unused: Any = None
    hook = hatch_build.get_build_hook()(str(root), {}, unused, unused, "", "wheel")
    assert hook.dependencies() == []
    write(root / "web/src/main.ts", "edited")
    assert hook.dependencies() == [NODE]
