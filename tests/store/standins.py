"""What a group commit stands between, in the hands of a test: a disk and an event loop."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from queue import SimpleQueue
from threading import Event, Lock

from taproom.store import Append, Outcome


class Disk:
    """A log in memory that can be held up, made to fail, and written to by a rival."""

    def __init__(self) -> None:
        self.kept: dict[str, list[bytes]] = {}
        self.batches: list[list[Append]] = []
        self.failing: list[Exception] = []
        self.lock = Lock()
        self.free = Event()
        self.free.set()
        self.writing = Event()

    def append(self, batch: Sequence[Append]) -> list[bool]:
        self.batches.append(list(batch))
        self.writing.set()
        assert self.free.wait(5)
        if self.failing:
            raise self.failing.pop()
        return self.write(batch)

    def write(self, batch: Sequence[Append]) -> list[bool]:
        stored = []
        lost = set()
        with self.lock:
            for table, seq, events in batch:
                kept = self.kept.setdefault(table, [])
                if table in lost or seq <= len(kept):
                    lost.add(table)
                else:
                    assert seq == len(kept) + 1, "a hole"
                    kept += events
                stored.append(table not in lost)
        return stored

    def read(self, table: str, after: int = 0) -> list[tuple[int, bytes]]:
        return list(enumerate(self.kept.get(table, ()), 1))[after:]

    def close(self) -> None: ...


class Loop:
    """The thread of the test is the event loop: it runs a report when it is told to."""

    def __init__(self) -> None:
        self.reports: SimpleQueue[Callable[[], object]] = SimpleQueue()
        self.outcomes: list[tuple[object, Outcome]] = []

    def note(self, name: object) -> Callable[[Outcome], None]:
        return lambda outcome: self.outcomes.append((name, outcome))

    def turn(self) -> None:
        self.reports.get(timeout=5)()
