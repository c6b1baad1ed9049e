"""The event log keeps what it acknowledged, gives a number once, and fails whole."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from taproom.store import Append, StoreError, open_store
from taproom.store.sqlite import SqliteLog

A, B, C = "BBBBBB", "CCCCCC", "DDDDDD"


@cache
def empty_database() -> bytes:
    with TemporaryDirectory() as folder:
        open_store(f"sqlite:///{folder}/taproom.db").close()
        return Path(folder, "taproom.db").read_bytes()


@contextmanager
def fresh_log() -> Iterator[SqliteLog]:
    """For properties, where a fixture would be shared by all examples."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "taproom.db")
        path.write_bytes(empty_database())
        with closing(SqliteLog(path)) as log:
            yield log


def writer_of(log: SqliteLog) -> sqlite3.Connection:
    assert log._writer
    return log._writer


def test_what_was_appended_is_read_in_order(log: SqliteLog) -> None:
    assert log.append([Append(A, 1, (b"a1", b"a2")), Append(B, 1, (b"b1",))]) == [True, True]
    assert log.append([Append(A, 3, (b"a3",))]) == [True]
    assert log.read(A) == [(1, b"a1"), (2, b"a2"), (3, b"a3")]
    assert log.read(A, after=2) == [(3, b"a3")]
    assert log.read(A, after=3) == log.read(C) == []


def test_any_bytes_come_back(log: SqliteLog) -> None:
    events = (b"", b"\0\xff", "Фрэд".encode(), b"x" * 100_000)
    log.append([Append(A, 1, events)])
    assert tuple(event for _, event in log.read(A)) == events


def test_nothing_to_append_is_done_at_once(log: SqliteLog) -> None:
    assert log.append([]) == []
    assert log.append([Append(A, 1, ())]) == [True]
    assert log.read(A) == []


def test_of_two_processes_one_gets_the_number(log: SqliteLog) -> None:
    with closing(SqliteLog(log.path)) as rival:
        assert rival.append([Append(A, 1, (b"theirs",))]) == [True]
        assert log.append([Append(A, 1, (b"ours",))]) == [False]
        assert log.read(A) == rival.read(A) == [(1, b"theirs")]
        assert log.append([Append(A, 2, (b"ours",))]) == [True]
        assert rival.read(A) == [(1, b"theirs"), (2, b"ours")]


def test_who_comes_second_does_not_harm_the_others(log: SqliteLog) -> None:
    log.append([Append(A, 1, (b"theirs",))])
    batch = [Append(B, 1, (b"b1",)), Append(A, 1, (b"ours",)), Append(C, 1, (b"c1", b"c2"))]
    assert log.append(batch) == [True, False, True]
    assert log.read(A) == [(1, b"theirs")]
    assert log.read(B) == [(1, b"b1")]
    assert log.read(C) == [(1, b"c1"), (2, b"c2")]


def test_nothing_of_an_append_is_stored_if_one_number_is_taken(log: SqliteLog) -> None:
    log.append([Append(A, 2, (b"theirs",))])
    assert log.append([Append(A, 1, (b"x", b"y", b"z")), Append(B, 1, (b"b",))]) == [False, True]
    assert log.read(A) == [(2, b"theirs")]


def test_what_was_built_on_a_lost_append_is_lost_too(log: SqliteLog) -> None:
    log.append([Append(A, 1, (b"theirs",))])
    batch = [Append(A, 1, (b"ours",)), Append(B, 1, (b"b1",)), Append(A, 2, (b"on ours",))]
    assert log.append(batch) == [False, True, False]
    assert log.read(A) == [(1, b"theirs")]


def test_a_batch_may_be_larger_than_a_statement(log: SqliteLog) -> None:
    many = tuple(b"%d" % number for number in range(2500))
    assert log.append([Append(A, 1, many), Append(B, 1, (b"b1",))]) == [True, True]
    assert log.append([Append(A, 2501, many), Append(B, 1, (b"b1",))]) == [True, False]
    assert log.append([Append(C, 1, many), Append(A, 5000, many)]) == [True, False]
    assert [event for _, event in log.read(A)] == [*many, *many]
    assert len(log.read(C)) == 2500
    log.append([Append("FFFFFF", 2000, (b"theirs",))])
    assert log.append([Append("FFFFFF", 1, many)]) == [False]
    assert log.read("FFFFFF") == [(2000, b"theirs")]


appends = st.builds(
    Append,
    st.sampled_from([A, B, C]),
    st.integers(1, 6),
    st.lists(st.binary(max_size=3), max_size=3).map(tuple),
)


