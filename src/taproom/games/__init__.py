"""The games of the house, listed by hand; nothing is found by magic."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from taproom.core import BadSetup, Game, quoted
from taproom.games.tricks import HALF_PINT, MUERTOS, TricksGame
from taproom.games.troll import TrollGame
from taproom.games.troll.coasters import house_set_json

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


def pinned(game_id: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options, and what the game takes from the house: its coasters as they are now (TR-1).

    The house may change one day; what was begun is never gone on with, shown or checked with other
    numbers, so whoever writes down a game keeps these.
    """
    return {"coasters": house_set_json(), **options} if game_id == "troll" else dict(options)
