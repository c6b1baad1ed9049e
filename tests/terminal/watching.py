"""Whole games between bots that do anything, watched: what the tests of narration feed on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from taproom import games
from taproom.bots.tourist import Tourist
from taproom.core import Seat, Seeded
from taproom.i18n import Words
from taproom.terminal import Player, watch

NAMES = ("Anna", "Ben", "Carla", "Dmitri", "Esperanza", "Frank", "Gustavo")
LONG_NAMES = tuple(f"{name:x<20}" for name in NAMES)


def watched(
    game_id: str,
    seats: int,
    options: Mapping[str, object],
    *,
    lang: str = "en",
    seed: str = "a quiet evening",
    names: Sequence[str] = NAMES,
    colour: bool = False,
    reasons: bool = False,
) -> list[str]:
    """Every line that a watcher reads."""
    game = games.game(game_id, seats, options)
    players = [Player(name, Tourist()) for name in names[:seats]]
    lines: list[str] = []
    watch(
        game,
        players,
        Words(lang),
        lines.append,
        Seeded(seed),
        Seat(0),
        colour=colour,
        reasons=reasons,
    )
    return lines
