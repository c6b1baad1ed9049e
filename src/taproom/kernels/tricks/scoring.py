"""Counting a round (HP-7, HP-8, PM-4, PM-5).

Written without branches where it can be: whether a prediction was met is anybody's guess, and a
wrong guess of the processor costs more than the whole sum.
"""

from __future__ import annotations

from typing import Final

from taproom.kernels.tricks.desk import Desk
from taproom.kernels.tricks.jit import kernel
from taproom.kernels.tricks.rules import Rules
from taproom.kernels.tricks.standing import NOBODY, won_by

KEPT: Final = -1
"""A chip that lies before nobody."""


@kernel
def score(rules: Rules, desk: Desk, won: int, tricks: int, brawler: int) -> None:
    """The points of the round by seat; `brawler` is NOBODY if there was no brawl."""
    if rules.half_pint:
        _half_pint(desk, rules.seats, won, brawler)
    else:
        _muertos(desk, rules.seats, won, tricks)


@kernel
def _half_pint(desk: Desk, seats: int, won: int, brawler: int) -> None:
    calm = brawler == NOBODY
    for seat in range(seats):
        own = won_by(won, seat)
        points = worth_in_half_pint(seats, desk.predicted[seat], own)
        desk.points[seat] = points if calm else (10 * own + 30) * (seat == brawler)
    for owner in range(seats):
        target = desk.chips[owner]
        laid = calm and target != KEPT
        before = max(target, 0)
        met = won_by(won, before) == desk.predicted[before]
        desk.points[owner] += 20 * (laid and not met)
        if seats == 2:
            desk.points[before] += 20 * (laid and met)


@kernel
def _muertos(desk: Desk, seats: int, won: int, tricks: int) -> None:
    for seat in range(seats):
        desk.points[seat] = worth_in_muertos(desk.predicted[seat], won_by(won, seat), tricks)
    for owner in range(seats):
        target = desk.chips[owner]
        before = max(target, 0)
        met = won_by(won, before) == desk.predicted[before]
        desk.points[owner] += (target != KEPT) * (1 - 2 * met)


@kernel
def worth_in_half_pint(seats: int, predicted: int, won: int) -> int:
    """What own tricks bring with that prediction, chips and brawls aside (HP-7)."""
    zero = 20 if seats >= 5 else 30
    bonus = 10 * won if won else zero
    return 10 * won + bonus * (predicted == won)


@kernel
def worth_in_muertos(predicted: int, won: int, tricks: int) -> int:
    """What own tricks bring with that prediction, doubts aside (PM-4)."""
    misere = -won if won else tricks
    enough = 2 * predicted if won == predicted else predicted
    other = won - predicted if won < predicted else enough
    return other if predicted else misere
