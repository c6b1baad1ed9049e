"""What can happen at a table. The log of these is the table; all else is their fold.

An entry is stored as JSON and read again years later: fields are added with a default, never
changed or removed.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct

from taproom.table.wire import Settings


class Event(Struct, tag_field="type"):
    """A recorded fact."""


class Opened(Event, tag="opened"):
    code: str
    game: str
    seats: int
    options: dict[str, Any]
    settings: Settings
    host: str
    first: int | None = None


class Committed(Event, tag="committed"):
    """The secret of the next shuffle is fixed; only its hash is told before that game is over."""

    secret: str


class Sat(Event, tag="sat"):
    seat: int
    player: str
    name: str


class BotSat(Event, tag="bot-sat"):
    seat: int
    bot: str


class Left(Event, tag="left"):
    """Somebody stood up for good, or the host freed the seat; in a game a bot plays on."""

    seat: int
    bot: str


class TakenOver(Event, tag="taken-over"):
    """A bot acts for a player who is gone or out of time, until they are back."""

    seat: int
    bot: str


class HandedBack(Event, tag="handed-back"):
    seat: int


class WordsAdded(Event, tag="words-added"):
    seat: int
    words: str


class Began(Event, tag="began"):
    """A game starts, with the chairs as they stand."""


class Acted(Event, tag="acted"):
    seat: int
    action: dict[str, Any]


class Undone(Event, tag="undone"):
    seat: int


class Said(Event, tag="said"):
    seat: int | None
    name: str
    phrase: str | None
    text: str | None


class Changed(Event, tag="changed"):
    settings: Settings


class SatOut(Event, tag="sat-out"):
    seat: int
    out: bool


class RematchWanted(Event, tag="rematch-wanted"):
    seat: int


class Rotated(Event, tag="rotated"):
    """After a game: everybody moves one chair on."""


AnyEvent = (
    Opened
    | Committed
    | Sat
    | BotSat
    | Left
    | TakenOver
    | HandedBack
    | WordsAdded
    | Began
    | Acted
    | Undone
    | Said
    | Changed
    | SatOut
    | RematchWanted
    | Rotated
)


class Entry(Struct, frozen=True, omit_defaults=True):
    """One line of the log."""

    at: float
    """Unix time, as the server was told."""
    event: AnyEvent
    by: str | None = None
    """The player whose command it was; None for bots and clocks."""
    id: str | None = None
    """The id that the player's browser gave the command."""


_ENCODER: Final = msgspec.json.Encoder()
_DECODER: Final = msgspec.json.Decoder(Entry)

encode = _ENCODER.encode
decode = _DECODER.decode
