"""A new transcript, to be played from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from taproom import games
from taproom.core import Seat, Seeded, System


def template(
    game_id: str,
    seats: int,
    options: Mapping[str, object],
    seed: str | None = None,
    first: int | None = None,
) -> dict[str, Any]:
    """Valid, and without actions yet. Without a seed a fresh one; without `first` chance says."""
    chance = System() if seed is None else Seeded(seed)
    games.game(game_id, seats, options).start(chance, None if first is None else Seat(first))
    begins = {} if first is None else {"first": first}
    return {
        "game": game_id,
        "seats": seats,
        **begins,
        "options": dict(options),
        "chance": {"seed": chance.text},
        "actions": [],
        "trace": False,
    }
