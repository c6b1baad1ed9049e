"""A small network: one hidden layer of cells that answer to what is positive."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from taproom.kernels.tricks.jit import Floats, kernel


class Network(NamedTuple):
    inner: Floats
    """By input and cell."""
    inner_bias: Floats
    outer: Floats
    """By cell and answer."""
    outer_bias: Floats


UNLEARNED: Final = Network(np.zeros((0, 0)), np.zeros(0), np.zeros((0, 0)), np.zeros(0))
"""No network."""


@kernel
def answer(seen: Floats, network: Network, inner: Floats, answers: Floats) -> None:
    """`inner` is for the cells to work in."""
    for cell in range(len(inner)):
        inner[cell] = network.inner_bias[cell]
    for place in range(len(seen)):
        for cell in range(len(inner)):
            inner[cell] += seen[place] * network.inner[place, cell]
    for number in range(len(answers)):
        answers[number] = network.outer_bias[number]
    for cell in range(len(inner)):
        if inner[cell] > 0:
            for number in range(len(answers)):
                answers[number] += inner[cell] * network.outer[cell, number]
