"""What five cards are worth, for very many sets of five at once (F-8, F-9, HP-1, PM-1).

Each value has a weight, chosen so that no two choices of five values have the same sum of weights.
So the sum is a perfect hash: it finds the strength in a table, unless all are of one suit.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from taproom.games.tricks import SUITS, Card, Edition, Hand, combination_of
from taproom.kernels.tricks.desk import SUIT, VALUE
from taproom.kernels.tricks.jit import Bytes, Ints, kernel
from taproom.kernels.tricks.rules import packed

_WEIGHTS: Final = (0, 1, 6, 31, 108, 366, 926, 2286, 5733, 12905, 27316, 44676, 94545)
"""By value. Each is the smallest that keeps all sums of five apart."""

_SUIT_COUNT: Final = 32
"""From this bit on a card counts its suit, in three bits each."""
_FIVE_OF_A_SUIT: Final = 0b001_001_001_001_001 << _SUIT_COUNT

Strengths = npt.NDArray[np.int32]


class Worth(NamedTuple):
    """Strengths of five cards in one edition; 0 for what is no combination."""

    cards: Ints
    """By code of a card, its weight and its suit."""
    mixed: Strengths
    """By sum of weights, for cards of more than one suit."""
    one_suit: Strengths
    """By values, as bits."""


@cache
def worth_in(edition: Edition) -> Worth:
    cards = np.zeros(5 << SUIT, np.int64)
    for suit in range(len(SUITS)):
        for value, weight in enumerate(_WEIGHTS, 1):
            cards[suit << SUIT | value] = weight + (1 << (_SUIT_COUNT + 3 * suit))
    mixed = np.zeros(5 * _WEIGHTS[-1] + 1, np.int32)
    values = range(1, len(_WEIGHTS) + 1)
    for five in combinations_with_replacement(values, 5):
        mixed[sum(_WEIGHTS[value - 1] for value in five)] = _strength(edition, _spread(five))
    one_suit = np.zeros(1 << 14, np.int32)
    for five in combinations(values, 5):
        hand = tuple(Card(SUITS[0], value) for value in five)
        one_suit[sum(1 << value for value in five)] = _strength(edition, hand)
    return Worth(cards, mixed, one_suit)


def _spread(values: tuple[int, ...]) -> Hand:
    """Cards of these rising values, not all of one suit, no two the same."""
    return tuple(Card(SUITS[place], value) for place, value in enumerate(values))


def _strength(edition: Edition, cards: Hand) -> int:
    combination = combination_of(cards)
    return packed(edition.strength(combination, cards)) if combination else 0


def strengths_of_fives(fives: Bytes, edition: Edition) -> Strengths:
    """The strength of each line of five card codes; 0 where they are no combination."""
    strengths = np.empty(len(fives), np.int32)
    cards, mixed, one_suit = worth_in(edition)
    classify(fives, cards, mixed, one_suit, strengths)
    return strengths


@kernel
def classify(
    fives: Bytes, cards: Ints, mixed: Strengths, one_suit: Strengths, strengths: Strengths
) -> None:
    for line in range(len(fives)):
        both = (
            cards[fives[line, 0]]
            + cards[fives[line, 1]]
            + cards[fives[line, 2]]
            + cards[fives[line, 3]]
            + cards[fives[line, 4]]
        )
        if both & (both >> 2) & _FIVE_OF_A_SUIT:
            values = 0
            for place in range(5):
                values |= 1 << (fives[line, place] & VALUE)
            strengths[line] = one_suit[values]
        else:
            strengths[line] = mixed[both & 0xFFFFFFFF]
