"""Possible worlds: the unseen cards dealt to the other seats."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from taproom.kernels.tricks.chance import stream
from taproom.kernels.tricks.dealing import draw_cards
from taproom.kernels.tricks.desk import HAND_SLOTS, SEATS
from taproom.kernels.tricks.jit import Bytes, Ints, kernel
from taproom.kernels.tricks.position import Position


class Worlds(NamedTuple):
    """Many of them. A bot may put others in their place (`_replace`)."""

    hands: npt.NDArray[np.uint8]
    """Card codes by world, seat and slot; 0 beyond the size of a hand."""
    predicted: Ints
    """By world and seat; UNKNOWN where nobody has shown or guessed it."""


def sample_worlds(position: Position, count: int, seed: int) -> Worlds:
    """So many worlds that agree with what is known, all equally likely.

    World number i depends on seed and i alone.
    """
    hands = np.zeros((count, SEATS, HAND_SLOTS), np.uint8)
    unseen = position.unseen.astype(np.uint8)
    deal_worlds(position.hands, position.sizes, position.me, unseen, seed, hands)
    return Worlds(hands, np.tile(position.predicted, (count, 1)))


@kernel
def deal_worlds(known: Ints, sizes: Ints, me: int, unseen: Bytes, seed: int, worlds: Bytes) -> None:
    deck = unseen.copy()
    needed = sizes[:SEATS].sum() - sizes[me]
    for number in range(len(worlds)):
        deck[:] = unseen
        draw_cards(deck, len(deck), 0, needed, stream(seed, number))
        drawn = 0
        for seat in range(SEATS):
            for slot in range(sizes[seat]):
                if seat == me:
                    worlds[number, seat, slot] = known[seat, slot]
                else:
                    worlds[number, seat, slot] = deck[drawn]
                    drawn += 1
