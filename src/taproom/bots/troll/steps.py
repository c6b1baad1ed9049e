"""The other steps of a turn: each is taken only if it leaves us better off than declining it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import TypeVar

from taproom.bots.choosing import best_of
from taproom.bots.protocol import Decision, Reason
from taproom.bots.troll.placing import compared
from taproom.bots.troll.standing import Table, open_cells
from taproom.core import Action
from taproom.games.troll import Barman, Cell, Field, Mug, Remove, Smash, Steal, Swap

Step = TypeVar("Step", bound=Action)


def move_token(table: Table, legal: list[Mug], random: Random) -> Decision:
    """To where it flips most, else to where it guards best."""
    placed, cells = _placed(table), open_cells(table.view.field, table.view.barman)

    def with_token(action: Mug) -> Field:
        field = table.view.field
        return field if action.cell is None else field.put_token(action.cell, table.me)

    def standing(action: Mug) -> float:
        return table.standing(compared(with_token(action), placed, table.team), cells)

    def flips(action: Mug) -> int:
        return len(list(with_token(action).beaten_by(placed)))

    stay = Mug(None)
    action = _if_better(stay, legal, standing, random)
    if action == stay:
        return Decision(stay, Reason("token-stay"))
    return Decision(action, Reason("token-flip" if flips(action) > flips(stay) else "token-guard"))


def move_barman(table: Table, legal: list[Barman], random: Random) -> Decision:
    """To where he keeps the others from what they could flip."""
    field, now = table.view.field, table.view.barman

    def prospects(action: Barman) -> float:
        return table.prospects(field, open_cells(field, action.side or now))

    stay = Barman(None)
    action = _if_better(stay, legal, prospects, random)
    return Decision(action, Reason("barman-stay" if action == stay else "barman"))


def steal(table: Table, legal: list[Steal], random: Random) -> Decision:
    field, placed = table.view.field, _placed(table)
    cells = open_cells(field, table.view.barman)

    def after(action: Steal) -> Field:
        if action.source is None:
            return field
        if action.to == "off":
            return field.take_token(action.source)
        owner = field.spots[action.source].token
        assert owner is not None, "only a token can be stolen"
        return field.put_token(placed, owner)

    def standing(action: Steal) -> float:
        return table.standing(compared(after(action), placed, table.team), cells)

    decline = Steal(None, None)
    action = _if_better(decline, legal, standing, random)
    return Decision(action, Reason("decline" if action == decline else "steal"))


def remove(table: Table, legal: list[Remove], random: Random) -> Decision:
    def standing(action: Remove) -> float:
        field = table.view.field
        field = field if action.cell is None else field.lift(action.cell)
        return table.standing(field, open_cells(field, table.view.barman))

    decline = Remove(None)
    action = _if_better(decline, legal, standing, random)
    return Decision(action, Reason("decline" if action == decline else "remove"))


def swap(table: Table, legal: list[Swap], random: Random) -> Decision:
    """A swap changes no team, only who stands where."""
    field, cells = table.view.field, open_cells(table.view.field, table.view.barman)

    def prospects(action: Swap) -> float:
        return table.prospects(field if action.cells is None else field.swap(*action.cells), cells)

    decline = Swap(None)
    action = _if_better(decline, legal, prospects, random)
    return Decision(action, Reason("decline" if action == decline else "swap"))


def smash(table: Table, legal: list[Smash], random: Random) -> Decision:
    def lead(action: Smash) -> float:
        field = table.view.field
        return table.lead(field if action.cell is None else field.smash(action.cell))

    decline = Smash(None)
    action = _if_better(decline, legal, lead, random)
    return Decision(action, Reason("decline" if action == decline else "smash"))


def _if_better(
    decline: Step, legal: list[Step], value: Callable[[Step], float], random: Random
) -> Step:
    best = best_of(legal, value, random)
    return best if value(best) > value(decline) else decline


def _placed(table: Table) -> Cell:
    assert table.view.placed is not None, "a coaster lies before its other steps come"
    return table.view.placed
