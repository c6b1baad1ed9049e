"""The room can be entered without numba, and says that it has nothing to offer."""

from __future__ import annotations

import subprocess
import sys

WITHOUT = """
import sys
sys.modules["numba"] = None
from taproom import kernels
from taproom.kernels import tricks
assert not kernels.available()
assert tricks.warm_up() is None
assert not tricks.ready()
"""

WITH = """
import sys
from taproom import kernels
from taproom.kernels import tricks
assert kernels.available()
assert "numba" not in sys.modules, "numba takes long to import"
assert not tricks.ready()
compiler = tricks.warm_up()
assert tricks.warm_up() is compiler

from random import Random
from taproom import games
from taproom.bots import Budget, ask, bot
from taproom.core import Seat, Seeded
state = games.game("half-pint", 4, {}).start(Seeded("while it compiles"), Seat(0))
meanwhile = ask(bot("legend", "half-pint"), state, Seat(0), Budget(seconds=1), Random(1))
assert not tricks.ready(), "whoever is asked does not wait"
assert meanwhile.reason.code == "predict"
awaited = ask(bot("legend", "half-pint"), state, Seat(0), Budget(simulations=20), Random(1))
assert tricks.ready(), "so many simulations are so many, however early"
assert awaited.reason.code == "odds-predict"
"""


def run(program: str) -> None:
    subprocess.run([sys.executable, "-c", program], check=True, timeout=300)


def test_without_numba() -> None:
    run(WITHOUT)


def test_with_numba_everything_is_compiled_while_bots_play_on() -> None:
    run(WITH)
