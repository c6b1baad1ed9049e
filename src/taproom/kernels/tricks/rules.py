"""A game of the family in numbers: all that changes how it is played and counted."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from taproom.games.tricks import (
    DECK,
    SUITS,
    Card,
    Combination,
    Edition,
    Hand,
    RowGroups,
    TricksGame,
)
from taproom.games.tricks.state import HIGHEST_PREDICTION
from taproom.kernels.tricks.jit import Ints
from taproom.kernels.tricks.playbook import Order

HIGHEST_CODE = 4 << 4 | 13
PREDICTIONS = HIGHEST_PREDICTION + 1
MARK = 5.0
"""A mark brings ten points if it falls into the longest run (HP-10). Say, every other one does."""


class Rules(NamedTuple):
    """What the kernels must know of a game."""

    seats: int
    half_pint: bool
    """Brawls, the early end for two, and HP-7 and HP-8; else PM-4."""
    must_bet: bool
    """May nobody keep their chip (HP-4)?"""
    chips: bool
    order: Order
    mark: float
    """What a mark is worth to who plans, besides the points of the round."""


def rules_of(game: TricksGame) -> Rules:
    return Rules(
        seats=game.seats,
        half_pint=game.edition.brawls,
        must_bet=game.must_bet,
        chips=game.chips,
        order=order_of(game.edition, game.row_groups),
        mark=MARK if game.edition.brawls else 0.0,
    )


def order_of(edition: Edition, row_groups: RowGroups) -> Order:
    return Order(
        row_each=row_groups is RowGroups.EACH,
        full_house=edition.ranking.index(Combination.FULL_HOUSE),
        flush=edition.ranking.index(Combination.FLUSH),
        three_before_pair=edition.three_before_pair,
    )


def deal_sizes(game: TricksGame) -> Ints:
    """Hand and row by the code of the card that opens the row (F-2)."""
    sizes = np.zeros((HIGHEST_CODE + 1, 2), np.int64)
    for card, numbers in game.deals.items():
        sizes[code_of(card)] = numbers
    return sizes


def code_of(card: Card) -> int:
    return SUITS.index(card.suit) << 4 | card.value


def codes_of(cards: Hand) -> Ints:
    return np.array([code_of(card) for card in cards], np.int64)


CARD_OF = {code_of(card): card for card in DECK}


def packed(strength: tuple[int, ...]) -> int:
    """The strength of a play as the rules tell it, in one number."""
    rank, *values = strength
    number = rank << 20
    for place, value in enumerate(values):
        number |= value << (16 - 4 * place)
    return number
