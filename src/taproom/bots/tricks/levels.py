"""The levels of the card games that think with kernels, once numba has compiled them."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from taproom.bots.protocol import Budget, Decision, seen_as
from taproom.bots.tricks.patience import Patience
from taproom.core import Action, View
from taproom.games.tricks import TricksView
from taproom.kernels.tricks import ready, warm_up


class Seasoned:
    """Until the kernels are compiled, and where there is no numba, it has to do with patience."""

    def __init__(self, name: str) -> None:
        self.name = name

    def decide(
        self, view: View, legal: Sequence[Action], budget: Budget, random: Random
    ) -> Decision:
        seen = seen_as(TricksView, view)
        compiling = warm_up()
        if compiling is not None and budget.simulations is not None:
            compiling.join()  # so many simulations, so the same decision, however early it is asked
        if not ready():
            return Patience().decide(seen, legal, budget, random)
        from taproom.bots.tricks.brains import brain  # needs numba

        return brain(self.name).decide(seen, legal, budget, random)
