"""The ways in which bots weigh actions: by games played out, and by looking ahead."""

from __future__ import annotations

from random import Random
from typing import Final

from taproom.bots.protocol import Budget
from taproom.bots.troll.tastes import Taste
from taproom.games.troll import TrollAction, TrollView
from taproom.kernels.troll import play_outs, ready, think, warm_up

_BY_PYTHON: Final = 1 / 40
"""How much of what is usual there is time for while nothing is compiled."""
_MARGIN: Final = 0.02
"""Seconds kept back for what comes before and after the weighing."""


def best_by_games(
    view: TrollView,
    actions: list[TrollAction],
    budget: Budget,
    random: Random,
    *,
    default: int,
) -> TrollAction:
    """The action after which most games were won; then the one with most points.

    All games together are the budget.
    """
    if len(actions) == 1:
        return actions[0]
    warm_up()
    random.shuffle(actions)
    games = amount(budget, default)
    tallies = play_outs(
        view,
        actions,
        random,
        games=max(games // len(actions), 1),
        seconds=thinking_time(budget),
        fast=ready(),
    )
    return max(actions, key=lambda action: tallies[action].worth)


def best_by_looking_ahead(
    view: TrollView,
    actions: list[TrollAction],
    budget: Budget,
    random: Random,
    *,
    default: int,
    taste: Taste,
) -> TrollAction:
    """The action that leads furthest if both sides do what they can; chance between equals."""
    if len(actions) == 1:
        return actions[0]
    warm_up()
    random.shuffle(actions)
    nodes, seconds = amount(budget, default), thinking_time(budget)
    return think(view, actions, taste, nodes=nodes, seconds=seconds, fast=ready()).best


def amount(budget: Budget, default: int) -> int:
    """How many games or positions; much less of what is usual as long as nothing is compiled.

    Seconds are a limit and never a goal: with as much time as there is, levels would be alike.
    """
    if budget.simulations is not None:
        return budget.simulations
    return default if ready() else int(default * _BY_PYTHON)


def thinking_time(budget: Budget) -> float | None:
    """Seconds; None if nobody waits."""
    return None if budget.seconds is None else max(budget.seconds - _MARGIN, budget.seconds / 2)
