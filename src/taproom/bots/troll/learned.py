"""What was learned by self-play (`taproom train troll`), as it is written down and shipped."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from taproom.bots.troll.drafting import Traits
from taproom.games.troll import TrollGame

Weights = Sequence[Sequence[int]]
"""What each thing weighs that there is to notice in a position, a line for each stage of a game."""

_SHIPPED: Final = Path(__file__).with_suffix(".json")


class Learned(NamedTuple):
    positions: Mapping[str, Weights]
    """By kind of game."""
    coasters: Mapping[str, Traits]
    """What traits of a coaster are worth in the pro game, by kind of game."""
    spreads: Mapping[str, Sequence[float]]
    """How far off the lead is that a search foretells, by kind of game and stage: the standard
    deviation, in points."""


def kind_of(game: TrollGame) -> str:
    """What is learned together."""
    return f"{'pro' if game.pro else 'basic'}-{game.seats}"


def save(learned: Learned, path: Path) -> None:
    """A line for each stage and for each trait, for people to read."""
    kinds = []
    for kind, weights in learned.positions.items():
        lines = ",\n".join([f"      {json.dumps(list(line))}" for line in weights])
        kinds.append(f'    "{kind}": [\n{lines}\n    ]')
    positions = ",\n".join(kinds)
    coasters = json.dumps(learned.coasters, indent=2).replace("\n", "\n  ")
    spreads = ",\n".join(
        [f'    "{kind}": {json.dumps(list(each))}' for kind, each in learned.spreads.items()]
    )
    parts = (
        f'  "positions": {{\n{positions}\n  }}',
        f'  "coasters": {coasters}',
        f'  "spreads": {{\n{spreads}\n  }}',
    )
    path.write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="utf-8")


@cache
def shipped() -> Learned:
    return Learned(**json.loads(_SHIPPED.read_text(encoding="utf-8")))
