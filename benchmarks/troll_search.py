"""Alpha-beta at the Squinting Troll: nodes a second on one core, and from where the end is seen.

    python benchmarks/troll_search.py --nodes 300000

For basic and pro, 2 and 4 seats: every third turn of some games, searched with so many nodes.
Medians over the positions; processor time of this thread, so that a busy machine disturbs less.
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import median
from time import thread_time

from taproom.bots.troll.tastes import as_learned
from taproom.core import Seeded
from taproom.games.troll import TrollGame, TrollState
from taproom.kernels.troll import Verdict, play_outs, ready, think, warm_up


def turns(game: TrollGame, seed: str) -> list[TrollState]:
    """The turns of a game between players who look a little ahead, as each begins."""
    state, random, begun = game.start(Seeded(seed)), Random(seed), []
    while state.result is None:
        legal = state.legal(state.actors[0])
        if state.phase == "draft":
            action = random.choice(legal)
        else:
            if state.phase == "place":
                begun.append(state)
            action = think(state, legal, as_learned(game), nodes=1_000, fast=True).best
        state, _ = state.act(state.actors[0], action)
    return begun


def timed(state: TrollState, nodes: int) -> tuple[Verdict, float]:
    start = thread_time()
    verdict = think(
        state, state.legal(state.actors[0]), as_learned(state.game), nodes=nodes, fast=True
    )
    return verdict, thread_time() - start


def line(rules: str, seats: int, games: int, nodes: int) -> str:
    game = TrollGame.of(seats, {"rules": rules})
    speeds, depths, last_turns_seen = [], [], []
    for number in range(games):
        begun = turns(game, f"game {number}")
        exact = 0
        for left, state in enumerate(reversed(begun), start=1):
            verdict, seconds = timed(state, nodes)
            if verdict.exact and exact == left - 1:
                exact = left
            if not verdict.exact and left % 3 == 0:
                speeds.append(verdict.nodes / seconds)
                depths.append(verdict.depth)
        last_turns_seen.append(exact)
    millions = f"{median(speeds) / 1e6:6.2f} ({min(speeds) / 1e6:.2f} to {max(speeds) / 1e6:.2f})"
    return f"{rules:<6}{seats:>5}  {millions:<24}{median(depths):>5}  {median(last_turns_seen):>5}"


def games_a_second(rules: str, seats: int) -> float:
    state = turns(TrollGame.of(seats, {"rules": rules}), "playing out")[0]
    actions = state.legal(state.actors[0])
    start = thread_time()
    tallies = play_outs(state, actions, Random(1), games=300, fast=True)
    return sum(tally.games for tally in tallies.values()) / (thread_time() - start)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--nodes", type=int, default=300_000, help="for one position")
    parser.add_argument("--games", type=int, default=2, help="in each line")
    given = parser.parse_args()
    compiling = warm_up()
    if compiling is not None:
        compiling.join()
    if not ready():
        parser.error("numba is not installed: pip install taproom[fast]")
    print("rules seats  million nodes/s         turns  last turns seen exactly")
    for rules in ("basic", "pro"):
        for seats in (2, 4):
            print(line(rules, seats, given.games, given.nodes), flush=True)
    print("\nrules seats  games played out a second")
    for rules in ("basic", "pro"):
        for seats in (2, 4):
            print(f"{rules:<6}{seats:>5}  {games_a_second(rules, seats):12,.0f}", flush=True)


if __name__ == "__main__":
    main()
