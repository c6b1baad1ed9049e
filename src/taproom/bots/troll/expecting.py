"""What can be expected of every step at the Squinting Troll: the lead, and the chance to win."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from taproom.bots.protocol import Budget, Prospect
from taproom.bots.troll.tastes import by_thumb
from taproom.bots.troll.weighing import thinking_time, tried_out
from taproom.games.troll import Draft, TrollAction, TrollView
from taproom.kernels.troll import POINT, WIN, Tally, think

_NODES: Final = 300_000
_GAMES: Final = 6_000
"""Played out after all picks together."""
_CLOSE: Final = 1.5
_FAR: Final = 0.35
"""A lead is worth less the more coasters there are to come. Fitted to how 204 games between
searchers of 4,000 nodes ended, basic and pro, 2 and 4 seats: what was to come in 54 of 100 cases
came in 53, what in 75 came in 67, what in 84 came in 89."""


def expectations(
    view: TrollView, legal: list[TrollAction], budget: Budget, random: Random
) -> list[Prospect]:
    """The best first. Its kernels must be compiled.

    The lead is what a step comes to if both sides go on as well as they can. A pick (TR-9) is too
    far from the end for that, and weighed by games played out.
    """
    if view.phase == Draft.type:
        return _by_games(view, legal, budget, random)
    usual = _NODES if budget.seconds is None else None
    nodes = usual if budget.simulations is None else budget.simulations
    seconds = thinking_time(budget)
    taste = by_thumb(view.game)  # what the chance to win was fitted with
    verdict = think(view, legal, taste, nodes=nodes, seconds=seconds, every=True, fast=True)
    left = sum([len(hand) for hand in view.hands])
    return [_foreseen(action, value, left) for action, value in verdict.values.items()]


def _by_games(
    view: TrollView, legal: list[TrollAction], budget: Budget, random: Random
) -> list[Prospect]:
    tallies = tried_out(view, legal, budget, random, default=_GAMES, informed=True, fast=True)
    return [
        _played_out(action, tally)
        for action, tally in sorted(tallies.items(), key=lambda each: each[1].worth, reverse=True)
    ]


def _played_out(action: TrollAction, tally: Tally) -> Prospect:
    """The chance to win decides; points break ties."""
    chance, lead = tally.worth
    return Prospect(action, worth=chance, points=lead, error=tally.error, met=chance)


def _foreseen(action: TrollAction, value: int, left: int) -> Prospect:
    """A game whose end is in sight counts for more than any lead."""
    sign = (value > WIN // 2) - (value < -WIN // 2)
    lead = (value - sign * WIN) / POINT
    met = (1 + sign) / 2 if sign else 1 / (1 + exp(-lead / (_CLOSE + _FAR * left)))
    return Prospect(action, worth=value / POINT, points=lead, error=None, met=met)
