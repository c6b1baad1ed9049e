"""Players, the front door's index of tables, finished games."""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from taproom.store import Append, GameRow, Lobby, Store, StoreError, TableRow
from taproom.store import engine as engines


def table(code: str, *, seq: int = 1, updated: float = 1.0, public: bool = False) -> TableRow:
    return TableRow(
        code=code,
        game="troll",
        public=public,
        stage="playing",
        clocked=False,
        host="ann",
        seq=seq,
        updated=updated,
        summary=b'{"seats": 2}',
    )


def finished(code: str, number: int) -> GameRow:
    return GameRow(
        table_code=code,
        number=number,
        game="half-pint",
        names=["Ann", "Борис"],
        ended=1e9,
        transcript=b"{}" * number,
    )


def test_who_has_the_token_is_the_player(lobby: Lobby) -> None:
    ann, token = lobby.new_player("Ann")
    bob, other = lobby.new_player("Ann")
    assert ann != bob
    player = lobby.player_by_token(token)
    assert player
    assert (player.id, player.name) == (ann, "Ann")
    assert token.startswith(f"{ann}.")
    found = lobby.player_by_token(other)
    assert found
    assert found.id == bob


def test_anything_else_is_nobody(lobby: Lobby) -> None:
    ann, token = lobby.new_player("Ann")
    _, secret = token.split(".")
    _, other = lobby.new_player("Bob")
    nobody = ["", ".", ann, f"{ann}.", token[:-1], f"{token}x", f"x{token}", f"nobody.{secret}"]
    nobody += [f"{ann}.{other.split('.')[1]}", "Фрэд.x", "\ud800.x", "\0.\0", token.upper()]
    assert [lobby.player_by_token(each) for each in nobody] == [None] * len(nobody)


def test_the_secret_is_not_kept(lobby: Lobby, path: Path) -> None:
    _, token = lobby.new_player("Ann")
    lobby.close()
    kept = b"".join(file.read_bytes() for file in path.parent.iterdir())
    assert b"Ann" in kept
    assert token.split(".")[1].encode() not in kept


def test_a_player_can_be_renamed(lobby: Lobby) -> None:
    ann, token = lobby.new_player("Ann")
    lobby.rename(ann, "Änne")
    lobby.rename("nobody", "Nobody")
    player = lobby.player_by_token(token)
    assert player
    assert player.name == "Änne"


def test_time_is_handed_in(store: Store, path: Path) -> None:
    lobby = Lobby(engines.sqlite_engine(path), now=lambda: 12.5)
    player = lobby.player_by_token(lobby.new_player("Ann")[1])
    lobby.close()
    assert player
    assert player.created == 12.5


def test_a_code_is_easy_to_read_out(lobby: Lobby) -> None:
    codes = [lobby.new_code() for _ in range(50)]
    assert len(set(codes)) == 50
    assert all(len(code) == 6 and code.isalpha() and code.isupper() for code in codes)
    assert not set("".join(codes)) & set("AEIOUYLQ")


def test_a_code_that_is_taken_is_drawn_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    store.lobby.save_table(table("BBBBBB"), {})
    store.log.append([Append("CCCCCC", 1, (b"{}",))])
    letters = iter("BBBBBB" + "CCCCCC" + "DDDDDD")
    monkeypatch.setattr(secrets, "choice", lambda _: next(letters))
    assert store.lobby.new_code() == "DDDDDD"


def test_a_table_is_kept_and_kept_anew(lobby: Lobby) -> None:
    assert lobby.table("BBBBBB") is None
    lobby.save_table(table("BBBBBB"), {"ann": True, "bob": False})
    assert lobby.table("BBBBBB") == table("BBBBBB")
    newer = table("BBBBBB", seq=2, updated=2.0)
    lobby.save_table(newer, {"bob": True})
    assert lobby.table("BBBBBB") == newer
    assert lobby.tables_of("ann") == []
    assert lobby.tables_of("bob") == [(newer, True)]


