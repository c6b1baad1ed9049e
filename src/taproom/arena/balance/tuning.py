"""Tournaments of sets: of several with a few things changed, the fairest wins.

Many are thought of, generation by generation, and those enter that are foretold to be the fairest.
All sets of a tournament are measured on the same deals, at first on few; the fairer half goes on to
twice as many. Then the winner is measured on new deals, which had no part in choosing it: what was
only luck does not last.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from random import Random
from typing import Final, NamedTuple

from taproom.arena.balance.changing import EVERYTHING, PRO_ONLY, Set, Shifts, changed
from taproom.arena.balance.figures import Figures

FIRST: Final = 0.02
"""How far from one half the win rate of who places first may be."""
SHIFT: Final = 0.05
"""How far the presence of a coaster may shift the win rate."""
_FIELD: Final = 8
"""Sets in a tournament; the one to beat is among them."""
_THOUGHT_OF: Final = 40
"""Changed sets in a generation."""
_GENERATIONS: Final = 4
"""Before each tournament: every one changes those that are foretold to be the fairest so far."""


def unfairness(first: float, shifts: Iterable[float]) -> float:
    """Squares, so that what is far off counts most; 1 for each thing just at its limit."""
    return ((first - 1 / 2) / FIRST) ** 2 + sum([(shift / SHIFT) ** 2 for shift in shifts])


class Measured(NamedTuple):
    basic: Figures
    pro: Figures

    @property
    def unfairness(self) -> float:
        return sum([unfairness(*each.sharpest()) for each in self])

    @property
    def is_fair(self) -> bool:
        return all(map(is_fair, self))


def is_fair(figures: Figures) -> bool:
    return abs(figures.first.mean - 1 / 2) <= FIRST and all(
        abs(worth.shift.mean) <= SHIFT for worth in figures.coasters
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
    start: Set,
    measure: Callable[[Set, Stage], Measured],
    foretell: Callable[[Sequence[Set]], Sequence[float]],
    random: Random,
    deals: int,
) -> Iterator[Tuned]:
    """Fairer and fairer sets, until one is fair on so many deals.

    What is foretold is how unfair each of several sets is, by all that was measured so far.

    The same chance and the same figures make the same sets: what was measured before a stop need
    not be measured again.
    """
    stage, coasters, tried = Stage(0, deals), start, 1
    while True:
        measured = measure(coasters, stage)
        yield Tuned(coasters, measured, stage, tried)
        if measured.is_fair:
            return
        change = partial(
            changed,
            basic=_shifts(measured.basic),
            pro=_shifts(measured.pro),
            random=random,
            changes=PRO_ONLY if is_fair(measured.basic) else EVERYTHING,
        )
        field = [coasters, *_promising(coasters, change, foretell, random)]
        coasters, tried = _fairest(field, measure, Stage(stage.number + 1, deals)), tried + _FIELD
        stage = Stage(stage.number + 2, deals)


def _promising(
    start: Set,
    change: Callable[[Set], Set],
    foretell: Callable[[Sequence[Set]], Sequence[float]],
    random: Random,
) -> list[Set]:
    """Those that are foretold to be the fairest, of all that were thought of."""
    foretold: dict[Set, float] = {}
    fairest = [start]
    for _ in range(_GENERATIONS):
        changed_ones = dict.fromkeys([change(random.choice(fairest)) for _ in range(_THOUGHT_OF)])
        new = [each for each in changed_ones if each != start and each not in foretold]
        foretold.update(zip(new, foretell(new), strict=True))
        fairest = sorted(foretold, key=foretold.__getitem__)[: _FIELD - 1]
    return fairest


def _fairest(field: list[Set], measure: Callable[[Set, Stage], Measured], stage: Stage) -> Set:
    """A tournament: every round has half the sets and twice the deals."""
    while len(field) > 1:
        fewer = stage._replace(deals=max(stage.deals // len(field), 1))
        field.sort(key=lambda coasters: measure(coasters, fewer).unfairness)
        del field[len(field) // 2 :]
    return field[0]


def _shifts(figures: Figures) -> Shifts:
    _, shifts = figures.sharpest()
    names = [worth.coaster for worth in figures.coasters]
    return {name: 100 * shift for name, shift in zip(names, shifts, strict=True)}
