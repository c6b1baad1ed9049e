"""Bots decide in worker processes: the event loop never waits for one."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import SystemRandom
from threading import Thread
from typing import Any, Final, NamedTuple

from taproom.bots import Budget, Decision, bot
from taproom.core import Action, Seat, View
from taproom.table import STAND_IN, Table
from taproom.transcript import action_to_json

BUDGET: Final = Budget(seconds=1.0)


class Decided(NamedTuple):
    action: dict[str, Any]
    reason: str
    params: dict[str, str | int]


class BotWorkers:
    """A small pool of processes, started when the first bot is asked."""

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._starting = asyncio.Lock()

    async def decide(self, table: Table, seat: Seat, level: str | None = None) -> Decided:
        """What the bot in that seat does; with `level`, what such a bot would do there.

        The view and the legal actions are all that leaves for the worker, never the state.
        """
        assert table.state is not None
        name = level or table.chairs[seat].bot or STAND_IN
        view, legal = table.state.view(seat), table.state.legal(seat)
        if len(legal) == 1 and level is None:
            return Decided(action_to_json(legal[0]), "", {})
        seed = SystemRandom().getrandbits(64)
        loop = asyncio.get_running_loop()
        for attempt in ("once", "again"):
            pool = self._pool or await self._started()
            try:
                decision: Decision = await loop.run_in_executor(
                    pool, _decide, name, table.game.id, view, legal, seed
                )
            except BrokenProcessPool:
                # A worker was killed: a new pool, and the same question once more.
                self._pool = None
                if attempt == "again":
                    raise
                continue
            reason = decision.reason
            return Decided(action_to_json(decision.action), reason.code, dict(reason.params))
        raise AssertionError("unreachable")

    async def _started(self) -> ProcessPoolExecutor:
        """Starting a process takes a while: in a thread, with a first task that has no work."""
        async with self._starting:
            if self._pool is None:
                spawning = multiprocessing.get_context("spawn")
                pool = ProcessPoolExecutor(self._processes, spawning, initializer=_serve_the_house)
                await asyncio.to_thread(pool.submit, int)
                self._pool = pool
            return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


def _serve_the_house() -> None:
    """Ctrl-C is for the server, which ends its workers itself; killed, it cannot.

    Thinking, and compiling what makes it fast, must not make the house slow.
    """
    if hasattr(os, "nice"):
        os.nice(5)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_house, daemon=True).start()


def _end_with_the_house() -> None:
    house = multiprocessing.parent_process()
    assert house is not None
    house.join()
    os._exit(1)


def _decide(name: str, game_id: str, view: View, legal: Sequence[Action], seed: int) -> Decision:
    from random import Random

    return bot(name, game_id).decide(view, legal, BUDGET, Random(seed))
