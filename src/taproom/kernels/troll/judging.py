"""What a position is worth to team 0: exactly at the end, by rule of thumb before."""

from __future__ import annotations

from typing import Final

from taproom.games.troll import HAND_SIZE
from taproom.kernels.troll.bits import count
from taproom.kernels.troll.compiled import Ints, compiled
from taproom.kernels.troll.field import shown
from taproom.kernels.troll.layout import (
    ACTOR,
    AXES,
    COASTERS,
    HAND,
    NOTHING,
    OCCUPIED,
    SEATS_AT_MOST,
    SIDE,
    TOP,
)
from taproom.kernels.troll.legal import free_cells
from taproom.kernels.troll.scoring import KEPT, ahead, fold, lead
from taproom.kernels.troll.tables import (
    ABILITIES,
    ABILITY,
    BESIDE,
    BIT,
    CELL_OF,
    LIMIT,
    MUGS,
    PRO,
    SIDES,
    SMALL_CREATURE,
    STERN_LOOK,
    THIEF,
    TOUGHNESS,
)

POINT: Final = 100
"""All values are in hundredths of a point."""
WIN: Final = 1_000_000
"""A won game is worth more than any points; of two, the one with more points."""

# What a taste weighs, in hundredths of a point, seen from the side that is to act.
TEMPO: Final = 0
"""To be the one to act."""
LEAD: Final = 1
"""Each point of the lead."""
THEIR_HANGING: Final = 2
"""Each mug of theirs that we could flip."""
OUR_HANGING: Final = 3
MUGS_IN_HAND: Final = 4
"""Each mug that we have in hand more than they."""
TOUGHNESS_IN_HAND: Final = 5
"""Likewise, all sides together."""
LAST_TURN: Final = 6
"""Under pro rules, as all that follows: 1 if the last turn will be ours, -1 if theirs; by the cells
that are free now."""
LAST_SAY: Final = 7
"""Likewise, if no hand holds a Stern look, which can change it (TR-7); else who alone holds one, or
0 if both do."""
IN_HAND: Final = 8
"""From here on, by ability, how many more coasters with it we have in hand than they."""
WEIGHTS: Final = IN_HAND + len(ABILITIES)
STAGES: Final = HAND_SIZE * SEATS_AT_MOST + 1
"""By how many coasters are in hand, of all seats together, it weighs things anew."""
TASTES: Final = STAGES * WEIGHTS

HELD: Final = 512
"""The room in which is kept what is known of hands, behind what is known of sets."""
# What is known of a hand, in one number: by side what it reaches, its mugs, how many coasters these
# are, their sides all together, how many have each ability.
_NIBBLE = 4
_MUGS = 16
_COUNT = 21
_SIDES = 25
_ABILITIES = 34
_OF_MUGS = 31
_OF_COASTERS = 15
_OF_SIDES = 511
_TEAM = 16


@compiled
def final_value(r: Ints, p: Ints, d: Ints, kept: int) -> int:
    return WIN * ahead(r, p, d, kept) + POINT * lead(r, p, d, kept)


@compiled
def guess(r: Ints, p: Ints, d: Ints, taste: int, noticed: int, kept: int) -> int:
    """What a position is worth when a turn begins, to the taste noted on the desk.

    The lead alone says next to nothing before the end: what hangs will be flipped.
    """
    weights = taste + WEIGHTS * notice(r, p, d, noticed, kept)
    worth = 0
    for each in range(WEIGHTS):
        worth += d[weights + each] * d[noticed + each]
    return -worth if p[ACTOR] & 1 else worth


