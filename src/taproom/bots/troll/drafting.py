"""Drafting (TR-9): which coaster is worth most to us?"""

from __future__ import annotations

from random import Random
from typing import Final

from taproom.bots.choosing import best_of
from taproom.bots.protocol import Decision, Reason
from taproom.bots.troll.standing import Table
from taproom.core import Seat
from taproom.games.troll import Coaster, Draft
from taproom.games.troll.field import team_of

# All in points of toughness of the average side.
_MUG: Final = 1.0
_MATE: Final = 0.7
"""For each coaster of the same mug type in our hands: the larger a set, the better (TR-10)."""
_ABILITY: Final = 1.0


def draft(table: Table, legal: list[Draft], random: Random) -> Decision:
    """Tough, able, with mugs, of a type that we collect."""
    coasters = table.view.game.coasters
    types = [
        coasters[name].type
        for seat, hand in enumerate(table.view.hands)
        if team_of(Seat(seat)) == table.team
        for name in hand
    ]

    def worth(coaster: Coaster) -> float:
        toughness = sum(coaster.sides) / len(coaster.sides)
        ability = _ABILITY if coaster.ability else 0
        return toughness + ability + _MUG * coaster.mugs + _MATE * types.count(coaster.type)

    action = best_of(legal, lambda each: worth(coasters[each.coaster]), random)
    return Decision(action, Reason("draft"))
