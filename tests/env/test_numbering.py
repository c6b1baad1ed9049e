"""Actions as numbers and back."""

from __future__ import annotations

from random import Random

import pytest

from taproom.core import Action, Seat
from taproom.env.numbering import ACTIONS, action_of, number_of
from taproom.games.tricks import DECK, Bet, Hand, Play, Predict, RowGroups
from taproom.games.tricks.combinations import playbook


def deal(seed: int, hand: int = 8, row: int = 5) -> tuple[Hand, Hand]:
    """As many as a deck file can ask for (F-2), unless less is wanted."""
    cards = tuple(Random(seed).sample(DECK, hand + row))
    return cards[:hand], cards[hand:]


def in_order(action: Action) -> Action:
    match action:
        case Play(hand, row):
            return Play(tuple(sorted(hand)), tuple(sorted(row)))
    return action


@pytest.mark.parametrize("seed", range(5))
def test_every_action_has_a_number_of_its_own(seed: int) -> None:
    hand, row = deal(seed)
    actions: list[Action] = [
        *[Predict(tricks) for tricks in range(7)],
        *[Bet(None), *[Bet(Seat(seat)) for seat in range(7)]],
        *playbook(hand, row, RowGroups.ANY),
    ]
    numbers = [number_of(action, hand, row) for action in actions]
    assert len(set(numbers)) == len(actions)
    assert set(numbers) <= set(range(ACTIONS))
    there_and_back = [in_order(action_of(number, hand, row)) for number in numbers]
    assert there_and_back == [in_order(action) for action in actions]


def test_every_number_is_an_action() -> None:
    hand, row = deal(1)
    for number in range(ACTIONS):
        assert number_of(action_of(number, hand, row), hand, row) == number


def test_the_order_of_the_deal_does_not_matter() -> None:
    hand, row = deal(2)
    play = Play(hand[:1], row[:1])
    assert number_of(play, hand, row) == number_of(play, hand[::-1], row)


def test_numbers_that_stand_for_nothing() -> None:
    hand, row = deal(3)
    for number in (-1, ACTIONS):
        with pytest.raises(ValueError, match="no action"):
            action_of(number, hand, row)
    with_fifth_row_card = number_of(Play(hand[:1], row[4:]), hand, row)
    with pytest.raises(ValueError, match="more cards"):
        action_of(with_fifth_row_card, hand, row[:4])
