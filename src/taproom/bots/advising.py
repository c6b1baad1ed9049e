"""Advice: what can be expected of every legal action, and why the best is the best."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, Final

from taproom.bots.protocol import Budget, Prospect, Reason
from taproom.core import Action, Refusal, View
from taproom.games.tricks import TricksView
from taproom.games.troll import TrollView
from taproom.kernels import available

_NODES: Final = 300_000


@dataclass(frozen=True, slots=True)
class Advice:
    prospects: tuple[Prospect, ...]
    """Of every legal action, the best first."""
    reason: Reason
    """Why the first of them."""


def advise(view: View, legal: Sequence[Action], budget: Budget, random: Random) -> Advice:
    """What the legend would tell somebody who sees this. Waits until its kernels are compiled."""
    if not available():
        raise Refusal("no-numba")
    if isinstance(view, TricksView):
        return _at_cards(view, legal, budget, random)
    assert isinstance(view, TrollView)
    return _at_the_troll(view, list(legal), budget)


def _at_cards(view: TricksView, legal: Sequence[Action], budget: Budget, random: Random) -> Advice:
    from taproom.bots.tricks.brains import brain
    from taproom.bots.tricks.simulating import why

    found = brain("legend").prospects(view, legal, budget, random)
    found.sort(key=lambda prospect: prospect.worth, reverse=True)
    return Advice(tuple(found), why(found[0]) if len(legal) > 1 else Reason("only"))


def _at_the_troll(view: TrollView, legal: list[Any], budget: Budget) -> Advice:
    """The lead that each step leads to if both sides go on as well as they can."""
    from taproom.bots.troll.explaining import why
    from taproom.bots.troll.weighing import TASTE
    from taproom.kernels.troll import POINT, WIN, think

    if view.viewer is None:
        raise ValueError("a spectator has nothing to decide")
    usual = _NODES if budget.seconds is None else None
    nodes = usual if budget.simulations is None else budget.simulations
    verdict = think(view, legal, TASTE, nodes=nodes, seconds=budget.seconds, every=True, fast=True)

    def lead(value: int) -> float:
        """Points; a game that is won for sure counts for more than any lead."""
        won = WIN * (value > WIN // 2) - WIN * (value < -WIN // 2)
        return (value - won) / POINT

    found = [
        Prospect(action, value / POINT, lead(value), None, None)
        for action, value in verdict.values.items()
    ]
    return Advice(tuple(found), why(view, view.viewer, verdict.best))
