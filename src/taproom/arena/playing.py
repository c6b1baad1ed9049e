"""One deal of a match: the same chance, played from every seating."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, log
from random import Random
from time import perf_counter
from typing import Any, Final

from msgspec import Struct

from taproom.arena.match import Match
from taproom.bots import Bot, ask, bot, prepare
from taproom.core import Result, Seeded, State
from taproom.games.tricks import TricksState
from taproom.games.tricks.round import Round, totals
from taproom.games.tricks.state import HIGHEST_PREDICTION
from taproom.games.troll import Draft

RANDOM_PICKS: Final = 2
"""By every seat, before the bots pick on in the Troll."""

_FINE: Final = 1.1
"""Thinking times are kept in classes, each so much longer than the last."""


class Game(Struct):
    """One game of a deal."""

    seats: tuple[int, ...]
    """The bots by seat, as places in `Match.bots`."""
    points: list[float]
    """By seat: in the card games of a round on average, without the bonus at the end."""
    won: list[float]
    """By seat: 1, or a share of a shared win."""


class Habits(Struct):
    """What one bot did in all games of a deal."""

    predicted: list[int]
    """How often it predicted 0, 1, 2, ..."""
    met: list[int]
    """How often it won just as many tricks."""
    brawls: int
    rounds: int
    times: dict[int, int]
    """How many decisions took how long: the class of `time_class`."""


class Deal(Struct):
    number: int
    games: list[Game]
    habits: list[Habits]
    """By place in `Match.bots`."""


def time_class(seconds: float) -> int:
    return ceil(log(max(seconds, 1e-6)) / log(_FINE))


def class_seconds(number: int) -> float:
    """The longest time of a class."""
    return _FINE**number


def play_deal(match: Match, number: int) -> Deal:
    prepare(match.bots, match.game_id)
    bots = [bot(name, match.game_id) for name in match.bots]
    habits = [
        Habits([0] * (HIGHEST_PREDICTION + 1), [0] * (HIGHEST_PREDICTION + 1), 0, 0, {})
        for _ in bots
    ]
    played = [_play(match, bots, seating, number, habits) for seating in match.seatings(number)]
    return Deal(number, played, habits)


def _play(
    match: Match, bots: Sequence[Bot], seating: tuple[int, ...], number: int, habits: list[Habits]
) -> Game:
    seed = f"{match.seed}/{number}"
    state = opened(match.game.start(Seeded(seed)), Random(seed))
    # Every seat has chance of its own: what one bot draws does not change another's luck.
    randoms = [Random(f"{seed}/{seat}") for seat in range(match.seats)]
    while state.result is None:
        seat = state.actors[0]
        place = seating[seat]
        began = perf_counter()
        decision = ask(bots[place], state, seat, match.budget, randoms[seat])
        took = time_class(perf_counter() - began)
        times = habits[place].times
        times[took] = times.get(took, 0) + 1
        state, _ = state.act(seat, decision.action)
    if not isinstance(state, TricksState):
        return Game(seating, *_by_team(state.result, match.seats))
    for done in state.rounds:
        _note(done, seating, habits)
    points = [total / len(state.rounds) for total in totals(state.rounds)]
    winners = state.result.winners
    return Game(seating, points, [(seat in winners) / len(winners) for seat in range(match.seats)])


def opened(state: State, random: Random) -> Any:
    """With nothing left to chance (TR-9), every game of the same bots would be the same: so the
    first picks are not theirs."""
    if state.phase == Draft.type:
        for _ in range(RANDOM_PICKS * state.game.seats):
            (seat,) = state.actors
            state, _ = state.act(seat, random.choice(state.legal(seat)))
    return state


def _note(done: Round, seating: tuple[int, ...], habits: list[Habits]) -> None:
    met = done.met
    for seat, predicted in enumerate(done.shown_predictions or ()):
        own = habits[seating[seat]]
        own.rounds += 1
        own.predicted[predicted] += 1
        own.met[predicted] += met[seat]
        own.brawls += bool(done.score and done.score.marks[seat] == "B")


def _by_team(result: Result, seats: int) -> tuple[list[float], list[float]]:
    """Points and wins by seat. A team wins or does not; a draw is half a win."""
    teams = {seat % 2 for seat in result.winners}
    points = [float(result.points[seat % 2]) for seat in range(seats)]
    return points, [(seat % 2 in teams) / len(teams) for seat in range(seats)]
