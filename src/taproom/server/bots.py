"""Bots decide in worker processes: the event loop never waits for one."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from random import Random, SystemRandom
from threading import Thread
from typing import Any, Final, NamedTuple, TypeVar

from taproom.bots import NAMES, Budget, Decision, Prospect, advise, bot, can_advise, prepare
from taproom.core import Action, Seat, View
from taproom.table import STAND_IN, Table, wire
from taproom.transcript import action_to_json

BUDGET: Final = Budget(seconds=1.0)
_TO_GET_READY: Final = 6.0
"""Seconds in which a worker wakes up its kernels, if they were ever compiled on this machine."""

Answer = TypeVar("Answer")


class Advised(NamedTuple):
    action: dict[str, Any]
    reason: wire.ReasonInfo
    prospects: list[wire.ProspectInfo]
    """The best first; none while nothing can be weighed."""


class BotWorkers:
    """A small pool of processes.

    A view and the legal actions are all that leaves for a worker, never the state.
    """

    def __init__(self, processes: int) -> None:
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._starting = asyncio.Lock()

    async def open(self) -> None:
        """Before anybody asks: what makes bots think fast is compiled meanwhile."""
        await self._started()

    async def decide(self, table: Table, seat: Seat) -> dict[str, Any]:
        """What the bot in that seat does."""
        assert table.state is not None
        name = table.chairs[seat].bot or STAND_IN
        view, legal = table.state.view(seat), table.state.legal(seat)
        if len(legal) == 1:
            return action_to_json(legal[0])
        decision = await self._asked(_decide, name, table.game.id, view, legal)
        return action_to_json(decision.action)

    async def advise(self, table: Table, seat: Seat) -> Advised:
        """What the best bot would do in that seat, and what it expects of everything else."""
        assert table.state is not None
        view, legal = table.state.view(seat), table.state.legal(seat)
        decision, prospects = await self._asked(_advise, table.game.id, view, legal)
        return Advised(
            action_to_json(decision.action),
            wire.ReasonInfo(decision.reason.code, dict(decision.reason.params)),
            [_prospect_info(each) for each in prospects],
        )

    async def _asked(self, question: Callable[..., Answer], *about: Any) -> Answer:
        """With fresh chance."""
        asked = partial(question, *about, SystemRandom().getrandbits(64))
        loop = asyncio.get_running_loop()
        for attempt in ("once", "again"):
            pool = self._pool or await self._started()
            try:
                return await loop.run_in_executor(pool, asked)
            except BrokenProcessPool:
                # A worker was killed: a new pool, and the same question once more.
                self._pool = None
                if attempt == "again":
                    raise
        raise AssertionError("unreachable")

    async def _started(self) -> ProcessPoolExecutor:
        """Starting a process takes a while: in a thread, with a first task that is quickly done."""
        async with self._starting:
            if self._pool is None:
                spawning = multiprocessing.get_context("spawn")
                pool = ProcessPoolExecutor(self._processes, spawning, initializer=_serve_the_house)
                await asyncio.to_thread(pool.submit, _get_ready)
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


def _get_ready() -> None:
    """One worker compiles for all, cards before the Troll: what it compiled, others find. It plays
    the way it always can meanwhile."""
    Thread(target=prepare, daemon=True).start()


def _decide(name: str, game_id: str, view: View, legal: Sequence[Action], seed: int) -> Decision:
    return bot(name, game_id).decide(view, legal, BUDGET, Random(seed))


def _advise(
    game_id: str, view: View, legal: Sequence[Action], seed: int
) -> tuple[Decision, tuple[Prospect, ...]]:
    """While it compiles, only what the best bot does then."""
    if not can_advise(view, _TO_GET_READY):
        return _decide(NAMES[-1], game_id, view, legal, seed), ()
    advice = advise(view, legal, BUDGET, Random(seed))
    return Decision(advice.prospects[0].action, advice.reason), advice.prospects


def _prospect_info(prospect: Prospect) -> wire.ProspectInfo:
    """As exactly as anybody reads it."""
    return wire.ProspectInfo(
        action_to_json(prospect.action),
        points=round(prospect.points, 2),
        error=round(prospect.error, 2),
        met=None if prospect.met is None else round(prospect.met, 3),
        tricks=None if prospect.tricks is None else [round(each, 3) for each in prospect.tricks],
    )
