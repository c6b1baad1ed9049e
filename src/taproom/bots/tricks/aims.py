"""What a seat plays for at the card games: not points for their own sake, but to win with them.

All is counted in own points. While nobody is ahead, a point that the others make on average costs
as much as one of one's own; later those must be stopped who are in the way, and nobody cares about
points of those who are far behind. A mark is worth its part of the longest run (HP-10) and a step
towards a gun fight (HP-9), for everybody.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

import numpy as np

from taproom.games.tricks import TricksView
from taproom.games.tricks.half_pint import GUNFIGHT_MARKS, MARK_IN_RUN
from taproom.kernels.tricks.jit import Floats
from taproom.kernels.tricks.rules import MARK

_MARKED: Final = 0.5
"""How often somebody earns a mark, about."""
_SPREAD: Final = {"half-pint": 22.0, "muertos": 2.5}
"""The standard deviation of what a seat makes of a round, about."""
_HOPELESS: Final = 3.0
"""In spreads: nobody is taken to be further ahead or behind."""
_STEPS: Final = np.linspace(-4.0, 4.0, 81)
_SLOPE: Final = 0.01
"""In spreads: the difference that is tried to see what points change."""


class Aims(NamedTuple):
    """By seat, in own points."""

    points: Floats
    """What a point is worth."""
    marks: Floats
    """What a mark is worth."""


def own_points(view: TricksView) -> Aims:
    """Nothing but the own points, and the usual worth of a mark."""
    own = np.arange(view.game.seats) == view.viewer
    return Aims(own * 1.0, own * (MARK if view.game.edition.brawls else 0.0))


def to_win(view: TricksView) -> Aims:
    """All that tells in the end, as the game stands."""
    me, seats = view.viewer, view.game.seats
    assert me is not None
    later = max(view.game.rounds - view.round.number, 0)
    pads = [_Pad.of(view, seat) for seat in range(seats)]
    spread = _SPREAD[view.game.id] * np.sqrt(later + 1)
    totals = np.array([pad.points for pad in pads], np.float64)
    if view.game.edition.brawls:
        totals += [MARK_IN_RUN * _longest(pad.run, pad.longest, later + 1) for pad in pads]
    standing = np.clip((totals - totals[me]) / spread, -_HOPELESS, _HOPELESS)
    chance = _chance_to_win(standing, me)
    slopes = np.array(
        [
            (_chance_to_win(standing + _SLOPE * (np.arange(seats) == seat), me) - chance) / _SLOPE
            for seat in range(seats)
        ]
    )
    points = slopes / slopes[me]
    if not view.game.edition.brawls:
        return Aims(points, np.zeros(seats))
    game = np.full(seats, -chance)
    game[me] = 1 - chance
    game *= spread / slopes[me]
    return Aims(
        points,
        np.array([_mark(pad, later, points[seat], game[seat]) for seat, pad in enumerate(pads)]),
    )


class _Pad(NamedTuple):
    """What the score pad says of a seat."""

    points: int
    run: int
    """Marks in a row, up to now."""
    longest: int

    @classmethod
    def of(cls, view: TricksView, seat: int) -> _Pad:
        points = run = longest = 0
        for done in view.rounds:
            if done.score is not None:
                points += done.score.points[seat]
                run = run + 1 if done.score.marks[seat] else 0
                longest = max(longest, run)
        return cls(points, run, longest)


def _mark(pad: _Pad, later: int, point: float, game: float) -> float:
    """What it changes for the viewer if that seat earns a mark in this round."""
    with_it = _longest(pad.run + 1, max(pad.longest, pad.run + 1), later)
    bonus = MARK_IN_RUN * (with_it - _longest(0, pad.longest, later))
    won = 1.0 if pad.run >= GUNFIGHT_MARKS else _gun_fight(pad.run + 1, later)
    return point * bonus + game * (won - _gun_fight(0, later))


@cache
def _longest(run: int, longest: int, later: int) -> float:
    """Of the longest run of marks, what to expect after so many more rounds."""
    if later == 0:
        return longest
    marked = _longest(run + 1, max(longest, run + 1), later - 1)
    return _MARKED * marked + (1 - _MARKED) * _longest(0, longest, later - 1)


@cache
def _gun_fight(run: int, later: int) -> float:
    """The chance to win one in so many more rounds; out of the last there is one more (HP-9)."""
    if run >= GUNFIGHT_MARKS:
        return _MARKED + (1 - _MARKED) * _gun_fight(0, max(later - 1, 0))
    if later == 0:
        return 0.0
    return _MARKED * _gun_fight(run + 1, later - 1) + (1 - _MARKED) * _gun_fight(0, later - 1)


def _chance_to_win(standing: Floats, me: int) -> float:
    """If everybody ends normally distributed around where they stand, in standard deviations."""
    ends = standing[me] + _STEPS
    likely = np.exp(-(_STEPS**2) / 2)
    for seat, other in enumerate(standing):
        if seat != me:
            likely = likely * _below(ends - other)
    return float(likely.sum() / np.exp(-(_STEPS**2) / 2).sum())


def _below(steps: Floats) -> Floats:
    """The normal distribution, close enough for this (a logistic one)."""
    return 1 / (1 + np.exp(-1.702 * steps))
