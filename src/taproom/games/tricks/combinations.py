"""Which cards make which combination (F-8, F-9), and every play of a hand with the row (F-7)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import StrEnum
from functools import lru_cache
from itertools import chain, combinations, permutations, product
from typing import Final

from taproom.games.tricks.actions import Play
from taproom.games.tricks.cards import DECK, HIGHEST, LOWEST, Card, Hand

STRAIGHT_SIZE: Final = 5


class Combination(StrEnum):
    HIGH_CARD = "high-card"
    PAIR = "pair"
    TWO_PAIR = "two-pair"
    THREE = "three"
    STRAIGHT = "straight"
    FULL_HOUSE = "full-house"
    FLUSH = "flush"
    FOUR = "four"
    STRAIGHT_FLUSH = "straight-flush"
    FIVE = "five"
    ROYAL_FLUSH = "royal-flush"


class RowGroups(StrEnum):
    """Must each group of two pair and full house hold a hand card (HP-2), or just one (PM-2)?"""

    EACH = "each"
    ANY = "any"


# What sets of equal values are, by how many cards of each value they hold.
_BY_GROUP_SIZES: Final = {
    (1,): Combination.HIGH_CARD,
    (2,): Combination.PAIR,
    (3,): Combination.THREE,
    (2, 2): Combination.TWO_PAIR,
    (4,): Combination.FOUR,
    (3, 2): Combination.FULL_HOUSE,
    (5,): Combination.FIVE,
}

_HIGH_CARDS: Final = {card: Play((card,), ()) for card in DECK}


@lru_cache(maxsize=4096)
def combination_of(cards: Hand) -> Combination | None:
    """The strongest name that fits the set as a whole, or None: no spare cards (F-8).

    Cached, because every play is named twice: when it is verified, and when it is made.
    """
    values = sorted([card.value for card in cards])
    sizes = sorted([values.count(value) for value in set(values)], reverse=True)
    if len(sizes) < STRAIGHT_SIZE:
        return _BY_GROUP_SIZES.get(tuple(sizes))
    if len(values) > STRAIGHT_SIZE:
        return None
    in_a_row = values[-1] - values[0] == STRAIGHT_SIZE - 1
    one_suit = len({card.suit for card in cards}) == 1
    if in_a_row and one_suit:
        return Combination.ROYAL_FLUSH if values[-1] == HIGHEST else Combination.STRAIGHT_FLUSH
    if one_suit:
        return Combination.FLUSH
    return Combination.STRAIGHT if in_a_row else None


def row_stands_alone(play: Play) -> bool:
    """Is a value group of this two pair or full house made of row cards only (HP-2)?"""
    return not {card.value for card in play.row} <= {card.value for card in play.hand}


@lru_cache(maxsize=512)
def playbook(hand: Hand, row: Hand, row_groups: RowGroups) -> tuple[Play, ...]:
    """Every play of this hand, made once a deal: afterwards the legal plays only shrink.

    Found by value and suit groups, not by trying all subsets of hand and row.
    """
    by_value: dict[int, list[Card]] = {}
    by_suit: dict[str, list[Card]] = {}
    for card in hand + row:
        by_value.setdefault(card.value, []).append(card)
        by_suit.setdefault(card.suit, []).append(card)
    equals = [group for group in by_value.values() if len(group) > 1]
    long_suits = [group for group in by_suit.values() if len(group) >= STRAIGHT_SIZE]
    in_row = frozenset(row)

    def plays(sets: Iterable[Hand]) -> list[Play]:
        """The sets that hold a hand card, divided into hand and row."""
        return [
            Play(
                tuple([card for card in cards if card not in in_row]),
                tuple([card for card in cards if card in in_row]),
            )
            for cards in sets
            if not in_row.issuperset(cards)
        ]

    high_cards = [_HIGH_CARDS[card] for card in hand]
    others = plays(chain(_equals(equals), _straights(by_value), _flushes(long_suits)))
    grouped = plays(chain(_two_pairs(equals), _full_houses(equals)))
    if row_groups is RowGroups.EACH:
        grouped = [play for play in grouped if not row_stands_alone(play)]
    return (*high_cards, *others, *grouped)


def _equals(groups: list[list[Card]]) -> Iterator[Hand]:
    """Pairs, threes, fours, fives."""
    for group in groups:
        for size in range(2, len(group) + 1):
            yield from combinations(group, size)


def _two_pairs(groups: list[list[Card]]) -> Iterator[Hand]:
    for one, other in combinations(groups, 2):
        for pair, other_pair in product(combinations(one, 2), combinations(other, 2)):
            yield pair + other_pair


def _full_houses(groups: list[list[Card]]) -> Iterator[Hand]:
    for one, other in permutations(groups, 2):
        for three, pair in product(combinations(one, 3), combinations(other, 2)):
            yield three + pair


def _straights(by_value: dict[int, list[Card]]) -> Iterator[Hand]:
    """All straights, those of one suit among them."""
    for low in range(LOWEST, HIGHEST - STRAIGHT_SIZE + 2):
        groups: list[list[Card]] = []
        for value in range(low, low + STRAIGHT_SIZE):
            if value not in by_value:
                break
            groups.append(by_value[value])
        else:
            yield from product(*groups)


def _flushes(groups: list[list[Card]]) -> Iterator[Hand]:
    """Flushes only: the straight ones are among the straights."""
    for group in groups:
        for cards in combinations(group, STRAIGHT_SIZE):
            if combination_of(cards) is Combination.FLUSH:
                yield cards
