"""The deck (F-1) and the deal numbers that its cards show (F-2)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from taproom.core import BadOption, Frozen, quoted

SUITS: Final = ("R", "Y", "G", "B", "P")
LOWEST: Final = 1
HIGHEST: Final = 13


class Card(NamedTuple):
    suit: str
    value: int

    def __str__(self) -> str:
        return f"{self.suit}{self.value}"


class DealNumbers(NamedTuple):
    """What the card that opens the row rules for the round."""

    hand: int
    row: int


Hand = tuple[Card, ...]

DECK: Final = tuple(Card(suit, value) for suit in SUITS for value in range(LOWEST, HIGHEST + 1))
CARD_NAMED: Final[Mapping[str, Card]] = {str(card): card for card in DECK}

DEFAULT_DEALS: Final = Frozen(
    {
        card: DealNumbers(hand=3 + spread, row=5 - spread)
        for card in DECK
        for spread in [(SUITS.index(card.suit) + card.value) % 5]
    }
)


def read_deals(given: object) -> Frozen[Card, DealNumbers]:
    """The deal numbers of a real box, `{"R1": [hand, row], ...}`; a refusal names the card."""
    if not isinstance(given, dict):
        raise BadOption("deck", "deck-shape", rule="F-2")
    for name in given:
        if name not in CARD_NAMED:
            raise BadOption("deck", "deck-unknown-card", rule="F-2", card=quoted(name))
    for name in CARD_NAMED:
        if name not in given:
            raise BadOption("deck", "deck-missing-card", rule="F-2", card=name)
        if not _are_deal_numbers(given[name]):
            raise BadOption("deck", "deck-numbers", rule="F-2", card=name)
    return Frozen({CARD_NAMED[name]: DealNumbers(*pair) for name, pair in given.items()})


def _are_deal_numbers(pair: object) -> bool:
    if not isinstance(pair, list | tuple) or len(pair) != 2:
        return False
    hand, row = pair
    return type(hand) is int and 1 <= hand <= 8 and type(row) is int and 1 <= row <= 5
