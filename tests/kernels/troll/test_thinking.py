"""Looking ahead against trying everything out by the rules; budgets; what is promised to bots."""

from __future__ import annotations

import subprocess
import sys
from random import Random
from time import perf_counter

import pytest

from taproom.core import Seeded
from taproom.games.troll import TrollAction, TrollGame, TrollState
from taproom.games.troll.field import team_of
from taproom.kernels import available
from taproom.kernels.troll import POINT, STAGES, WIN, play_outs, ready, think, warm_up

from .comparing import random_set

LEAD_ONLY = (0, 100, 0, 0, 0, 0) * STAGES
TASTE = (50, 100, 50, -35, 20, 3) * STAGES


def choices(game: TrollGame, seed: str) -> list[TrollState]:
    """The states of a random game in which there is something to choose."""
    state, random, found = game.start(Seeded(seed)), Random(seed), []
    while state.result is None:
        legal = state.legal(state.actors[0])
        if len(legal) > 1:
            found.append(state)
        state, _ = state.act(state.actors[0], random.choice(legal))
    return found


def turns(game: TrollGame, seed: str) -> list[TrollState]:
    """The turns of a random game, as each begins."""
    return [state for state in choices(game, seed) if state.phase == "place"]


def by_the_rules(state: TrollState, team: int) -> int:
    """The value of a position for a team, by trying out every action of everybody."""
    if state.result is not None:
        ours, theirs = state.result.points[team], state.result.points[1 - team]
        sides = {team_of(seat) for seat in state.result.winners}
        won = 0 if len(sides) > 1 else 1 if team in sides else -1
        return WIN * won + POINT * (ours - theirs)
    seat = state.actors[0]
    values = [by_the_rules(state.act(seat, each)[0], team) for each in state.legal(seat)]
    return max(values) if team_of(seat) == team else min(values)


def endings() -> list[TrollState]:
    """Near enough to the end for everything to be tried out by the rules."""
    random = Random("endings")
    basic = TrollGame.of(2, {})
    pro = [TrollGame.of(2, {"rules": "pro"}), *[_with_own_set(random) for _ in range(6)]]
    found = [turns(basic, "two turns")[-2]]
    found += [turns(basic, f"end {number}")[-1] for number in range(3)]
    return found + [choices(game, "end")[-3] for game in pro]


def _with_own_set(random: Random) -> TrollGame:
    return TrollGame.of(2, {"rules": "pro", "coasters": random_set(random)})


@pytest.mark.parametrize("state", endings())
def test_the_end_is_seen_exactly(state: TrollState) -> None:
    seat = state.actors[0]
    actions = state.legal(seat)
    verdict = think(state, actions, LEAD_ONLY, nodes=10**7, every=True, fast=available())
    assert verdict.exact
    for action in actions:
        after, _ = state.act(seat, action)
        assert verdict.values[action] == by_the_rules(after, team_of(seat)), action


@pytest.mark.parametrize(("rules", "seats"), [("basic", 4), ("pro", 2)])
def test_the_best_is_the_same_whether_every_value_is_asked_for(rules: str, seats: int) -> None:
    state = turns(TrollGame.of(seats, {"rules": rules}), "late")[-2]
    actions = state.legal(state.actors[0])
    one = think(state, actions, TASTE, nodes=10**7, fast=available())
    all_of_them = think(state, actions, TASTE, nodes=10**7, every=True, fast=available())
    assert one.exact
    assert all_of_them.values[one.best] == one.values[one.best] == max(all_of_them.values.values())
    assert one.outcome == all_of_them.outcome


def middle_game() -> tuple[TrollState, tuple[TrollAction, ...]]:
    state = turns(TrollGame.of(2, {"rules": "pro"}), "middle")[4]
    return state, state.legal(state.actors[0])


def test_the_same_nodes_make_the_same_verdict_compiled_or_not() -> None:
    state, actions = middle_game()
    found = think(state, actions, TASTE, nodes=1500, fast=available())
    assert think(state, actions, TASTE, nodes=1500, fast=available()) == found
    assert think(state, actions, TASTE, nodes=1500, fast=False) == found
    assert found.nodes == 1500


def test_the_end_that_was_promised_is_reached() -> None:
    for number in range(5):
        state = turns(TrollGame.of(2, {"rules": "pro"}), f"line {number}")[-2]
        team = team_of(state.actors[0])
        promised = None
        while state.result is None:
            seat = state.actors[0]
            verdict = think(state, state.legal(seat), TASTE, nodes=10**7, fast=available())
            assert verdict.exact
            if promised is None:
                promised = verdict.values[verdict.best]
            state, _ = state.act(seat, verdict.best)
        assert by_the_rules(state, team) == promised


def test_more_nodes_see_deeper() -> None:
    state, actions = middle_game()
    depths = [
        think(state, actions, TASTE, nodes=nodes, fast=available()).depth
        for nodes in (1, 2_000, 100_000)
    ]
    assert depths == sorted(depths)
    assert depths[0] < depths[-1]


def test_the_clock_is_kept() -> None:
    compiling = warm_up()
    assert compiling is not None
    compiling.join()
    state, actions = middle_game()
    start = perf_counter()
    think(state, actions, TASTE, seconds=0.1, fast=ready())
    assert perf_counter() - start < 0.4


def test_a_search_needs_a_budget() -> None:
    state, actions = middle_game()
    with pytest.raises(ValueError, match="budget"):
        think(state, actions, TASTE, fast=False)
    with pytest.raises(ValueError, match="budget"):
        play_outs(state, actions, Random(1), fast=False)


def test_games_played_out_are_the_same_for_the_same_chance() -> None:
    state, actions = middle_game()

    def tallies(*, fast: bool) -> object:
        return play_outs(state, actions, Random(7), games=5, fast=fast)

    assert tallies(fast=available()) == tallies(fast=False)


def test_games_played_out_know_who_is_winning() -> None:
    """In the last turn of a game that is won by some action only."""
    game = TrollGame.of(2, {})
    for number in range(30):
        state = turns(game, f"last {number}")[-1]
        seat = state.actors[0]
        values = {
            action: by_the_rules(state.act(seat, action)[0], team_of(seat))
            for action in state.legal(seat)
        }
        tallies = play_outs(state, values, Random(number), games=40, fast=available())
        for action, tally in tallies.items():
            assert tally.games == 40
            if values[action] < -WIN // 2:  # even the best that can follow loses
                assert tally.won == 0


def test_without_numba_python_runs_the_same_functions() -> None:
    program = """
import sys
sys.modules["numba"] = None
from random import Random
from taproom.core import Seeded
from taproom.games.troll import TrollGame
from taproom.kernels.troll import play_outs, ready, think, warm_up
warm_up()
assert not ready()
state = TrollGame.of(2, {}).start(Seeded("without"))
legal = state.legal(state.actors[0])
print(think(state, legal, (0, 0, 0), nodes=300, fast=ready()).nodes)
print(len(play_outs(state, legal, Random(1), games=1, fast=ready())))
"""
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == ["300", "6"]
