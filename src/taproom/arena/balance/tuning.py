"""Tournaments of sets: of several with a few things changed, the fairest wins.

All sets of a tournament are measured on the same deals, at first on few; the fairer half goes on to
twice as many. Then the winner is measured on new deals, which had no part in choosing it: what was
only luck does not last.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Final, NamedTuple

from taproom.arena.balance.changing import Set, Shifts, changed
from taproom.arena.balance.figures import Figures

FIRST: Final = 0.02
"""How far from one half the win rate of who places first may be."""
SHIFT: Final = 0.05
"""How far the presence of a coaster may shift the win rate."""
_FIELD: Final = 8
"""Sets in a tournament; the one to beat is among them."""


class Measured(NamedTuple):
    basic: Figures
    pro: Figures

    @property
    def unfairness(self) -> float:
        """Squares, so that what is far off counts most; 1 for each thing just at its limit."""
        return sum(
            ((each.first.mean - 1 / 2) / FIRST) ** 2
            + sum([(worth.shift.mean / SHIFT) ** 2 for worth in each.coasters])
            for each in self
        )

    @property
    def is_fair(self) -> bool:
        return all(
            abs(each.first.mean - 1 / 2) <= FIRST
            and all(abs(worth.shift.mean) <= SHIFT for worth in each.coasters)
            for each in self
        )


class Stage(NamedTuple):
    number: int
    """Each has other deals."""
    deals: int


class Tuned(NamedTuple):
    """A set that won a tournament, or the one to begin with."""

    coasters: Set
    measured: Measured
    """After the tournament, on other deals."""
    stage: Stage
    tried: int
    """How many sets have been in tournaments."""


def tune(
    start: Set, measure: Callable[[Set, Stage], Measured], random: Random, deals: int
) -> Iterator[Tuned]:
    """Fairer and fairer sets, until one is fair on so many deals.

    The same chance and the same figures make the same sets: what was measured before a stop need
    not be measured again.
    """
    stage, coasters, tried = Stage(0, deals), start, 1
    while True:
        measured = measure(coasters, stage)
        yield Tuned(coasters, measured, stage, tried)
        if measured.is_fair:
            return
        shifts = _shifts(measured.basic), _shifts(measured.pro)
        field = [coasters, *[changed(coasters, *shifts, random) for _ in range(_FIELD - 1)]]
        coasters, tried = _fairest(field, measure, Stage(stage.number + 1, deals)), tried + _FIELD
        stage = Stage(stage.number + 2, deals)


def _fairest(field: list[Set], measure: Callable[[Set, Stage], Measured], stage: Stage) -> Set:
    """A tournament: every round has half the sets and twice the deals."""
    while len(field) > 1:
        fewer = stage._replace(deals=max(stage.deals // len(field), 1))
        field.sort(key=lambda coasters: measure(coasters, fewer).unfairness)
        del field[len(field) // 2 :]
    return field[0]


def _shifts(figures: Figures) -> Shifts:
    return {worth.coaster: 100 * worth.shift.mean for worth in figures.coasters}
