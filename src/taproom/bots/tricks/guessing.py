"""What others will predict: the more a prediction is worth to a hand, the likelier."""

from __future__ import annotations

from typing import Final

import numpy as np

from taproom.kernels.tricks.jit import Floats
from taproom.kernels.tricks.position import UNKNOWN
from taproom.kernels.tricks.worlds import Worlds

HEAT: Final = {"half-pint": 2.5, "muertos": 0.25}
"""In points: how freely people are taken to choose."""


def chances(worth: Floats, hand: int, heat: float) -> Floats:
    """How likely each prediction is, by what it is worth; `heat` is how freely people choose."""
    possible = np.where(np.arange(worth.shape[-1]) <= hand, worth, -np.inf)
    likely = np.exp((possible - possible.max(axis=-1, keepdims=True)) / heat)
    shares: Floats = likely / likely.sum(axis=-1, keepdims=True)
    return shares


def with_guesses(worlds: Worlds, worth: Floats, hand: int, heat: float, seed: int) -> Worlds:
    """Where predictions are not known, drawn by how likely they are."""
    ends = np.cumsum(chances(worth, hand, heat), axis=-1)
    luck = np.random.default_rng(seed).random((*ends.shape[:-1], 1))
    guessed = np.minimum((ends <= luck).sum(axis=-1), worth.shape[-1] - 1)
    predicted = worlds.predicted.copy()
    known = predicted[:, : guessed.shape[1]]
    predicted[:, : guessed.shape[1]] = np.where(known == UNKNOWN, guessed, known)
    return worlds._replace(predicted=predicted)
