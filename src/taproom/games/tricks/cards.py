"""The deck (F-1) and the deal numbers that its cards show (F-2)."""

from __future__ import annotations

from typing import Final, NamedTuple, NoReturn

from taproom.core import BadOption, Frozen, quoted

SUITS: Final = ("R", "Y", "G", "B", "P")
LOWEST: Final = 1
HIGHEST: Final = 13


class Card:
    """One of the 65. Each exists once, so that cards are compared and hashed by identity."""

    __slots__ = ("name", "suit", "value")
    name: str
    suit: str
    value: int

    def __new__(cls, suit: str, value: int) -> Card:
        """The card of that suit and value; there are no others."""
        return CARD_NAMED[f"{suit}{value}"]

    def __str__(self) -> str:
        return self.name

    def __repr__(self) -> str:
        return self.name

    def __lt__(self, other: Card) -> bool:
        return (self.suit, self.value) < (other.suit, other.value)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError("a card does not change")

    def __reduce__(self) -> tuple[type[Card], tuple[str, int]]:
        return (Card, (self.suit, self.value))


def _printed(suit: str, value: int) -> Card:
    card = object.__new__(Card)
    for field, content in (("name", f"{suit}{value}"), ("suit", suit), ("value", value)):
        object.__setattr__(card, field, content)
    return card


class DealNumbers(NamedTuple):
    """What the card that opens the row rules for the round."""

    hand: int
    row: int


Hand = tuple[Card, ...]

DECK: Final = tuple(_printed(suit, value) for suit in SUITS for value in range(LOWEST, HIGHEST + 1))
CARD_NAMED: Final = Frozen({card.name: card for card in DECK})

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
