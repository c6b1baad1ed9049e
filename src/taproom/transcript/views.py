"""A view as JSON: what leaves the program for one viewer, and nothing else."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from taproom.core import Action, Game, View
from taproom.games.tricks import Card
from taproom.games.troll import Cell
from taproom.transcript.actions import action_to_json


def view_to_json(view: View) -> dict[str, Any]:
    """The fields of the view by their names."""
    return {each.name: to_json(getattr(view, each.name)) for each in fields(view)}  # type: ignore[arg-type]


def to_json(value: object) -> Any:
    """Anything that views and facts are made of."""
    match value:
        case Game():
            return {"id": value.id, "seats": value.seats, "options": value.options}
        case Card():
            return str(value)
        case Cell():
            return list(value)
        case Action():
            return action_to_json(value)
        case Enum():
            return value.value
        case Mapping():
            return [[to_json(key), to_json(each)] for key, each in value.items()]
        case tuple() if hasattr(value, "_fields"):
            return {name: to_json(each) for name, each in zip(value._fields, value, strict=True)}
        case tuple() | list():
            return [to_json(each) for each in value]
        case _ if is_dataclass(value):
            return {each.name: to_json(getattr(value, each.name)) for each in fields(value)}
    return value
