"""Turns what happened into lines of text, whatever the game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from taproom.core import Game, View
from taproom.games.tricks import TricksGame
from taproom.games.troll import TrollGame
from taproom.i18n import Words
from taproom.terminal.happened import Happened
from taproom.terminal.lines import Line
from taproom.terminal.tricks import TricksNarrator
from taproom.terminal.troll import TrollNarrator


class Narrator(Protocol):
    def opening(self, view: View) -> list[Line]:
        """Who plays what, before the first action."""
        ...

    def told(self, happened: Happened) -> list[Line]:
        """What an action led to."""
        ...


def narrator_of(game: Game, names: Sequence[str], words: Words) -> Narrator:
    if isinstance(game, TricksGame):
        return TricksNarrator(game, names, words)
    if isinstance(game, TrollGame):
        return TrollNarrator(game, names, words)
    raise TypeError(f"nobody can tell a game of {game.id}")
