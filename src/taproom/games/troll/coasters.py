"""The coasters (TR-1): what is printed on them, the house set, and the reading of other sets."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from importlib import resources
from typing import Final, NamedTuple

from taproom.core import BadOption, quoted

SET_SIZE: Final = 13
MOST_LEVEL: Final = 9
MOST_MUGS: Final = 2
MOST_TOUGHNESS: Final = 9


class MugType(StrEnum):
    LIGHT = "light"
    DARK = "dark"
    WHEAT = "wheat"
    ALE = "ale"


class Ability(StrEnum):
    THIEF = "thief"
    STERN_LOOK = "stern-look"
    SHAPESHIFTER = "shapeshifter"
    JOKER = "joker"
    COCKTAILS = "cocktails"
    BRAWLER = "brawler"
    SMALL_CREATURE = "small-creature"


class Sides(NamedTuple):
    """Toughness, clockwise as the coaster lies before its player."""

    top: int
    right: int
    bottom: int
    left: int


@dataclass(frozen=True, slots=True)
class Coaster:
    id: str
    name: str
    role: str
    """The `class` of the transcript: paladin, hobbit, elf."""
    level: int
    mugs: int
    type: MugType
    sides: Sides
    ability: Ability | None


@cache
def house_set() -> tuple[Coaster, ...]:
    """The set that the project ships."""
    return read_coasters(house_set_json())


def house_set_json() -> list[dict[str, object]]:
    """The same as a set file has it: something to start a set of one's own from."""
    text = resources.files("taproom.games.troll").joinpath("house.json").read_text("utf-8")
    given: list[dict[str, object]] = json.loads(text)
    return given


def read_coasters(given: object) -> tuple[Coaster, ...]:
    """A set of 13, as in a transcript; a refusal names the coaster and the field.

    A coaster without a usable id is named by its place in the list, counted from 1.
    """
    if not isinstance(given, list | tuple):
        raise BadOption("coasters", "coasters-shape", rule="TR-1")
    if len(given) != SET_SIZE:
        raise BadOption("coasters", "coasters-count", rule="TR-1", count=len(given))
    coasters: dict[str, Coaster] = {}
    for place, entry in enumerate(given, start=1):
        coaster = _read(entry, place)
        if coaster.id in coasters:
            raise BadOption(
                "coasters", "coaster-twice", rule="TR-1", coaster=quoted(coaster.id), field="id"
            )
        coasters[coaster.id] = coaster
    return tuple(coasters.values())


def write_coasters(coasters: Sequence[Coaster]) -> list[dict[str, object]]:
    """As a set file has it (TR-1)."""
    return [
        {
            "id": each.id,
            "name": each.name,
            "class": each.role,
            "level": each.level,
            "mugs": each.mugs,
            "type": each.type.value,
            "sides": list(each.sides),
            "ability": None if each.ability is None else each.ability.value,
        }
        for each in coasters
    ]


def _read(entry: object, place: int) -> Coaster:
    if not isinstance(entry, Mapping):
        raise BadOption("coasters", "coaster-shape", rule="TR-1", coaster=place)
    name = quoted(entry["id"]) if _is_id(entry.get("id")) else place
    for field, fits in _FIELDS.items():
        if field not in entry:
            raise BadOption(
                "coasters", "coaster-field-missing", rule="TR-1", coaster=name, field=field
            )
        if not fits(entry[field]):
            raise BadOption("coasters", "coaster-field", rule="TR-1", coaster=name, field=field)
    return Coaster(
        id=entry["id"],
        name=entry["name"],
        role=entry["class"],
        level=entry["level"],
        mugs=entry["mugs"],
        type=MugType(entry["type"]),
        sides=Sides(*entry["sides"]),
        ability=None if entry["ability"] is None else Ability(entry["ability"]),
    )


def _is_id(given: object) -> bool:
    return isinstance(given, str) and re.fullmatch("[a-z0-9-]+", given) is not None


def _is_text(given: object) -> bool:
    return isinstance(given, str)


def _is_whole(given: object, least: int, most: int) -> bool:
    """A whole number in range: `true` and `2.0` are none."""
    return type(given) is int and least <= given <= most


def _are_sides(given: object) -> bool:
    if not isinstance(given, list | tuple) or len(given) != len(Sides._fields):
        return False
    return all(_is_whole(side, 0, MOST_TOUGHNESS) for side in given)


_FIELDS: Final[Mapping[str, Callable[[object], bool]]] = {
    "id": _is_id,
    "name": _is_text,
    "class": _is_text,
    "level": lambda given: _is_whole(given, 1, MOST_LEVEL),
    "mugs": lambda given: _is_whole(given, 1, MOST_MUGS),
    "type": lambda given: given in list(MugType),
    "sides": _are_sides,
    "ability": lambda given: given is None or given in list(Ability),
}
