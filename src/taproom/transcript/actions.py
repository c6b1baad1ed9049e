"""Actions to and from their JSON."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeVar

from taproom.core import Action, IllegalAction, Seat, quoted
from taproom.games.tricks import CARD_NAMED, Bet, Card, Hand, Play, Predict
from taproom.games.troll import (
    LOOT,
    Barman,
    Cell,
    Draft,
    Mug,
    Place,
    Remove,
    Side,
    Smash,
    Steal,
    Swap,
)

Value = TypeVar("Value")


class _Fields:
    """The fields of one action, each read as what it has to be."""

    def __init__(self, given: Mapping[str, object]) -> None:
        self._given = given

    def whole(self, name: str) -> int:
        value = self._value(name)
        if type(value) is not int:
            raise _ill_typed(name)
        return value

    def seat(self, name: str) -> Seat:
        return Seat(self.whole(name))

    def text(self, name: str) -> str:
        value = self._value(name)
        if not isinstance(value, str):
            raise _ill_typed(name)
        return value

    def cards(self, name: str) -> Hand:
        value = self._value(name)
        if not isinstance(value, list):
            raise _ill_typed(name)
        return tuple([_card(each) for each in value])

    def cell(self, name: str) -> Cell:
        return _cell(name, self._value(name))

    def two_cells(self, name: str) -> tuple[Cell, Cell]:
        value = self._value(name)
        if not isinstance(value, list) or len(value) != 2:
            raise _ill_typed(name)
        return _cell(name, value[0]), _cell(name, value[1])

    def side(self, name: str) -> Side:
        value = self.text(name)
        if value not in list(Side):
            raise _ill_typed(name)
        return Side(value)

    def is_null(self, name: str) -> bool:
        return self._value(name) is None

    def has(self, name: str) -> bool:
        """Is it there, and not null?"""
        return self._given.get(name) is not None

    def _value(self, name: str) -> object:
        if name not in self._given:
            raise IllegalAction("bad-action", "field-missing", field=name)
        return self._given[name]


def _ill_typed(field: str) -> IllegalAction:
    return IllegalAction("bad-action", "field-type", field=field)


def _card(given: object) -> Card:
    if not isinstance(given, str) or given not in CARD_NAMED:
        raise IllegalAction("bad-action", "no-such-card", rule="F-1", card=quoted(given))
    return CARD_NAMED[given]


def _cell(field: str, given: object) -> Cell:
    if (
        not isinstance(given, list)
        or len(given) != 2
        or any(type(each) is not int for each in given)
    ):
        raise _ill_typed(field)
    return Cell(*given)


def _read_place(fields: _Fields) -> Place:
    shift = fields.text("as") if fields.has("as") else None
    return Place(fields.text("coaster"), fields.cell("cell"), shift)


def _read_steal(fields: _Fields) -> Steal:
    if fields.is_null("from"):
        return Steal(None, None)
    to = next((loot for loot in LOOT if loot == fields.text("to")), None)
    if to is None:
        raise _ill_typed("to")
    return Steal(fields.cell("from"), to)


def _unless_null(fields: _Fields, name: str, read: Callable[[str], Value]) -> Value | None:
    return None if fields.is_null(name) else read(name)


_Reader = Callable[[_Fields], Action]

_FAMILY: Final[Mapping[str, _Reader]] = {
    "predict": lambda fields: Predict(fields.whole("tricks")),
    "bet": lambda fields: Bet(_unless_null(fields, "on", fields.seat)),
    "play": lambda fields: Play(fields.cards("hand"), fields.cards("row")),
}

_TROLL: Final[Mapping[str, _Reader]] = {
    "draft": lambda fields: Draft(fields.text("coaster")),
    "place": _read_place,
    "steal": _read_steal,
    "mug": lambda fields: Mug(_unless_null(fields, "cell", fields.cell)),
    "remove": lambda fields: Remove(_unless_null(fields, "cell", fields.cell)),
    "swap": lambda fields: Swap(_unless_null(fields, "cells", fields.two_cells)),
    "barman": lambda fields: Barman(_unless_null(fields, "side", fields.side)),
    "smash": lambda fields: Smash(_unless_null(fields, "cell", fields.cell)),
}

_READERS: Final = {"half-pint": _FAMILY, "muertos": _FAMILY, "troll": _TROLL}


def action_from_json(game_id: str, given: Mapping[str, object]) -> Action:
    """The action; `bad-action` for what is none of this game's, a field missing or ill-typed."""
    kind = given.get("type")
    readers = _READERS[game_id]
    if not isinstance(kind, str) or kind not in readers:
        raise IllegalAction("bad-action", "no-such-action")
    return readers[kind](_Fields(given))


def action_to_json(action: Action) -> dict[str, object]:
    return {"type": action.type, **_fields_of(action)}


def _fields_of(action: Action) -> dict[str, object]:
    match action:
        case Predict(tricks):
            return {"tricks": tricks}
        case Bet(on):
            return {"on": on}
        case Play(hand, row):
            return {"hand": [str(card) for card in hand], "row": [str(card) for card in row]}
        case Draft(coaster):
            return {"coaster": coaster}
        case Place(coaster, cell, shift):
            plain: dict[str, object] = {"coaster": coaster, "cell": list(cell)}
            return plain if shift is None else {**plain, "as": shift}
        case Steal(source, to):
            return {"from": None} if source is None else {"from": list(source), "to": to}
        case Swap(cells):
            return {"cells": cells and [list(cell) for cell in cells]}
        case Barman(side):
            return {"side": side and side.value}
        case Mug(cell) | Remove(cell) | Smash(cell):
            return {"cell": cell and list(cell)}
    raise TypeError(f"no action of a game of this house: {action!r}")