@settings(max_examples=60, deadline=None)
@given(st.lists(st.lists(appends, max_size=6), max_size=6))
def test_the_log_does_what_a_dictionary_would(batches: list[list[Append]]) -> None:
    kept: dict[tuple[str, int], bytes] = {}
    with fresh_log() as log:
        for batch in batches:
            expected = []
            lost = set()
            for table, seq, events in batch:
                new = {(table, number): event for number, event in enumerate(events, seq)}
                if table in lost or new.keys() & kept.keys():
                    lost.add(table)
                else:
                    kept |= new
                expected.append(table not in lost)
            assert log.append(batch) == expected
        for table in (A, B, C):
            assert log.read(table) == sorted((n, e) for (t, n), e in kept.items() if t == table)


def test_a_race_leaves_no_hole_and_no_double(log: SqliteLog) -> None:
    """Two writers with their own connections; the loser reads on and tries again."""

    def write(name: bytes) -> list[int]:
        won: list[int] = []
        seen = 0
        with closing(SqliteLog(log.path)) as own:
            while len(won) < 60:
                seen += len(own.read(A, after=seen))
                if own.append([Append(A, seen + 1, (name,))]) == [True]:
                    won.append(seen + 1)
        return won

    with ThreadPoolExecutor() as threads:
        left, right = threads.map(write, (b"left", b"right"))
    assert sorted(left + right) == list(range(1, 121))
    written = dict(log.read(A))
    assert [n for n in sorted(written) if written[n] == b"left"] == left


BATCH = [Append(A, 2, (b"a2", b"a3")), Append(B, 1, (b"b" * 9000,))]
CONFLICT = [*BATCH, Append(C, 1, (b"second",)), Append(C, 2, (b"third",))]
LARGE = [*BATCH, Append("FFFFFF", 1, (b"f",) * 1500)]


@settings(max_examples=80, deadline=None)
@given(st.sampled_from([BATCH, CONFLICT, LARGE]), st.integers(0, 400), st.integers(1, 30))
@example(BATCH, 63, 1)  # the commit is done, and the statement is reported as interrupted
def test_a_failure_at_any_moment_leaves_nothing(
    batch: list[Append], patience: int, stride: int
) -> None:
    """From some step of its machine on, SQLite refuses to go on, be it with a rollback."""
    with fresh_log() as log:
        log.append([Append(A, 1, (b"a1",)), Append(C, 1, (b"first",))])
        calls = iter(range(patience))
        writer_of(log).set_progress_handler(lambda: int(next(calls, None) is None), stride)
        try:
            stored = log.append(batch)
        except StoreError:
            assert log.read(A) == [(1, b"a1")]
            assert log.read(B) == log.read("FFFFFF") == []
            stored = log.append(batch)  # the log can be used again
        assert stored == [table != C for table, _, _ in batch]
        with closing(SqliteLog(log.path)) as other:  # what was acknowledged is committed
            assert len(other.read(A)) == 3
            assert other.read(C) == [(1, b"first")]


@pytest.mark.parametrize("batch", [BATCH, CONFLICT, LARGE])
def test_a_full_disk_leaves_nothing(log: SqliteLog, batch: list[Append]) -> None:
    log.append([Append(A, 1, (b"a1",)), Append(C, 1, (b"first",))])
    (pages,) = writer_of(log).execute("PRAGMA page_count").fetchone()
    writer_of(log).execute(f"PRAGMA max_page_count = {pages}")
    huge = Append("GGGGGG", 1, (b"x" * 10_000,))
    with pytest.raises(StoreError) as caught:
        log.append([*batch, huge])
    assert (caught.value.reason, caught.value.params) == ("full", {"file": str(log.path)})
    assert log.read(A) == [(1, b"a1")]
    assert log.read(B) == log.read("FFFFFF") == log.read("GGGGGG") == []
    assert log.append([*batch, huge])[-1]  # with a connection that knows no such limit


def test_a_lock_held_too_long_leaves_nothing(log: SqliteLog) -> None:
    with (
        closing(SqliteLog(log.path, patience=0.01)) as hasty,
        closing(sqlite3.connect(log.path, isolation_level=None)) as other,
    ):
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreError) as caught:
            hasty.append([Append(A, 1, (b"a1",))])
        assert caught.value.reason == "busy"
        assert hasty.read(A) == []  # and readers never wait
        other.execute("ROLLBACK")
        assert hasty.append([Append(A, 1, (b"a1",))]) == [True]


def test_a_file_that_is_gone_is_a_plain_refusal(tmp_path: Path) -> None:
    with pytest.raises(StoreError) as caught:
        SqliteLog(tmp_path / "nowhere" / "taproom.db")
    assert caught.value.reason == "unwritable"
    with closing(SqliteLog(tmp_path / "empty.db")) as empty, pytest.raises(StoreError) as caught:
        empty.read(A)
    assert caught.value.params["why"] == "no such table: events"


def test_a_commit_waits_for_the_disk(log: SqliteLog) -> None:
    """A killed process proves little about a power cut; these two settings do."""
    log.append([Append(A, 1, (b"a1",))])
    assert writer_of(log).execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert writer_of(log).execute("PRAGMA synchronous").fetchone() == (2,)
