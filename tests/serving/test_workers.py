"""The processes in which bots think."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import pytest

from taproom.core import State, View
from taproom.kernels import available
from taproom.server.bots import BotWorkers
from taproom.table import House, Sender, Table, commanded, opened, wire

HOUSE = House(("rookie",), lambda: "secret")


class Overheard(BotWorkers):
    """Answers nothing; notes what would leave for a worker."""

    def __init__(self) -> None:
        super().__init__(1)
        self.left: list[Any] = []

    async def _asked(self, question: Callable[..., Any], *about: Any) -> Any:
        self.left += [question, *about]
        raise LookupError


def table_of(game_id: str) -> Table:
    new = wire.NewTable(game_id, 2, bots=["rookie"])  # type: ignore[arg-type]
    _, table = opened(new, "BCDFGH", Sender("ann", "Ann"), HOUSE, 1_000.0)
    step = commanded(table, wire.Start("b"), Sender("ann", "Ann"), HOUSE, 1_000.0)
    assert step is not None
    return step.after


@pytest.mark.parametrize("game_id", ["half-pint", "muertos", "troll"])
@pytest.mark.parametrize("what", ["decide", "advise"])
def test_a_view_leaves_and_never_the_state(game_id: str, what: str) -> None:
    workers, table = Overheard(), table_of(game_id)
    assert table.state is not None
    seat = table.state.actors[0]
    with pytest.raises(LookupError):
        asyncio.run(getattr(workers, what)(table, seat))
    assert workers.left
    assert not any(isinstance(each, State | Table) for each in workers.left)
    (view,) = [each for each in workers.left if isinstance(each, View)]
    assert view == table.state.view(seat)


def test_what_thinks_is_compiled_before_anybody_asks() -> None:
    """In one of the workers, which plays on meanwhile."""

    async def opened_for_a_while() -> list[str]:
        workers = BotWorkers(1)
        await workers.open()
        try:
            while True:
                at_work = await workers._asked(_threads)
                if "taproom-tricks" in at_work:
                    return at_work
                await asyncio.sleep(0.05)
        finally:
            workers.close()

    assert available()
    asyncio.run(asyncio.wait_for(opened_for_a_while(), 30))


def _threads(seed: int) -> list[str]:
    del seed
    return [thread.name for thread in threading.enumerate()]
