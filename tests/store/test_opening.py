"""Opening a store: what is missing is made, and what cannot be used is refused in plain words."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from taproom.i18n import LANGUAGES, Words
from taproom.store import Append, StoreError, open_store
from taproom.store.error import store_error


def refused(url: str) -> StoreError:
    with pytest.raises(StoreError) as caught:
        open_store(url)
    assert caught.value.code == "store"
    for lang in LANGUAGES:
        assert Words(lang).refusal(caught.value)  # a missing word is a warning, and so an error
    return caught.value


def test_folder_and_file_are_made(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/new/folder/taproom 100%?.db"
    store = open_store(url)
    store.log.append([Append("BBBBBB", 1, (b"{}",))])
    _, token = store.lobby.new_player("Ann")
    store.close()
    assert (tmp_path / "new/folder/taproom 100%?.db").is_file()

    again = open_store(url)
    assert again.log.read("BBBBBB") == [(1, b"{}")]
    assert again.lobby.player_by_token(token)
    again.close()


def test_a_relative_path_starts_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    open_store("sqlite:///taproom.db").close()
    assert (tmp_path / "taproom.db").is_file()


@pytest.mark.parametrize(
    ("url", "scheme"),
    [
        ("postgresql://ann:secret@host/taproom", "postgresql"),
        ("sqlite:///", "sqlite"),
        ("sqlite://", "sqlite"),
        ("sqlite:///:memory:", "sqlite"),
        ("taproom.db", "taproom.db"),
        ("", ""),
    ],
)
def test_only_known_addresses_are_opened(url: str, scheme: str) -> None:
    refusal = refused(url)
    assert refusal.reason == "url"
    assert refusal.params == {"scheme": scheme, "known": "sqlite:///folder/taproom.db"}


@pytest.mark.parametrize("content", [b"Dear Ann, " * 500, b"SQLite format 3\0" + b"\1" * 5000])
def test_a_file_that_is_no_database_is_left_alone(path: Path, content: bytes) -> None:
    path.write_bytes(content)
    assert refused(f"sqlite:///{path}").reason == "not-a-database"
    assert path.read_bytes() == content


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    assert refused(f"sqlite:///{tmp_path}").reason == "unwritable"


def test_a_file_is_no_folder(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert refused(f"sqlite:///{tmp_path}/file/taproom.db").reason == "unwritable"


def test_a_place_that_cannot_be_written_to(tmp_path: Path) -> None:
    # Not a folder without permission: who tests as root may write into that.
    (tmp_path / "file").touch()
    (tmp_path / "folder.db").mkdir()
    assert refused(f"sqlite:///{tmp_path}/file/taproom.db").reason == "unwritable"
    assert refused(f"sqlite:///{tmp_path}/folder.db").reason == "unwritable"


def test_a_newer_taproom_has_been_here(path: Path) -> None:
    open_store(f"sqlite:///{path}").close()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
    assert refused(f"sqlite:///{path}").reason == "newer"


@pytest.mark.parametrize(
    ("code", "reason"),
    [
        (sqlite3.SQLITE_FULL, "full"),
        (sqlite3.SQLITE_BUSY_SNAPSHOT, "busy"),
        (sqlite3.SQLITE_READONLY_DIRECTORY, "unwritable"),
        (sqlite3.SQLITE_CORRUPT_INDEX, "not-a-database"),
        (sqlite3.SQLITE_IOERR_FSYNC, "failed"),
        (None, "failed"),
    ],
)
def test_what_sqlite_says_is_put_plainly(path: Path, code: int | None, reason: str) -> None:
    error = sqlite3.OperationalError("in SQLite's own words")
    if code is not None:
        error.sqlite_errorcode = code
    refusal = store_error(error, path)
    assert refusal.reason == reason
    for lang in LANGUAGES:
        assert str(path) in Words(lang).refusal(refusal)
