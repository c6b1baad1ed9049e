"""Group commit: one transaction for all that waits, one report, and every outcome exactly once."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from time import monotonic

import pytest

from taproom.store import Append, GroupCommit, Outcome, Store, StoreError

from .standins import Disk, Loop

A, B, C = "BBBBBB", "CCCCCC", "DDDDDD"
STORED, CONFLICT, FAILED = Outcome.STORED, Outcome.CONFLICT, Outcome.FAILED


@pytest.fixture
def disk() -> Disk:
    return Disk()


@pytest.fixture
def loop() -> Loop:
    return Loop()


@pytest.fixture
def commits(disk: Disk, loop: Loop) -> Iterator[GroupCommit]:
    commits = GroupCommit(disk, loop.reports.put)
    yield commits
    disk.free.set()
    commits.close()


def busy(disk: Disk, loop: Loop, commits: GroupCommit) -> None:
    """The disk is writing an event of table C; what comes now has to wait."""
    disk.free.clear()
    commits.submit(Append(C, len(disk.kept.get(C, ())) + 1, (b"c",)), loop.note("busy"))
    assert disk.writing.wait(5)


def test_what_arrives_together_is_one_transaction_and_one_report(
    disk: Disk, loop: Loop, commits: GroupCommit
) -> None:
    busy(disk, loop, commits)
    first, second = Append(A, 1, (b"a1", b"a2")), Append(B, 1, (b"b1",))
    third = Append(A, 3, (b"a3",))
    for append in (first, second, third):
        commits.submit(append, loop.note(append))
    disk.free.set()
    loop.turn()
    assert loop.outcomes == [("busy", STORED)]
    loop.turn()
    assert disk.batches[1:] == [[first, second, third]]
    assert loop.outcomes[1:] == [(first, STORED), (second, STORED), (third, STORED)]
    assert disk.kept[A] == [b"a1", b"a2", b"a3"]


def test_nobody_is_told_before_the_commit(disk: Disk, loop: Loop, commits: GroupCommit) -> None:
    busy(disk, loop, commits)
    assert loop.reports.empty()
    disk.free.set()
    loop.turn()
    assert loop.outcomes == [("busy", STORED)]


def test_a_conflict_is_its_own_tables_affair(disk: Disk, loop: Loop, commits: GroupCommit) -> None:
    disk.kept[A] = [b"theirs"]
    busy(disk, loop, commits)
    for name, append in {
        "a1": Append(A, 1, (b"ours",)),
        "b1": Append(B, 1, (b"b1",)),
        "a2": Append(A, 2, (b"on ours",)),
        "b2": Append(B, 2, (b"b2",)),
    }.items():
        commits.submit(append, loop.note(name))
    disk.free.set()
    loop.turn()
    loop.turn()
    assert dict(loop.outcomes[1:]) == {
        "a1": CONFLICT,
        "b1": STORED,
        "a2": CONFLICT,
        "b2": STORED,
    }
    assert disk.kept == {A: [b"theirs"], B: [b"b1", b"b2"], C: [b"c"]}


@pytest.mark.parametrize("outcome", [CONFLICT, FAILED])
def test_what_was_submitted_before_a_loss_is_known_is_lost_in_later_batches_too(
    disk: Disk, loop: Loop, commits: GroupCommit, outcome: Outcome
) -> None:
    """The second append could be stored by now, and would stand on what does not exist."""
    if outcome is CONFLICT:
        disk.kept[A] = [b"theirs"]
    else:
        disk.failing = [StoreError("full", file="f")]
    commits.submit(Append(A, 1, (b"ours",)), loop.note("first"))
    report = loop.reports.get(timeout=5)
    commits.submit(Append(A, 2, (b"on ours",)), loop.note("second"))
    second = loop.reports.get(timeout=5)
    commits.submit(Append(B, 1, (b"b1",)), loop.note("other"))
    other = loop.reports.get(timeout=5)
    report()
    again = len(disk.kept.get(A, ())) + 1
    commits.submit(Append(A, again, (b"again",)), loop.note("again"))
    second()
    other()
    loop.turn()
    assert loop.outcomes == [
        ("first", outcome),
        ("second", outcome),
        ("other", STORED),
        ("again", STORED),
    ]
    assert disk.kept[A][-1] == b"again"


@pytest.mark.parametrize("error", [StoreError("full", file="f"), ValueError("a bug")])
def test_a_failed_commit_fails_all_and_the_next_goes_on(
    disk: Disk,
    loop: Loop,
    commits: GroupCommit,
    error: Exception,
    caplog: pytest.LogCaptureFixture,
) -> None:
    disk.failing = [error]
    busy(disk, loop, commits)
    disk.free.set()
    loop.turn()
    assert loop.outcomes == [("busy", FAILED)]
    assert disk.kept == {}
    assert [record.levelno for record in caplog.records] == [logging.ERROR]
    commits.submit(Append(C, 1, (b"c",)), loop.note("again"))
    loop.turn()
    assert loop.outcomes[1:] == [("again", STORED)]


def test_who_raises_does_not_stop_the_others(disk: Disk, loop: Loop, commits: GroupCommit) -> None:
    def raising(outcome: Outcome) -> None:
        raise ValueError(outcome)

    busy(disk, loop, commits)
    commits.submit(Append(A, 1, (b"a1",)), raising)
    commits.submit(Append(B, 1, (b"b1",)), loop.note("b1"))
    disk.free.set()
    loop.turn()
    with pytest.raises(ExceptionGroup) as caught:  # the event loop shall hear of it
        loop.turn()
    assert [str(error) for error in caught.value.exceptions] == [str(STORED)]
    assert loop.outcomes[1:] == [("b1", STORED)]


def test_closing_stores_and_reports_what_waits(disk: Disk, loop: Loop) -> None:
    commits = GroupCommit(disk, loop.reports.put)
    for seq in range(1, 101):
        commits.submit(Append(A, seq, (b"%d" % seq,)), loop.note(seq))
    commits.close()
    assert len(disk.kept[A]) == 100
    while not loop.reports.empty():
        loop.turn()
    assert loop.outcomes == [(seq, STORED) for seq in range(1, 101)]
    with pytest.raises(RuntimeError):
        commits.submit(Append(A, 101, (b"late",)), loop.note("late"))
    commits.close()


def test_an_event_loop_that_is_gone_does_not_keep_from_storing(
    disk: Disk, loop: Loop, caplog: pytest.LogCaptureFixture
) -> None:
    def gone(report: Callable[[], object]) -> None:
        raise RuntimeError("Event loop is closed")

    commits = GroupCommit(disk, gone)
    commits.submit(Append(A, 1, (b"a1",)), loop.note("a1"))
    commits.close()
    assert disk.kept[A] == [b"a1"]
    assert "could not be delivered" in caplog.text


def test_what_a_turn_brings_is_handed_over_at_its_end(disk: Disk, loop: Loop) -> None:
    turns: list[Callable[[], object]] = []
    commits = GroupCommit(disk, loop.reports.put, turns.append)
    first, second = Append(A, 1, (b"a1",)), Append(B, 1, (b"b1",))
    for append in (first, second):
        commits.submit(append, loop.note(append))
    assert len(turns) == 1
    assert disk.batches == []
    turns.pop()()
    loop.turn()
    assert disk.batches == [[first, second]]
    third = Append(A, 2, (b"a2",))
    commits.submit(third, loop.note(third))
    assert len(turns) == 1
    commits.close()
    loop.turn()
    assert loop.outcomes == [(first, STORED), (second, STORED), (third, STORED)]


def test_the_loop_waits_for_a_quick_disk(disk: Disk, loop: Loop) -> None:
    commits = GroupCommit(disk, loop.reports.put, grace=5.0)
    for seq in (1, 2):
        commits.submit(Append(A, seq, (b"a",)), loop.note(seq))
        assert loop.outcomes[-1] == (seq, STORED), "reported without another turn"
    loop.turn()
    loop.turn()
    assert len(loop.outcomes) == 2, "and not a second time"
    commits.close()


def test_a_slow_disk_is_waited_for_once(disk: Disk, loop: Loop) -> None:
    """And again as soon as it is quick."""
    grace = 0.2
    commits = GroupCommit(disk, loop.reports.put, grace=grace)
    disk.free.clear()
    began = monotonic()
    commits.submit(Append(A, 1, (b"a",)), loop.note("slow"))
    waited = monotonic() - began
    assert grace <= waited < 10 * grace
    commits.submit(Append(B, 1, (b"b",)), loop.note("behind it"))
    assert monotonic() - began - waited < grace, "nobody is held up a second time"
    disk.free.set()
    loop.turn()
    loop.turn()
    assert loop.outcomes == [("slow", STORED), ("behind it", STORED)]
    commits.submit(Append(A, 2, (b"a",)), loop.note("quick"))
    assert loop.outcomes[-1] == ("quick", STORED)
    commits.close()


def test_it_runs_on_sqlite(store: Store, loop: Loop) -> None:
    commits = GroupCommit(store.log, loop.reports.put)
    for seq in range(1, 301):
        commits.submit(Append(A, seq, (b"%d" % seq,)), loop.note(seq))
    commits.submit(Append(A, 7, (b"late",)), loop.note("late"))
    commits.close()
    while not loop.reports.empty():
        loop.turn()
    assert loop.outcomes == [*((seq, STORED) for seq in range(1, 301)), ("late", CONFLICT)]
    assert [seq for seq, _ in store.log.read(A)] == list(range(1, 301))
