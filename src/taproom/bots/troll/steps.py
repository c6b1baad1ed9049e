"""The other steps of a turn: each is taken only if that brings points at once."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeVar

from taproom.bots.choosing import best_of
from taproom.bots.protocol import Decision, Reason
from taproom.bots.troll.placing import compared
from taproom.bots.troll.standing import Table
from taproom.core import Action
from taproom.games.troll import Barman, Cell, Field, Mug, Remove, Smash, Steal, Swap

Step = TypeVar("Step", bound=Action)


def move_token(table: Table, legal: list[Mug], random: Random) -> Decision:
    """To where it flips most."""
    field, placed = table.view.field, _placed(table)

    def lead(action: Mug) -> int:
        moved = field if action.cell is None else field.put_token(action.cell, table.me)
        return table.lead(compared(moved, placed, table.team))

    stay = Mug(None)
    action = _if_better(stay, legal, lead, random)
    return Decision(action, Reason("token-stay" if action == stay else "token-flip"))


def leave_barman(table: Table, legal: list[Barman], random: Random) -> Decision:
    """Whom he keeps away is a thought for later turns."""
    del table, legal, random
    return Decision(Barman(None), Reason("barman-stay"))


def steal(table: Table, legal: list[Steal], random: Random) -> Decision:
    field, placed = table.view.field, _placed(table)

    def after(action: Steal) -> Field:
        if action.source is None:
            return field
        if action.to == "off":
            return field.take_token(action.source)
        owner = field.spots[action.source].token
        assert owner is not None, "only a token can be stolen"
        return field.put_token(placed, owner)

    def lead(action: Steal) -> int:
        return table.lead(compared(after(action), placed, table.team))

    decline = Steal(None, None)
    action = _if_better(decline, legal, lead, random)
    return Decision(action, Reason("decline" if action == decline else "steal"))


def remove(table: Table, legal: list[Remove], random: Random) -> Decision:
    def lead(action: Remove) -> int:
        field = table.view.field
        return table.lead(field if action.cell is None else field.lift(action.cell))

    decline = Remove(None)
    action = _if_better(decline, legal, lead, random)
    return Decision(action, Reason("decline" if action == decline else "remove"))


def decline_swap(table: Table, legal: list[Swap], random: Random) -> Decision:
    """A swap changes no team, so it brings nothing at once."""
    del table, legal, random
    return Decision(Swap(None), Reason("decline"))


def smash(table: Table, legal: list[Smash], random: Random) -> Decision:
    def lead(action: Smash) -> int:
        field = table.view.field
        return table.lead(field if action.cell is None else field.smash(action.cell))

    decline = Smash(None)
    action = _if_better(decline, legal, lead, random)
    return Decision(action, Reason("decline" if action == decline else "smash"))


def _if_better(
    decline: Step, legal: list[Step], value: Callable[[Step], int], random: Random
) -> Step:
    best = best_of(legal, value, random)
    return best if value(best) > value(decline) else decline


def _placed(table: Table) -> Cell:
    assert table.view.placed is not None, "a coaster lies before its other steps come"
    return table.view.placed
