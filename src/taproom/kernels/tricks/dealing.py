"""Shuffling and dealing a round (F-5)."""

from __future__ import annotations

from typing import Final

import numpy as np

from taproom.kernels.tricks.chance import after, mixed, rest, share
from taproom.kernels.tricks.desk import CARDS, Desk
from taproom.kernels.tricks.jit import Bytes, Ints, kernel

FRESH_DECK: Final = np.array([suit << 4 | value for suit in range(5) for value in range(1, 14)])

_AT_ONCE: Final = 5
"""So many cards are drawn with the same 64 random bits."""


@kernel
def fresh_deck(deck: Bytes) -> None:
    for place in range(CARDS):
        deck[place] = FRESH_DECK[place]


@kernel
def draw_cards(deck: Bytes, cards: int, first: int, end: int, state: np.uint64) -> np.uint64:
    """Random cards of those from place `first` on to the places up to `end`, exclusive."""
    for begin in range(first, end, _AT_ONCE):
        word = mixed(state)
        state = after(state)
        for drawn in range(begin, min(begin + _AT_ONCE, end)):
            place = drawn + share(word, cards - drawn)
            word = rest(word, cards - drawn)
            card = deck[place]
            deck[place] = deck[drawn]
            deck[drawn] = card
    return state


@kernel
def deal_round(desk: Desk, sizes: Ints, seats: int, start: int, state: np.uint64) -> np.uint64:
    """The state of chance after the deal.

    Only as many cards as are needed are drawn; in `desk.deck` they lie on top, in order.
    """
    fresh_deck(desk.deck)
    state = draw_cards(desk.deck, CARDS, 0, 1, state)
    hand_size, desk.row_size = sizes[desk.deck[0], 0], sizes[desk.deck[0], 1]
    used = 1 + seats * hand_size
    state = draw_cards(desk.deck, CARDS, 1, used + desk.row_size - 1, state)
    for turn in range(seats):
        seat = start + turn
        if seat >= seats:
            seat -= seats
        desk.sizes[seat] = hand_size
        for slot in range(hand_size):
            desk.hands[seat, slot] = desk.deck[1 + turn * hand_size + slot]
    desk.row[0] = desk.deck[0]
    for place in range(1, desk.row_size):
        desk.row[place] = desk.deck[used + place - 1]
    return state
