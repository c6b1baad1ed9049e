"""The ladder of bots. A bot gets a view, legal actions, a budget and chance; never the state."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from taproom.bots.protocol import Bot, Budget, Decision, Reason, ask
from taproom.bots.tourist import Tourist
from taproom.bots.tricks.rookie import TricksRookie
from taproom.bots.troll.rookie import TrollRookie
from taproom.core import BadSetup, quoted

__all__ = ["NAMES", "Bot", "Budget", "Decision", "Reason", "ask", "bot"]

NAMES: Final = ("tourist", "rookie")
"""Every bot of the house, weakest first; each plays every game."""

_ROOKIES: Final[Mapping[str, Callable[[], Bot]]] = {
    "half-pint": TricksRookie,
    "muertos": TricksRookie,
    "troll": TrollRookie,
}


def bot(name: str, game_id: str) -> Bot:
    """A bot by its name, ready to play that game."""
    if game_id not in _ROOKIES:
        raise BadSetup("unknown-game", game=quoted(game_id))
    match name:
        case "tourist":
            return Tourist()
        case "rookie":
            return _ROOKIES[game_id]()
    raise BadSetup("unknown-bot", bot=quoted(name), bots=", ".join(NAMES))
