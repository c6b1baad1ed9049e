"""Group commit among rivals and failures: no hole in a log, nothing built on what is not there."""

from __future__ import annotations

from functools import partial

from hypothesis import given, settings
from hypothesis import strategies as st

from taproom.store import Append, GroupCommit, Outcome, StoreError

from .standins import Disk, Loop

A = "BBBBBB"


class Author:
    """Appends to one table without waiting. Every event names the one that it was built on."""

    def __init__(self, disk: Disk, commits: GroupCommit) -> None:
        self.disk = disk
        self.commits = commits
        self.believed: list[bytes] = []
        self.beliefs = 0
        self.written = 0
        self.acknowledged: list[bytes] = []
        self.waiting = 0

    def act(self) -> None:
        self.written += 1
        parent = self.believed[-1].split()[0] if self.believed else b"-"
        event = b"%d %s" % (self.written, parent)
        self.believed.append(event)
        self.waiting += 1
        append = Append(A, len(self.believed), (event,))
        self.commits.submit(append, partial(self.done, event, self.beliefs))

    def done(self, event: bytes, belief: int, outcome: Outcome) -> None:
        self.waiting -= 1
        if outcome is Outcome.STORED:
            self.acknowledged.append(event)
        elif belief == self.beliefs:
            self.beliefs += 1
            self.believed = [event for _, event in self.disk.read(A)]


@settings(max_examples=150, deadline=None)
@given(st.lists(st.sampled_from(["act", "act", "act", "turn", "rival", "fail"]), max_size=40))
def test_every_event_stands_on_the_one_its_author_saw(steps: list[str]) -> None:
    """Whatever a rival does to the table, whenever the disk fails and the reports come."""
    disk, loop = Disk(), Loop()
    commits = GroupCommit(disk, loop.reports.put)
    author = Author(disk, commits)
    for step in steps:
        match step:
            case "act":
                author.act()
            case "turn" if author.waiting:
                loop.turn()
            case "rival":
                kept = disk.read(A)
                parent = kept[-1][1].split()[0] if kept else b"-"
                disk.write([Append(A, len(kept) + 1, (b"rival%d %s" % (len(kept), parent),))])
            case "fail":
                disk.failing = [StoreError("full", file="f")] if author.waiting else []
    commits.close()
    while author.waiting:
        loop.turn()
    events = [event for _, event in disk.read(A)]
    names = [b"-", *(event.split()[0] for event in events)]
    assert [event.split()[1] for event in events] == names[:-1]
    assert author.acknowledged == [event for event in events if not event.startswith(b"rival")]