def test_an_older_row_does_not_replace_a_newer_one(lobby: Lobby) -> None:
    newer = table("BBBBBB", seq=5)
    lobby.save_table(newer, {"ann": True})
    lobby.save_table(table("BBBBBB", seq=4), {"bob": True})
    assert lobby.table("BBBBBB") == newer
    assert lobby.tables_of("ann") == [(newer, True)]
    assert lobby.tables_of("bob") == []


def test_the_tables_of_a_player_come_last_used_first(lobby: Lobby) -> None:
    for code, updated in {"BBBBBB": 1.0, "CCCCCC": 3.0, "DDDDDD": 2.0}.items():
        lobby.save_table(table(code, updated=updated), {"ann": code == "CCCCCC"})
    lobby.save_table(table("FFFFFF"), {"bob": True})
    mine = [(row.code, your_turn) for row, your_turn in lobby.tables_of("ann")]
    assert mine == [("CCCCCC", True), ("DDDDDD", False), ("BBBBBB", False)]


def test_public_tables_are_listed(lobby: Lobby) -> None:
    for number, code in enumerate(("BBBBBB", "CCCCCC", "DDDDDD")):
        lobby.save_table(table(code, updated=number, public=True), {})
    lobby.save_table(table("FFFFFF", updated=9), {})
    assert [row.code for row in lobby.public_tables(2)] == ["DDDDDD", "CCCCCC"]
    assert len(lobby.public_tables(50)) == 3


def test_clocks_run_where_a_game_runs(lobby: Lobby) -> None:
    for code, clocked, stage in (
        ("BBBBBB", True, "playing"),
        ("CCCCCC", True, "over"),
        ("DDDDDD", False, "playing"),
    ):
        row = table(code)
        row.clocked, row.stage = clocked, stage
        lobby.save_table(row, {})
    assert lobby.running_with_clock() == ["BBBBBB"]


def test_a_table_is_stale_when_its_row_fell_back(store: Store) -> None:
    for code in ("BBBBBB", "CCCCCC", "DDDDDD"):
        store.log.append([Append(code, 1, (b"{}", b"{}"))])
    store.lobby.save_table(table("BBBBBB", seq=2), {})
    store.lobby.save_table(table("CCCCCC", seq=1), {})
    assert sorted(store.lobby.stale_tables()) == ["CCCCCC", "DDDDDD"]  # D has no row at all


def test_games_are_kept_once(lobby: Lobby) -> None:
    for number in (2, 1, 2):
        lobby.save_game(finished("BBBBBB", number))
    lobby.save_game(finished("CCCCCC", 1))
    assert lobby.game("BBBBBB", 2) == finished("BBBBBB", 2)
    assert lobby.game("BBBBBB", 3) is None
    kept = [lobby.game("BBBBBB", number) for number in (1, 2, 3)]
    assert kept == [finished("BBBBBB", 1), finished("BBBBBB", 2), None]


@pytest.fixture
def hasty(store: Store, path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Lobby]:
    monkeypatch.setattr(engines, "PATIENCE", 0.01)
    lobby = Lobby(engines.sqlite_engine(path))
    yield lobby
    lobby.close()


def test_a_lock_held_too_long_is_a_refusal(hasty: Lobby, path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError) as caught:
            hasty.new_player("Ann")
        assert caught.value.reason == "busy"
        assert hasty.public_tables(5) == []  # and readers never wait
    hasty.new_player("Ann")


def test_a_row_with_its_sitting_is_saved_whole_or_not(lobby: Lobby) -> None:
    lobby.save_table(table("BBBBBB"), {"ann": True})
    wrong: dict[str, bool] = {"bob": True, "eve": None}  # type: ignore[dict-item]
    with pytest.raises(StoreError):
        lobby.save_table(table("BBBBBB", seq=2), wrong)
    assert lobby.table("BBBBBB") == table("BBBBBB")
    assert lobby.tables_of("ann") == [(table("BBBBBB"), True)]
    assert lobby.tables_of("bob") == []
