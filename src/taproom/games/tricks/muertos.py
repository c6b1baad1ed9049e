"""How Poker de los Muertos counts: rounds (PM-4), doubts (PM-5), the end (PM-6)."""

from __future__ import annotations

from collections.abc import Sequence

from taproom.core import Result, Seat
from taproom.games.tricks.round import Mark, Round, Score, totals


def score(done: Round) -> Score:
    tricks = len(done.tricks)
    pairs = zip(done.predictions, done.won, strict=True)
    points = [_points(predicted or 0, won, tricks) for predicted, won in pairs]
    for owner, target in done.chips:
        points[owner] += -1 if done.met[target] else 1
    no_marks: list[Mark] = [""] * done.seats
    return Score(tuple(points), tuple(no_marks))


def _points(predicted: int, won: int, tricks: int) -> int:
    if predicted == 0:
        return -won if won else tricks
    if won < predicted:
        return won - predicted
    return 2 * predicted if won == predicted else predicted


def result(rounds: Sequence[Round]) -> Result:
    """Most points; equal points share the win (PM-6)."""
    points = totals(rounds)
    most = max(points)
    winners = tuple([Seat(seat) for seat, total in enumerate(points) if total == most])
    return Result(winners, points, "points" if len(winners) == 1 else "shared")
