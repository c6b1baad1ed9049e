"""The rules need nothing but the standard library, and help needs nothing heavy."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import taproom
from taproom import games
from taproom.cli.arguments import GAMES

SOURCE = Path(taproom.__file__).parent
RULES = [*(SOURCE / "core").rglob("*.py"), *(SOURCE / "games").rglob("*.py")]


def imported(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""


@pytest.mark.parametrize("file", RULES, ids=lambda file: str(file.relative_to(SOURCE)))
def test_the_rules_need_nothing_but_the_standard_library(file: Path) -> None:
    rooms = {name.partition(".")[0] for name in imported(file)}
    assert rooms <= sys.stdlib_module_names | {"taproom"}


def test_help_imports_nothing_heavy() -> None:
    """Rules, catalogues and bots are loaded when they are needed."""
    code = "import sys, taproom.cli; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, check=True, text=True)
    loaded = set(done.stdout.split())
    assert not loaded & {"fluent.runtime", "babel", "hypothesis", "taproom.games", "taproom.bots"}


def test_the_command_knows_every_game() -> None:
    """It lists them itself, because it must not import the rules to say --help."""
    assert GAMES == games.IDS
