"""A level of the house against OpenSpiel's ISMCTS bot, at equal simulations and at equal time.

    python benchmarks/against_ismcts.py --level legend --deals 100

Rounds of both card games, every deal from every seating, the two by turns around the table: points
a round by which the level is ahead, and the 95 % interval by the bootstrap over deals.

- Equal simulations: one of ours tries every legal action in one world, one of OpenSpiel's tries a
  single one; so OpenSpiel gets as many for each legal action.
- Equal time: ours is measured first, playing against itself; OpenSpiel may think about every
  decision for as long as ours does about its slowest (the 99th of 100).
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import product
from random import Random
from statistics import fmean
from time import perf_counter

from ismcts_bot import Ismcts

from taproom.arena.match import Match
from taproom.arena.playing import Deal, Game
from taproom.arena.statistics import estimate, points
from taproom.bots import Bot, Budget, ask, bot, prepare
from taproom.core import Action, Seeded
from taproom.games.tricks import TricksState
from taproom.games.tricks.round import totals

MEASURED_DEALS = 20
"""For the time that ours takes."""

Allowance = Callable[[Sequence[Action]], Budget]
"""The budget for a decision between these actions."""


def always(budget: Budget) -> Allowance:
    return lambda _: budget


def for_each_action(simulations: int) -> Allowance:
    return lambda legal: Budget(simulations=simulations * len(legal))


@dataclass
class Contestant:
    """A bot, what it is allowed, and how long it thought about each decision."""

    bot: Bot
    allowance: Allowance
    seconds: list[float] = field(default_factory=list)

    @property
    def slow(self) -> float:
        return sorted(self.seconds)[int(0.99 * len(self.seconds))]


def play_deal(match: Match, contestants: Sequence[Contestant], number: int) -> Deal:
    seatings = match.seatings(number)
    return Deal(number, [play(match, contestants, each, number) for each in seatings], [])


def play(
    match: Match, contestants: Sequence[Contestant], seating: tuple[int, ...], number: int
) -> Game:
    seed = f"{match.seed}/{number}"
    state: TricksState = match.game.start(Seeded(seed))
    # As in the arena: what one bot draws does not change another's luck.
    randoms = [Random(f"{seed}/{seat}") for seat in range(match.seats)]
    while state.result is None:
        seat = state.actors[0]
        contestant = contestants[seating[seat]]
        legal = state.legal(seat)
        began = perf_counter()
        decision = ask(contestant.bot, state, seat, contestant.allowance(legal), randoms[seat])
        if len(legal) > 1:
            contestant.seconds.append(perf_counter() - began)
        state, _ = state.act(seat, decision.action)
    winners = state.result.winners
    won = [(seat in winners) / len(winners) for seat in range(match.seats)]
    return Game(seating, [float(total) for total in totals(state.rounds)], won)


def time_of(level: str, game_id: str, seats: int) -> float:
    """The slowest decisions of a level that has its usual budget, in seconds."""
    ours = Contestant(bot(level, game_id), always(Budget()))
    match = Match(game_id, seats, {"rounds": 1}, (level, level), "time")
    play_deal(match, [ours, ours], 0)  # warm up
    ours.seconds.clear()
    for number in range(1, MEASURED_DEALS):
        play_deal(match, [ours, ours], number)
    return ours.slow


def line(match: Match, ours: Allowance, theirs: Allowance, deals: int) -> str:
    """A match, and what came of it."""
    peer = Ismcts()
    contestants = [Contestant(bot(match.bots[0], match.game_id), ours), Contestant(peer, theirs)]
    played = [play_deal(match, contestants, number) for number in range(deals)]
    ahead = estimate([points(deal, 0) - points(deal, 1) for deal in played])
    our_times, their_times = [each.seconds for each in contestants]
    return (
        f"{ahead.mean:7.2f} ({ahead.low:6.2f} to {ahead.high:6.2f})"
        f"{1e3 * fmean(our_times):10.1f}{1e3 * fmean(their_times):10.1f}"
        f"{peer.simulations / len(their_times):12.0f}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--level", default="legend")
    parser.add_argument("--deals", type=int, default=100, help="in each line")
    parser.add_argument("--simulations", type=int, default=120, help="of ours, for a decision")
    parser.add_argument("--games", nargs="+", default=["half-pint", "muertos"])
    parser.add_argument("--seats", nargs="+", type=int, default=[2, 4])
    given = parser.parse_args()
    prepare()
    print(f"{given.level} ahead of OpenSpiel's ISMCTS, points a round; mean ms of a decision\n")
    print("game       seats  equal        ahead (95 %)              ours   theirs  simulations")
    for game_id, seats in product(given.games, given.seats):
        match = Match(game_id, seats, {"rounds": 1}, (given.level, Ismcts.name), "ismcts")
        tried = given.simulations
        seconds = time_of(given.level, game_id, seats)
        equal = {
            "simulations": (always(Budget(simulations=tried)), for_each_action(tried)),
            "time": (always(Budget()), always(Budget(seconds=seconds))),
        }
        for what, allowances in equal.items():
            result = line(match, *allowances, given.deals)
            print(f"{game_id:<11}{seats:>5}  {what:<13}{result}", flush=True)


if __name__ == "__main__":
    main()
