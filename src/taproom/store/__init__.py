"""Where everything is kept: the event log, and beside it players, tables and finished games."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from taproom.core import quoted
from taproom.store.engine import sqlite_engine
from taproom.store.error import StoreError
from taproom.store.group_commit import GroupCommit, Outcome
from taproom.store.lobby import Lobby
from taproom.store.log import Append, EventLog
from taproom.store.models import GameRow, Player, TableRow
from taproom.store.schema import upgrade
from taproom.store.sqlite import SqliteLog

__all__ = [
    "Append",
    "EventLog",
    "GameRow",
    "GroupCommit",
    "Lobby",
    "Outcome",
    "Player",
    "Store",
    "StoreError",
    "TableRow",
    "open_store",
]

_SQLITE = "sqlite:///"


@dataclass(frozen=True)
class Store:
    log: EventLog
    lobby: Lobby

    def close(self) -> None:
        self.log.close()
        self.lobby.close()


def open_store(url: str) -> Store:
    """The store at an address like `sqlite:///folder/taproom.db`, made or upgraded if need be."""
    name = url.removeprefix(_SQLITE)
    if name in (url, "", ":memory:"):
        scheme, _, _ = url.partition(":")  # no more of it: there may be a password further on
        raise StoreError("url", scheme=quoted(scheme), known=f"{_SQLITE}folder/taproom.db")
    return _open_sqlite(Path(name))


def _open_sqlite(path: Path) -> Store:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError("unwritable", file=str(path)) from error
    engine = sqlite_engine(path)
    try:
        upgrade(engine)
        return Store(SqliteLog(path), Lobby(engine))
    except BaseException:
        engine.dispose()
        raise
