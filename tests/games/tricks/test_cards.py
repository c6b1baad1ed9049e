"""F-1 and F-2: the deck and the deal numbers of its cards."""

from __future__ import annotations

import copy
import pickle
from collections import Counter

import pytest

from taproom.core import BadOption
from taproom.games.tricks import CARD_NAMED, DECK, SUITS, Card
from taproom.games.tricks.cards import DEFAULT_DEALS, DealNumbers, read_deals

from .dealing import deck_file, ranks, refused


def test_the_deck() -> None:
    """F-1: 65 cards, five suits with the values 1 to 13, no two alike."""
    assert SUITS == ("R", "Y", "G", "B", "P")
    assert len(DECK) == len(set(DECK)) == 65
    assert set(DECK) == {Card(suit, value) for suit in "RYGBP" for value in range(1, 14)}


def test_a_card_is_written_as_suit_and_value() -> None:
    """F-1: `R13`."""
    assert str(Card("R", 13)) == "R13"
    assert str(Card("G", 3)) == "G3"
    assert CARD_NAMED["P10"] == Card("P", 10)
    assert list(CARD_NAMED) == [str(card) for card in DECK]


def test_muertos_ranks() -> None:
    """F-1: the value 1 is the 2, the value 13 the ace; a Muertos 7 is the value 6."""
    assert ranks("R2 Y7 G10 BJ PQ RK YA") == "R1 Y6 G9 B10 P11 R12 Y13"


@pytest.mark.parametrize(
    ("name", "hand", "row"),
    [
        ("R5", 3, 5),
        ("R1", 4, 4),
        ("R13", 6, 2),
        ("Y1", 5, 3),
        ("Y4", 3, 5),
        ("G1", 6, 2),
        ("B1", 7, 1),
        ("P1", 3, 5),
        ("P13", 5, 3),
    ],
)
def test_default_deal_numbers(name: str, hand: int, row: int) -> None:
    """F-2: hand = 3 + (suit + value) mod 5, row = 8 - hand."""
    numbers = DEFAULT_DEALS[CARD_NAMED[name]]
    assert (numbers.hand, numbers.row) == (hand, row)


def test_each_pair_of_deal_numbers_is_on_13_cards() -> None:
    """F-2: 3 and 5 up to 7 and 1."""
    assert Counter(DEFAULT_DEALS.values()) == {
        DealNumbers(3, 5): 13,
        DealNumbers(4, 4): 13,
        DealNumbers(5, 3): 13,
        DealNumbers(6, 2): 13,
        DealNumbers(7, 1): 13,
    }


def test_a_deck_file() -> None:
    """F-2: the numbers of a real box, for all 65 cards."""
    numbers = read_deals({**deck_file(), "R1": [8, 5], "P13": (3, 4)})
    assert numbers[Card("R", 1)] == DealNumbers(hand=8, row=5)
    assert numbers[Card("P", 13)] == DealNumbers(hand=3, row=4)
    assert numbers[Card("Y", 7)] == DealNumbers(hand=1, row=1)
    assert len(numbers) == 65


@pytest.mark.parametrize("given", [None, [], "R1", 3, [["R1", [3, 5]]]])
def test_a_deck_file_of_another_shape(given: object) -> None:
    """F-2: refused."""
    with refused(BadOption, "bad-option", "deck-shape", rule="F-2", option="deck"):
        read_deals(given)


@pytest.mark.parametrize(
    ("name", "told"),
    [("R14", "R14"), ("r1", "r1"), ("", ""), (7, "7"), ("x" * 50, "x" * 40 + "…")],
)
def test_a_deck_file_with_an_unknown_card(name: object, told: str) -> None:
    """F-2: refused, the card named; before anything is said about the others."""
    given: dict[object, object] = {name: [3, 5]}
    with refused(
        BadOption, "bad-option", "deck-unknown-card", rule="F-2", option="deck", card=told
    ):
        read_deals(given)


@pytest.mark.parametrize("name", ["R1", "G7", "P13"])
def test_a_deck_file_without_a_card(name: str) -> None:
    """F-2: refused, the card named."""
    given = deck_file()
    del given[name]
    with refused(
        BadOption, "bad-option", "deck-missing-card", rule="F-2", option="deck", card=name
    ):
        read_deals(given)


@pytest.mark.parametrize(
    "pair",
    [
        [0, 3],
        [9, 3],
        [3, 0],
        [3, 6],
        [-1, 3],
        [3],
        [3, 5, 1],
        [],
        "35",
        None,
        5,
        {3: 5, 5: 3},
        ["3", 5],
        [3, "5"],
        [3.0, 5],
        [3, 5.0],
        [True, 5],
        [3, True],
        [None, 5],
        [3, None],
    ],
)
def test_a_deck_file_with_wrong_numbers(pair: object) -> None:
    """F-2: hand 1..8, row 1..5, whole numbers; refused, the card named."""
    with refused(BadOption, "bad-option", "deck-numbers", rule="F-2", option="deck", card="B9"):
        read_deals({**deck_file(), "B9": pair})


@pytest.mark.parametrize("pair", [[1, 1], [1, 5], [8, 1], [8, 5]])
def test_the_smallest_and_largest_deal_numbers(pair: list[int]) -> None:
    """F-2: hand 1..8, row 1..5 are accepted."""
    assert read_deals({**deck_file(), "B9": pair})[Card("B", 9)] == tuple(pair)


def test_each_card_exists_once_wherever_it_comes_from() -> None:
    """F-1: so cards are compared by identity."""
    for card in DECK:
        assert Card(card.suit, card.value) is card
        assert pickle.loads(pickle.dumps(card)) is card
        assert copy.deepcopy(card) is card
        assert CARD_NAMED[card.name] is card
        assert repr(card) == str(card) == f"{card.suit}{card.value}"


@pytest.mark.parametrize(("suit", "value"), [("R", 0), ("R", 14), ("Z", 1), ("", 1)])
def test_there_are_no_other_cards(suit: str, value: int) -> None:
    """F-1"""
    with pytest.raises(KeyError):
        Card(suit, value)


def test_a_card_does_not_change() -> None:
    with pytest.raises(AttributeError):
        DECK[0].value = 13


def test_cards_are_sorted_by_suit_and_value() -> None:
    assert sorted([Card("R", 2), Card("B", 13), Card("R", 1)]) == [
        Card("B", 13),
        Card("R", 1),
        Card("R", 2),
    ]
