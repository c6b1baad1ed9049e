"""What a position is worth to team 0: exactly at the end, by rule of thumb before."""

from __future__ import annotations

from typing import Final

from taproom.kernels.troll.compiled import Ints, compiled
from taproom.kernels.troll.field import shown
from taproom.kernels.troll.layout import ACTOR, AXES, COASTERS, HAND, NOTHING, SIDE, TOP
from taproom.kernels.troll.legal import free_cells
from taproom.kernels.troll.scoring import KEPT, ahead, fold, lead
from taproom.kernels.troll.tables import (
    BESIDE,
    BIT,
    CELL_OF,
    MUGS,
    SIDES,
    TOUGHNESS,
)

POINT: Final = 100
"""All values are in hundredths of a point."""
WIN: Final = 1_000_000
"""A won game is worth more than any points; of two, the one with more points."""

# What counts beside the lead, in hundredths of a point, seen from the side that is to act.
TEMPO: Final = 0
"""To be the one to act."""
THEIR_HANGING: Final = 1
"""For each mug of theirs that we could flip."""
OUR_HANGING: Final = 2
TASTES: Final = 3

REACHES: Final = 512
"""The room in which the reach of hands is kept, behind that of the sets."""
_NIBBLE = 4
_TEAM = 16


@compiled
def final_value(r: Ints, p: Ints, d: Ints, kept: int) -> int:
    return WIN * ahead(r, p, d, kept) + POINT * lead(r, p, d, kept)


@compiled
def guess(r: Ints, p: Ints, d: Ints, taste: int, kept: int) -> int:
    """What a position is worth when a turn begins, to the taste noted on the desk.

    The lead alone says next to nothing before the end: what hangs will be flipped.
    """
    hanging = _hanging(r, p, d, kept + KEPT)
    of_axes = hanging >> _TEAM
    of_swords = hanging & (1 << _TEAM) - 1
    worth = POINT * lead(r, p, d, kept)
    axes_act = p[ACTOR] & 1
    ours = of_axes if axes_act else of_swords
    theirs = of_swords if axes_act else of_axes
    beside = d[taste + TEMPO] + d[taste + THEIR_HANGING] * theirs + d[taste + OUR_HANGING] * ours
    return worth - beside if axes_act else worth + beside


@compiled
def _reach(r: Ints, p: Ints, team: int, d: Ints, reaches: int) -> int:
    """By side, the most that this team can show with a coaster in hand and a token on it.

    Few different hands occur in a search, so what was found is kept.
    """
    hands = p[HAND + team] | p[HAND + team + 2] << COASTERS
    key = 2 * hands + team
    slot = reaches + 2 * (fold(key) & REACHES // 2 - 1)
    if d[slot] != key:
        d[slot] = key
        d[slot + 1] = _reach_of(r, hands, team)
    return d[slot + 1]


@compiled
def _reach_of(r: Ints, hands: int, team: int) -> int:
    reach = 0
    for side in range(SIDES):
        most = 0
        left = hands
        while left:
            one = left & -left
            left ^= one
            coaster = r[CELL_OF + one % BIT] % COASTERS
            most = max(most, 1 + r[TOUGHNESS + SIDES * (2 * coaster + team) + side])
        reach += most << _NIBBLE * side
    return reach


@compiled
def _hanging(r: Ints, p: Ints, d: Ints, reaches: int) -> int:
    """The mugs of each team on coasters that the other could flip from some free cell."""
    cells = free_cells(r, p, p[SIDE])
    against_axes = _reach(r, p, 0, d, reaches)
    against_swords = _reach(r, p, 1, d, reaches)
    seen = 0
    mugs = 0
    while cells:
        low = cells & -cells
        cells ^= low
        cell = r[CELL_OF + low % BIT]
        for side in range(SIDES):
            beside = r[BESIDE + SIDES * cell + side]
            there = p[TOP + beside]
            if there == NOTHING or seen >> beside & 1:
                continue
            team = p[AXES] >> there & 1
            reach = against_axes if team else against_swords
            if shown(r, p, beside, (side + 2) % SIDES) < reach >> _NIBBLE * side & 15:
                seen |= 1 << beside
                mugs += r[MUGS + there] << _TEAM * team
    return mugs
