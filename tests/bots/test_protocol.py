"""A bot gets a view and nothing else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import fields, is_dataclass
from random import Random
from typing import Any

import pytest

from taproom import games
from taproom.bots import NAMES, Bot, Budget, Decision, Reason, ask, bot
from taproom.bots.tourist import Tourist
from taproom.core import (
    SPECTATOR,
    Action,
    BadSetup,
    IllegalAction,
    Scripted,
    Seat,
    Seeded,
    State,
    View,
)
from taproom.games.tricks import HALF_PINT, Predict, Round

from .playing import moment, steps

EVERY_BOT = pytest.mark.parametrize(
    ("name", "game_id"), [(name, game_id) for name in NAMES for game_id in games.IDS]
)
FIRST = Seat(0)


class Spy(Tourist):
    """Keeps what it was handed."""

    def __init__(self) -> None:
        self.handed: list[View] = []

    def decide(
        self, view: View, legal: Sequence[Action], budget: Budget, random: Random
    ) -> Decision:
        self.handed.append(view)
        return super().decide(view, legal, budget, random)


class Cheat(Tourist):
    """Does what is not allowed."""

    def decide(self, *_: object) -> Decision:
        return Decision(Predict(7), Reason("whim"))


def reachable(thing: object, seen: set[int]) -> Iterator[object]:
    """Everything that can be got at from here, through fields and containers."""
    if id(thing) in seen:
        return
    seen.add(id(thing))
    yield thing
    inside: list[Any] = []
    if is_dataclass(thing) and not isinstance(thing, type):
        inside += [getattr(thing, each.name) for each in fields(thing)]
    elif isinstance(thing, Mapping):
        inside += [*thing.keys(), *thing.values()]
    elif isinstance(thing, list | tuple | Set):
        inside += thing
    inside += vars(thing).values() if hasattr(thing, "__dict__") and not callable(thing) else ()
    for each in inside:
        yield from reachable(each, seen)


@pytest.mark.parametrize("game_id", games.IDS)
def test_no_way_leads_from_a_view_to_the_truth(game_id: str) -> None:
    spy = Spy()
    list(steps(games.game(game_id, 4 if game_id == "troll" else 3, {}), [spy] * 4, "spied on"))
    for view in spy.handed:
        assert isinstance(view, View)
        for thing in reachable(view, set()):
            assert not isinstance(thing, State | Round | Seeded | Scripted | Random)
            assert not hasattr(thing, "order"), "somebody who shuffles"


def test_this_search_would_find_the_truth() -> None:
    state = games.game("half-pint", 3, {}).start(Seeded("open"), FIRST)
    found = list(reachable((state,), set()))
    assert any(isinstance(thing, Round) for thing in found)
    assert any(isinstance(thing, Seeded) for thing in found)


@EVERY_BOT
def test_a_bot_refuses_a_state(name: str, game_id: str) -> None:
    state = games.game(game_id, 2, {}).start(Seeded("open"), FIRST)
    with pytest.raises(TypeError, match="State"):
        bot(name, game_id).decide(state, state.legal(FIRST), Budget(), Random(1))


@EVERY_BOT
def test_what_is_hidden_does_not_change_the_decision(name: str, game_id: str) -> None:
    """Deal what the bot cannot see anew: it decides the same."""
    player = bot(name, game_id)
    game: Any = games.game(game_id, 2, {} if game_id == "troll" else {"rounds": 2})
    for state, seat, _ in steps(game, [bot("tourist", game_id)] * 2, "hidden"):
        other = game.determinize(state.view(seat), Random(2))
        decisions = [ask(player, each, seat, Budget(), Random(3)) for each in (state, other)]
        assert decisions[0] == decisions[1]


@EVERY_BOT
def test_the_same_chance_makes_the_same_decisions(name: str, game_id: str) -> None:
    def decisions(seed: str) -> list[Decision]:
        game = games.game(game_id, 2, {} if game_id == "troll" else {"rounds": 3})
        return [each for *_, each in steps(game, [bot(name, game_id)] * 2, seed)]

    assert decisions("again") == decisions("again")
    assert decisions("again") != decisions("differently")


def test_an_illegal_decision_is_refused_at_the_door() -> None:
    state = moment(HALF_PINT, row="R1", hands=["R2", "R3"], predictions=[])
    with pytest.raises(IllegalAction, match="bad-prediction"):
        ask(Cheat(), state, FIRST, Budget(), Random(1))


def test_who_has_nothing_to_decide_is_not_asked() -> None:
    state = moment(HALF_PINT, row="R1", hands=["R2", "R3"], predictions=[1])
    with pytest.raises(ValueError, match="seat 0"):
        ask(bot("rookie", "half-pint"), state, FIRST, Budget(), Random(1))


@pytest.mark.parametrize("game_id", games.IDS)
def test_a_spectator_decides_nothing(game_id: str) -> None:
    state = games.game(game_id, 2, {}).start(Seeded("open"), FIRST)
    with pytest.raises(ValueError, match="spectator"):
        bot("rookie", game_id).decide(
            state.view(SPECTATOR), state.legal(FIRST), Budget(), Random(1)
        )


@EVERY_BOT
def test_bots_go_by_their_names(name: str, game_id: str) -> None:
    player: Bot = bot(name, game_id)
    assert player.name == name


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(BadSetup) as refused:
        bot("champion", "troll")
    assert refused.value.reason == "unknown-bot"
    assert refused.value.params == {"bot": "champion", "bots": ", ".join(NAMES)}


def test_an_unknown_game_has_no_bots() -> None:
    with pytest.raises(BadSetup) as refused:
        bot("rookie", "chess")
    assert refused.value.reason == "unknown-game"
