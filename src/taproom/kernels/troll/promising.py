"""How good a step looks at first sight: what is likely to be best is looked at first."""

from __future__ import annotations

from taproom.kernels.troll.compiled import Ints, compiled
from taproom.kernels.troll.field import shown
from taproom.kernels.troll.layout import (
    ACTOR,
    AXES,
    BARMAN,
    CELL_MASK,
    CHOICE_MASK,
    COASTER_BITS,
    COASTER_MASK,
    HAND,
    MUG,
    NOTHING,
    OCCUPIED,
    PHASE,
    PLACE,
    PLACED,
    REMOVE,
    SHIFT,
    SIDE,
    SMASH,
    TOKENS,
    TOP,
)
from taproom.kernels.troll.legal import layable_cells
from taproom.kernels.troll.tables import (
    BESIDE,
    BIT,
    CELL_OF,
    MUGS,
    SEATS,
    SIDES,
    TOUGHNESS,
)

_FLIP = 16
"""What a flipped mug counts; all else is less."""
_OWN = 8
_STAY = 2


@compiled
def rate(r: Ints, p: Ints, out: Ints, start: int, end: int, gap: int) -> None:
    """The promise of each of these steps of a position, so much further on."""
    phase = p[PHASE]
    if phase == PLACE:
        for at in range(start, end):
            out[at + gap] = _placing(r, p, out[at] & CHOICE_MASK)
    elif phase == MUG:
        _rate_tokens(r, p, out, start, end, gap)
    elif phase == BARMAN:
        _rate_barmen(r, p, out, start, end, gap)
    else:
        for at in range(start, end):
            out[at + gap] = _hitting(p, phase, out[at] & CHOICE_MASK)


@compiled
def _placing(r: Ints, p: Ints, choice: int) -> int:
    coaster = choice & COASTER_MASK
    if choice >> SHIFT:
        coaster = (choice >> SHIFT) - 1
    cell = choice >> COASTER_BITS & CELL_MASK
    won = flips(r, p, cell, coaster, p[TOKENS] >> cell & 1, p[ACTOR] & 1)
    return _FLIP * won + _OWN * r[MUGS + coaster]


@compiled
def _hitting(p: Ints, phase: int, choice: int) -> int:
    """Theirs rather than ours, where something is removed or smashed."""
    if choice == 0 or (phase != REMOVE and phase != SMASH):
        return 0
    return _FLIP if p[AXES] >> p[TOP + choice - 1] & 1 != p[ACTOR] & 1 else -_FLIP


@compiled
def _rate_tokens(r: Ints, p: Ints, out: Ints, start: int, end: int, gap: int) -> None:
    """Flip more with it, or guard a coaster of one's own that can be reached."""
    placed = p[PLACED]
    team = p[ACTOR] & 1
    coaster = p[TOP + placed]
    more = _FLIP * flips(r, p, placed, coaster, 1, team)
    less = more
    if p[TOKENS] >> placed & 1 == 0:
        less = _FLIP * flips(r, p, placed, coaster, 0, team)
    for at in range(start, end):
        cell = (out[at] & CHOICE_MASK) - 1
        if cell == NOTHING:
            out[at + gap] = less + _STAY
        elif cell == placed:
            out[at + gap] = more + _exposed(r, p, cell)
        elif p[AXES] >> p[TOP + cell] & 1 == team:
            out[at + gap] = less + _exposed(r, p, cell)
        else:
            out[at + gap] = less - _FLIP


@compiled
def _rate_barmen(r: Ints, p: Ints, out: Ints, start: int, end: int, gap: int) -> None:
    """By the most that the next seat could flip then, with a token on what it lays."""
    seat = (p[ACTOR] + 1) % r[SEATS]
    every = 0
    for at in range(start, end):
        choice = out[at] & CHOICE_MASK
        out[at + gap] = layable_cells(r, p, seat, choice - 1 if choice else p[SIDE])
        every |= out[at + gap]
    most = 0  # a nibble for each step: four coasters have eight mugs at most
    while every:
        low = every & -every
        every ^= low
        won = _most_flips(r, p, seat, r[CELL_OF + low % BIT])
        for at in range(start, end):
            nibble = 4 * (at - start)
            if out[at + gap] & low and won > most >> nibble & 15:
                most += won - (most >> nibble & 15) << nibble
    for at in range(start, end):
        out[at + gap] = -(most >> 4 * (at - start) & 15)


@compiled
def _exposed(r: Ints, p: Ints, cell: int) -> int:
    """Mugs times the sides at which nothing lies yet."""
    free = 0
    for side in range(SIDES):
        free += 1 - (p[OCCUPIED] >> r[BESIDE + SIDES * cell + side] & 1)
    return free * r[MUGS + p[TOP + cell]]


@compiled
def flips(r: Ints, p: Ints, cell: int, coaster: int, token: int, team: int) -> int:
    """The mugs on what this coaster of that team would beat from this cell."""
    face = TOUGHNESS + SIDES * (2 * coaster + team)
    won = 0
    for side in range(SIDES):
        beside = r[BESIDE + SIDES * cell + side]
        there = p[TOP + beside]
        if there == NOTHING or p[AXES] >> there & 1 == team:
            continue
        if shown(r, p, beside, (side + 2) % SIDES) < r[face + side] + token:
            won += r[MUGS + there]
    return won


@compiled
def _most_flips(r: Ints, p: Ints, seat: int, cell: int) -> int:
    """The most mugs that this seat could flip from this cell."""
    team = seat & 1
    near = 0
    for side in range(SIDES):
        there = p[TOP + r[BESIDE + SIDES * cell + side]]
        if there != NOTHING and p[AXES] >> there & 1 != team:
            near += 1
    most = 0
    hand = p[HAND + seat] if near else 0
    while hand:
        one = hand & -hand
        hand ^= one
        most = max(most, flips(r, p, cell, r[CELL_OF + one % BIT], 1, team))
    return most