@compiled
def notice(r: Ints, p: Ints, d: Ints, noticed: int, kept: int) -> int:
    """What a taste weighs, noted on the desk for the side that is to act; gives the stage."""
    axes_act = p[ACTOR] & 1
    ours = _held(r, p, axes_act, d, kept + KEPT)
    theirs = _held(r, p, 1 - axes_act, d, kept + KEPT)
    hanging = _hanging(r, p, theirs if axes_act else ours, ours if axes_act else theirs)
    of_axes = hanging >> _TEAM
    of_swords = hanging & (1 << _TEAM) - 1
    of_lead = lead(r, p, d, kept)
    d[noticed + TEMPO] = 1
    d[noticed + LEAD] = -of_lead if axes_act else of_lead
    d[noticed + THEIR_HANGING] = of_swords if axes_act else of_axes
    d[noticed + OUR_HANGING] = of_axes if axes_act else of_swords
    d[noticed + MUGS_IN_HAND] = (ours >> _MUGS & _OF_MUGS) - (theirs >> _MUGS & _OF_MUGS)
    d[noticed + TOUGHNESS_IN_HAND] = (ours >> _SIDES & _OF_SIDES) - (theirs >> _SIDES & _OF_SIDES)
    in_hand = (ours >> _COUNT & _OF_COASTERS) + (theirs >> _COUNT & _OF_COASTERS)
    if r[PRO]:
        turns = min(in_hand, r[LIMIT] * r[LIMIT] - count(p[OCCUPIED]))
        last = 1 if turns & 1 else -1
        d[noticed + LAST_TURN] = last
        our_say = _of(ours, STERN_LOOK) > 0
        their_say = _of(theirs, STERN_LOOK) > 0
        d[noticed + LAST_SAY] = our_say - their_say if our_say or their_say else last
        for ability in range(THIEF, SMALL_CREATURE + 1):
            more = _of(ours, ability) - _of(theirs, ability)
            d[noticed + IN_HAND + ability - THIEF] = more
    return in_hand


@compiled
def _held(r: Ints, p: Ints, team: int, d: Ints, room: int) -> int:
    """What is known of the hands of this team.

    Few different hands occur in a search, so what was found is kept.
    """
    hands = p[HAND + team] | p[HAND + team + 2] << COASTERS
    key = 2 * hands + team
    slot = room + 2 * (fold(key) & HELD // 2 - 1)
    if d[slot] != key:
        d[slot] = key
        d[slot + 1] = _weighed(r, hands, team)
    return d[slot + 1]


@compiled
def _weighed(r: Ints, hands: int, team: int) -> int:
    """By side, the most that can be shown with one of them and a token on it; and the rest."""
    weighed = 0
    for side in range(SIDES):
        most = 0
        left = hands
        while left:
            one = left & -left
            left ^= one
            toughness = r[TOUGHNESS + SIDES * (2 * _coaster(r, one) + team) + side]
            most = max(most, 1 + toughness)
            weighed += toughness << _SIDES
        weighed += most << _NIBBLE * side
    while hands:
        one = hands & -hands
        hands ^= one
        coaster = _coaster(r, one)
        weighed += (r[MUGS + coaster] << _MUGS) + (1 << _COUNT)
        if r[ABILITY + coaster]:
            weighed += 1 << _ABILITIES + _NIBBLE * (r[ABILITY + coaster] - THIEF)
    return weighed


@compiled
def _of(held: int, ability: int) -> int:
    """How many coasters with this ability."""
    return held >> _ABILITIES + _NIBBLE * (ability - THIEF) & 15


@compiled
def _coaster(r: Ints, one: int) -> int:
    """Which coaster a bit of both partners' hands is."""
    return r[CELL_OF + one % BIT] % COASTERS


@compiled
def _hanging(r: Ints, p: Ints, swords: int, axes: int) -> int:
    """The mugs of each team on coasters that the other could flip from some free cell."""
    cells = free_cells(r, p, p[SIDE])
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
            reach = swords if team else axes
            if shown(r, p, beside, (side + 2) % SIDES) < reach >> _NIBBLE * side & 15:
                seen |= 1 << beside
                mugs += r[MUGS + there] << _TEAM * team
    return mugs
