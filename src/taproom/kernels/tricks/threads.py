"""Sharing numbered pieces of work among threads: the kernels leave the interpreter's lock."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import TypeVar

Done = TypeVar("Done")


def in_threads(work: Callable[[int, int], Done], count: int, threads: int) -> list[Done]:
    """`work(first, some)` for all of `count` pieces, in as many parts as there are threads.

    What a piece comes to depends on its number alone, so the parts together are always the same.
    """
    if threads == 1:
        return [work(0, count)]
    bounds = [count * part // threads for part in range(threads + 1)]
    with ThreadPoolExecutor(threads) as pool:
        parts = pairwise(bounds)
        return list(pool.map(lambda part: work(part[0], part[1] - part[0]), parts))
