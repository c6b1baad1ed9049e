"""A process that is killed in the middle of its work keeps what it has acknowledged."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from taproom.store import open_store

TABLES = [f"T{number:05}" for number in range(20)]

APPENDING_FOR_EVER = f"""
import sys
from queue import SimpleQueue
from taproom.store import Append, GroupCommit, Outcome, open_store

reports = SimpleQueue()
commits = GroupCommit(open_store(sys.argv[1]).log, reports.put)

def act(table, seq):
    def done(outcome):
        assert outcome is Outcome.STORED
        print(table, seq, flush=True)
        act(table, seq + 1)
    commits.submit(Append(table, seq, (f"{{table}} {{seq}}".encode(),)), done)

for table in {TABLES}:
    act(table, 1)
while True:
    reports.get()()
"""


def test_what_a_killed_process_acknowledged_is_there(path: Path) -> None:
    url = f"sqlite:///{path}"
    with subprocess.Popen(
        [sys.executable, "-c", APPENDING_FOR_EVER, url], stdout=subprocess.PIPE, text=True
    ) as child:
        assert child.stdout
        told = [child.stdout.readline() for _ in range(2000)]
        child.kill()
        told += child.stdout.readlines()
    acknowledged = [line.split() for line in told if line.endswith("\n")]
    assert len(acknowledged) >= 2000

    store = open_store(url)
    kept = {table: dict(store.log.read(table)) for table in TABLES}
    store.close()
    for table, seq in acknowledged:
        assert kept[table][int(seq)] == f"{table} {seq}".encode()
    for events in kept.values():
        assert list(events) == list(range(1, len(events) + 1))
