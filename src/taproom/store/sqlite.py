"""The event log in a SQLite file.

Two findings shaped it. The interpreter lock is given away around every statement, and a busy
event loop returns it only after milliseconds: so a batch is one statement of many rows. And the
events of a hundred tables that arrive together share a few pages in a table with rowids, while
WITHOUT ROWID dirties a page for each of them: half as fast.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from functools import lru_cache
from pathlib import Path
from threading import Event, Lock, Thread

from taproom.store.error import StoreError, store_error
from taproom.store.log import Append

_Row = tuple[str, int, bytes]

PATIENCE = 5.0
"""Seconds to wait for another process that is writing."""

_ROWS = 500
"""In one statement; SQLite's limit of 32,766 parameters is far away."""

DURABLE = (
    # The events of a hundred tables change a hundred pages of the index: small ones.
    "PRAGMA page_size = 1024",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    # The thread of `_Checkpoints` is there long before; this bounds the file if it is not.
    "PRAGMA wal_autocheckpoint = 100000",
)
"""For every connection to the file: a commit is on the disk before it is reported."""


class SqliteLog:
    """Appends come from one thread, reads from any: each purpose has a connection of its own."""

    def __init__(self, path: Path, patience: float = PATIENCE) -> None:
        """The file exists, and its tables too: `taproom.store.schema.upgrade` makes them."""
        self.path = path
        self._patience = patience
        with self._failing_plainly():
            self._reader = _connection(path, patience)
        self._reading = Lock()
        self._writer: sqlite3.Connection | None = None
        self._checkpoints = _Checkpoints(path, patience)

    def append(self, batch: Sequence[Append]) -> list[bool]:
        try:
            return self._append(batch)
        except StoreError:
            # A commit can be on the disk and yet be reported as failed. The batch was one
            # transaction: if anything of it is there, all of it is.
            found = [self._holds(append) for append in batch]
            if not any(found):
                raise
            return found

    def _append(self, batch: Sequence[Append]) -> list[bool]:
        with self._failing_plainly(), self._writing() as writer:
            try:
                _insert(writer, [row for append in batch for row in _rows(append)])
            except sqlite3.IntegrityError:
                return _insert_one_by_one(writer, batch)
            return [True] * len(batch)

    def read(self, table: str, after: int = 0) -> list[tuple[int, bytes]]:
        with self._reading, self._failing_plainly():
            return self._reader.execute(
                "SELECT seq, event FROM events WHERE table_code = ? AND seq > ? ORDER BY seq",
                (table, after),
            ).fetchall()

    def _holds(self, append: Append) -> bool:
        table, first, events = append
        kept = dict(self.read(table, first - 1))
        return bool(events) and [kept.get(seq) for seq, _ in enumerate(events, first)] == [*events]

    def close(self) -> None:
        self._checkpoints.stop()
        with self._reading:
            self._reader.close()
        self._hang_up()

    @contextmanager
    def _writing(self) -> Iterator[sqlite3.Connection]:
        """A connection outside any transaction.

        One that failed is closed, which undoes what it had begun: were it still within a
        transaction, the next batch would be acknowledged without being committed.
        """
        if self._writer is None:
            self._writer = _connection(self.path, self._patience)
        try:
            yield self._writer
        except BaseException:
            self._hang_up()
            raise

    def _hang_up(self) -> None:
        if self._writer is not None:
            self._writer.close()
            self._writer = None

    @contextmanager
    def _failing_plainly(self) -> Iterator[None]:
        try:
            yield
        except sqlite3.Error as error:
            raise store_error(error, self.path) from error


class _Checkpoints:
    """Moves what was appended from the write-ahead log into the database, now and then.

    SQLite would do it within some commit, which then takes a hundred times as long, and everybody
    waits. In a thread of its own it holds up nobody.
    """

    EVERY = 1.0

    def __init__(self, path: Path, patience: float) -> None:
        self._path = path
        self._patience = patience
        self._stopped = Event()
        self._thread = Thread(target=self._run, name="checkpoints", daemon=True)
        self._thread.start()

    def _run(self) -> None:
        # Failing is no harm: the log only stays longer, and the next append says what is wrong.
        with suppress(sqlite3.Error), closing(_connection(self._path, self._patience)) as own:
            while not self._stopped.wait(self.EVERY):
                own.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchall()

    def stop(self) -> None:
        self._stopped.set()
        self._thread.join()


def _insert(writer: sqlite3.Connection, rows: Sequence[_Row]) -> None:
    """All rows or none."""
    if len(rows) <= _ROWS:
        _insert_in_parts(writer, rows)  # one statement is a transaction already
        return
    writer.execute("BEGIN IMMEDIATE")
    try:
        _insert_in_parts(writer, rows)
    except sqlite3.IntegrityError:
        writer.execute("ROLLBACK")
        raise
    writer.execute("COMMIT")


def _insert_one_by_one(writer: sqlite3.Connection, batch: Sequence[Append]) -> list[bool]:
    """Somebody in the batch came second: find out who, and store the others."""
    stored = []
    lost: set[str] = set()
    writer.execute("BEGIN IMMEDIATE")
    for append in batch:
        if append.table not in lost and not _insert_if_free(writer, append):
            lost.add(append.table)
        stored.append(append.table not in lost)
    writer.execute("COMMIT")
    return stored


def _insert_if_free(writer: sqlite3.Connection, append: Append) -> bool:
    free = True
    writer.execute("SAVEPOINT one")
    try:
        _insert_in_parts(writer, _rows(append))
    except sqlite3.IntegrityError:
        writer.execute("ROLLBACK TO one")
        free = False
    writer.execute("RELEASE one")
    return free


def _insert_in_parts(writer: sqlite3.Connection, rows: Sequence[_Row]) -> None:
    for start in range(0, len(rows), _ROWS):
        part = rows[start : start + _ROWS]
        writer.execute(_insertion(len(part)), [value for row in part for value in row])


def _rows(append: Append) -> list[_Row]:
    table, first, events = append
    return [(table, seq, event) for seq, event in enumerate(events, first)]


@lru_cache
def _insertion(rows: int) -> str:
    values = ", ".join(["(?, ?, ?)"] * rows)
    return f"INSERT INTO events (table_code, seq, event) VALUES {values}"


def _connection(path: Path, patience: float) -> sqlite3.Connection:
    connection = sqlite3.connect(
        path, timeout=patience, isolation_level=None, check_same_thread=False
    )
    try:
        for setting in DURABLE:
            connection.execute(setting)
    except sqlite3.Error:
        connection.close()
        raise
    return connection
