"""How hard tricks are fought for.

That a play is stronger than what one opponent usually plays says little by itself. If the others
want more tricks than there are, all fight for each of them; if they want fewer, most let it go.
A small network has learned by self-play (`taproom train`) how much that matters.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from taproom.kernels.tricks.desk import HAND_SLOTS
from taproom.kernels.tricks.jit import Ints, kernel
from taproom.kernels.tricks.network import Network
from taproom.kernels.tricks.standing import won_by

INPUTS: Final = 5
UNLEARNED: Final = Network(np.zeros((INPUTS, 0)), np.zeros(0), np.zeros((0, 1)), np.zeros(1))
"""In place of a network, for those who do not think of what others want."""

_USUAL: Final = 0.7
"""The more opponents, the more of them do not want the same trick. Found by playing many rounds."""
_TWO: Final = 2
"""Seats: then the round ends with either hand (HP-6)."""
MILDEST: Final = -5.0
FIERCEST: Final = 3.0
"""Logarithms of powers: what the network answers, within reason."""


@kernel
def wanted_by_others(seats: int, sizes: Ints, won: int, predicted: Ints, seat: int) -> int:
    """How many tricks the others with cards are still short of."""
    wanted = 0
    for other in range(seats):
        if other != seat and sizes[other] > 0:
            wanted += max(predicted[other] - won_by(won, other), 0)
    return wanted


@kernel
def fight(
    seats: int,
    sizes: Ints,
    wanted: float,
    seat: int,
    wants: bool,  # noqa: FBT001
    network: Network,
) -> float:
    """As if so many opponents played what one usually plays: a power of the chance against one."""
    if len(network.inner_bias) == 0:
        return usual_fight(rivals_of(seats, sizes, seat))
    seen = see_contest(seats, sizes, wanted, seat, wants)
    power = network.outer_bias[0]
    for cell in range(len(network.inner_bias)):
        here = network.inner_bias[cell]
        for place in range(INPUTS):
            here += seen[place] * network.inner[place, cell]
        power += max(here, 0.0) * network.outer[cell, 0]
    return float(np.exp(min(max(power, MILDEST), FIERCEST)))


@kernel
def see_contest(
    seats: int,
    sizes: Ints,
    wanted: float,
    seat: int,
    wants: bool,  # noqa: FBT001
) -> tuple[float, float, float, float, float]:
    """What the network is told; `wants`: does the seat play to win a trick, or to lose it?"""
    tricks = max(1, sizes[:seats].max())
    rivals = np.log(rivals_of(seats, sizes, seat))
    eager, two = 1.0 if wants else 0.0, 1.0 if seats == _TWO else 0.0
    return rivals, wanted / tricks, tricks / HAND_SLOTS, eager, two


@kernel
def rivals_of(seats: int, sizes: Ints, seat: int) -> int:
    """How many others have cards, at least one."""
    rivals = 0
    for other in range(seats):
        rivals += other != seat and sizes[other] > 0
    return max(rivals, 1)


@kernel
def usual_fight(rivals: int) -> float:
    """The same, whatever anybody wants."""
    return float(rivals**_USUAL)
