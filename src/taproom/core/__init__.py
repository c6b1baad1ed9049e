"""The contract that every game keeps: seats, actions, chance, states, views, refusals.

Nothing here knows a rule of any game, and nothing here needs more than the standard library.
"""

from taproom.core.chance import Chance, Scripted, Seeded, System
from taproom.core.frozen import Frozen
from taproom.core.game import (
    SPECTATOR,
    Action,
    Fact,
    Game,
    GameEnded,
    Result,
    Seat,
    State,
    View,
    Viewer,
    clockwise,
)
from taproom.core.refusal import BadChance, BadOption, BadSetup, IllegalAction, Refusal, quoted

__all__ = [
    "SPECTATOR",
    "Action",
    "BadChance",
    "BadOption",
    "BadSetup",
    "Chance",
    "Fact",
    "Frozen",
    "Game",
    "GameEnded",
    "IllegalAction",
    "Refusal",
    "Result",
    "Scripted",
    "Seat",
    "Seeded",
    "State",
    "System",
    "View",
    "Viewer",
    "clockwise",
    "quoted",
]
