"""The memory of the kernels: one record, made once and used for deal after deal.

A record is handed to a compiled function as one pointer. Tuples of arrays would be counted
references, and counting them takes longer than playing the round.

A card is `suit << 4 | value`. The cards a seat can use lie in thirteen slots: its hand in slots
0 to 7, the row in 8 to 12; sets of cards are masks of slots.
"""

from __future__ import annotations

from typing import Any, Final, Protocol, cast

import numpy as np

from taproom.kernels.tricks.jit import Bytes, Floats, Ints

CARDS: Final = 65
SEATS: Final = 7
HAND_SLOTS: Final = 8
ROW_SLOTS: Final = 5
IN_HAND: Final = (1 << HAND_SLOTS) - 1
VALUE: Final = 15
SUIT: Final = 4
"""By how many bits the suit of a card is shifted."""

MOST_PLAYS: Final = 13 + 78 + 286 + 715 + 1287
"""No more than there are sets of one to five of thirteen cards."""
MOST_STRAIGHTS: Final = 3 * 3 * 3 * 2 * 2
"""Thirteen cards on five values."""


class Desk(Protocol):
    """What lies on the desk; see `_DESK` for the sizes."""

    deck: Bytes
    """What has been drawn lies on top, in order."""
    hands: Ints
    """Cards by seat and slot: what each held when its plays were found."""
    sizes: Ints
    """How many cards that were, by seat."""
    row: Ints
    row_size: int

    plays: Ints
    """By seat; all that are possible with its hand and the row."""
    count: Ints
    """How many of them, by seat."""
    uses: Ints
    """By seat and hand slot, which of the first 64 plays use the card, as bits."""
    spent: Ints
    """By seat and cards of the hand, which plays use one of them: as bits, of two halves of a hand.

    Entries 0 to 15 are for cards in slots 0 to 3, entries 16 to 31 for those in slots 4 to 7.
    """
    wide: int
    """Has somebody more than 64 plays?"""

    groups: Ints
    """Slots by value, of the seat at work and, behind them, of the row alone."""
    suits: Ints
    """Slots by suit, likewise."""
    row_values: Ints
    """Values of the row as bits, those found twice, and how many cards of each suit."""
    parts: Ints
    """Where straights are put together."""

    legal: Ints
    """The legal plays of a seat, when they are written down."""
    places: Ints
    """Where the nodes of a tree are to which they lead."""
    untried: Ints
    """Which of them have never been tried."""
    path: Ints
    """The nodes on the way down a tree, and whose play led to each."""
    values: Floats
    """By how many plays ahead, what every seat comes to if all go on playing their best."""
    piles: Any
    """The positions that lead there, each a `Pile`."""
    live: Ints
    """By seat, the plays it can still make, as bits; if the deal is wide, the cards it holds."""
    predicted: Ints
    chips: Ints
    """Before whom each seat's chip lies, or KEPT."""
    points: Ints


class Pile(Protocol):
    """A position in the middle of which others are looked at: its standing, and how far it is."""

    leader: int
    step: int
    best: int
    won: int
    tricks: int
    winner: int
    streak: int
    mover: int
    held: int
    """What the mover had `live`."""
    place: int
    """The next of the mover's plays to look at."""
    valued: int
    """Has one been looked at yet?"""
    won_in_end: int
    """How the round ends if all go on playing their best: this and what follows."""
    tricks_in_end: int
    winner_in_end: int
    streak_in_end: int


_PILE: Final = np.dtype([(name, np.int64) for name in Pile.__annotations__])
_DEEPEST: Final = SEATS * HAND_SLOTS
"""So many plays are in a round at most."""

_DESK: Final = np.dtype(
    [
        ("plays", np.int64, (SEATS, MOST_PLAYS)),
        ("uses", np.int64, (SEATS, HAND_SLOTS)),
        ("spent", np.int64, (SEATS, 32)),
        ("live", np.int64, (8,)),
        ("count", np.int64, (8,)),
        ("hands", np.int64, (SEATS, HAND_SLOTS)),
        ("sizes", np.int64, (8,)),
        ("row", np.int64, (8,)),
        ("row_size", np.int64),
        ("wide", np.int64),
        ("groups", np.int64, (2, 16)),
        ("suits", np.int64, (2, 8)),
        ("row_values", np.int64, (4,)),
        ("predicted", np.int64, (8,)),
        ("chips", np.int64, (8,)),
        ("points", np.int64, (8,)),
        ("parts", np.int64, (MOST_STRAIGHTS,)),
        ("legal", np.int64, (MOST_PLAYS + 1,)),
        ("places", np.int64, (MOST_PLAYS,)),
        ("untried", np.int64, (MOST_PLAYS + 1,)),
        ("path", np.int64, (2, _DEEPEST)),
        ("values", np.float64, (_DEEPEST + 1, 8)),
        ("piles", _PILE, (_DEEPEST + 1,)),
        ("deck", np.uint8, (CARDS,)),
    ],
    align=True,
)


def new_desk() -> Desk:
    desks = np.zeros(1, _DESK).view(np.recarray)
    return cast("Desk", desks[0])
