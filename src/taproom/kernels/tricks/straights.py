"""Straights and flushes of every kind (F-9), for `plays`."""

from __future__ import annotations

from typing import Final

from taproom.kernels.tricks.bits import lowest, popcount
from taproom.kernels.tricks.desk import HAND_SLOTS, IN_HAND, SUIT, VALUE, Desk
from taproom.kernels.tricks.jit import kernel
from taproom.kernels.tricks.playbook import RANK, Order, push

COUNT: Final = 5
"""The cards of a suit, up to thirteen, are counted in so many bits."""
_EACH_SUIT: Final = 0x108421

_STRAIGHT: Final = 4 << RANK
_STRAIGHT_FLUSH: Final = 8 << RANK
_ROYAL_FLUSH: Final = 10 << RANK
_HIGHEST: Final = 13


@kernel
def long_suits(counts: int) -> int:
    """A bit in the field of every suit of which there are five, given how many cards each has."""
    return (counts + 11 * _EACH_SUIT) & (16 * _EACH_SUIT)


@kernel
def straights_and_flushes(
    desk: Desk, order: Order, seat: int, found: int, runs: int, suits: int
) -> int:
    """`runs` has the lowest values of straights as bits, `suits` what `long_suits` found."""
    _gather_suits(desk, seat)
    found = _straights(desk, seat, found, runs)
    return _flushes(desk, order, seat, found, suits)


@kernel
def _gather_suits(desk: Desk, seat: int) -> None:
    for suit in range(8):
        desk.suits[0, suit] = desk.suits[1, suit]
    for slot in range(desk.sizes[seat]):
        desk.suits[0, (desk.hands[seat, slot] >> SUIT) & 7] |= 1 << slot


@kernel
def _straights(desk: Desk, seat: int, found: int, runs: int) -> int:
    """All straights, those of one suit among them (F-9); `runs` has their lowest values."""
    while runs:
        low = lowest(runs)
        runs &= runs - 1
        desk.parts[0], many = 0, 1
        for value in range(low, low + 5):
            many = _each_with_each(desk, many, desk.groups[0, value & 15])
        for part in range(many):
            slots = desk.parts[part]
            if slots & IN_HAND:
                strength = _rank_of_straight(desk, slots, low) + (low + 4) * 0x11111 - 0x01234
                found = push(desk, seat, found, strength, slots)
    return found


@kernel
def _each_with_each(desk: Desk, many: int, group: int) -> int:
    """Each part once with each card of the group, in the same place; how many there are now."""
    choices = popcount(group)
    for part in range(many - 1, -1, -1):
        begun = desk.parts[part]
        cards = group
        for choice in range(choices):
            desk.parts[part * choices + choice] = begun | (cards & -cards)
            cards &= cards - 1
    return many * choices


@kernel
def _rank_of_straight(desk: Desk, slots: int, low: int) -> int:
    for suit in range(5):
        if slots & ~desk.suits[0, suit] == 0:
            return _ROYAL_FLUSH if low + 4 == _HIGHEST else _STRAIGHT_FLUSH
    return _STRAIGHT


@kernel
def _flushes(desk: Desk, order: Order, seat: int, found: int, suits: int) -> int:
    """Flushes only: the straight ones are among the straights."""
    while suits:
        suit = desk.suits[0, lowest(suits) // COUNT & 7]
        suits &= suits - 1
        slots = suit
        while slots:
            if slots & IN_HAND and popcount(slots) == 5:
                values = _values(desk, seat, slots)
                if values != (values & -values) * 31:
                    strength = (order.flush << RANK) + _falling(values)
                    found = push(desk, seat, found, strength, slots)
            slots = (slots - 1) & suit
    return found


@kernel
def _values(desk: Desk, seat: int, slots: int) -> int:
    """The values of these cards, which are all different, as bits."""
    values = 0
    while slots:
        slot = lowest(slots)
        card = desk.hands[seat, slot] if slot < HAND_SLOTS else desk.row[slot - HAND_SLOTS]
        values |= 1 << (card & VALUE)
        slots &= slots - 1
    return values


@kernel
def _falling(values: int) -> int:
    """These values, the highest first, four bits each."""
    packed = 0
    for value in range(_HIGHEST, 0, -1):
        if (values >> value) & 1:
            packed = (packed << 4) | value
    return packed
