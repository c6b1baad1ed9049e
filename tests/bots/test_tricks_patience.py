"""What patience does at the card games, one by one."""

from __future__ import annotations

from random import Random

import pytest

from taproom.bots.tricks.patience import Patience
from taproom.bots.tricks.strongest import strengths, strongest
from taproom.games.tricks import (
    DECK,
    HALF_PINT,
    MUERTOS,
    Bet,
    Edition,
    Play,
    Predict,
    TricksGame,
    combination_of,
)
from taproom.games.tricks.combinations import playbook

from .playing import cards, decided, moment

PATIENCE = Patience()
BOTH = pytest.mark.parametrize("edition", [HALF_PINT, MUERTOS], ids=lambda each: each.id)
SEEDS = range(5)


@pytest.mark.parametrize("row_groups", ["each", "any"])
@BOTH
def test_the_strongest_play_is_that_of_the_rules(edition: Edition, row_groups: str) -> None:
    game = TricksGame.of(edition, 3, {"row-groups": row_groups})
    random = Random(1)
    few_suits = [card for card in DECK if card.suit in "RY" or card.value < 4]
    for deck in (DECK, few_suits) * 150:
        hand, row = random.randint(1, 8), random.randint(1, 5)
        drawn = tuple(random.sample(deck, hand + row))
        strength, used = strongest(drawn[:hand], drawn[hand:], game)
        rated = strengths(playbook(drawn[:hand], drawn[hand:], game.row_groups), game)
        assert strength == max(rated.values())
        combination = combination_of(used)
        assert combination is not None
        assert strength == edition.strength(combination, used)


def predicted(edition: Edition, row: str, hand: str, seed: int) -> int:
    others = [card for card in DECK if card not in cards(f"{row} {hand}")]
    size = len(hand.split())
    hands = [hand, *(" ".join(map(str, others[at * size :][:size])) for at in range(3))]
    action = decided(PATIENCE, moment(edition, row, hands, predictions=[]), seed).action
    assert isinstance(action, Predict)
    return action.tricks


@BOTH
def test_a_hopeless_hand_predicts_nothing(edition: Edition) -> None:
    assert {predicted(edition, "R9 Y12", "G1 B3 P2", seed) for seed in SEEDS} == {0}


@BOTH
def test_a_great_hand_predicts_much(edition: Edition) -> None:
    hand = "R13 Y13 G13 B12 P12 R12"
    assert min(predicted(edition, "P13 G12", hand, seed) for seed in SEEDS) >= 2


def test_the_chip_goes_before_the_boldest() -> None:
    state = moment(HALF_PINT, "R1", ["R2 Y5", "R3 Y6", "R4 Y7", "R5 Y8"], [0, 1, 6, 2])
    decision = decided(PATIENCE, state)
    assert (decision.action, decision.reason.params) == (Bet(state.actors[2]), {"tricks": 6})


@pytest.mark.parametrize(
    ("theirs", "reason"), [(0, "keep-chip"), (1, "keep-chip"), (3, "bet"), (6, "bet")]
)
def test_who_need_not_bet_does_so_against_the_too_bold_only(theirs: int, reason: str) -> None:
    state = moment(HALF_PINT, "R1", ["R2 Y5", "R3 Y6"], [0, theirs])
    assert decided(PATIENCE, state).reason.code == reason


@BOTH
def test_the_last_to_play_wins_cheaply(edition: Edition) -> None:
    state = moment(edition, "R1", ["Y9 G2 B2", "R10 P13 R3"], [0, 2], plays=["Y9"])
    for seed in SEEDS:
        decision = decided(PATIENCE, state, seed)
        assert (decision.action, decision.reason.code) == (Play(cards("R10"), ()), "win")


@BOTH
def test_who_has_enough_sheds_the_strongest_card_that_loses(edition: Edition) -> None:
    state = moment(edition, "R1", ["Y13 G2 B3", "R12 P2 R5"], [1, 0], plays=["Y13"])
    for seed in SEEDS:
        decision = decided(PATIENCE, state, seed)
        assert (decision.action, decision.reason.code) == (Play(cards("R12"), ()), "duck")


def test_who_has_enough_burns_several_cards_at_once() -> None:
    hands = ["Y13 G13 B13 R2", "R12 P12 R5 Y3"]
    state = moment(MUERTOS, "R1", hands, [1, 0], plays=["Y13 G13 B13"])
    for seed in SEEDS:
        decision = decided(PATIENCE, state, seed)
        assert decision.action == Play(cards("R12 P12"), ())
        assert (decision.reason.code, decision.reason.params) == ("burn", {"count": 2})


@pytest.mark.parametrize(("wanted", "takes"), [(1, 2), (2, 1)])
def test_alone_with_cards_it_makes_as_many_plays_as_it_wants_tricks(
    wanted: int, takes: int
) -> None:
    hands = ["Y13 G13 B13", "R5 P5 R2"]
    state = moment(MUERTOS, "R1", hands, [1, wanted], plays=["Y13 G13 B13", "R2"])
    action = decided(PATIENCE, state).action
    assert isinstance(action, Play)
    assert len(action.hand) == takes


def test_it_stops_a_brawl_even_if_that_costs_the_prediction() -> None:
    hands = ["R11 R12 R10 R2 Y3", "G13 B4 B5 B6 G2", "P2 P4 P5 P6 P8"]
    plays = ["R11", "B4", "P4", "R12", "B5", "P5", "R10"]
    decision = decided(PATIENCE, moment(HALF_PINT, "R1", hands, [3, 0, 0], plays))
    assert (decision.action, decision.reason.code) == (Play(cards("G13"), ()), "stop-brawl")


def test_it_takes_a_brawl_that_it_can_have() -> None:
    hands = ["R11 R12 R13 R2 Y3", "G3 B4 B5 B6 G2", "P2 P4 P5 P6 P8"]
    plays = ["R11", "B4", "P4", "R12", "B5", "P5"]
    decision = decided(PATIENCE, moment(HALF_PINT, "R1", hands, [2, 0, 0], plays))
    assert (decision.action, decision.reason.code) == (Play(cards("R13"), ()), "brawl")


def test_an_only_play_needs_no_thought() -> None:
    state = moment(MUERTOS, "R1", ["Y13", "R5"], [1, 0], plays=["Y13"])
    assert decided(PATIENCE, state).reason.code == "only"
