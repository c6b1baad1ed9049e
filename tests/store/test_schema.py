"""The migrations make what the models describe, on both kinds of database."""

from __future__ import annotations

import io
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.operations import Operations
from sqlalchemy import Engine

from taproom.store import StoreError
from taproom.store.engine import sqlite_engine
from taproom.store.migrations.versions import v0001_first
from taproom.store.models import Row
from taproom.store.schema import upgrade


@pytest.fixture
def engine(path: Path) -> Iterator[Engine]:
    engine = sqlite_engine(path)
    yield engine
    engine.dispose()


def schema(path: Path) -> list[tuple[str, str]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall()


def test_models_and_migrations_agree(engine: Engine) -> None:
    upgrade(engine)
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, Row.metadata) == []


def test_an_upgrade_is_silent_and_the_second_changes_nothing(
    engine: Engine, path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    upgrade(engine)
    made = schema(path)
    assert {"events", "players", "tables", "sitting", "games"} <= {name for name, _ in made}
    upgrade(engine)
    assert schema(path) == made
    assert capfd.readouterr() == ("", "")


def test_who_starts_together_upgrades_once(path: Path) -> None:
    def start(_: int) -> None:
        engine = sqlite_engine(path)
        upgrade(engine)
        engine.dispose()

    with sqlite3.connect(path) as first:  # so that they race for the schema, not for the file
        first.execute("PRAGMA journal_mode = WAL")
    first.close()
    with ThreadPoolExecutor() as threads:
        list(threads.map(start, range(4)))
    with closing(sqlite3.connect(path)) as connection:
        versions = connection.execute("SELECT version_num FROM alembic_version").fetchall()
    assert versions == [(v0001_first.revision,)]


def test_a_migration_that_fails_leaves_nothing(
    engine: Engine, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def half(self: Operations, *args: object, **kwargs: object) -> None:
        raise RuntimeError("half way")

    monkeypatch.setattr(Operations, "create_index", half)
    with pytest.raises(RuntimeError, match="half way"):
        upgrade(engine)
    assert schema(path) == []
    monkeypatch.undo()
    upgrade(engine)
    assert schema(path)


def test_a_newer_schema_is_left_alone(engine: Engine, path: Path) -> None:
    upgrade(engine)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    made = schema(path)
    with pytest.raises(StoreError) as caught:
        upgrade(engine)
    assert (caught.value.reason, caught.value.params) == ("newer", {"file": str(path)})
    assert schema(path) == made


def test_a_database_of_somebody_else_is_left_alone(engine: Engine, path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("CREATE TABLE letters (text TEXT)")
    made = schema(path)
    with pytest.raises(StoreError) as caught:
        upgrade(engine)
    assert caught.value.reason == "not-a-database"
    assert schema(path) == made


def test_postgresql_could_run_the_migrations() -> None:
    written = io.StringIO()
    context = MigrationContext.configure(
        dialect_name="postgresql", opts={"as_sql": True, "output_buffer": written}
    )
    with Operations.context(context):
        v0001_first.upgrade()
    assert "event BYTEA NOT NULL" in written.getvalue()
    assert "updated DOUBLE PRECISION NOT NULL" in written.getvalue()
