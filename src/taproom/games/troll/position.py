"""What lies on the table at one moment. Nothing of it is hidden, so state and view share it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from taproom.core import Result, Seat, View, Viewer
from taproom.games.troll.field import Cell, Field, Side
from taproom.games.troll.scoring import Sets

if TYPE_CHECKING:
    from taproom.games.troll.game import TrollGame


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    game: TrollGame
    phase: str | None
    actor: Seat | None
    """Whose choice it is; None when the game is over."""
    starter: Seat
    """Who places first."""
    hands: tuple[tuple[str, ...], ...]
    open: tuple[str, ...] = ()
    """What can still be picked in the draft."""
    discard: tuple[str, ...] = ()
    field: Field
    barman: Side | None = None
    placed: Cell | None = None
    """Where the coaster of this turn lies, until the turn ends."""
    brawlers: tuple[Cell, ...] = ()
    """The Brawlers still to act at the end; the first is asked now."""
    result: Result | None = None
    sets: tuple[Sets, ...] | None = None
    """The sets that scored, by team; None in the basic game and until the game is over."""

    @property
    def actors(self) -> tuple[Seat, ...]:
        return () if self.actor is None else (self.actor,)

    @property
    def smashing(self) -> Cell | None:
        """The Brawler asked now."""
        return self.brawlers[0] if self.brawlers else None


@dataclass(frozen=True, slots=True, kw_only=True)
class TrollView(Position, View):
    """All that a viewer may know: everything."""

    viewer: Viewer
