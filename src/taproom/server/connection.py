"""One open table view: what is told to it waits in its own box, so nobody waits for a slow one."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

from taproom.server.line import DirectLine
from taproom.table import Chair, Looker, Table

Send = Callable[[Any], Awaitable[None]]
Receive = Callable[[], Awaitable[Any]]

FULL_BOX: Final = 256
"""More untold messages than this: the viewer is gone or far too slow, and starts anew."""

_GREETING: Final = 2
"""Which message it is: the first one opens the line."""


def greeted_within(seconds: float, receive: Receive) -> Receive:
    """Whoever opens a line and then says nothing is taken for gone."""
    heard = 0

    async def receiving() -> Any:
        nonlocal heard
        heard += 1
        if heard != _GREETING:
            return await receive()
        try:
            return await asyncio.wait_for(receive(), seconds)
        except TimeoutError:
            return {"type": "websocket.disconnect", "code": 1006}

    return receiving


class Connection:
    def __init__(
        self, send: Send, player: str | None, *, screen: bool, line: DirectLine | None = None
    ) -> None:
        self.player = player
        self.screen = screen
        self._chosen: int | None = None
        self._looking: tuple[tuple[Chair, ...], Looker] | None = None
        self._send = send
        self._line = line
        self._box: deque[bytes] = deque()
        self._waiting: asyncio.Future[None] | None = None
        self._closing = False

    def look_from(self, seat: int) -> None:
        """For a player who has several."""
        self._chosen = seat
        self._looking = None

    def looker(self, table: Table) -> Looker:
        """Who looks, as the table stands now: from their seat, if they have one."""
        if self._looking is None or self._looking[0] is not table.chairs:
            self._looking = table.chairs, self._looker(table)
        return self._looking[1]

    def _looker(self, table: Table) -> Looker:
        if self.screen:
            return Looker(None, None)
        own = table.seats_of(self.player)
        seat = self._chosen if self._chosen in own else own[0] if own else None
        return Looker(self.player, seat, own)

    def may_look(self, table: Table) -> bool:
        """A game without spectators is for those who sit at the table."""
        return (
            table.settings.spectators
            or table.stage == "gathering"
            or bool(table.seats_of(self.player))
        )

    def tell(self, message: bytes) -> None:
        """Returns at once; messages arrive in the order in which they were told."""
        direct = self._line is not None and not self._box and not self._closing
        if direct and self._line.tell(message):  # type: ignore[union-attr]
            return
        self._box.append(message)
        if len(self._box) > FULL_BOX:
            self.close()
        self._wake()

    def close(self) -> None:
        """End the view, after what is still in the box unless it is full."""
        self._closing = True
        self._wake()

    async def write(self) -> None:
        """Tell what is in the box, until the view is closed or the viewer gone."""
        with suppress(OSError):  # which is how a server says that nobody is there any more
            await self._write()

    async def _write(self) -> None:
        send, box = self._send, self._box
        while True:
            while box and len(box) <= FULL_BOX:
                await send({"type": "websocket.send", "text": box.popleft().decode()})
            if self._closing:
                await send({"type": "websocket.close", "code": 1000})
                return
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting

    def _wake(self) -> None:
        waiting = self._waiting
        if waiting is not None and not waiting.done():
            waiting.set_result(None)
