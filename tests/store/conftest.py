"""Every test has a real SQLite file of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from taproom.store import Lobby, Store, open_store
from taproom.store.sqlite import SqliteLog


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "taproom.db"


@pytest.fixture
def store(path: Path) -> Iterator[Store]:
    store = open_store(f"sqlite:///{path}")
    yield store
    store.close()


@pytest.fixture
def log(store: Store) -> SqliteLog:
    assert isinstance(store.log, SqliteLog)
    return store.log


@pytest.fixture
def lobby(store: Store) -> Lobby:
    return store.lobby
