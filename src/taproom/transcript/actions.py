"""Actions to and from their JSON."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, TypeVar

from taproom.core import Action, IllegalAction, Seat, quoted
from taproom.games.tricks import CARD_NAMED, Bet, Hand, Play, Predict
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

Fields = Mapping[str, object]
Value = TypeVar("Value")


def _value(fields: Fields, name: str) -> object:
    if name not in fields:
        raise IllegalAction("bad-action", "field-missing", field=name)
    return fields[name]


def _ill_typed(field: str) -> IllegalAction:
    return IllegalAction("bad-action", "field-type", field=field)


def _whole(fields: Fields, name: str) -> int:
    value = _value(fields, name)
    if type(value) is not int:
        raise _ill_typed(name)
    return value


def _seat(fields: Fields, name: str) -> Seat:
    return Seat(_whole(fields, name))


def _text(fields: Fields, name: str) -> str:
    value = _value(fields, name)
    if not isinstance(value, str):
        raise _ill_typed(name)
    return value


def _cards(fields: Fields, name: str) -> Hand:
    value = _value(fields, name)
    if not isinstance(value, list):
        raise _ill_typed(name)
    try:
        return tuple([CARD_NAMED[each] for each in value])
    except (KeyError, TypeError):
        raise _no_such_card(value) from None


def _no_such_card(names: list[object]) -> IllegalAction:
    first = next(name for name in names if not isinstance(name, str) or name not in CARD_NAMED)
    return IllegalAction("bad-action", "no-such-card", rule="F-1", card=quoted(first))


def _cell(fields: Fields, name: str) -> Cell:
    return _as_cell(name, _value(fields, name))


def _two_cells(fields: Fields, name: str) -> tuple[Cell, Cell]:
    value = _value(fields, name)
    if not isinstance(value, list) or len(value) != 2:
        raise _ill_typed(name)
    return _as_cell(name, value[0]), _as_cell(name, value[1])


def _as_cell(field: str, given: object) -> Cell:
    if not isinstance(given, list) or len(given) != 2 or {*map(type, given)} != {int}:
        raise _ill_typed(field)
    return Cell(*given)


def _side(fields: Fields, name: str) -> Side:
    value = _text(fields, name)
    if value not in list(Side):
        raise _ill_typed(name)
    return Side(value)


def _unless_null(read: Callable[[Fields, str], Value], fields: Fields, name: str) -> Value | None:
    return None if _value(fields, name) is None else read(fields, name)


def _read_place(fields: Fields) -> Place:
    shift = None if fields.get("as") is None else _text(fields, "as")
    return Place(_text(fields, "coaster"), _cell(fields, "cell"), shift)


def _read_steal(fields: Fields) -> Steal:
    if _value(fields, "from") is None:
        return Steal(None, None)
    to = next((loot for loot in LOOT if loot == _text(fields, "to")), None)
    if to is None:
        raise _ill_typed("to")
    return Steal(_cell(fields, "from"), to)


_Reader = Callable[[Fields], Action]

_FAMILY: Final[Mapping[str, _Reader]] = {
    "predict": lambda fields: Predict(_whole(fields, "tricks")),
    "bet": lambda fields: Bet(_unless_null(_seat, fields, "on")),
    "play": lambda fields: Play(_cards(fields, "hand"), _cards(fields, "row")),
}

_TROLL: Final[Mapping[str, _Reader]] = {
    "draft": lambda fields: Draft(_text(fields, "coaster")),
    "place": _read_place,
    "steal": _read_steal,
    "mug": lambda fields: Mug(_unless_null(_cell, fields, "cell")),
    "remove": lambda fields: Remove(_unless_null(_cell, fields, "cell")),
    "swap": lambda fields: Swap(_unless_null(_two_cells, fields, "cells")),
    "barman": lambda fields: Barman(_unless_null(_side, fields, "side")),
    "smash": lambda fields: Smash(_unless_null(_cell, fields, "cell")),
}

_READERS: Final = {"half-pint": _FAMILY, "muertos": _FAMILY, "troll": _TROLL}


def action_from_json(game_id: str, given: Fields) -> Action:
    """The action; `bad-action` for what is none of this game's, a field missing or ill-typed."""
    kind = given.get("type")
    readers = _READERS[game_id]
    if not isinstance(kind, str) or kind not in readers:
        raise IllegalAction("bad-action", "no-such-action")
    return readers[kind](given)


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
