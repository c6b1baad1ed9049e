"""A table alive, with a disk whose slowness the test decides."""

from __future__ import annotations

import asyncio
from typing import Any

from taproom.core import Seat
from taproom.server.bots import BotWorkers
from taproom.server.limits import Bucket
from taproom.server.live import LiveTable, Request, nobody
from taproom.store import Append, GroupCommit, Outcome
from taproom.store.group_commit import Done
from taproom.table import House, Sender, Table, commanded, opened, wire

HOUSE = House(("rookie",), lambda: "secret")
CLOCK_SECONDS = 25.0


class SlowDisk(GroupCommit):
    """Stores when it is told to."""

    def __init__(self) -> None:
        self.waiting: list[tuple[Append, Done]] = []

    def submit(self, append: Append, done: Done) -> None:
        self.waiting.append((append, done))

    def store(self) -> None:
        waiting, self.waiting = self.waiting, []
        for _, done in waiting:
            done(Outcome.STORED)


def duel(now: float) -> Table:
    """Two people, a brisk clock, a game begun."""
    settings = wire.Settings(clock="brisk")
    ann, ben = Sender("ann", "Ann"), Sender("ben", "Ben")
    _, table = opened(wire.NewTable("half-pint", 2, {}, settings), "BCDFGH", ann, HOUSE, now)
    for sender, command in ((ben, wire.Sit("s")), (ann, wire.Start("b"))):
        step = commanded(table, command, sender, HOUSE, now)
        assert step is not None
        table = step.after
    return table


def alive(table: Table, disk: SlowDisk, now: float) -> LiveTable:
    anything: Any = None
    return LiveTable(table, disk, anything, anything, HOUSE, lambda: now, lambda _: None)


def predict(table: Table, player: str, seat: int, now: float) -> Request:
    act = wire.Act("act", seat, {"type": "predict", "tricks": 1})
    by = Sender(player, player)
    return Request(lambda current: commanded(current, act, by, HOUSE, now), nobody, None, None)


def test_who_acted_in_time_is_not_late_because_the_disk_was_slow() -> None:
    async def play() -> None:
        began, disk = 1_000.0, SlowDisk()
        table = duel(began)
        now = began + CLOCK_SECONDS - 0.05
        live = alive(table, disk, now)
        live.request(predict(table, "ann", 0, now))
        await asyncio.sleep(0.2)  # the clock rings while Ann's action is being stored
        disk.store()
        assert disk.waiting == [], "Ben has time again: somebody has acted"
        assert not any(chair.taken_over for chair in live.table.chairs)
        live.close()

    asyncio.run(play())


def test_one_step_after_the_other() -> None:
    async def play() -> None:
        disk = SlowDisk()
        table = duel(1_000.0)
        live = alive(table, disk, 1_000.0)
        live.request(predict(table, "ann", 0, 1_001.0))
        live.request(predict(table, "ben", 1, 1_001.0))
        assert [append.seq for append, _ in disk.waiting] == [table.seq + 1]
        assert live.table is table, "nothing has happened before it is stored"
        disk.store()
        assert [append.seq for append, _ in disk.waiting] == [table.seq + 2]
        assert not live.idle
        disk.store()
        assert live.table.seq == table.seq + 2
        live.close()
        assert live.idle

    asyncio.run(play())


def test_so_many_a_second_and_some_more_in_a_burst() -> None:
    bucket = Bucket(a_second=2, burst=3)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(1.0) for _ in range(3)] == [True, True, False]
    assert [bucket.take(-3600.0) for _ in range(2)] == [False, False]
    assert bucket.take(-3599.0), "a clock that was set back locks nobody out"


class QuickWorkers(BotWorkers):
    """Decide at once."""

    def __init__(self) -> None:
        self.asked: list[Seat] = []

    async def decide(self, table: Table, seat: Seat) -> dict[str, Any]:  # noqa: ARG002
        self.asked.append(seat)
        return {"type": "predict", "tricks": 1}


def test_a_bot_whose_answer_waited_is_not_asked_again_once_it_is_stored() -> None:
    async def play() -> None:
        disk, workers = SlowDisk(), QuickWorkers()
        new = wire.NewTable("half-pint", 4, bots=["rookie", "rookie"])
        _, table = opened(new, "BCDFGH", Sender("ann", "Ann"), HOUSE, 1_000.0)
        for name, command in (("ben", wire.Sit("s")), ("ann", wire.Start("b"))):
            step = commanded(table, command, Sender(name, name), HOUSE, 1_000.0)
            assert step is not None
            table = step.after
        anything: Any = None
        live = LiveTable(table, disk, anything, workers, HOUSE, lambda: 2_000.0, lambda _: None)
        await asyncio.sleep(0.01)  # the first bot has answered, its answer is being stored
        live.request(predict(table, "ann", 0, 2_000.0))
        disk.store()
        await asyncio.sleep(0.01)  # the second bot has answered, behind Ann
        disk.store()  # Ann's; the table plans anew, not knowing of the answer that waits
        asyncio.get_running_loop().call_later(0, disk.store)  # the bot's, before it is asked again
        await asyncio.sleep(0.01)
        assert live.table.state is not None
        assert live.table.state.actors == (1,), "only Ben still thinks"
        assert workers.asked == [2, 3]
        live.close()

    asyncio.run(play())
