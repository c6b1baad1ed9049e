"""What can be expected of every action at the card games where there is no numba.

The rules themselves play each action out in some worlds, everybody going on with patience.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from random import Random
from statistics import fmean, stdev
from time import perf_counter
from typing import Final

from taproom.bots.protocol import Budget, Prospect
from taproom.bots.tricks.betting import at_stake
from taproom.bots.tricks.patience import Patience
from taproom.core import Action, Seat
from taproom.games.tricks import Bet, TricksState, TricksView
from taproom.games.tricks.round import Round

_WORLDS: Final = 20
_FEWEST: Final = 2
"""Fewer do not tell how sure they are."""
_RESERVE: Final = 0.9
"""Of the time; the rest is for what comes before and after."""
_SEEDS: Final = 2**62


def prospects(
    view: TricksView, legal: Sequence[Action], budget: Budget, random: Random
) -> list[Prospect]:
    """In the order in which they are given; all tried in the same worlds."""
    me = view.viewer
    if me is None:
        raise ValueError("a spectator has nothing to decide")
    worlds = _WORLDS if budget.simulations is None else max(budget.simulations, _FEWEST)
    end = inf if budget.seconds is None else perf_counter() + _RESERVE * budget.seconds
    ends: list[list[Round]] = [[] for _ in legal]
    for number in range(worlds):
        if number >= _FEWEST and perf_counter() >= end:
            break
        world, seed = view.game.determinize(view, random), random.randrange(_SEEDS)
        for action, found in zip(legal, ends, strict=True):
            found.append(_played_out(world, me, action, Random(seed)))
    return [
        _of_a_bet(action, found, view) if isinstance(action, Bet) else _of(action, found, me)
        for action, found in zip(legal, ends, strict=True)
    ]


def _played_out(state: TricksState, me: Seat, action: Action, random: Random) -> Round:
    """The round under way, when it is over."""
    under_way, player = len(state.past), Patience()
    state, _ = state.act(me, action)
    while state.rounds[under_way].score is None:
        seat = state.actors[0]
        legal = state.legal(seat)
        chosen = player.decide(state.view(seat), legal, Budget(), random).action
        state, _ = state.act(seat, chosen)
    return state.rounds[under_way]


def _of(action: Action, ends: Sequence[Round], me: Seat) -> Prospect:
    points = [end.score.points[me] for end in ends if end.score is not None]
    mean, met = fmean(points), fmean([end.met[me] for end in ends])
    return Prospect(action, mean, mean, _error(points), met, _tricks(ends, me))


def _of_a_bet(action: Bet, ends: Sequence[Round], view: TricksView) -> Prospect:
    """What the chip brings; in a brawl, nothing (HP-7)."""
    if action.on is None:
        return Prospect(action, 0.0, 0.0, 0.0, met=None)
    missed = [not end.met[action.on] for end in ends]
    won, lost = at_stake(view)
    gains = [
        0.0 if end.ended == "brawl" else won if miss else -lost
        for end, miss in zip(ends, missed, strict=True)
    ]
    gain = fmean(gains)
    return Prospect(action, gain, gain, _error(gains), fmean(missed), _tricks(ends, action.on))


def _error(values: Sequence[float]) -> float:
    return stdev(values) / sqrt(len(values))


def _tricks(ends: Sequence[Round], seat: Seat) -> tuple[float, ...]:
    won = [end.won[seat] for end in ends]
    return tuple([won.count(tricks) / len(won) for tricks in range(ends[0].hand_size + 1)])
