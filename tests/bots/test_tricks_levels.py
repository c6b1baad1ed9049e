"""The upper half of the ladder at the card games."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from time import perf_counter, sleep
from typing import Any

import numpy as np
import pytest

from taproom import games
from taproom.bots import Budget, ask, bot
from taproom.bots.tricks.aims import to_win
from taproom.bots.tricks.brains import brain
from taproom.bots.tricks.landlord import tricks_landlord
from taproom.bots.tricks.legend import Foreseeing, foresight, tricks_legend
from taproom.bots.tricks.regular import tricks_regular
from taproom.bots.tricks.simulating import Simulating
from taproom.bots.tricks.trying import tried
from taproom.bots.tricks.veteran import tricks_veteran
from taproom.core import Seat, Seeded
from taproom.games.tricks import HALF_PINT, MUERTOS, Bet, Play, Predict, TricksView
from taproom.games.tricks.round import Score
from taproom.kernels.tricks.foresight import foreseen
from taproom.kernels.tricks.outcomes import Outcomes
from taproom.kernels.tricks.position import position_of
from taproom.kernels.tricks.promises import promised
from taproom.kernels.tricks.worlds import sample_worlds

from .playing import cards, decided, last_state, moment

LEVELS = ("regular", "veteran", "landlord", "legend")
EVERY_LEVEL = pytest.mark.parametrize("level", LEVELS)
EVERY_GAME = pytest.mark.parametrize("game_id", ["half-pint", "muertos"])


def states(game_id: str, seats: int, seed: str, **options: object) -> list[Any]:
    """Every state of a random game but the last."""
    game = games.game(game_id, seats, {"rounds": 1, **options})
    state, random, found = game.start(Seeded(seed)), Random(seed), []
    while state.result is None:
        found.append(state)
        seat = random.choice(state.actors)
        state, _ = state.act(seat, random.choice(state.legal(seat)))
    return found


@EVERY_LEVEL
@EVERY_GAME
@pytest.mark.parametrize("seats", [2, 3, 7])
def test_every_decision_is_legal_and_explained(level: str, game_id: str, seats: int) -> None:
    """`ask` refuses what is not."""
    options = {"doubts": True} if game_id == "muertos" else {"row-groups": "any"}
    for state in states(game_id, seats, "legal", **options):
        decision = ask(
            bot(level, game_id), state, state.actors[0], Budget(simulations=8), Random(1)
        )
        assert decision.reason.code


@EVERY_LEVEL
def test_same_chance_and_simulations_make_the_same_decision(level: str) -> None:
    for state in states("half-pint", 4, "same"):

        def decided(state: Any = state) -> Any:
            budget = Budget(simulations=40)
            return ask(bot(level, "half-pint"), state, state.actors[0], budget, Random(5))

        assert decided() == decided()


@EVERY_LEVEL
def test_the_time_given_is_kept(level: str) -> None:
    """However much there is to think about."""
    budget = Budget(seconds=0.1, simulations=10**9)
    for state in states("half-pint", 7, "time")[::9]:
        start = perf_counter()
        ask(bot(level, "half-pint"), state, state.actors[0], budget, Random(1))
        # On a machine with nothing else to do it is 0.05: benchmarks/deciding.py
        assert perf_counter() - start < 0.1 + 0.25


def test_trying_stops_when_the_time_is_up() -> None:
    """However many worlds there are to try."""
    worlds = []

    def slow(count: int, seed: int) -> Outcomes:
        worlds.append(count)
        sleep(0.02)
        return Outcomes(*[np.zeros((1, 1))] * 6)

    start = perf_counter()
    tried(slow, 100_000, 1, Budget(seconds=0.2))
    assert perf_counter() - start < 0.2 + 0.05
    assert len(worlds) > 3


@EVERY_LEVEL
@EVERY_GAME
def test_the_chip_goes_before_one_who_must_miss(level: str, game_id: str) -> None:
    """Six tricks cannot be won with two cards."""
    hands, predictions = ["R5 Y5", "G1 G2", "B2 B3"], [1, 6, 0]
    if game_id == "muertos":
        state = moment(MUERTOS, "R13", hands, predictions, doubts=True)
    else:
        state = moment(HALF_PINT, "R13", hands, predictions)
    decision = ask(bot(level, game_id), state, Seat(0), Budget(simulations=40), Random(1))
    assert decision.action == Bet(Seat(1))


@EVERY_LEVEL
def test_a_state_is_no_view(level: str) -> None:
    state = states("muertos", 2, "peeking")[0]
    with pytest.raises(TypeError):
        bot(level, "muertos").decide(state, state.legal(Seat(0)), Budget(simulations=1), Random(1))


@EVERY_LEVEL
def test_what_was_asked_decides_not_what_the_others_hold(level: str) -> None:
    """Two states with the same view: hidden cards cannot make a difference."""
    game = games.game("half-pint", 3, {"rounds": 1})
    for state in states("half-pint", 3, "hidden"):
        seat = state.actors[0]
        other = game.determinize(state.view(seat), Random(3))
        budget = Budget(simulations=20)
        one = ask(bot(level, "half-pint"), state, seat, budget, Random(7))
        assert ask(bot(level, "half-pint"), other, seat, budget, Random(7)) == one


@EVERY_LEVEL
@EVERY_GAME
def test_every_level_beats_the_rookie(level: str, game_id: str) -> None:
    game, rookie, better = (
        games.game(game_id, 3, {"rounds": 2}),
        bot("rookie", game_id),
        bot(level, game_id),
    )
    ahead = []
    for deal in range(4):
        for seat in range(3):
            table = [rookie] * 3
            table[seat] = better
            points = last_state(game, table, f"deal {deal}").result.points
            ahead.append(points[seat] - sum(points) / 3)
    assert sum(ahead) > 0


@pytest.mark.parametrize(
    "thinker", [tricks_regular(), tricks_veteran(), tricks_landlord(), tricks_legend()]
)
def test_prospects_are_told_for_every_legal_action(thinker: Simulating) -> None:
    for state in states("half-pint", 4, "prospects"):
        seat = state.actors[0]
        legal = state.legal(seat)
        told = thinker.prospects(state.view(seat), legal, Budget(simulations=30), Random(1))
        assert [each.action for each in told] == list(legal)
        assert all(each.met is not None and 0 <= each.met <= 1 for each in told)
        kinds = {type(each.action) for each in told}
        assert kinds <= {Predict} or kinds <= {Bet} or kinds <= {Play}


@pytest.mark.parametrize("level", ["landlord", "legend"])
def test_a_brawl_is_stopped_even_if_that_costs_the_prediction(level: str) -> None:
    """HP-5, HP-8: nobody else would score, and nobody plays after this one."""
    hands = ["R11 R12 R10 R2 Y3", "P2 P4 P5 P6 P8", "G13 B4 B5 B6 G2"]
    plays = ["R11", "P4", "B4", "R12", "P5", "B5", "R10", "P2"]
    state = moment(HALF_PINT, "R1", hands, [3, 0, 0], plays)
    assert decided(bot(level, "half-pint"), state).action == Play(cards("G13"), ())


@pytest.mark.parametrize("level", ["landlord", "legend"])
def test_a_brawl_that_can_be_had_is_taken(level: str) -> None:
    """HP-8: even by those who have as many tricks as they predicted."""
    hands = ["R11 R12 R13 R2 Y3", "G3 B4 B5 B6 G2", "P2 P4 P5 P6 P8"]
    plays = ["R11", "B4", "P4", "R12", "B5", "P5"]
    state = moment(HALF_PINT, "R1", hands, [2, 0, 0], plays)
    assert decided(bot(level, "half-pint"), state).action == Play(cards("R13"), ())


@pytest.mark.parametrize("level", ["landlord", "legend"])
def test_in_a_gun_fight_they_predict_what_is_likely_to_come_true(level: str) -> None:
    """HP-9: the mark wins the game, whatever other predictions promise."""
    thinker = brain(level)
    for seed in "abcdefgh":
        view = in_a_gun_fight(seed)
        legal = [Predict(tricks) for tricks in range(7)]
        found = thinker.prospects(view, legal, Budget(), Random(1))
        chosen = max(found, key=lambda each: each.worth)
        assert (chosen.met or 0) > max([each.met or 0 for each in found]) - 0.1


def in_a_gun_fight(seed: str) -> Any:
    """Seat 0 has five marks in a row, the others none."""
    game = games.game("half-pint", 4, {"rounds": 8})
    view = game.start(Seeded(seed), Seat(0)).view(Seat(0))
    assert isinstance(view, TricksView)
    score = Score((0, 0, 0, 0), ("X", "", "", ""))
    done = [replace(view.round, number=number, score=score) for number in range(1, 6)]
    return replace(view, rounds=(*done, replace(view.round, number=6, gunfight=(Seat(0),))))


def test_the_legend_asks_three_about_a_prediction() -> None:
    """Trials, patience and the network; what it foresees in points is what trials tell."""
    state = states("muertos", 4, "three")[0]
    seat, budget = state.actors[0], Budget(simulations=60)
    view, legal = state.view(seat), state.legal(seat)
    tried_only = Simulating("trials", Foreseeing(), 60, to_win)
    trials = tried_only.prospects(view, legal, budget, Random(1))
    told = tricks_legend().prospects(view, legal, budget, Random(1))
    assert [each.points for each in told] == [each.points for each in trials]
    assert len({each.worth for each in trials}) > 1
    position = position_of(view)
    worlds = sample_worlds(position, 48, Random(1).randrange(2**62))
    promise = promised(position, worlds)
    learned = foreseen(position, worlds, view.round.start, foresight("muertos"))
    for tricks, (each, trial) in enumerate(zip(told, trials, strict=True)):
        assert each.action == Predict(tricks)
        assert each.worth == pytest.approx((trial.worth + promise[tricks] + learned[tricks]) / 3)
