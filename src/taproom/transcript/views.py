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
    """The fields of the view by their names; equal views give equal JSON, to the byte."""
    return {each.name: _plain(getattr(view, each.name)) for each in fields(view)}  # type: ignore[arg-type]


def _plain(value: object) -> Any:
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
            return [[_plain(key), _plain(each)] for key, each in value.items()]
        case tuple() if hasattr(value, "_fields"):
            return {name: _plain(each) for name, each in zip(value._fields, value, strict=True)}
        case tuple() | list():
            return [_plain(each) for each in value]
        case _ if is_dataclass(value):
            return {each.name: _plain(getattr(value, each.name)) for each in fields(value)}
    return value
