"""Laying a coaster: where it brings most at once."""

from __future__ import annotations

from random import Random

from taproom.bots.choosing import best_of
from taproom.bots.protocol import Decision, Reason
from taproom.bots.troll.standing import Table
from taproom.games.troll import Cell, Field, Laid, Place, Team


def place(table: Table, legal: list[Place], random: Random) -> Decision:
    def lead(action: Place) -> int:
        return table.lead(compared(lay(table, action), action.cell, table.team))

    chosen = best_of(legal, lead, random)
    flips = len(list(lay(table, chosen).beaten_by(chosen.cell)))
    return Decision(chosen, Reason("flip", {"count": flips}) if flips else Reason("place"))


def lay(table: Table, action: Place) -> Field:
    """The field before the comparison. The token comes along if that flips more."""
    cell = action.cell
    laid = Laid(table.view.game.coasters[action.shift or action.coaster], table.me, table.team)
    field = table.view.field.lay(cell, laid)
    if field.spots[cell].token is not None:
        return field
    helped = field.put_token(cell, table.me)
    return max(field, helped, key=lambda each: len(list(each.beaten_by(cell))))


def compared(field: Field, cell: Cell, team: Team) -> Field:
    """The field after the comparison (TR-6)."""
    for beaten in tuple(field.beaten_by(cell)):
        field = field.flip(beaten, team)
    return field
