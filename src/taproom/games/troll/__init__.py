"""The Squinting Troll: coasters on a small field, basic and pro rules (TR)."""

from taproom.games.troll.actions import (
    LOOT,
    Barman,
    Draft,
    Loot,
    Mug,
    Place,
    Remove,
    Smash,
    Steal,
    Swap,
    TrollAction,
)
from taproom.games.troll.coasters import (
    Ability,
    Coaster,
    MugType,
    Sides,
    house_set,
    read_coasters,
    write_coasters,
)
from taproom.games.troll.field import Cell, Field, Laid, Seating, Side, Spot, Team
from taproom.games.troll.game import TrollGame
from taproom.games.troll.position import TrollView
from taproom.games.troll.scoring import COCKTAIL, MugSet
from taproom.games.troll.state import HAND_SIZE, TrollState

__all__ = [
    "COCKTAIL",
    "HAND_SIZE",
    "LOOT",
    "Ability",
    "Barman",
    "Cell",
    "Coaster",
    "Draft",
    "Field",
    "Laid",
    "Loot",
    "Mug",
    "MugSet",
    "MugType",
    "Place",
    "Remove",
    "Seating",
    "Side",
    "Sides",
    "Smash",
    "Spot",
    "Steal",
    "Swap",
    "Team",
    "TrollAction",
    "TrollGame",
    "TrollState",
    "TrollView",
    "house_set",
    "read_coasters",
    "write_coasters",
]
