"""How Half-Pint Heroes counts: rounds (HP-7, HP-8), gun fights (HP-9), the end (HP-10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from taproom.core import Result, Seat
from taproom.games.tricks.round import Mark, Round, Score, totals

BRAWL_TRICKS: Final = 3
GUNFIGHT_MARKS: Final = 5
MARK_IN_RUN: Final = 10

_TRICK: Final = 10
CHIP: Final = 20
_BRAWL: Final = 30
_ZERO: Final = 30
_ZERO_IN_COMPANY: Final = 20
_COMPANY: Final = 5


def score(done: Round) -> Score:
    if done.ended == "brawl":
        return _brawl_score(done)
    met = done.met
    points = [_TRICK * won for won in done.won]
    for seat, predicted in enumerate(done.predictions):
        if met[seat]:
            points[seat] += _TRICK * predicted if predicted else _zero_bonus(done.seats)
    for owner, target in done.chips:
        if not met[target]:
            points[owner] += CHIP
        elif done.seats == 2:
            points[target] += CHIP
    marks: list[Mark] = ["X" if right else "" for right in met]
    return Score(tuple(points), tuple(marks))


def _zero_bonus(seats: int) -> int:
    return _ZERO_IN_COMPANY if seats >= _COMPANY else _ZERO


def _brawl_score(done: Round) -> Score:
    """Only the brawler scores; chips and predictions count for nothing (HP-8)."""
    brawler = done.tricks[-1].best.seat
    points = [0] * done.seats
    marks: list[Mark] = [""] * done.seats
    points[brawler] = _TRICK * done.won[brawler] + _BRAWL
    marks[brawler] = "B"
    return Score(tuple(points), tuple(marks))


def is_brawl(done: Round) -> bool:
    """Three tricks in a row by one player (HP-5)."""
    if len(done.tricks) < BRAWL_TRICKS:
        return False
    return len({trick.winner for trick in done.tricks[-BRAWL_TRICKS:]}) == 1


def gunfighters(rounds: Sequence[Round]) -> tuple[Seat, ...]:
    """Who has marks in the last five rounds and so is in a gun fight in the next (HP-9)."""
    if len(rounds) < GUNFIGHT_MARKS:
        return ()
    last = [done.score.marks for done in rounds[-GUNFIGHT_MARKS:] if done.score]
    return tuple([Seat(seat) for seat, marks in enumerate(zip(*last, strict=True)) if all(marks)])


def gunfight_result(rounds: Sequence[Round]) -> Result | None:
    """Who wins the game by the gun fight of the last round; None if nobody does (HP-9)."""
    duel = rounds[-1]
    standing = [seat for seat in duel.gunfight if duel.mark(seat)]
    if not standing:
        return None
    boldest = max(duel.predictions[seat] or 0 for seat in standing)
    winners = [seat for seat in standing if duel.predictions[seat] == boldest]
    return Result(tuple(winners), totals(rounds), "gunfight")


def result(rounds: Sequence[Round]) -> Result:
    """Points with the bonus for the longest run of marks; then most B, then most X (HP-10)."""
    seats = [Seat(seat) for seat in range(rounds[0].seats)]
    pads = [[done.mark(seat) for done in rounds] for seat in seats]
    points = tuple(
        total + MARK_IN_RUN * _longest_run(pad)
        for total, pad in zip(totals(rounds), pads, strict=True)
    )
    brawls = [pad.count("B") for pad in pads]
    marks = [pad.count("X") for pad in pads]
    leaders = seats
    for by, count in (("points", points), ("brawls", brawls), ("marks", marks)):
        most = max(count[seat] for seat in leaders)
        leaders = [seat for seat in leaders if count[seat] == most]
        if len(leaders) == 1:
            return Result(tuple(leaders), points, by)
    return Result(tuple(leaders), points, "shared")


def _longest_run(pad: Sequence[Mark]) -> int:
    longest = run = 0
    for mark in pad:
        run = run + 1 if mark else 0
        longest = max(longest, run)
    return longest
