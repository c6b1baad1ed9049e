"""Patience in the kernels: plans, gauging, and what they promise."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from taproom import games
from taproom.bots.tricks.guessing import chances, with_guesses
from taproom.bots.tricks.legend import foresight
from taproom.core import Seat, Seeded
from taproom.games.tricks import Predict
from taproom.kernels.tricks.dealt import as_dealt
from taproom.kernels.tricks.foresight import INPUTS, foreseen, worth_by_network
from taproom.kernels.tricks.network import Network
from taproom.kernels.tricks.outcomes import legal_of
from taproom.kernels.tricks.position import position_of
from taproom.kernels.tricks.promises import promised, worth_by_patience
from taproom.kernels.tricks.prospects import (
    prospects_of_plays,
    prospects_of_predictions,
)
from taproom.kernels.tricks.rules import PREDICTIONS, codes_of
from taproom.kernels.tricks.worlds import Worlds, sample_worlds

from .tables import dealt


def round_of(game_id: str, seats: int, seed: str, plays: int = 0):  # type: ignore[no-untyped-def]
    """A state after the predictions, or before them if `plays` is below zero."""
    state = games.game(game_id, seats, {"rounds": 1}).start(Seeded(seed), Seat(0))
    random = Random(seed)
    while state.phase != "play" and plays >= 0:
        seat = state.actors[0]
        legal = [each for each in state.legal(seat) if each != Predict(0)]
        state, _ = state.act(seat, random.choice(legal[:3]))
    for _ in range(max(plays, 0)):
        seat = state.actors[0]
        state, _ = state.act(seat, random.choice(state.legal(seat)))
    return state


@pytest.mark.parametrize("game_id", ["half-pint", "muertos"])
@pytest.mark.parametrize("seats", [2, 4, 7])
def test_what_comes_of_plays_adds_up(game_id: str, seats: int) -> None:
    state = round_of(game_id, seats, "adds up")
    position = position_of(state.view(state.actors[0]))
    worlds = sample_worlds(position, 20, 1)
    found = prospects_of_plays(position, worlds, legal_of(position), 1)
    assert np.allclose(found.tricks.sum(axis=-1), 1)
    assert ((found.met >= 0) & (found.met <= 1)).all()


def test_the_same_seed_gives_the_same_prospects() -> None:
    state = round_of("half-pint", 4, "same")
    position = position_of(state.view(state.actors[0]))
    worlds = sample_worlds(position, 10, 3)
    one, other = [prospects_of_plays(position, worlds, legal_of(position), 5) for _ in range(2)]
    assert all(np.array_equal(mine, yours) for mine, yours in zip(one, other, strict=True))


def test_a_prediction_is_played_for() -> None:
    """Whoever predicts more tricks plays to win more of them."""
    state = round_of("muertos", 3, "played for", plays=-1)
    position = position_of(state.view(Seat(0)))
    worlds = sample_worlds(position, 200, 1)._replace(predicted=np.ones((200, 8), np.int64))
    found = prospects_of_predictions(position, worlds, np.arange(PREDICTIONS), 1)
    won = (found.tricks[:, 0] * np.arange(found.tricks.shape[-1])).sum(axis=-1)
    assert won[0] < won[2] - 0.3


def test_what_nobody_should_hope_for_promises_nothing() -> None:
    state = round_of("half-pint", 4, "hope", plays=-1)
    position = position_of(state.view(Seat(0)))
    worth = worth_by_patience(position, sample_worlds(position, 30, 1))
    assert np.isfinite(worth[:, 1:, 0]).all()
    assert (worth[0, 0, 6] == -np.inf) == (state.round.hand_size < 5)


def test_hands_as_dealt_are_those_that_were() -> None:
    state = round_of("half-pint", 3, "as dealt", plays=3)
    seat = state.actors[0]
    view = state.view(seat)
    position = position_of(view)
    before, worlds, made, _ = as_dealt(view, position, sample_worlds(position, 5, 1))
    assert list(before.sizes[:3]) == [state.round.hand_size] * 3
    played = {
        card
        for trick in state.round.tricks
        for each in trick.plays
        if each.seat != seat
        for card in each.play.hand
    }
    for hands in worlds.hands:
        cards = {int(code) for other in range(3) if other != seat for code in hands[other] if code}
        assert len(cards) == 2 * state.round.hand_size
        assert len(cards) >= len(played)
    assert made[:, 0].tolist() == [
        each.seat for trick in state.round.tricks for each in trick.plays
    ]


@pytest.mark.parametrize("game_id", ["half-pint", "muertos"])
def test_what_a_prediction_was_worth_does_not_change_as_the_round_goes_on(game_id: str) -> None:
    """Of the hands as dealt; only how plays compare is gauged anew, by other hands."""
    early = round_of(game_id, 3, "goes on")
    late = early
    while len([trick for trick in late.round.tricks if trick.winner is not None]) < 2:
        late, _ = late.act(late.actors[0], late.legal(late.actors[0])[0])
    seat = Seat(0)
    truth = np.zeros((1, 7, 8), np.uint8)
    for other, hand in enumerate(early.round.dealt):
        truth[0, other, : len(hand)] = codes_of(hand)
    first = position_of(early.view(seat))
    worlds = Worlds(truth, np.tile(first.predicted, (1, 1)))
    now = position_of(late.view(seat))
    held = np.zeros((1, 7, 8), np.uint8)
    for other, hand in enumerate(late.round.hands):
        held[0, other, : len(hand)] = codes_of(hand)
    as_then = as_dealt(late.view(seat), now, Worlds(held, worlds.predicted))
    assert np.allclose(
        worth_by_patience(as_then.position, as_then.worlds), worth_by_patience(first, worlds)
    )


@pytest.mark.parametrize("game_id", ["half-pint", "muertos"])
def test_the_own_hand_promises_the_same_alone(game_id: str) -> None:
    position = position_of(round_of(game_id, 4, "alone", plays=-1).view(Seat(2)))
    worlds = sample_worlds(position, 20, 1)
    assert np.array_equal(promised(position, worlds), worth_by_patience(position, worlds)[0, 2])


def test_chances_follow_what_predictions_are_worth() -> None:
    likely = chances(np.array([[1.0, 3.0, 2.0, 9.0]]), hand=2, heat=1.0)
    assert likely[0, 3] == 0
    assert likely.sum() == pytest.approx(1)
    assert likely[0, 1] > likely[0, 2] > likely[0, 0]


def test_guesses_are_drawn_by_chance_and_known_ones_kept() -> None:
    predicted = np.full((4000, 8), -1)
    predicted[:, 1] = 5
    worlds = Worlds(np.zeros((4000, 7, 8), np.uint8), predicted)
    worth = np.tile(np.log([0.7, 0.2, 0.1]), (4000, 2, 1))
    guessed = with_guesses(worlds, worth, hand=6, heat=1.0, seed=1).predicted
    assert (guessed[:, 1] == 5).all()
    shares = np.bincount(guessed[:, 0], minlength=3) / 4000
    assert shares == pytest.approx([0.7, 0.2, 0.1], abs=0.03)


def test_a_network_is_what_its_numbers_say() -> None:
    """Against the same sums by numpy, the inputs being seen through the first layer."""
    state = round_of("half-pint", 3, "network", plays=-1)
    position = position_of(state.view(Seat(0)))
    worlds = sample_worlds(position, 6, 1)
    random = np.random.default_rng(1)
    inner, bias = random.standard_normal((INPUTS, 5)), random.standard_normal(5)
    outer, shift = random.standard_normal((5, PREDICTIONS)), random.standard_normal(PREDICTIONS)
    seen = np.zeros((6, 3, INPUTS))
    for place in range(0, INPUTS, 5):
        part = np.zeros((INPUTS, 5))
        part[range(place, min(place + 5, INPUTS)), range(min(5, INPUTS - place))] = 1
        copy = np.zeros((5, PREDICTIONS))
        copy[range(5), range(5)] = 1
        shown = worth_by_network(
            position, worlds, 0, Network(part, np.zeros(5), copy, np.zeros(PREDICTIONS))
        )
        seen[:, :, place : place + 5] = shown[:, :, : min(5, INPUTS - place)]
    expected = np.maximum(seen @ inner + bias, 0) @ outer + shift
    network = Network(inner, bias, outer, shift)
    found = worth_by_network(position, worlds, 0, network)
    assert np.allclose(found[:, 1:], expected[:, 1:])


def test_good_hands_are_foreseen_to_be_good_for_more() -> None:
    """By the shipped networks, of the own hand."""
    for game_id in ("half-pint", "muertos"):
        best = []
        for hand in ("R13 Y13 G12 B12", "R1 Y2 G4 B6"):
            state = dealt(game_id, "P9", hand, "R6 R7 R8 R10", "Y6 Y7 Y8 Y10")
            position = position_of(state.view(Seat(0)))
            worlds = sample_worlds(position, 48, 1)
            best.append(int(foreseen(position, worlds, 0, foresight(game_id)).argmax()))
        assert best[0] >= 2
        assert best[1] == 0
