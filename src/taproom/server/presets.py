"""Sensible tables in one tap; the catalogue names each `preset-<id>`."""

from __future__ import annotations

from typing import Final

from taproom.table.wire import Preset

PRESETS: Final = (
    Preset("half-pint-four", "half-pint", 4, {}),
    Preset("half-pint-quick", "half-pint", 4, {"rounds": 5}),
    Preset("half-pint-duel", "half-pint", 2, {"rounds": 5}),
    Preset("muertos-four", "muertos", 4, {}),
    Preset("muertos-doubts", "muertos", 4, {"doubts": True}),
    Preset("troll-first", "troll", 2, {}),
    Preset("troll-pro", "troll", 2, {"rules": "pro"}),
    Preset("troll-teams", "troll", 4, {"rules": "pro"}),
)
