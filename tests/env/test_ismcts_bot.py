"""OpenSpiel's ISMCTS as a bot of ours: it plays by our rules and sees no more than others."""

from __future__ import annotations

from importlib import import_module
from random import Random
from time import perf_counter

import pytest

import taproom
from taproom.bots import Bot, Budget, ask
from taproom.core import Game, Seat, Seeded

# A peer, so it lives among the benchmarks.
ismcts = import_module("benchmarks.ismcts_bot")

GAMES = [
    taproom.game("half-pint", seats=2, rounds=2),
    taproom.game("half-pint", seats=4, rounds=1),
    taproom.game("half-pint", seats=3, rounds=1, bets="in-turn"),
    taproom.game("muertos", seats=3, rounds=2, doubts=True),
]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.id}-{game.seats}")
def test_it_plays_whole_games(game: Game) -> None:
    """Whoever is first when several may act; `ask` refuses what is not legal."""
    bot, random = ismcts.Ismcts(), Random(1)
    state = game.start(Seeded("ismcts"))
    while state.result is None:
        seat = random.choice(state.actors)
        state, _ = state.act(seat, ask(bot, state, seat, Budget(simulations=4), random).action)


def test_the_same_chance_makes_the_same_decision() -> None:
    state = GAMES[1].start(Seeded("again"))
    budget = Budget(simulations=40)
    decisions = {ask(ismcts.Ismcts(), state, Seat(1), budget, Random(3)) for _ in range(3)}
    assert len(decisions) == 1


def test_it_is_not_told_the_others_hands() -> None:
    """Another deal of what it cannot see: the same decision."""
    state = GAMES[1].start(Seeded("again"))
    world = GAMES[1].determinize(state.view(Seat(1)), Random(1))
    bot, budget = ismcts.Ismcts(), Budget(simulations=40)
    decisions = {ask(bot, each, Seat(1), budget, Random(3)) for each in (state, world)}
    assert len(decisions) == 1


def test_a_state_is_no_view() -> None:
    bot: Bot = ismcts.Ismcts()
    state = GAMES[0].start(Seeded("peek"))
    with pytest.raises(TypeError, match="TricksView"):
        bot.decide(state, state.legal(Seat(0)), Budget(), Random(1))


def test_it_keeps_to_the_budget() -> None:
    state = GAMES[0].start(Seeded("budget"))
    bot = ismcts.Ismcts()
    ask(bot, state, Seat(0), Budget(simulations=25), Random(1))
    assert bot.simulations == 25
    began = perf_counter()
    ask(bot, state, Seat(0), Budget(seconds=0.2), Random(1))
    assert perf_counter() - began >= 0.2
    assert bot.simulations > 25 + 2
