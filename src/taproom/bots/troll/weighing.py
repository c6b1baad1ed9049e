"""The ways in which bots weigh actions: by games played out, and by looking ahead."""

from __future__ import annotations

from random import Random
from typing import Final

from taproom.bots.protocol import Budget
from taproom.games.troll import TrollAction, TrollView
from taproom.kernels.troll import play_outs, ready, think, warm_up

TASTE: Final = (50, 50, -35)
"""What counts beside the lead: to be the one to act, their mugs that hang, ours that do. Rounded
from a fit to how games between searchers of 6,000 nodes ended (basic rules, 2 seats)."""
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
    informed: bool,
) -> TrollAction:
    """The action after which most games were won; then the one with most points."""
    if len(actions) == 1:
        return actions[0]
    warm_up()
    games = None if budget.simulations is None else max(budget.simulations // len(actions), 1)
    if games is None and budget.seconds is None:
        games = max(_usual(default) // len(actions), 1)
    random.shuffle(actions)
    tallies = play_outs(
        view,
        actions,
        random,
        games=games,
        seconds=_seconds(budget),
        informed=informed,
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
) -> TrollAction:
    """The action that leads furthest if both sides do what they can; chance between equals."""
    if len(actions) == 1:
        return actions[0]
    warm_up()
    nodes = budget.simulations
    if nodes is None and budget.seconds is None:
        nodes = _usual(default)
    random.shuffle(actions)
    return think(view, actions, TASTE, nodes=nodes, seconds=_seconds(budget), fast=ready()).best


def _usual(default: int) -> int:
    return default if ready() else int(default * _BY_PYTHON)


def _seconds(budget: Budget) -> float | None:
    return None if budget.seconds is None else max(budget.seconds - _MARGIN, budget.seconds / 2)
