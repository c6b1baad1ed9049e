"""The levels of the card games that think with kernels. What needs numba is imported once it is
there and has compiled them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from taproom.bots.protocol import Bot, Budget, Decision, seen_as
from taproom.bots.tricks.patience import Patience
from taproom.core import Action, View
from taproom.games.tricks import TricksView
from taproom.kernels.tricks import ready, warm_up


class Seasoned:
    """Until the kernels are compiled, and where there is no numba, it has to do with patience."""

    def __init__(self, name: str, brain: Callable[[], Bot]) -> None:
        self.name = name
        self._brain = brain

    def decide(
        self, view: View, legal: Sequence[Action], budget: Budget, random: Random
    ) -> Decision:
        seen = seen_as(TricksView, view)
        if ready():
            return self._brain().decide(seen, legal, budget, random)
        warm_up()
        return Patience().decide(seen, legal, budget, random)


def regular() -> Bot:
    def brain() -> Bot:
        from taproom.bots.tricks.regular import tricks_regular

        return tricks_regular()

    return Seasoned("regular", brain)


def veteran() -> Bot:
    def brain() -> Bot:
        from taproom.bots.tricks.veteran import tricks_veteran

        return tricks_veteran()

    return Seasoned("veteran", brain)


def landlord() -> Bot:
    def brain() -> Bot:
        from taproom.bots.tricks.landlord import tricks_landlord

        return tricks_landlord()

    return Seasoned("landlord", brain)


def legend() -> Bot:
    def brain() -> Bot:
        from taproom.bots.tricks.legend import tricks_legend

        return tricks_legend()

    return Seasoned("legend", brain)
