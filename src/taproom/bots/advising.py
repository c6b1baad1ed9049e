"""Advice: what can be expected of every legal action, and why the best is the best."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from taproom.bots.protocol import Budget, Prospect, Reason, seen_as
from taproom.bots.tricks import by_the_rules
from taproom.bots.tricks.explaining import why
from taproom.core import Action, View
from taproom.games.tricks import TricksView
from taproom.games.troll import TrollView
from taproom.kernels import available


@dataclass(frozen=True, slots=True)
class Advice:
    prospects: tuple[Prospect, ...]
    """Of every legal action, the best first."""
    reason: Reason
    """Why the first of them."""


def advise(view: View, legal: Sequence[Action], budget: Budget, random: Random) -> Advice:
    """What the legend would tell somebody who sees this. Waits until its kernels are compiled;
    without numba it looks less far at the Troll, and goes by patience and the rules at cards."""
    if isinstance(view, TrollView):
        return _at_the_troll(view, list(legal), budget)
    seen = seen_as(TricksView, view)
    found = (_by_kernels if available() else by_the_rules.prospects)(seen, legal, budget, random)
    found.sort(key=lambda prospect: prospect.worth, reverse=True)
    return Advice(tuple(found), why(found[0]) if len(legal) > 1 else Reason("only"))


def can_advise(view: View, patience: float) -> bool:
    """At once, or within so many seconds? Only compiling takes longer, so without numba, always."""
    if not available():
        return True
    from taproom.kernels import tricks, troll  # numba takes long to import

    cards = isinstance(view, TricksView)
    compiling = tricks.warm_up() if cards else troll.warm_up()
    if compiling is not None:
        compiling.join(patience)
    return tricks.ready() if cards else troll.ready()


def _by_kernels(
    view: TricksView, legal: Sequence[Action], budget: Budget, random: Random
) -> list[Prospect]:
    from taproom.bots.tricks.brains import brain  # needs numba

    return brain("legend").prospects(view, legal, budget, random)


def _at_the_troll(view: TrollView, legal: list[Any], budget: Budget) -> Advice:
    from taproom.bots.troll import explaining
    from taproom.bots.troll.expecting import expectations
    from taproom.kernels import troll

    if view.viewer is None:
        raise ValueError("a spectator has nothing to decide")
    if compiling := troll.warm_up():
        compiling.join()
    found: list[Prospect] = expectations(view, legal, budget)
    best: Any = found[0].action
    return Advice(tuple(found), explaining.why(view, view.viewer, best))
