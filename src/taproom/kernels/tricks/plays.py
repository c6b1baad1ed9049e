"""Every play of a hand with the row (F-7, F-8), found once a deal from value and suit groups."""

from __future__ import annotations

from typing import Final

import numpy as np

from taproom.kernels.tricks.bits import lowest, popcount
from taproom.kernels.tricks.desk import HAND_SLOTS, IN_HAND, SUIT, VALUE, Desk
from taproom.kernels.tricks.jit import kernel
from taproom.kernels.tricks.playbook import NARROW, RANK, STRENGTH, Order, note_uses, push
from taproom.kernels.tricks.straights import COUNT, long_suits, straights_and_flushes

_TWO_PAIR: Final = 2 << RANK
# By how many cards are equal: the rank, and where their value stands.
_EQUAL: Final = np.array([0, 0, 1 << RANK, 3 << RANK, 7 << RANK, 9 << RANK], np.int64)
_REPEATED: Final = np.array([0, 0x10000, 0x11000, 0x11100, 0x11110, 0x11111], np.int64)


@kernel
def find_all_plays(desk: Desk, order: Order, seats: int) -> None:
    """The plays of every seat."""
    lay_row(desk)
    desk.wide = 0
    for seat in range(seats):
        find_plays(desk, order, seat)
        desk.wide |= desk.count[seat] > NARROW


@kernel
def lay_row(desk: Desk) -> None:
    """The row's share of every seat's groups."""
    for value in range(16):
        desk.groups[1, value] = 0
    for suit in range(8):
        desk.suits[1, suit] = 0
    present, multiple, counts = 0, 0, 0
    for place in range(desk.row_size):
        value, suit = desk.row[place] & VALUE, desk.row[place] >> SUIT
        multiple |= present & (1 << value)
        present |= 1 << value
        counts += 1 << (COUNT * suit)
        desk.groups[1, value] |= 1 << (HAND_SLOTS + place)
        desk.suits[1, suit & 7] |= 1 << (HAND_SLOTS + place)
    desk.row_values[0], desk.row_values[1], desk.row_values[2] = present, multiple, counts


@kernel
def find_plays(desk: Desk, order: Order, seat: int) -> None:
    """All plays of this seat's hand, with the row that was laid."""
    present, multiple, counts = desk.row_values[0], desk.row_values[1], desk.row_values[2]
    own, size = 0, desk.sizes[seat]
    for value in range(16):
        desk.groups[0, value] = desk.groups[1, value]
    for slot in range(HAND_SLOTS):
        desk.uses[seat, slot] = 1 << slot
    for slot in range(size):
        card = desk.hands[seat, slot]
        value = card & VALUE
        multiple |= present & (1 << value)
        present |= 1 << value
        own |= 1 << value
        counts += 1 << (COUNT * (card >> SUIT))
        desk.groups[0, value] |= 1 << slot
        desk.plays[seat, slot] = (value << (16 + STRENGTH)) | (1 << slot)
    found = size
    rest = multiple & own
    while rest:
        found = _equals(desk, seat, found, lowest(rest))
        rest &= rest - 1
    pairs = multiple & own if order.row_each else multiple
    if pairs & (pairs - 1):
        found = _in_two_groups(desk, order, seat, found, pairs)
    runs = present & (present >> 1) & (present >> 2) & (present >> 3) & (present >> 4)
    one_suit = long_suits(counts)
    if runs | one_suit:
        found = straights_and_flushes(desk, order, seat, found, runs, one_suit)
    desk.count[seat] = found
    note_uses(desk, seat)


@kernel
def _equals(desk: Desk, seat: int, found: int, value: int) -> int:
    """Pairs, threes, fours and fives of one value."""
    group = desk.groups[0, value & 15]
    if popcount(group) == 2:
        return push(desk, seat, found, _EQUAL[2] + value * 0x11000, group)
    slots = group
    while slots:
        size = popcount(slots)
        if size > 1 and slots & IN_HAND:
            strength = _EQUAL[size & 7] + value * _REPEATED[size & 7]
            found = push(desk, seat, found, strength, slots)
        slots = (slots - 1) & group
    return found


@kernel
def _in_two_groups(desk: Desk, order: Order, seat: int, found: int, pairs: int) -> int:
    """Two pairs and full houses of these values."""
    highs = pairs
    while highs:
        low = lowest(highs)
        highs &= highs - 1
        others = highs
        while others:
            high = lowest(others)
            others &= others - 1
            one, other = desk.groups[0, low & 15], desk.groups[0, high & 15]
            if (one | other) & IN_HAND == 0:
                continue
            strength = _TWO_PAIR + high * 0x11000 + low * 0x00110
            found = _crossed(desk, order, seat, found, strength, one, 2, other, 2)
            if popcount(other) > 2:
                strength = _full_house(order, high, low)
                found = _crossed(desk, order, seat, found, strength, one, 2, other, 3)
            if popcount(one) > 2:
                strength = _full_house(order, low, high)
                found = _crossed(desk, order, seat, found, strength, one, 3, other, 2)
    return found


@kernel
def _full_house(order: Order, three: int, pair: int) -> int:
    rank = order.full_house << RANK
    if order.three_before_pair or three > pair:
        return rank + three * 0x11100 + pair * 0x00011
    return rank + pair * 0x11000 + three * 0x00111


@kernel
def _crossed(
    desk: Desk,
    order: Order,
    seat: int,
    found: int,
    strength: int,
    one: int,
    of_one: int,
    other: int,
    of_other: int,
) -> int:
    """So many cards of one group with so many of another, where the row rule allows it."""
    left = one
    while left:
        if popcount(left) == of_one:
            right = other
            while right:
                if popcount(right) == of_other:
                    mine, yours = left & IN_HAND, right & IN_HAND
                    if (mine and yours) if order.row_each else (mine or yours):
                        found = push(desk, seat, found, strength, left | right)
                right = (right - 1) & other
        left = (left - 1) & one
    return found
