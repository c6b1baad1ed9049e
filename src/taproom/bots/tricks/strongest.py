"""The strongest play of a hand, found without listing all plays: a bot imagines many hands."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, permutations
from typing import Final

from taproom.games.tricks import (
    SUITS,
    Card,
    Combination,
    Hand,
    Play,
    RowGroups,
    TricksGame,
    combination_of,
)

Strength = tuple[int, ...]
Found = Iterator[tuple[Combination, Hand]]
Groups = dict[int, list[Card]]
"""Cards by value."""

_EQUALS: Final = (
    Combination.HIGH_CARD,
    Combination.PAIR,
    Combination.THREE,
    Combination.FOUR,
    Combination.FIVE,
)
_FIVE: Final = 5
_ACE: Final = 13


def strengths(plays: Iterable[Play], game: TricksGame) -> dict[Play, Strength]:
    """Each play with its strength in this edition."""
    rated = {}
    for play in plays:
        cards = play.hand + play.row
        combination = combination_of(cards)
        assert combination is not None, "a legal play is a combination"
        rated[play] = game.edition.strength(combination, cards)
    return rated


def division(hand: Hand, row: Hand, game: TricksGame) -> list[Strength]:
    """How strong the plays are of one who always makes the strongest, until the hand is empty."""
    plays = []
    while hand:
        strength, used = strongest(hand, row, game)
        plays.append(strength)
        hand = tuple([card for card in hand if card not in used])
    return plays


def strongest(hand: Hand, row: Hand, game: TricksGame) -> tuple[Strength, Hand]:
    """The strongest play and its cards; of the hand it takes no more than it needs."""
    strength = game.edition.strength
    found = _candidates(hand, row, game.row_groups)
    return max([(strength(combination, cards), cards) for combination, cards in found])


def _candidates(hand: Hand, row: Hand, row_groups: RowGroups) -> Found:
    """The strongest play of every kind that can be made, and perhaps some weaker ones."""
    own, lying = _by_value(hand), _by_value(row)
    whole = {value: _whole_group(value, own, lying) for value in own | lying}
    _, largest = max([(len(whole[value]), value) for value in own])
    yield _EQUALS[len(whole[largest]) - 1], tuple(whole[largest])
    yield from _in_two_groups(whole, own, row_groups)
    for _, cards in _straight(own, lying):
        yield Combination.STRAIGHT, cards
    yield from _of_one_suit(hand, row)


def _by_value(cards: Hand) -> Groups:
    groups: Groups = {}
    for card in cards:
        groups.setdefault(card.value, []).append(card)
    return groups


def _whole_group(value: int, own: Groups, lying: Groups) -> list[Card]:
    """One hand card, then the row's, then the rest: what is cut off the end stays in hand."""
    mine = own.get(value, [])
    return [*mine[:1], *lying.get(value, []), *mine[1:]]


def _in_two_groups(whole: Groups, own: Groups, row_groups: RowGroups) -> Found:
    pairs = [
        value
        for value in sorted(whole, reverse=True)
        if len(whole[value]) > 1 and (value in own or row_groups is RowGroups.ANY)
    ]
    for one, other in combinations(pairs, 2):
        if one in own or other in own:
            yield Combination.TWO_PAIR, (*whole[one][:2], *whole[other][:2])
            break  # the values fall, so no later two pair is stronger
    for three, pair in permutations(pairs, 2):
        if len(whole[three]) > 2 and (three in own or pair in own):
            yield Combination.FULL_HOUSE, (*whole[three][:3], *whole[pair][:2])


def _straight(own: Groups, lying: Groups) -> Iterator[tuple[int, Hand]]:
    """The highest one and where it ends. The row gives what it can; one card must be ours."""
    values = own.keys() | lying.keys()
    if len(values) < _FIVE:
        return
    for high in range(_ACE, _FIVE - 1, -1):
        run = range(high - _FIVE + 1, high + 1)
        if values.issuperset(run) and not own.keys().isdisjoint(run):
            needed = [value for value in run if value not in lying]
            mine = needed or [next(value for value in run if value in own)]
            yield high, tuple([(own if value in mine else lying)[value][0] for value in run])
            return


def _of_one_suit(hand: Hand, row: Hand) -> Found:
    suits = [card.suit for card in (*hand, *row)]
    for suit in [suit for suit in SUITS if suits.count(suit) >= _FIVE]:
        mine = tuple([card for card in hand if card.suit == suit])
        lying = tuple([card for card in row if card.suit == suit])
        if mine:
            highest = sorted(mine + lying, reverse=True)[:_FIVE]
            if max(mine) not in highest:
                highest[-1] = max(mine)
            yield Combination.FLUSH, tuple(highest)
            for high, cards in _straight(_by_value(mine), _by_value(lying)):
                royal = high == _ACE
                yield Combination.ROYAL_FLUSH if royal else Combination.STRAIGHT_FLUSH, cards
