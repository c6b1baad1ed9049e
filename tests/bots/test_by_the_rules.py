"""Advice at the card games where there is no numba: the rules play everything out."""

from __future__ import annotations

from random import Random
from time import perf_counter
from typing import Any

import pytest

from taproom import games
from taproom.bots import Budget, Prospect
from taproom.bots.tricks import by_the_rules
from taproom.bots.tricks.betting import at_stake
from taproom.bots.tricks.by_the_rules import prospects
from taproom.core import Seat, Seeded
from taproom.games.tricks import Bet, Play, Predict

GAMES = [
    ("half-pint", 2, {}),
    ("half-pint", 4, {"rounds": 1}),
    ("half-pint", 7, {"bets": "in-turn"}),
    ("muertos", 3, {"doubts": True}),
]
EVERY_GAME = pytest.mark.parametrize(("game_id", "seats", "options"), GAMES)


def expected(state: Any, worlds: int = 2, chance: int = 1) -> dict[Any, Prospect]:
    seat = state.actors[0]
    budget, random = Budget(simulations=worlds), Random(chance)
    found = prospects(state.view(seat), state.legal(seat), budget, random)
    return {each.action: each for each in found}


@EVERY_GAME
def test_everything_legal_is_weighed(game_id: str, seats: int, options: dict[str, Any]) -> None:
    state: Any = games.game(game_id, seats, options).start(Seeded("unaided"), Seat(0))
    random = Random(1)
    for number in range(30):
        if state.result is not None:
            break
        legal = state.legal(state.actors[0])
        found = {} if number % 4 else expected(state)
        assert not found or list(found) == list(legal)
        for action, each in found.items():
            assert each.error >= 0
            if action == Bet(None):
                assert each.met is None
                continue
            assert each.met is not None
            assert each.tricks is not None
            assert sum(each.tricks) == pytest.approx(1)
            if isinstance(action, Predict) and action.tricks < len(each.tricks):
                assert each.met == pytest.approx(each.tricks[action.tricks])
        state, _ = state.act(state.actors[0], random.choice(legal))


def test_the_same_chance_tells_the_same() -> None:
    state: Any = games.game("muertos", 3, {}).start(Seeded("chance"), Seat(0))
    assert expected(state) == expected(state)
    assert expected(state) != expected(state, chance=2)


def test_what_cannot_be_met_any_more_is_told() -> None:
    state: Any = games.game("half-pint", 2, {"rounds": 1}).start(Seeded("last"), Seat(0))
    for tricks in (6, 0):
        state, _ = state.act(state.actors[0], Predict(tricks))
    while state.phase != Play.type:
        state, _ = state.act(state.actors[0], state.legal(state.actors[0])[-1])
    one_of_six = [each for each in range(2) if state.round.predictions[each] == 6]
    while state.actors[0] not in one_of_six:
        state, _ = state.act(state.actors[0], state.legal(state.actors[0])[0])
    assert {each.met for each in expected(state).values()} == {0.0}


def test_who_is_sure_to_miss_deserves_the_chip() -> None:
    """HP-7: with three at the table it brings 20 and costs nothing."""
    state: Any = games.game("half-pint", 3, {"rounds": 1}).start(Seeded("chip"), Seat(0))
    predictions = {0: 1, 1: 6, 2: 1}
    while state.phase == Predict.type:
        seat = state.actors[0]
        state, _ = state.act(seat, Predict(predictions[seat]))
    while state.actors[0] != 0:
        state, _ = state.act(state.actors[0], state.legal(state.actors[0])[0])
    found = expected(state, worlds=20)
    best = max(found.values(), key=lambda each: each.worth)
    assert best.action == Bet(Seat(1))
    assert best.met == 1


@pytest.mark.parametrize(
    ("game_id", "seats", "options", "stakes"),
    [
        ("half-pint", 2, {}, (20, 20)),
        ("half-pint", 3, {}, (20, 0)),
        ("muertos", 2, {"doubts": True}, (1, 1)),
        ("muertos", 5, {"doubts": True}, (1, 1)),
    ],
)
def test_what_a_chip_brings_and_costs(
    game_id: str, seats: int, options: dict[str, Any], stakes: tuple[int, int]
) -> None:
    """HP-7, PM-5. In Half-Pint a chip that loses brings points to the other one: costly if there is
    no third."""
    state: Any = games.game(game_id, seats, options).start(Seeded("stakes"), Seat(0))
    assert at_stake(state.view(Seat(0))) == stakes


def test_a_brawl_makes_every_chip_worthless(monkeypatch: pytest.MonkeyPatch) -> None:
    """HP-7."""
    state: Any = games.game("half-pint", 3, {}).start(Seeded("brawl"), Seat(0))
    while state.phase == Predict.type:
        state, _ = state.act(state.actors[0], Predict(6))
    assert max(each.points for each in expected(state).values()) == 20
    played_out = by_the_rules._played_out

    def in_a_brawl(*given: Any) -> Any:
        return played_out(*given)._replace(ended="brawl")

    monkeypatch.setattr(by_the_rules, "_played_out", in_a_brawl)
    assert {each.points for each in expected(state).values()} == {0}


@EVERY_GAME
def test_the_time_given_is_kept(game_id: str, seats: int, options: dict[str, Any]) -> None:
    """But for the two worlds that are always tried."""
    state: Any = games.game(game_id, seats, options).start(Seeded("time"), Seat(0))
    seat = state.actors[0]
    start = perf_counter()
    prospects(state.view(seat), state.legal(seat), Budget(0.4, 10**9), Random(1))
    assert perf_counter() - start < 0.4 + 0.4


def test_a_spectator_has_nothing_to_decide() -> None:
    state: Any = games.game("muertos", 2, {}).start(Seeded("watching"), Seat(0))
    with pytest.raises(ValueError, match="spectator"):
        prospects(state.view(None), state.legal(Seat(0)), Budget(simulations=2), Random(1))
