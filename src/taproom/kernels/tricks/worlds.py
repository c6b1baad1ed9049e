"""Possible worlds: the unseen cards dealt to the other seats."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from taproom.kernels.tricks.chance import after, below, fraction, stream
from taproom.kernels.tricks.dealing import draw_cards
from taproom.kernels.tricks.desk import HAND_SLOTS, SEATS, SUIT
from taproom.kernels.tricks.jit import Bytes, Floats, Ints, kernel
from taproom.kernels.tricks.position import Position

NOWHERE: Final = SEATS
"""The place of the cards that nobody holds, behind the places of the seats."""
CODES: Final = 5 << SUIT


class Worlds(NamedTuple):
    """Many of them. A bot may put other predictions or weights in their place (`_replace`)."""

    hands: npt.NDArray[np.uint8]
    """Card codes by world, seat and slot; 0 beyond the size of a hand."""
    predicted: Ints
    """By world and seat; UNKNOWN where nobody has shown or guessed it."""
    weights: Floats
    """How much each world counts."""


def sample_worlds(
    position: Position,
    count: int,
    seed: int,
    log_weights: Floats | None = None,
    sweeps: int = 4,
) -> Worlds:
    """So many worlds that agree with what is known. World number i depends on seed and i alone.

    All are equally likely, unless `log_weights[seat, card code]` says how much likelier each card
    makes a world by being there (row NOWHERE: by being in nobody's hand). Then cards are swapped
    at random between places, `sweeps` times as many swaps as cards, and a swap to a less likely
    world is accepted as seldom as it ought to be (Metropolis).
    """
    hands = np.zeros((count, SEATS, HAND_SLOTS), np.uint8)
    weights = np.zeros((SEATS + 1, CODES)) if log_weights is None else log_weights
    swaps = 0 if log_weights is None else sweeps * len(position.unseen)
    unseen = position.unseen.astype(np.uint8)
    places = np.zeros(len(unseen), np.int64)
    deal_worlds(
        position.hands, position.sizes, position.me, unseen, places, weights, swaps, seed, hands
    )
    return Worlds(hands, np.tile(position.predicted, (count, 1)), np.ones(count))


@kernel
def deal_worlds(
    known: Ints,
    sizes: Ints,
    me: int,
    unseen: Bytes,
    places: Ints,
    log_weights: Floats,
    swaps: int,
    seed: int,
    worlds: Bytes,
) -> None:
    deck = unseen.copy()
    for number in range(len(worlds)):
        state = stream(seed, number)
        deck[:] = unseen
        state = deal_unseen(deck, sizes, me, state)
        if swaps:
            _swap(deck, sizes, me, places, log_weights, swaps, state)
        drawn = 0
        for seat in range(SEATS):
            for slot in range(sizes[seat]):
                if seat == me:
                    worlds[number, seat, slot] = known[seat, slot]
                else:
                    worlds[number, seat, slot] = deck[drawn]
                    drawn += 1


@kernel
def deal_unseen(deck: Bytes, sizes: Ints, me: int, state: np.uint64) -> np.uint64:
    """As many random cards as the other seats hold, to the top of the deck."""
    needed = -sizes[me]
    for seat in range(SEATS):
        needed += sizes[seat]
    return draw_cards(deck, len(deck), 0, needed, state)


@kernel
def _swap(
    deck: Bytes,
    sizes: Ints,
    me: int,
    places: Ints,
    log_weights: Floats,
    swaps: int,
    state: np.uint64,
) -> None:
    places[:] = NOWHERE
    dealt = 0
    for seat in range(SEATS):
        for _ in range(0 if seat == me else sizes[seat]):
            places[dealt] = seat
            dealt += 1
    if dealt == 0:
        return
    for _ in range(swaps):
        one = below(state, dealt)
        other = below(after(state), len(deck))
        state = after(after(state))
        here, there = places[one], places[other]
        mine, yours = deck[one], deck[other]
        gain = log_weights[here, yours] + log_weights[there, mine]
        gain -= log_weights[here, mine] + log_weights[there, yours]
        if gain >= 0 or fraction(state) < np.exp(gain):
            deck[one], deck[other] = yours, mine
        state = after(state)
