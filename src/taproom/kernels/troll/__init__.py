"""The fast twin of the Troll: positions as rows of numbers, searched and played out.

With numba (extra `fast`) it is compiled, which takes a while the first time: `warm_up` does that in
a thread, and until it is `ready` Python runs the same functions.
"""

from random import Random

from taproom.core import Seat, Seeded
from taproom.games.troll import TrollGame
from taproom.kernels.background import Background
from taproom.kernels.troll.judging import POINT, STAGES, TASTES, WIN
from taproom.kernels.troll.sampling import Tally, play_outs
from taproom.kernels.troll.thinking import Verdict, lead_of, think

__all__ = [
    "POINT",
    "STAGES",
    "WIN",
    "Tally",
    "Verdict",
    "lead_of",
    "play_outs",
    "ready",
    "think",
    "warm_up",
]


def _rehearse() -> None:
    state = TrollGame.of(2, {"rules": "pro"}).start(Seeded("warm"), first=Seat(0))
    legal = state.legal(Seat(0))
    think(state, legal, [0] * TASTES, nodes=1, fast=True)
    play_outs(state, legal, Random(1), games=1, fast=True)


_compiling = Background("taproom-troll", _rehearse)
ready, warm_up = _compiling.ready, _compiling.warm_up
