"""The games of the house, listed by hand; nothing is found by magic."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from taproom.core import BadSetup, Game, quoted
from taproom.games.tricks import HALF_PINT, MUERTOS, TricksGame
from taproom.games.troll import TrollGame

IDS: Final = ("half-pint", "muertos", "troll")


def game(game_id: str, seats: int, options: Mapping[str, object]) -> Game:
    """The game with these options, given as in a transcript."""
    match game_id:
        case "half-pint":
            return TricksGame.of(HALF_PINT, seats, options)
        case "muertos":
            return TricksGame.of(MUERTOS, seats, options)
        case "troll":
            return TrollGame.of(seats, options)
    raise BadSetup("unknown-game", game=quoted(game_id))
