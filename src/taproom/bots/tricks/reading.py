"""What hands tell of predictions, and predictions of hands."""

from __future__ import annotations

from typing import Final

import numpy as np

from taproom.kernels.tricks.jit import Floats
from taproom.kernels.tricks.position import UNKNOWN, Position
from taproom.kernels.tricks.worlds import Worlds

HEAT: Final = {"half-pint": 2.5, "muertos": 0.25}
"""In points: how freely people are taken to predict."""
CANDIDATES: Final = 4
"""So many worlds are imagined for each that is looked into."""
_WHIM: Final = 0.03
"""How often somebody predicts what nobody would understand."""


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


def told_by_predictions(position: Position, worth: Floats, hand: int, heat: float) -> Floats:
    """By world, the logarithm of how likely the others predict what they did."""
    others = [seat for seat in range(position.rules.seats) if seat != position.me]
    shares = chances(worth[:, others], hand, heat)
    shown = shares[:, np.arange(len(others)), position.predicted[others]]
    told: Floats = np.log((1 - _WHIM) * shown + _WHIM / worth.shape[-1]).sum(axis=-1)
    return told


def drawn(worlds: Worlds, told: Floats, draws: int) -> Worlds:
    """So many of the worlds, by the logarithm of how likely they are.

    Evenly spread over all the weight; a world that is drawn twice counts twice.
    """
    likely = np.exp(told - told.max())
    places = np.searchsorted(np.cumsum(likely) / likely.sum(), (np.arange(draws) + 0.5) / draws)
    chosen, times = np.unique(places, return_counts=True)
    return Worlds(worlds.hands[chosen], worlds.predicted[chosen], times.astype(np.float64))
