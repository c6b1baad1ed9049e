"""A table that somebody looks at, or at which bots or a clock are at work.

Event log first, then tell: a step is stored before the table in memory becomes what it made of it,
and before anybody hears of it. While one step is being stored, what comes next waits its turn.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Final, NamedTuple

import msgspec

from taproom.core import Refusal, Seat
from taproom.server.bots import BotWorkers
from taproom.server.connection import Connection
from taproom.server.pacing import thinking_time
from taproom.store import Append, GroupCommit, Outcome
from taproom.table import (
    CLOCK_SECONDS,
    House,
    Presence,
    Step,
    Table,
    TableRefusal,
    Telling,
    bot_acted,
    encode,
    presence_told,
    timed_out,
    whole,
    wire,
)

logger = logging.getLogger(__name__)

RETRY_BOT: Final = 5.0
"""Seconds until a bot that failed is asked again."""

NO_SPECTATORS: Final = msgspec.json.encode(wire.Gone("no-spectators"))

Decide = Callable[[Table], Step | None]
Answer = Callable[[Refusal | None], None]
"""Called once: with the refusal, or None when it was done before and nothing is told anew."""


class Request(NamedTuple):
    decide: Decide
    answer: Answer
    asker: Connection | None
    id: str | None
    """The asker's name for it: the update that tells of it carries it."""


def nobody(refusal: Refusal | None) -> None:
    """The answer for requests that nobody waits for."""


