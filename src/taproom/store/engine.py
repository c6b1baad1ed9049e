"""SQLAlchemy on the same SQLite file as the event log."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import ConnectionPoolEntry

from taproom.store.error import store_error
from taproom.store.sqlite import DURABLE, PATIENCE


def sqlite_engine(path: Path) -> Engine:
    engine = create_engine(
        URL.create("sqlite", database=str(path)), connect_args={"timeout": PATIENCE}
    )
    event.listen(engine, "connect", _prepare)
    event.listen(engine, "begin", _begin)
    return engine


def writing(engine: Engine) -> Engine:
    """The same engine, for transactions that will write."""
    return engine.execution_options(writing=True)


@contextmanager
def failing_plainly(engine: Engine) -> Iterator[None]:
    """What the database refuses comes out as a refusal of the store."""
    try:
        yield
    except DBAPIError as error:
        raise store_error(error.orig, Path(engine.url.database or "")) from error


def _prepare(connection: sqlite3.Connection, _: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # the driver itself would begin too late
    for setting in DURABLE:
        connection.execute(setting)


def _begin(connection: Connection) -> None:
    """Who will write says so at once: SQLite makes only those wait who have not read yet."""
    immediate = connection.get_execution_options().get("writing", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if immediate else "BEGIN")
