"""How well possible worlds foretell what everybody wins: read from what they did, or at random.

    python benchmarks/foretelling.py half-pint 4 --rounds 60

Landlords play; before some of their plays, landlord and legend say how likely each other seat is to
win how many tricks, once with worlds that explain what was done and once with any. What is printed
is the mean logarithm of the chance that they gave to what came, and the difference with its 95 %
interval, by round: looks at one round have their luck in common.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from math import log, sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

import numpy as np

from taproom import games
from taproom.bots import Budget, ask, bot, prepare
from taproom.bots.tricks.landlord import Reading
from taproom.bots.tricks.legend import Foreseeing
from taproom.core import Seeded
from taproom.games.tricks import Play, TricksView
from taproom.kernels.tricks.outcomes import legal_of
from taproom.kernels.tricks.position import Position, play_of, position_of
from taproom.kernels.tricks.worlds import Worlds, sample_worlds

_WORLDS = 60
_LOOKS = 4
"""In each trick, about, of as many seats or more."""
_SMOOTH = 0.25
"""Added to every count: what never came in some worlds is not impossible."""
_TRICKS = 9


class Blind(Reading):
    def _worlds(self, view: TricksView, position: Position, worlds: int, seed: int) -> Worlds:  # noqa: ARG002
        return sample_worlds(position, worlds, seed)


class BlindLegend(Blind, Foreseeing):
    pass


class Moment(NamedTuple):
    view: TricksView
    play: Play


def moments(game_id: str, seats: int, number: int) -> tuple[list[Moment], Sequence[int]]:
    """Some plays of a round between landlords, and what everybody won in it."""
    state: Any = games.game(game_id, seats, {"rounds": 1}).start(Seeded(f"foretelling {number}"))
    landlord, random, seen = bot("landlord", game_id), Random(number), []
    while state.result is None:
        seat = state.actors[0]
        action = ask(landlord, state, seat, Budget(), random).action
        if isinstance(action, Play) and random.random() < _LOOKS / seats:
            seen.append(Moment(state.view(seat), action))
        state, _ = state.act(seat, action)
    return seen, state.rounds[-1].won


def foretold(way: Reading, moment: Moment, won: Sequence[int]) -> list[float]:
    """By other seat, the logarithm of the chance given to what it won."""
    position = position_of(moment.view)
    hand, row = position.hands[position.me], position.row
    plays = legal_of(position)
    chosen = [each for each in plays if _same(play_of(int(each), hand, row), moment.play)]
    found = way.playing(moment.view, position, np.array(chosen), _WORLDS, 1)
    return [
        log((_WORLDS * found.tricks[0, seat, tricks] + _SMOOTH) / (_WORLDS + _TRICKS * _SMOOTH))
        for seat, tricks in enumerate(won)
        if seat != position.me
    ]


def _same(one: Play, other: Play) -> bool:
    return set(one.hand) == set(other.hand) and set(one.row) == set(other.row)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game", choices=["half-pint", "muertos"])
    parser.add_argument("seats", type=int)
    parser.add_argument("--rounds", type=int, default=60)
    given = parser.parse_args()
    prepare(["legend"])
    pairs = {"landlord": (Reading(), Blind()), "legend": (Foreseeing(), BlindLegend())}
    scores: dict[str, list[tuple[float, float]]] = {name: [] for name in pairs}
    for number in range(given.rounds):
        seen, won = moments(given.game, given.seats, number)
        for name, ways in pairs.items() if seen else ():
            reading, blind = [
                fmean([each for moment in seen for each in foretold(way, moment, won)])
                for way in ways
            ]
            scores[name].append((reading, blind))
    for name, rounds in scores.items():
        gained = [reading - blind for reading, blind in rounds]
        error = 1.96 * stdev(gained) / sqrt(len(gained))
        read, at_random = [fmean(column) for column in zip(*rounds, strict=True)]
        print(
            f"{name:<9} reading {read:.4f}  at random {at_random:.4f}"
            f"  gained {fmean(gained):+.4f} ± {error:.4f}  ({len(gained)} rounds)"
        )


if __name__ == "__main__":
    main()
