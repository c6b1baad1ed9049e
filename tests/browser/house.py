"""A real house to visit: `taproom serve` in a process of its own, on a file of its own."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from taproom.store import Append
from taproom.store.sqlite import SqliteLog
from taproom.table import Entry, Table, decode, encode

_SERVE: Final = (sys.executable, "-m", "taproom", "serve")
_PLENTY: Final = "100000"
"""Calls a minute: all visitors of a test come from one address."""


class House:
    def __init__(self, folder: Path) -> None:
        self.file = folder / "taproom.db"
        self._port = "0"
        self._open()

    def _open(self) -> None:
        """Returns when visitors can come in. Opened again, it is at the same address."""
        where = ["--host", "127.0.0.1", "--port", self._port, "--store", f"sqlite:///{self.file}"]
        self._server = subprocess.Popen(
            [*_SERVE, *where, "--calls-a-minute", _PLENTY, "--lang", "en"],
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | {"PYTHONUNBUFFERED": "1"},
        )
        assert self._server.stdout
        said = self._server.stdout.readline()
        found = re.search(r"http://\S+", said)
        assert found, f"the house did not open: {said!r}"
        self.address = found[0]
        self._port = str(urlsplit(self.address).port)

    def kill(self) -> None:
        """As a power cut would: no time for last words."""
        self._server.kill()
        self._buried()

    def open_again(self) -> None:
        self._open()

    def close(self) -> None:
        self._server.terminate()
        self._buried()

    def _buried(self) -> None:
        self._server.wait(20)
        assert self._server.stdout
        self._server.stdout.close()

    def remember(self, code: str, entries: list[Entry]) -> None:
        """A table whose past nobody here has seen, written past the server."""
        log = SqliteLog(self.file)
        try:
            stored = log.append([Append(code, 1, tuple([encode(entry) for entry in entries]))])
        finally:
            log.close()
        assert stored == [True], f"there is a table {code} already"

    def log_of(self, code: str) -> list[Entry]:
        """What is really kept of a table, read past the server."""
        log = SqliteLog(self.file)
        try:
            return [decode(event) for _, event in log.read(code)]
        finally:
            log.close()

    def table(self, code: str) -> Table:
        """The truth about a table: nobody at it sees all of this."""
        return Table.folded(self.log_of(code))
