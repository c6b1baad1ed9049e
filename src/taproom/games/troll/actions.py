"""What a player can do: pick (TR-9), and the steps of a turn (TR-6, TR-11). None declines."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, Literal

from taproom.core import Action
from taproom.games.troll.field import Cell, Side

Loot = Literal["thief", "off"]
"""Where a stolen token goes: onto the Thief, or off the field."""


@dataclass(frozen=True, slots=True)
class Draft(Action):
    type: ClassVar[str] = "draft"
    coaster: str


@dataclass(frozen=True, slots=True)
class Place(Action):
    type: ClassVar[str] = "place"
    coaster: str
    cell: Cell
    shift: str | None = None
    """The `as` of the transcript: what a Shapeshifter lays in its own stead."""


@dataclass(frozen=True, slots=True)
class Steal(Action):
    type: ClassVar[str] = "steal"
    source: Cell | None
    to: Loot | None
    """Does not matter when declining."""


@dataclass(frozen=True, slots=True)
class Mug(Action):
    type: ClassVar[str] = "mug"
    cell: Cell | None


@dataclass(frozen=True, slots=True)
class Remove(Action):
    type: ClassVar[str] = "remove"
    cell: Cell | None


@dataclass(frozen=True, slots=True)
class Swap(Action):
    type: ClassVar[str] = "swap"
    cells: tuple[Cell, Cell] | None


@dataclass(frozen=True, slots=True)
class Barman(Action):
    type: ClassVar[str] = "barman"
    side: Side | None


@dataclass(frozen=True, slots=True)
class Smash(Action):
    type: ClassVar[str] = "smash"
    cell: Cell | None


TrollAction = Draft | Place | Steal | Mug | Remove | Swap | Barman | Smash
LOOT: Final[tuple[Loot, ...]] = ("thief", "off")