class LiveTable:
    def __init__(
        self,
        table: Table,
        commit: GroupCommit,
        reload: Callable[[str], asyncio.Future[Table]],
        workers: BotWorkers,
        house: House,
        clock: Callable[[], float],
        rested: Callable[[LiveTable], None],
    ) -> None:
        self.table = table
        self.connections: set[Connection] = set()
        self._commit = commit
        self._reload = reload
        self._workers = workers
        self._house = house
        self._clock = clock
        self._rested = rested
        self._waiting: deque[Request] = deque()
        self._busy = False
        self._closed = False
        self._timer: asyncio.TimerHandle | None = None
        self._bot_timer: asyncio.TimerHandle | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._plan()

    @property
    def idle(self) -> bool:
        """Nobody looks, nothing is under way: it can be forgotten, the log has it."""
        if self.connections:
            return False
        working = self._busy or self._waiting or self._thinking or self._bot_timer or self._timer
        return not working

    def presence(self) -> Presence:
        lookers = [(each.player or "", each.screen) for each in self.connections]
        seated = {chair.player for chair in self.table.chairs if chair.player is not None}
        here = frozenset([player for player, screen in lookers if player in seated and not screen])
        watching = [player for player, screen in lookers if player not in seated and not screen]
        return Presence(here, len(watching))

    def request(self, request: Request) -> None:
        self._waiting.append(request)
        if not self._busy:
            self._next()

    def _next(self) -> None:
        """Decide about the first of those who wait; refused ones do not hold up the others."""
        while self._waiting:
            request = self._waiting.popleft()
            try:
                step = request.decide(self.table)
            except Refusal as refusal:
                request.answer(refusal)
                continue
            if step is None:
                request.answer(None)
                continue
            events = tuple([encode(entry) for entry in step.entries])
            self._busy = True
            append = Append(self.table.code, self.table.seq + 1, events)
            self._commit.submit(append, partial(self._stored, request, step))
            return

    def _stored(self, request: Request, step: Step, outcome: Outcome) -> None:
        if outcome is Outcome.CONFLICT:
            # Another server was first: see what it wrote, then decide anew.
            self._waiting.appendleft(request)
            self._reload(self.table.code).add_done_callback(self._reloaded)
            return
        self._busy = False
        if outcome is Outcome.FAILED:
            request.answer(TableRefusal("not-stored"))
        else:
            self.table = step.after
            self._tell(step, request)
            self._plan()
        self._next()
        self._rested(self)

    def _reloaded(self, loading: asyncio.Future[Table]) -> None:
        self._busy = False
        if loading.cancelled() or loading.exception() is not None:
            for request in self._waiting:
                request.answer(TableRefusal("not-stored"))
            self._waiting.clear()
        else:
            self.table = loading.result()
            for connection in self.connections:
                if self._admitted(connection):
                    self.tell_whole(connection)
            self._plan()
            self._next()
        self._rested(self)

    def _tell(self, step: Step, request: Request) -> None:
        table = self.table
        telling = Telling(step, self.presence, self._clock())
        for connection in self.connections:
            if not self._admitted(connection):
                continue
            done = request.id if connection is request.asker else None
            connection.tell(telling.to(connection.looker(table), done))

    def _admitted(self, connection: Connection) -> bool:
        """Whoever may not look on any more is told so, and nothing else."""
        if connection.may_look(self.table):
            return True
        connection.tell(NO_SPECTATORS)
        connection.close()
        return False

    def tell_whole(self, connection: Connection) -> None:
        looker = connection.looker(self.table)
        connection.tell(whole(self.table, looker, self.presence(), self._clock()))

    def tell_presence(self, but: Connection | None = None) -> None:
        """Somebody came or went, and all others see it."""
        told = presence_told(self.table, self.presence())
        for connection in self.connections - {but}:
            connection.tell(told)

    # Bots and clocks.

    def _plan(self) -> None:
        """After every step: wake the bot whose turn it is, wind the clock for people."""
        self._stop_timers()
        state = self.table.state
        if state is None or state.result is not None or self._closed:
            return
        loop = asyncio.get_running_loop()
        people = [seat for seat in state.actors if self.table.chairs[seat].bot is None]
        bots = [seat for seat in state.actors if self.table.chairs[seat].bot is not None]
        left = self._seconds_left(self.table)
        if people and left is not None:
            self._timer = loop.call_later(max(0.0, left), self._ring)
        if bots and self._thinking is None:
            pause = thinking_time(self.table, watched=bool(self.connections))
            # Since the last action: talk in between does not hold a bot up.
            pause -= self._clock() - self.table.acted_at
            self._bot_timer = loop.call_later(max(0.0, pause), self._ask_bot, bots[0])

    def _seconds_left(self, table: Table) -> float | None:
        seconds = CLOCK_SECONDS[table.settings.clock]
        return None if seconds is None else table.acted_at + seconds - self._clock()

    def _stop_timers(self) -> None:
        for timer in (self._timer, self._bot_timer):
            if timer is not None:
                timer.cancel()
        self._timer = self._bot_timer = None

    def _ring(self) -> None:
        self._timer = None

        def decide(table: Table) -> Step | None:
            # Somebody may have acted while this waited its turn: then the clock runs anew.
            left = self._seconds_left(table)
            if left is None or left > 0:
                self._plan()
                return None
            return timed_out(table, self._clock())

        self.request(Request(decide, self._try_later, None, None))

    def _try_later(self, refusal: Refusal | None) -> None:
        """The answer for bots and clocks: what they wanted, nobody else will send again."""
        if refusal is not None:
            logger.error("table %s: %s; another try follows", self.table.code, refusal)
            self._stop_timers()
            loop = asyncio.get_running_loop()
            self._bot_timer = loop.call_later(RETRY_BOT, self._plan)

    def _ask_bot(self, seat: Seat) -> None:
        self._bot_timer = None
        self._thinking = asyncio.get_running_loop().create_task(self._bot_acts(seat))

    async def _bot_acts(self, seat: Seat) -> None:
        asked = self.table
        if not still_asked(asked, asked, seat):  # answered while this was about to begin
            self._thinking = None
            self._plan()
            return
        try:
            action = await self._workers.decide(asked, seat)
        except Exception:
            logger.exception("the bot in seat %d of table %s failed", seat, asked.code)
            await asyncio.sleep(RETRY_BOT)
            self._thinking = None
            self._plan()
            return
        self._thinking = None

        def decide(table: Table) -> Step | None:
            # A decision for a table that has moved on is no decision; all plan anew after it.
            if not still_asked(asked, table, seat):
                self._plan()
                return None
            return bot_acted(table, seat, action, self._house, self._clock())

        self.request(Request(decide, self._try_later, None, None))

    def close(self) -> None:
        """What is being stored now still counts; nothing follows it."""
        self._closed = True
        self._waiting.clear()
        self._stop_timers()
        if self._thinking is not None:
            self._thinking.cancel()


def still_asked(asked: Table, now: Table, seat: Seat) -> bool:
    """Is the question that a bot was asked still open?

    Where all act at once, what the others did in the meantime does not matter.
    """
    state = now.state
    if state is None or seat not in state.actors or now.chairs[seat].bot is None:
        return False
    assert asked.state is not None
    together = state.phase in ("predict", "bet") and state.phase == asked.state.phase
    return now.number == asked.number and (together or now.actions is asked.actions)
