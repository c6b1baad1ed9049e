"""What positions are worth while their end is not in sight: by rule of thumb, or as learned."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from taproom.games.troll import TrollGame
from taproom.kernels.troll import STAGES

Taste = tuple[int, ...]
"""By stage, what each thing weighs: see `taproom.kernels.troll.judging`."""
Weights = Sequence[Sequence[int]]
"""The same, a line for each stage."""

THUMB: Final = (50, 100, 50, -35, 0, 0)
"""Rounded from a fit to how games between searchers of 6,000 nodes ended (basic rules, 2 seats)."""
_LEARNED: Final = Path(__file__).with_name("learned.json")


def by_thumb(game: TrollGame) -> Taste:
    del game  # the same for all
    return THUMB * STAGES


def as_learned(game: TrollGame) -> Taste:
    return flat(_learned()[kind_of(game)])


def kind_of(game: TrollGame) -> str:
    """What is learned together."""
    return f"{'pro' if game.pro else 'basic'}-{game.seats}"


def flat(weights: Weights) -> Taste:
    return tuple([weight for line in weights for weight in line])


def save(learned: Mapping[str, Weights], path: Path) -> None:
    """A line for each stage, for people to read."""
    kinds = []
    for kind, weights in learned.items():
        lines = ",\n".join([f"    {json.dumps(list(line))}" for line in weights])
        kinds.append(f'  "{kind}": [\n{lines}\n  ]')
    path.write_text("{\n" + ",\n".join(kinds) + "\n}\n", encoding="utf-8")


@cache
def _learned() -> Mapping[str, Weights]:
    learned: Mapping[str, Weights] = json.loads(_LEARNED.read_text(encoding="utf-8"))
    return learned
