"""The ladder of bots. A bot gets a view, legal actions, a budget and chance; never the state."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from typing import Final

from taproom.bots.advising import Advice, advise, can_advise
from taproom.bots.protocol import Bot, Budget, Decision, Prospect, Reason, ask
from taproom.bots.tourist import Tourist
from taproom.bots.tricks.levels import Seasoned
from taproom.bots.tricks.rookie import TricksRookie
from taproom.bots.troll import levels as troll_levels
from taproom.bots.troll.rookie import TrollRookie
from taproom.core import BadSetup, quoted

__all__ = [
    "NAMES",
    "Advice",
    "Bot",
    "Budget",
    "Decision",
    "Prospect",
    "Reason",
    "advise",
    "ask",
    "bot",
    "can_advise",
    "prepare",
]

_CARDS: Final[Mapping[str, Callable[[], Bot]]] = {
    "tourist": Tourist,
    "rookie": TricksRookie,
    "regular": partial(Seasoned, "regular"),
    "veteran": partial(Seasoned, "veteran"),
    "landlord": partial(Seasoned, "landlord"),
    "legend": partial(Seasoned, "legend"),
}
_TROLL: Final[Mapping[str, Callable[[], Bot]]] = {
    "tourist": Tourist,
    "rookie": TrollRookie,
    "regular": troll_levels.regular,
    "veteran": troll_levels.veteran,
    "landlord": troll_levels.landlord,
    "legend": troll_levels.legend,
}
_GAMES: Final = {"half-pint": _CARDS, "muertos": _CARDS, "troll": _TROLL}

NAMES: Final = tuple(_CARDS)
"""Every bot of the house, weakest first; each plays every game."""


def bot(name: str, game_id: str) -> Bot:
    """A bot by its name, ready to play that game."""
    if game_id not in _GAMES:
        raise BadSetup("unknown-game", game=quoted(game_id))
    if name not in NAMES:
        raise BadSetup("unknown-bot", bot=quoted(name), bots=", ".join(NAMES))
    return _GAMES[game_id][name]()


def prepare(names: Iterable[str] = NAMES, game_id: str | None = None) -> None:
    """Wait until these bots think as fast as they can at a game, or at every one. Without that they
    get there as they play.

    Takes a minute and a half the first time on a machine, later seconds; nothing without numba.
    """
    if not set(names) - {"tourist", "rookie"}:
        return
    from taproom.kernels import tricks, troll  # numba takes long to import

    wanted = [tricks, troll] if game_id is None else [troll if game_id == "troll" else tricks]
    for room in wanted:
        if compiling := room.warm_up():
            compiling.join()
