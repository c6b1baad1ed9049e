"""Choosing the best of several; chance decides between equals."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import TypeVar

Choice = TypeVar("Choice")


def best_of(choices: Iterable[Choice], value: Callable[[Choice], float], random: Random) -> Choice:
    choices = list(choices)
    random.shuffle(choices)
    return max(choices, key=value)
