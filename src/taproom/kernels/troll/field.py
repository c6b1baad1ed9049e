"""What happens to coasters and tokens on the field. Totals and hash are kept up with it."""

from __future__ import annotations

from taproom.kernels.troll.compiled import Ints, compiled
from taproom.kernels.troll.layout import (
    AXES,
    CELLS,
    COASTERS,
    DISCARD,
    HAND,
    HASH,
    NOTHING,
    OCCUPIED,
    SEATS_AT_MOST,
    SMASHED,
    TOKEN,
    TOKENS,
    TOP,
    TOTAL,
    TURNED,
    UNDER,
)
from taproom.kernels.troll.tables import (
    BESIDE,
    HAND_KEY,
    IN_SET,
    LAID_KEY,
    MUGS,
    OVER_KEY,
    SIDES,
    SMASHED_KEY,
    TOKEN_KEY,
    TOUGHNESS,
    WEIGHT,
)


@compiled
def set_hand(r: Ints, p: Ints, seat: int, coaster: int) -> None:
    """Into this hand, or out of it."""
    p[HAND + seat] ^= 1 << coaster
    p[HASH] ^= r[HAND_KEY + COASTERS * seat + coaster]


@compiled
def _laid_key(r: Ints, p: Ints, cell: int, coaster: int) -> int:
    faces = 2 * (p[AXES] >> coaster & 1) + (p[TURNED] >> coaster & 1)
    return r[LAID_KEY + 4 * (CELLS * coaster + cell) + faces]


@compiled
def _set_under(r: Ints, p: Ints, coaster: int, below: int) -> None:
    if p[UNDER + coaster] != NOTHING:
        p[HASH] ^= r[OVER_KEY + COASTERS * coaster + p[UNDER + coaster]]
    if below != NOTHING:
        p[HASH] ^= r[OVER_KEY + COASTERS * coaster + below]
    p[UNDER + coaster] = below


@compiled
def lay(r: Ints, p: Ints, cell: int, coaster: int, seat: int) -> None:
    """On a free cell or on a small creature, whose token then stands on the new top."""
    if seat & 1:
        p[AXES] |= 1 << coaster
        p[TURNED] |= 1 << coaster
    _set_under(r, p, coaster, p[TOP + cell])
    p[TOP + cell] = coaster
    p[OCCUPIED] |= 1 << cell
    p[TOTAL + (seat & 1)] += r[WEIGHT + coaster]
    p[HASH] ^= _laid_key(r, p, cell, coaster)


@compiled
def lift(r: Ints, p: Ints, cell: int) -> None:
    """The top coaster goes to the discard, and a token on it back to its owner."""
    coaster = p[TOP + cell]
    p[HASH] ^= _laid_key(r, p, cell, coaster)
    p[TOTAL + (p[AXES] >> coaster & 1)] -= r[WEIGHT + coaster]
    p[AXES] &= ~(1 << coaster)
    p[TURNED] &= ~(1 << coaster)
    p[DISCARD] |= 1 << coaster
    p[TOP + cell] = p[UNDER + coaster]
    if p[TOP + cell] == NOTHING:
        p[OCCUPIED] ^= 1 << cell
    _set_under(r, p, coaster, NOTHING)
    if p[TOKENS] >> cell & 1:
        move_token(r, p, token_owner(p, cell), NOTHING)


@compiled
def swap_tops(r: Ints, p: Ints, one: int, other: int) -> None:
    """Exchange the top coasters, each with its token; what is covered stays."""
    here = p[TOP + one]
    there = p[TOP + other]
    p[HASH] ^= _laid_key(r, p, one, here) ^ _laid_key(r, p, other, there)
    p[HASH] ^= _laid_key(r, p, other, here) ^ _laid_key(r, p, one, there)
    below_here = p[UNDER + here]
    _set_under(r, p, here, p[UNDER + there])
    _set_under(r, p, there, below_here)
    p[TOP + one] = there
    p[TOP + other] = here
    guest = token_owner(p, one)
    host = token_owner(p, other)
    if guest != NOTHING:
        move_token(r, p, guest, other)
    if host != NOTHING:
        move_token(r, p, host, one)
        if guest != NOTHING:
            p[TOKENS] |= 1 << other


@compiled
def token_owner(p: Ints, cell: int) -> int:
    for seat in range(SEATS_AT_MOST):
        if p[TOKEN + seat] == cell:
            return seat
    return NOTHING


@compiled
def move_token(r: Ints, p: Ints, seat: int, cell: int) -> None:
    """From wherever it stands; to NOTHING is off the field."""
    if p[TOKEN + seat] != NOTHING:
        p[TOKENS] &= ~(1 << p[TOKEN + seat])
        p[HASH] ^= r[TOKEN_KEY + CELLS * seat + p[TOKEN + seat]]
    p[TOKEN + seat] = cell
    if cell != NOTHING:
        p[TOKENS] |= 1 << cell
        p[HASH] ^= r[TOKEN_KEY + CELLS * seat + cell]


@compiled
def shown(r: Ints, p: Ints, cell: int, side: int) -> int:
    """The toughness of the top coaster towards a side of the field; a token gives one more."""
    coaster = p[TOP + cell]
    face = 2 * coaster + (p[TURNED] >> coaster & 1)
    return r[TOUGHNESS + SIDES * face + side] + (p[TOKENS] >> cell & 1)


@compiled
def compare(r: Ints, p: Ints, cell: int) -> None:
    """The touching enemies whose facing side is lower change teams (TR-6)."""
    team = p[AXES] >> p[TOP + cell] & 1
    for side in range(SIDES):
        beside = r[BESIDE + SIDES * cell + side]
        coaster = p[TOP + beside]
        if coaster == NOTHING or p[AXES] >> coaster & 1 == team:
            continue
        if shown(r, p, beside, (side + 2) % SIDES) < shown(r, p, cell, side):
            p[HASH] ^= _laid_key(r, p, beside, coaster)
            p[AXES] ^= 1 << coaster
            p[HASH] ^= _laid_key(r, p, beside, coaster)
            p[TOTAL + team] += r[WEIGHT + coaster]
            p[TOTAL + 1 - team] -= r[WEIGHT + coaster]


@compiled
def smash(r: Ints, p: Ints, coaster: int) -> None:
    """One mug less; with the last one its place in a set is gone, too (TR-11)."""
    gone = p[SMASHED] >> coaster & 1
    p[SMASHED + gone] |= 1 << coaster
    p[HASH] ^= r[SMASHED_KEY + COASTERS * gone + coaster]
    lost = 1
    if gone + 1 == r[MUGS + coaster]:
        lost += r[IN_SET + coaster]
    p[TOTAL + (p[AXES] >> coaster & 1)] -= lost
