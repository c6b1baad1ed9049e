"""Everything that is played works without numba and numpy, too: more slowly, and less well."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

WITHOUT = """
import sys
sys.modules["numba"] = sys.modules["numpy"] = None
"""
"""Every interpreter runs this as it starts, those that others start included."""

PLAYED = """
from random import Random
from taproom import games
from taproom.bots import NAMES, Budget, ask, bot
from taproom.core import Seeded
for game_id, options in (
    ("half-pint", {"rounds": 1}),
    ("muertos", {"rounds": 1, "doubts": True}),
    ("troll", {"rules": "pro"}),
):
    for name in NAMES:
        state, random = games.game(game_id, 2, options).start(Seeded(name)), Random(name)
        for _ in range(16):
            if state.result is None:
                seat, player = state.actors[0], bot(name, game_id)
                decision = ask(player, state, seat, Budget(seconds=0.02), random)
                state, _ = state.act(seat, decision.action)
"""

COMMAND = """
import sys
from taproom.cli import main
if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
"""

Run = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def run(tmp_path: Path) -> Run:
    (tmp_path / "sitecustomize.py").write_text(WITHOUT)

    def without(program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-c", program, *arguments],
            env=os.environ | {"PYTHONPATH": str(tmp_path), "LC_ALL": "C"},
            capture_output=True,
            text=True,
            timeout=120,
        )

    return without


def test_every_level_plays_every_game(run: Run) -> None:
    done = run(PLAYED)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ("arena --game muertos --seats 2 --bots legend,rookie --deals 1", "legend"),
        ("balance troll --simulations 20 --deals 1", "Olga"),
    ],
)
def test_the_arena_is_open(run: Run, tmp_path: Path, arguments: str, told: str) -> None:
    out = ["--out", str(tmp_path), "--processes", "1"]
    done = run(COMMAND, *arguments.split(), *out)
    assert done.returncode == 0, done.stderr
    assert told in done.stdout


@pytest.mark.parametrize(
    ("game", "told"), [("half-pint", "met in"), ("muertos", "met in"), ("troll", "won in")]
)
def test_advice(run: Run, tmp_path: Path, game: str, told: str) -> None:
    file = tmp_path / "game.json"
    file.write_text(
        f'{{"game": "{game}", "seats": 2, "options": {{}}, "chance": {{"seed": "a"}},'
        ' "actions": [], "trace": false}'
    )
    done = run(COMMAND, "advise", str(file), "--simulations", "50")
    assert done.returncode == 0, done.stderr
    assert told in done.stdout


@pytest.mark.parametrize("arguments", ["train muertos", "train troll", "balance troll --tune"])
def test_what_cannot_be_done_says_what_to_install(run: Run, arguments: str) -> None:
    done = run(COMMAND, *arguments.split())
    assert done.returncode == 2
    assert 'pip install "taproom[fast]"' in done.stderr
