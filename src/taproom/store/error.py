"""What the store refuses, with what the operator can do about it left to the catalogues."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from taproom.core import Refusal
from taproom.core.refusal import Param


class StoreError(Refusal):
    """Nothing was stored, or nothing could be read; what was stored before is untouched."""

    def __init__(self, reason: str, **params: Param) -> None:
        super().__init__("store", reason, rule=None, **params)


_PRIMARY_CODE = 0xFF
"""SQLite tells more in the higher bits than a person can act on."""


def store_error(error: BaseException | None, path: Path) -> StoreError:
    """What SQLite said about this file, as a refusal."""
    file = str(path)
    match getattr(error, "sqlite_errorcode", 0) & _PRIMARY_CODE:
        case sqlite3.SQLITE_FULL:
            return StoreError("full", file=file)
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return StoreError("busy", file=file)
        case sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_READONLY | sqlite3.SQLITE_PERM:
            return StoreError("unwritable", file=file)
        case sqlite3.SQLITE_NOTADB | sqlite3.SQLITE_CORRUPT:
            return StoreError("not-a-database", file=file)
        case _:
            return StoreError("failed", file=file, why=str(error))
