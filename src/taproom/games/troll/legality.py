"""What may be done and what not: every objection of the rules, and from them the legal actions."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from taproom.core import Action, IllegalAction, Seat, quoted
from taproom.games.troll.actions import (
    LOOT,
    Barman,
    Draft,
    Mug,
    Place,
    Remove,
    Smash,
    Steal,
    Swap,
    TrollAction,
)
from taproom.games.troll.coasters import Ability
from taproom.games.troll.field import Cell, Laid, Side, Team, team_of
from taproom.games.troll.position import Position

Objection = IllegalAction | None


def malformed(now: Position, action: Action) -> Objection:
    """What is no action of this game at any time."""
    if not isinstance(action, TrollAction):
        return IllegalAction("bad-action", "no-such-action")
    if wrong := _ill_typed_field(action):
        return IllegalAction("bad-action", "field-type", field=wrong)
    if isinstance(action, Steal) and action.source is not None and action.to not in LOOT:
        return IllegalAction("bad-action", "steal-to", rule="TR-11")
    for coaster in _named(action):
        if coaster not in now.game.coasters:
            return IllegalAction(
                "bad-action", "unknown-coaster", rule="TR-1", coaster=quoted(coaster)
            )
    return None


def _ill_typed_field(action: TrollAction) -> str | None:
    """Which field is not what it has to be, whatever a program put there."""
    match action:
        case Draft(coaster) if not isinstance(coaster, str):
            return "coaster"
        case Place(coaster, cell, shift):
            return _first_wrong(
                coaster=isinstance(coaster, str),
                cell=_is_cell(cell),
                shift=shift is None or isinstance(shift, str),
            )
        case Steal(source) if source is not None and not _is_cell(source):
            return "source"
        case Mug(cell) | Remove(cell) | Smash(cell) if cell is not None and not _is_cell(cell):
            return "cell"
        case Swap(cells) if cells is not None and not _are_two_cells(cells):
            return "cells"
        case Barman(side) if side is not None and not isinstance(side, Side):
            return "side"
    return None


def _first_wrong(**fits: bool) -> str | None:
    return next((field for field, right in fits.items() if not right), None)


def _is_cell(given: object) -> bool:
    return isinstance(given, Cell) and {int}.issuperset(map(type, given))


def _are_two_cells(given: object) -> bool:
    return isinstance(given, tuple) and len(given) == 2 and all(map(_is_cell, given))


def _named(action: TrollAction) -> Iterator[str]:
    if isinstance(action, Draft | Place):
        yield action.coaster
    if isinstance(action, Place) and action.shift is not None:
        yield action.shift


def objection(now: Position, seat: Seat, action: Action) -> Objection:
    """The first thing that the rules have against it, in the order of the transcript format."""
    match action:
        case Draft(coaster) if coaster not in now.open:
            return IllegalAction("not-yours", "not-open", rule="TR-9", coaster=coaster)
        case Place():
            return _against_placing(now, seat, action)
        case Steal(source, to) if source is not None:
            return _against_stealing(now, source, onto_thief=to == "thief")
        case Mug(cell) if cell is not None:
            return _against_mug(now, cell)
        case Remove(cell) if cell is not None:
            return _against_reaching(now, now.placed, cell)
        case Swap((one, other)):
            return _against_swapping(now, one, other)
        case Barman(side) if side is not None and side == now.barman:
            return IllegalAction("not-allowed", "barman-there", rule="TR-6", side=str(side))
        case Smash(cell) if cell is not None:
            return _against_smashing(now, cell)
    return None


def legal_actions(now: Position, seat: Seat) -> Iterator[TrollAction]:
    """Each legal action once; where a step can be declined, that comes first."""
    if now.phase == Place.type:
        yield from _placings(now, seat)
    else:
        for action in _candidates(now):
            if objection(now, seat, action) is None:
                yield action


def _candidates(now: Position) -> Iterator[TrollAction]:
    cells: tuple[Cell | None, ...] = (None, *now.field.spots)
    match now.phase:
        case Draft.type:
            yield from map(Draft, now.open)
        case Steal.type:
            yield Steal(None, None)
            yield from [Steal(cell, to) for cell in now.field.spots for to in LOOT]
        case Mug.type:
            yield from map(Mug, cells)
        case Remove.type:
            yield from map(Remove, cells)
        case Swap.type:
            yield Swap(None)
            yield from map(Swap, combinations(now.field.spots, 2))
        case Barman.type:
            yield from map(Barman, (None, *Side))
        case Smash.type:
            yield from map(Smash, cells)


def _placings(now: Position, seat: Seat) -> Iterator[Place]:
    """Where one may lay does not depend on what one lays, so the cells are looked at once."""
    near = (*now.field.free_cells(), *now.field.spots)
    cells = [cell for cell in near if _against_cell(now, seat, cell) is None]
    for coaster in now.hands[seat]:
        yield from [Place(coaster, cell) for cell in cells]
        if _can_shift(now, coaster):
            for shift in now.discard:
                yield from [Place(coaster, cell, shift) for cell in cells]


def _against_placing(now: Position, seat: Seat, action: Place) -> Objection:
    coaster, shift = action.coaster, action.shift
    if coaster not in now.hands[seat]:
        return IllegalAction("not-yours", "not-in-hand", rule="TR-6", coaster=coaster)
    if shift is not None and shift not in now.discard:
        return IllegalAction("not-yours", "not-in-discard", rule="TR-11", coaster=shift)
    against_cell = _against_cell(now, seat, action.cell)
    if against_cell is None and shift is not None and not _can_shift(now, coaster):
        return IllegalAction("not-allowed", "no-shapeshifter", rule="TR-11", coaster=coaster)
    return against_cell


def _can_shift(now: Position, coaster: str) -> bool:
    return now.game.pro and now.game.coasters[coaster].ability is Ability.SHAPESHIFTER


def _against_cell(now: Position, seat: Seat, cell: Cell) -> Objection:
    """A small creature of the own team may be covered, whatever the barman says (TR-11)."""
    spot = now.field.spots.get(cell)
    if now.game.pro and spot is not None and _can_be_covered(spot.top, team_of(seat)):
        return None
    return now.field.refusal(cell, now.barman)


def _can_be_covered(laid: Laid, team: Team) -> bool:
    return laid.team == team and laid.coaster.ability is Ability.SMALL_CREATURE


def _against_empty(now: Position, cell: Cell) -> Objection:
    if cell in now.field.spots:
        return None
    return IllegalAction("no-coaster", cell=quoted(str(cell)))


def _against_stealing(now: Position, source: Cell, *, onto_thief: bool) -> Objection:
    if empty := _against_empty(now, source):
        return empty
    assert now.placed is not None
    if onto_thief and now.field.spots[now.placed].token is not None:
        return IllegalAction("token-there", "thief", rule="TR-11", cell=str(now.placed))
    if now.field.spots[source].token is None:
        return IllegalAction("no-token", rule="TR-11", cell=str(source))
    return None


def _against_mug(now: Position, cell: Cell) -> Objection:
    if empty := _against_empty(now, cell):
        return empty
    if now.field.spots[cell].token is not None:
        return IllegalAction("token-there", rule="TR-6", cell=str(cell))
    return None


def _against_reaching(now: Position, actor: Cell | None, cell: Cell) -> Objection:
    """Stern look and Brawler reach what touches them, so never what lies on their own cell."""
    if empty := _against_empty(now, cell):
        return empty
    assert actor is not None
    if cell not in now.field.touching(actor):
        return IllegalAction("not-touching", rule="TR-11", cell=str(cell))
    return None


def _against_swapping(now: Position, one: Cell, other: Cell) -> Objection:
    if empty := _against_empty(now, one) or _against_empty(now, other):
        return empty
    if now.placed in (one, other):
        return IllegalAction("not-allowed", "swap-joker", rule="TR-11")
    if one == other:
        return IllegalAction("not-allowed", "swap-itself", rule="TR-11", cell=str(one))
    return None


def _against_smashing(now: Position, cell: Cell) -> Objection:
    if beyond := _against_reaching(now, now.smashing, cell):
        return beyond
    if not now.field.spots[cell].mugs:
        return IllegalAction("not-allowed", "no-mug-left", rule="TR-11", cell=str(cell))
    return None
