"""What positions are worth while their end is not in sight: by rule of thumb, or as learned."""

from __future__ import annotations

from typing import Final

from taproom.bots.troll.learned import Weights, kind_of, shipped
from taproom.games.troll import TrollGame
from taproom.kernels.troll import STAGES
from taproom.kernels.troll.judging import WEIGHTS

Taste = tuple[int, ...]
"""By stage, what each thing weighs: see `taproom.kernels.troll.judging`."""

THUMB: Final = (50, 100, 50, -35, *[0] * (WEIGHTS - 4))
"""Rounded from a fit to how games between searchers of 6,000 nodes ended (basic rules, 2 seats)."""


def by_thumb(game: TrollGame) -> Taste:
    del game  # the same for all
    return THUMB * STAGES


def as_learned(game: TrollGame) -> Taste:
    return flat(shipped().positions[kind_of(game)])


def flat(weights: Weights) -> Taste:
    return tuple([weight for line in weights for weight in line])
