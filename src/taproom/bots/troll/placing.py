"""Laying a coaster: flip as much as can be flipped, then look where the next one may come."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from random import Random
from typing import Final

from taproom.bots.choosing import best_of
from taproom.bots.protocol import Decision, Reason
from taproom.bots.troll.standing import Table, open_cells
from taproom.games.troll import Cell, Field, Laid, Place, Team

_SHORTLIST: Final = 8
"""How many of the richest ways are looked at twice."""


@dataclass(frozen=True, slots=True)
class Laying:
    """A way to lay a coaster: with the token on it, or without."""

    action: Place
    field: Field
    """Before the comparison."""
    beaten: tuple[Cell, ...]

    @property
    def gain(self) -> int:
        """In mugs. What is flipped is lost to them and won for us."""
        laid = self.field.spots[self.action.cell].mugs
        return laid + 2 * sum([self.field.spots[cell].mugs for cell in self.beaten])


def place(table: Table, legal: list[Place], random: Random) -> Decision:
    """The richest ways first; of those the one after which we stand best."""
    layings = [lay(table, action) for action in random.sample(legal, len(legal))]
    layings.sort(key=lambda laying: laying.gain, reverse=True)

    def standing(laying: Laying) -> float:
        field = flipped(laying.field, laying.beaten, table.team)
        return table.standing(field, open_cells(field, table.view.barman))

    chosen = best_of(layings[:_SHORTLIST], standing, random)
    if chosen.beaten:
        return Decision(chosen.action, Reason("flip", {"count": len(chosen.beaten)}))
    return Decision(chosen.action, Reason("place"))


def lay(table: Table, action: Place) -> Laying:
    """The token comes along if that flips more."""
    cell = action.cell
    laid = Laid(table.view.game.coasters[action.shift or action.coaster], table.me, table.team)
    field = table.view.field.lay(cell, laid)
    beaten = tuple(field.beaten_by(cell))
    if field.spots[cell].token is None and len(beaten) < len(field.touching(cell)):
        helped = field.put_token(cell, table.me)
        more = tuple(helped.beaten_by(cell))
        if len(more) > len(beaten):
            return Laying(action, helped, more)
    return Laying(action, field, beaten)


def compared(field: Field, cell: Cell, team: Team) -> Field:
    """The field after the comparison (TR-6)."""
    return flipped(field, field.beaten_by(cell), team)


def flipped(field: Field, beaten: Iterable[Cell], team: Team) -> Field:
    for cell in tuple(beaten):
        field = field.flip(cell, team)
    return field
