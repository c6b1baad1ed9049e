"""How the plays of a hand are written down.

A play is one number, `strength << 16 | slots`. A strength is one number too: the rank of the
combination, then the values that are compared, four bits each. So the stronger play is the
greater number (F-10, F-11).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from taproom.kernels.tricks.desk import HAND_SLOTS, Desk
from taproom.kernels.tricks.jit import kernel

STRENGTH: Final = 16
"""By how many bits a strength is shifted in a play."""
RANK: Final = 20
"""By how many bits the rank of a combination is shifted in a strength."""
NARROW: Final = 64
"""So many plays of a seat fit into the bits of one number."""


class Order(NamedTuple):
    """In what the editions differ when plays are found and compared (HP-1, HP-2, PM-1, PM-2)."""

    row_each: bool
    """Must each group of two pair and full house hold a hand card?"""
    full_house: int
    """Its rank."""
    flush: int
    three_before_pair: bool


@kernel
def push(desk: Desk, seat: int, found: int, strength: int, slots: int) -> int:
    desk.plays[seat, found] = (strength << STRENGTH) | slots
    for slot in range(HAND_SLOTS):
        desk.uses[seat, slot] |= ((slots >> slot) & 1) << (found & 63)
    return found + 1


@kernel
def note_uses(desk: Desk, seat: int) -> None:
    """Fills `desk.spent` once all plays of the seat are written down."""
    for half in range(0, 32, 16):
        first, second = desk.uses[seat, half >> 2], desk.uses[seat, (half >> 2) + 1]
        third, fourth = desk.uses[seat, (half >> 2) + 2], desk.uses[seat, (half >> 2) + 3]
        desk.spent[seat, half + 1] = first
        desk.spent[seat, half + 2] = second
        desk.spent[seat, half + 3] = first | second
        for cards in range(4):
            few = desk.spent[seat, half + cards]
            desk.spent[seat, half + cards + 4] = few | third
            desk.spent[seat, half + cards + 8] = few | fourth
            desk.spent[seat, half + cards + 12] = few | third | fourth
