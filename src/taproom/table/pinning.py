"""The coasters of tables that were opened before their set was written down with them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any


def as_opened(game_id: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a table as it was opened. Tables were there before sets were pinned: they
    play with the first house set."""
    if game_id == "troll" and "coasters" not in options:
        return {"coasters": _first_house_set(), **options}
    return dict(options)


@cache
def _first_house_set() -> list[dict[str, Any]]:
    text = resources.files("taproom.table").joinpath("first-house-set.json").read_text("utf-8")
    given: list[dict[str, Any]] = json.loads(text)
    return given
