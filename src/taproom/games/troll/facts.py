"""What everybody at the table sees happen. Declining a step is not a fact: nothing happens."""

from __future__ import annotations

from dataclasses import dataclass

from taproom.core import Fact, Seat
from taproom.games.troll.actions import Loot
from taproom.games.troll.field import Cell, Side, Team


@dataclass(frozen=True, slots=True)
class Drafted(Fact):
    seat: Seat
    coaster: str


@dataclass(frozen=True, slots=True)
class DraftEnded(Fact):
    """Every hand is full: the rest is the discard, and who picked second places first (TR-9)."""

    discard: tuple[str, ...]
    starter: Seat


@dataclass(frozen=True, slots=True)
class Placed(Fact):
    seat: Seat
    coaster: str
    cell: Cell
    shapeshifter: str | None
    """Who was discarded to lay this coaster out of the discard, if anybody."""


@dataclass(frozen=True, slots=True)
class Stolen(Fact):
    seat: Seat
    owner: Seat
    source: Cell
    to: Loot


@dataclass(frozen=True, slots=True)
class TokenMoved(Fact):
    seat: Seat
    source: Cell | None
    """None: the token was not on the field."""
    cell: Cell


@dataclass(frozen=True, slots=True)
class Flipped(Fact):
    cell: Cell
    coaster: str
    team: Team
    """The team that it belongs to now."""


@dataclass(frozen=True, slots=True)
class Removed(Fact):
    seat: Seat
    cell: Cell
    coaster: str
    token: Seat | None
    """Who got a token back."""


@dataclass(frozen=True, slots=True)
class Swapped(Fact):
    seat: Seat
    cells: tuple[Cell, Cell]


@dataclass(frozen=True, slots=True)
class BarmanMoved(Fact):
    seat: Seat
    side: Side


@dataclass(frozen=True, slots=True)
class Smashed(Fact):
    seat: Seat
    brawler: Cell
    cell: Cell
