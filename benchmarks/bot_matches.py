"""The rookie against tourists: points per round or games won, and the time a decision takes.

    python benchmarks/bot_matches.py --games 60

Card games: one rookie, every deal once from every seat. The Troll: a team of rookies, every deal
once from both sides. Intervals are 95 %, over whole games, as if each were dealt anew.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from statistics import mean, stdev
from time import perf_counter
from typing import Any

from taproom import games
from taproom.bots import Bot, Budget, Decision, ask, bot
from taproom.core import Action, Game, Seat, Seeded, View


@dataclass
class Timed:
    """A bot with a stopwatch."""

    bot: Bot
    seconds: list[float] = field(default_factory=list)

    @property
    def name(self) -> str:
        return self.bot.name

    def decide(
        self, view: View, legal: Sequence[Action], budget: Budget, random: Random
    ) -> Decision:
        start = perf_counter()
        decision = self.bot.decide(view, legal, budget, random)
        self.seconds.append(perf_counter() - start)
        return decision

    @property
    def milliseconds(self) -> str:
        slow = sorted(self.seconds)[int(0.99 * len(self.seconds))]
        return f"{1e3 * mean(self.seconds):.2f} ({1e3 * slow:.2f})"


def play(game: Game, at_table: Sequence[Bot], seed: str) -> Any:
    """The last state of a game."""
    state = game.start(Seeded(seed), first=Seat(0))
    random = Random(seed)
    while state.result is None:
        seat = state.actors[0]
        decision = ask(at_table[seat], state, seat, Budget(), random)
        state, _ = state.act(seat, decision.action)
    return state


def interval(sample: Sequence[float]) -> str:
    half = 1.96 * stdev(sample) / len(sample) ** 0.5
    return f"{mean(sample):6.2f} ±{half:5.2f}"


def share(won: float, of: int) -> str:
    """Of games won, with Wilson's interval: it holds near 100 %, too."""
    z = 1.96
    middle = (won + z * z / 2) / (of + z * z)
    half = z * (won * (of - won) / of + z * z / 4) ** 0.5 / (of + z * z)
    return f"{won / of:6.1%} ({middle - half:.1%} to {middle + half:.1%})"


def cards(game_id: str, seats: int, count: int) -> str:
    rookie, tourist = Timed(bot("rookie", game_id)), bot("tourist", game_id)
    game = games.game(game_id, seats, {})
    ours, theirs, met = [], [], []
    for number in range(count):
        seat = number % seats
        at_table: list[Bot] = [tourist] * seats
        at_table[seat] = rookie
        rounds = play(game, at_table, f"deals {number // seats}").rounds
        points = [done.score.points for done in rounds]
        ours.append(mean(each[seat] for each in points))
        theirs.append(mean(mean(each[:seat] + each[seat + 1 :]) for each in points))
        met += [done.met[seat] for done in rounds]
    ahead = [mine - other for mine, other in zip(ours, theirs, strict=True)]
    return (
        f"{game_id:<12}{seats:>5}  {interval(ours)}  {interval(theirs)}  {interval(ahead)}"
        f"  {mean(met):6.1%}  {rookie.milliseconds}"
    )


def troll(rules: str, seats: int, count: int) -> str:
    rookie, tourist = Timed(bot("rookie", "troll")), bot("tourist", "troll")
    game = games.game("troll", seats, {"rules": rules})
    won, ahead = 0.0, []
    for number in range(count):
        team = number % 2
        at_table: list[Bot] = [rookie if seat % 2 == team else tourist for seat in range(seats)]
        result = play(game, at_table, f"deal {number // 2}").result
        ours = [seat for seat in result.winners if seat % 2 == team]
        won += len(ours) / len(result.winners)
        ahead.append(result.points[team] - result.points[1 - team])
    result_line = f"{share(won, count):<25}  {interval(ahead)}  {rookie.milliseconds}"
    return f"troll {rules:<6}{seats:>5}  {result_line}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=42, metavar="N", help="games in each line")
    count = max(parser.parse_args().games, 2)
    print("points/round   seats  rookie         tourists       ahead by       met    ms (99 %)")
    for game_id in ("half-pint", "muertos"):
        for seats in range(2, 8):
            print(cards(game_id, seats, count), flush=True)
    print("\nteam of rookies seats  won                        ahead by       ms (99 %)")
    for rules in ("basic", "pro"):
        for seats in (2, 4):
            print(troll(rules, seats, count), flush=True)


if __name__ == "__main__":
    main()
