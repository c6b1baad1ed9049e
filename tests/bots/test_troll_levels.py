"""The upper half of the ladder at the Squinting Troll."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from time import perf_counter
from typing import Any

import pytest

from taproom.bots import Budget, ask, bot
from taproom.core import Seat, Seeded
from taproom.games.troll import TrollGame, TrollState

from .playing import last_state

LEVELS = ("regular", "veteran", "landlord", "legend")


def states(game: TrollGame, seed: str) -> list[TrollState]:
    """Every state of a random game but the last."""
    state, random, found = game.start(Seeded(seed)), Random(seed), []
    while state.result is None:
        found.append(state)
        state, _ = state.act(state.actors[0], random.choice(state.legal(state.actors[0])))
    return found


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("rules", ["basic", "pro"])
def test_every_decision_is_legal_and_explained(level: str, rules: str, seats: int) -> None:
    """`ask` refuses what is not; few simulations will do."""
    for state in states(TrollGame.of(seats, {"rules": rules}), "legal"):
        decision = ask(
            bot(level, "troll"), state, state.actors[0], Budget(simulations=60), Random(1)
        )
        assert decision.reason.code


@pytest.mark.parametrize("level", LEVELS)
def test_same_chance_and_simulations_make_the_same_decision(level: str) -> None:
    for state in states(TrollGame.of(2, {"rules": "pro"}), "same"):

        def decided(state: TrollState = state) -> Any:
            budget = Budget(simulations=300)
            return ask(bot(level, "troll"), state, state.actors[0], budget, Random(5))

        assert decided() == decided()


@pytest.mark.parametrize("level", LEVELS)
def test_the_time_given_is_kept(level: str) -> None:
    """However much there is to think about."""
    budget = Budget(seconds=0.06, simulations=10**9)
    for state in states(TrollGame.of(4, {"rules": "pro"}), "time")[::12]:
        start = perf_counter()
        ask(bot(level, "troll"), state, state.actors[0], budget, Random(1))
        # On a machine with nothing else to do it is 0.05: benchmarks/deciding.py
        assert perf_counter() - start < 0.06 + 0.25


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_with_much_time_is_no_other_level(level: str) -> None:
    """At a table there is a second for each decision: enough for all to look equally far."""
    for state in states(TrollGame.of(2, {}), "patient")[::6]:
        one, other = [
            ask(bot(level, "troll"), state, state.actors[0], budget, Random(1))
            for budget in (Budget(), Budget(seconds=3))
        ]
        assert one == other


@pytest.mark.parametrize("level", LEVELS)
def test_a_state_is_no_view(level: str) -> None:
    state: Any = TrollGame.of(2, {}).start(Seeded("peeking"), first=Seat(0))
    with pytest.raises(TypeError):
        bot(level, "troll").decide(state, state.legal(Seat(0)), Budget(simulations=1), Random(1))


@pytest.mark.parametrize("level", LEVELS)
def test_a_spectator_has_nothing_to_decide(level: str) -> None:
    state = TrollGame.of(2, {}).start(Seeded("watching"), first=Seat(0))
    with pytest.raises(ValueError, match="spectator"):
        bot(level, "troll").decide(state.view(None), state.legal(Seat(0)), Budget(), Random(1))


@pytest.mark.parametrize("level", LEVELS)
def test_a_game_that_can_be_won_now_is_won(level: str) -> None:
    """The last barman step changes nothing, so the token decides the last turn (TR-6)."""
    won = 0
    for number in range(40):
        *_, state = [
            each for each in states(TrollGame.of(2, {}), str(number)) if each.phase == "mug"
        ]
        seat = state.actors[0]

        def winners(action: Any, state: TrollState = state, seat: Seat = seat) -> Any:
            after, _ = state.act(seat, action)
            last, _ = after.act(seat, after.legal(seat)[0])
            assert last.result is not None
            return last.result.winners

        if len({winners(action) for action in state.legal(seat)}) > 1:
            decision = ask(bot(level, "troll"), state, seat, Budget(simulations=2000), Random(1))
            assert winners(decision.action) == (seat,)
            won += 1
    assert won


def test_the_landlord_beats_the_rookie() -> None:
    game, rookie, landlord = TrollGame.of(2, {}), bot("rookie", "troll"), bot("landlord", "troll")
    won = 0.0
    for number in range(8):
        for seat in (0, 1):
            table = [landlord, rookie] if seat == 0 else [rookie, landlord]
            winners = last_state(game, table, f"deal {number}").result.winners
            won += (seat in winners) / len(winners)
    assert won >= 11


def test_whoever_weighs_things_has_the_kernels_compiled() -> None:
    """In a process of its own, as at a table: asked with seconds, which is how the server asks."""
    program = """
import threading
from random import Random
from taproom.bots import Budget, ask, bot
from taproom.core import Seat, Seeded
from taproom.games.troll import TrollGame
from taproom.kernels.troll import ready
state = TrollGame.of(2, {}).start(Seeded("table"), first=Seat(0))
for level in ("regular", "legend"):
    ask(bot(level, "troll"), state, Seat(0), Budget(seconds=0.05), Random(1))
assert "taproom-troll" in [thread.name for thread in threading.enumerate()] or ready()
"""
    subprocess.run([sys.executable, "-c", program], check=True, timeout=300)
