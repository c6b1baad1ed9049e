"""Measure ourselves and a peer on the same work in one run, interleaved, and print the ratio."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from statistics import median

Work = Callable[[], int]
"""Does some work and returns how many units of it."""


def rates(contestants: Mapping[str, Work], repeats: int) -> dict[str, float]:
    """Units a second of processor time, the median of several interleaved runs."""
    measured: dict[str, list[float]] = {name: [] for name in contestants}
    for work in contestants.values():
        work()  # warm up
    for _ in range(repeats):
        for name, work in contestants.items():
            start = time.process_time()
            units = work()
            measured[name].append(units / (time.process_time() - start))
    return {name: median(each) for name, each in measured.items()}
