"""All tables that are alive in this process, and the way in and out of memory."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, Final

from taproom.bots import NAMES
from taproom.server.bots import BotWorkers
from taproom.server.live import LiveTable
from taproom.server.summaries import game_row, sitting, table_row
from taproom.store import Append, GameRow, GroupCommit, Outcome, Store
from taproom.table import House, Sender, Table, TableRefusal, decode, encode, opened, wire

WAITED_FOR_DISK: Final = 0.002
"""Seconds that everybody may be held up by one commit."""


def new_secret() -> str:
    return secrets.token_hex(32)


class Hub:
    def __init__(self, store: Store, workers: BotWorkers, clock: Callable[[], float]) -> None:
        self.store = store
        self.workers = workers
        self.clock = clock
        self.house = House(NAMES, new_secret)
        self.tables: dict[str, LiveTable] = {}
        self._at_work: set[asyncio.Task[None]] = set()
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        loop = asyncio.get_running_loop()
        self._commit = GroupCommit(
            store.log, loop.call_soon_threadsafe, loop.call_soon, WAITED_FOR_DISK
        )

    async def table(self, code: str) -> LiveTable | None:
        """The table, alive; None if there is none of that code."""
        if code in self.tables:
            return self.tables[code]
        if code not in self._loading:
            loading = asyncio.get_running_loop().create_task(self._load(code))
            self._loading[code] = loading
            loading.add_done_callback(lambda _: self._loading.pop(code, None))
        return await asyncio.shield(self._loading[code])  # others may wait for it, too

    async def _load(self, code: str) -> LiveTable | None:
        table = await asyncio.to_thread(self.read, code)
        if table is None:
            return None
        return self._enliven(table)

    def read(self, code: str) -> Table | None:
        """The table as the log has it. Slow: not for the event loop."""
        entries = [decode(event) for _, event in self.store.log.read(code)]
        return Table.folded(entries) if entries else None

    def _history(self, code: str) -> Iterator[Table]:
        """The table after each of its events."""
        entries = [decode(event) for _, event in self.store.log.read(code)]
        if entries:
            table = Table.opened(entries[0], entries[1])
            yield table
            for entry in entries[2:]:
                table = table.after(entry)
                yield table

    def _enliven(self, table: Table) -> LiveTable:
        live = LiveTable(
            table,
            self._commit,
            self._reload,
            self.workers,
            self.house,
            self.clock,
            self.let_go_if_idle,
        )
        self.tables[table.code] = live
        return live

    def _reload(self, code: str) -> asyncio.Future[Table]:
        loop = asyncio.get_running_loop()
        return loop.run_in_executor(None, self.read, code)  # type: ignore[arg-type]

    async def open(self, new: wire.NewTable, host: Sender) -> str:
        """A new table, stored before its code is told."""
        code = await asyncio.to_thread(self.store.lobby.new_code)
        entries, table = opened(new, code, host, self.house, self.clock())
        stored: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        append = Append(code, 1, tuple([encode(entry) for entry in entries]))
        self._commit.submit(append, stored.set_result)
        if await stored is not Outcome.STORED:
            raise TableRefusal("not-stored")
        await asyncio.to_thread(self._keep, table)
        return code

    def background(self, work: Coroutine[Any, Any, None]) -> None:
        """Do it meanwhile; held on to until it is done."""
        task = asyncio.get_running_loop().create_task(work)
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)

    def let_go_if_idle(self, live: LiveTable) -> None:
        """A table that nobody looks at costs no memory; the lobby keeps what it shows of it."""
        if live.idle:
            self.background(self._let_go(live))

    async def _let_go(self, live: LiveTable) -> None:
        kept = live.table
        await asyncio.to_thread(self._keep, kept)
        if live.idle and live.table is kept and self.tables.get(kept.code) is live:
            del self.tables[kept.code]

    def _keep(self, table: Table) -> None:
        """What the lobby needs of a table without reading its log."""
        lobby = self.store.lobby
        if table.number > 1 or table.stage == "over":
            for game in self._finished(table.code):
                lobby.save_game(game)
        lobby.save_table(table_row(table), sitting(table))

    def finished(self, code: str, number: int) -> GameRow | None:
        """A finished game; of a table that is alive, the log may be the only one to have it."""
        kept = self.store.lobby.game(code, number)
        if kept is not None:
            return kept
        return next((game for game in self._finished(code) if game.number == number), None)

    def _finished(self, code: str) -> Iterator[GameRow]:
        before: Table | None = None
        for table in self._history(code):
            if table.stage == "over" and (before is None or before.stage == "playing"):
                yield game_row(table)
            before = table

    async def recover(self) -> None:
        """After a crash: bring the lobby up to date, and wake tables whose clock was running."""
        lobby = self.store.lobby
        stale = await asyncio.to_thread(lobby.stale_tables)
        for code in stale:
            table = await asyncio.to_thread(self.read, code)
            if table is not None:
                await asyncio.to_thread(self._keep, table)
        for code in await asyncio.to_thread(lobby.running_with_clock):
            await self.table(code)

    async def close(self) -> None:
        """Everything acknowledged is stored already; the lobby learns the rest."""
        closing = [*self.tables.values()]
        for live in closing:
            live.close()
        await asyncio.to_thread(self._commit.close)
        self.workers.close()
        await asyncio.gather(*self._at_work, return_exceptions=True)
        for live in closing:
            await asyncio.to_thread(self._keep, live.table)
        await asyncio.to_thread(self.store.close)
