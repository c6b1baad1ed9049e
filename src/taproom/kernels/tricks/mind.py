"""What a patient player has in mind: how plays compare, and a plan for every part of a hand.

One record for all seats, for the same reason as the desk: it is handed on as one pointer.
"""

from __future__ import annotations

from typing import Final, Protocol, cast

import numpy as np

from taproom.kernels.tricks.desk import HAND_SLOTS, MOST_PLAYS, SEATS
from taproom.kernels.tricks.jit import Floats, Ints
from taproom.kernels.tricks.rules import PREDICTIONS

PARTS: Final = 1 << HAND_SLOTS
"""Of a hand: every set of its cards."""
OWN: Final = SEATS
"""The first of the plans for one's own hand, one for each prediction; before it the seats'."""
GOALS: Final = PREDICTIONS + 1
"""To win 0, 1, ... 6 tricks, or else as many as can be."""
TRICKS: Final = HAND_SLOTS + 2
"""Numbers of tricks won that a plan knows."""
SURVEYED: Final = 48
"""Worlds whose hands are looked at to know how plays compare."""


class Mind(Protocol):
    """See `_MIND` for the sizes."""

    usual: Ints
    """How strong plays are that others make, trick by trick; weakest first."""
    usual_count: int
    best: Ints
    """How strong their strongest plays are; weakest first."""
    best_count: int

    masks: Ints
    """By seat: the different sets of hand cards that its plays use."""
    choices: Ints
    """How many these are, by seat."""
    wins: Floats
    """By seat and choice: the chance to win some trick with it, and as much row as helps."""
    slips: Floats
    """The chance to win it against one's will, with as little of the row as can be."""
    strongest: Ints
    weakest: Ints
    """By set of cards, while the choices are found: the plays that use just these."""
    beaten: Floats
    """By seat and play: the chance that an opponent can beat it."""

    outlook: Floats
    """By plan, part of the hand and tricks won: the points to be expected in the end."""
    promised: Floats
    """By part of the hand, tricks won and goal, likewise, while all goals are weighed at once."""
    plan: Ints
    """By seat, the plan it follows."""
    held: Ints
    """By seat, the part of the hand it still holds."""


_MIND: Final = np.dtype(
    [
        ("usual", np.int64, (SURVEYED * SEATS * HAND_SLOTS,)),
        ("usual_count", np.int64),
        ("best", np.int64, (SURVEYED * SEATS,)),
        ("best_count", np.int64),
        ("masks", np.int64, (SEATS, PARTS)),
        ("choices", np.int64, (8,)),
        ("wins", np.float64, (SEATS, PARTS)),
        ("slips", np.float64, (SEATS, PARTS)),
        ("strongest", np.int64, (PARTS,)),
        ("weakest", np.int64, (PARTS,)),
        ("beaten", np.float64, (SEATS, MOST_PLAYS)),
        ("outlook", np.float64, (OWN + PREDICTIONS, PARTS, TRICKS)),
        ("promised", np.float64, (PARTS, TRICKS, GOALS)),
        ("plan", np.int64, (8,)),
        ("held", np.int64, (8,)),
    ],
    align=True,
)


def new_mind() -> Mind:
    minds = np.zeros(1, _MIND).view(np.recarray)
    return cast("Mind", minds[0])
