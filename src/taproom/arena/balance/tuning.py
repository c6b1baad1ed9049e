"""Changing a set, a few numbers at a time, and keeping what makes it fairer.

All sets of a stage are measured on the same deals. When nothing better is found for a while, or
when a set looks fair, the next stage has more deals, and new ones: what was only luck with the
deals does not last.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

from taproom.arena.balance.changing import Set, Shifts, changed
from taproom.arena.balance.figures import Figures

FIRST: Final = 0.02
"""How far from one half the win rate of who places first may be."""
SHIFT: Final = 0.05
"""How far the presence of a coaster may shift the win rate."""
_PATIENCE: Final = 8
"""Changes tried in vain before there are more deals."""
_MORE: Final = 1.5


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
    deals: int

    def after(self, most: int) -> Stage:
        """With other deals, and more of them up to the most."""
        return Stage(self.number + 1, min(int(self.deals * _MORE) + 1, most))


class Tuned(NamedTuple):
    """A set that is the fairest so far."""

    coasters: Set
    measured: Measured
    stage: Stage
    tried: int
    """How many sets were measured."""


def tune(
    start: Set,
    measure: Callable[[Set, Stage], Measured],
    random: Random,
    deals: Sequence[int],
) -> Iterator[Tuned]:
    """Fairer and fairer sets, until one is fair on the most deals; `deals`: the fewest, the most.

    The same chance and the same figures make the same sets: what was measured before a stop need
    not be measured again.
    """
    fewest, most = deals
    stage, tried = Stage(0, fewest), 1
    coasters, measured = start, measure(start, stage)
    while True:
        yield Tuned(coasters, measured, stage, tried)
        if measured.is_fair and stage.deals >= most:
            return
        vain = 0
        while not measured.is_fair and vain < _PATIENCE:
            other = changed(coasters, _shifts(measured.basic), _shifts(measured.pro), random)
            found, tried = measure(other, stage), tried + 1
            if found.unfairness < measured.unfairness:
                coasters, measured, vain = other, found, 0
                yield Tuned(coasters, measured, stage, tried)
            else:
                vain += 1
        stage = stage.after(most)
        measured, tried = measure(coasters, stage), tried + 1


def _shifts(figures: Figures) -> Shifts:
    return {worth.coaster: 100 * worth.shift.mean for worth in figures.coasters}
