"""A table: seats, one game after another, a log of events. No I/O; time is handed in."""

from taproom.table import wire
from taproom.table.commands import (
    PHRASES,
    STAND_IN,
    House,
    Sender,
    Step,
    TableRefusal,
    bot_acted,
    clean_name,
    commanded,
    opened,
    returned,
    timed_out,
)
from taproom.table.events import Entry, decode, encode
from taproom.table.redaction import (
    CLOCK_SECONDS,
    Looker,
    Presence,
    Telling,
    bot_name,
    hint_told,
    presence_told,
    seat_info,
    whole,
)
from taproom.table.refusals import refusal_info
from taproom.table.replay import replay
from taproom.table.table import Chair, Table

__all__ = [
    "CLOCK_SECONDS",
    "PHRASES",
    "STAND_IN",
    "Chair",
    "Entry",
    "House",
    "Looker",
    "Presence",
    "Sender",
    "Step",
    "Table",
    "TableRefusal",
    "Telling",
    "bot_acted",
    "bot_name",
    "clean_name",
    "commanded",
    "decode",
    "encode",
    "hint_told",
    "opened",
    "presence_told",
    "refusal_info",
    "replay",
    "returned",
    "seat_info",
    "timed_out",
    "whole",
    "wire",
]
