"""Trying every action out in possible worlds, within a budget."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Final

import numpy as np

from taproom.bots.protocol import Budget
from taproom.kernels.tricks.outcomes import Outcomes

_AT_FIRST: Final = 4
"""Worlds before the first look at the clock: so few that even a short time is kept to."""
_AT_ONCE: Final = 32
"""Worlds between two looks at the clock, at the most."""
_RESERVE: Final = 0.9
"""Of the time; the rest is for what comes before and after."""


def tried(
    trial: Callable[[int, int], Outcomes], worlds: int, seed: int, budget: Budget
) -> Outcomes:
    """`trial` makes so many worlds with a seed; all together as many as the budget allows.

    A number of simulations is kept to exactly, so the same seed gives the same outcomes. Seconds
    only cut the usual number of worlds short.
    """
    wanted = worlds if budget.simulations is None else max(budget.simulations, 1)
    parts = [
        (count, trial(count, seed + part)) for part, count in enumerate(_portions(wanted, budget))
    ]
    total = sum([count for count, _ in parts])
    mean = [
        sum([count * getattr(outcomes, field) for count, outcomes in parts]) / total
        for field in ("points", "tricks", "met", "brawls", "marks")
    ]
    spread = sum([(count * outcomes.error) ** 2 for count, outcomes in parts])
    points, tricks, met, brawls, marks = mean
    return Outcomes(points, np.sqrt(spread) / total, tricks, met, brawls, marks)


def _portions(wanted: int, budget: Budget) -> Iterator[int]:
    if budget.seconds is None:
        yield wanted
        return
    end = perf_counter() + _RESERVE * budget.seconds
    count = min(_AT_FIRST, wanted)
    while count > 0:
        begun = perf_counter()
        yield count
        wanted -= count
        now = perf_counter()
        fit = int((end - now) * count / max(now - begun, 1e-9))
        count = min(2 * count, _AT_ONCE, fit, wanted)
