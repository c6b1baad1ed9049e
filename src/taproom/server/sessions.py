"""One WebSocket per open table view: who is it, what do they want, what came of it."""

from __future__ import annotations

import asyncio
import logging
from typing import Any, Final

import msgspec

from taproom.core import Refusal, Seat, quoted
from taproom.server.connection import Connection, Receive, Send
from taproom.server.hub import Hub
from taproom.server.identities import Identities
from taproom.server.limits import Bucket
from taproom.server.line import DirectLine
from taproom.server.live import LiveTable, Request, nobody
from taproom.table import Sender, commanded, hint_told, refusal_info, returned, wire
from taproom.transcript import action_from_json

logger = logging.getLogger(__name__)

MESSAGES_A_SECOND: Final = 500
"""From one view: far more than a person can send, few enough not to hurt the others."""
BURST: Final = 1000

_encode: Final = msgspec.json.Encoder().encode
_decode: Final = msgspec.json.Decoder(wire.FromBrowser).decode
_MALFORMED: Final = (msgspec.MsgspecError, RecursionError)
_PONG: Final = _encode(wire.Pong())


async def table_session(
    code: str,
    hub: Hub,
    identities: Identities,
    receive: Receive,
    send: Send,
    line: DirectLine | None = None,
) -> None:
    """From the first message to the last."""
    await receive()
    await send({"type": "websocket.accept"})
    hello = await _hello(receive)
    if hello is None:
        await _gone(send, "bad-token")
        return
    player = None
    if hello.token is not None:
        player = await identities.known(hello.token)
        if player is None:
            await _gone(send, "bad-token")
            return
    live = await hub.table(code)
    if live is None:
        await _gone(send, "no-table")
        return
    sender = None if player is None else Sender(player.id, player.name)
    connection = Connection(send, sender and sender.player, screen=hello.screen, line=line)
    if not connection.may_look(live.table):
        await _gone(send, "no-spectators")
        return
    session = _Session(hub, live, connection, sender)
    await session.run(receive, line)


async def _hello(receive: Receive) -> wire.Hello | None:
    message = await receive()
    try:
        hello = _decode(message.get("text") or "")
    except _MALFORMED:
        return None
    return hello if isinstance(hello, wire.Hello) else None


async def _gone(send: Send, why: Any) -> None:
    await send({"type": "websocket.send", "text": _encode(wire.Gone(why)).decode()})
    await send({"type": "websocket.close", "code": 1000})


class _Session:
    def __init__(
        self, hub: Hub, live: LiveTable, connection: Connection, sender: Sender | None
    ) -> None:
        self._hub = hub
        self._live = live
        self._connection = connection
        self._sender = sender
        self._bucket = Bucket(MESSAGES_A_SECOND, BURST)
        self._asking = False
        """For a hint, which keeps a worker busy: one at a time."""

    async def run(self, receive: Receive, line: DirectLine | None) -> None:
        writing = asyncio.get_running_loop().create_task(self._connection.write())
        self._arrive()
        try:
            while True:
                if line is not None and line.idle:
                    line.listener = self._hear
                message = await receive()
                if message["type"] == "websocket.disconnect":
                    return
                self._hear(message.get("text") or "")
        finally:
            if line is not None:
                line.listener = None
            self._depart()
            writing.cancel()

    def _arrive(self) -> None:
        live, connection = self._live, self._connection
        live.connections.add(connection)
        live.tell_whole(connection)
        live.tell_presence(but=connection)
        sender, clock = self._sender, self._hub.clock
        if sender is not None and not connection.screen:
            live.request(
                Request(lambda table: returned(table, sender.player, clock()), nobody, None, None)
            )

    def _depart(self) -> None:
        self._live.connections.discard(self._connection)
        self._live.tell_presence()
        self._hub.let_go_if_idle(self._live)

    def _hear(self, text: str | bytes) -> None:
        try:
            message = _decode(text)
        except _MALFORMED as malformed:
            self._refuse(None, Refusal("bad-message", why=str(malformed)))
            return
        if not self._bucket.take(self._hub.clock()):
            self._refuse(getattr(message, "id", None), Refusal("too-fast"))
            return
        if isinstance(message, wire.Act):  # most of what is said
            self._command(message)
            return
        match message:
            case wire.Ping():
                self._connection.tell(_PONG)
            case wire.Hello():
                pass
            case wire.Look(seat):
                self._connection.look_from(seat)
                self._live.tell_whole(self._connection)
            case wire.Check(id, seat, action):
                self._check(id, seat, action)
            case wire.AskHint(id, seat):
                self._hub.background(self._hint(id, seat))
            case _:
                self._command(message)

    def _command(self, command: wire.Command) -> None:
        sender = self._sender
        if sender is None:
            self._refuse(command.id, Refusal("no-player"))
            return
        hub = self._hub

        def answer(refusal: Refusal | None) -> None:
            if refusal is None:
                self._connection.tell(_encode(wire.Done(command.id)))
            else:
                self._refuse(command.id, refusal)

        self._live.request(
            Request(
                lambda table: commanded(table, command, sender, hub.house, hub.clock()),
                answer,
                self._connection,
                command.id,
            )
        )

    def _check(self, id: str, seat: int, action: dict[str, Any]) -> None:  # noqa: A002
        """Why can this not be done? Only about one's own seat: the answer knows its hand."""
        refusal: Refusal | None = None
        try:
            self._verify(seat, action)
        except Refusal as objection:
            refusal = objection
        self._connection.tell(
            _encode(wire.Checked(id, None if refusal is None else refusal_info(refusal)))
        )

    def _verify(self, seat: int, action: dict[str, Any]) -> None:
        table = self._live.table
        if seat not in table.seats_of(self._connection.player):
            raise Refusal("not-your-seat", seat=quoted(seat))
        if table.state is None:
            raise Refusal("not-started")
        table.state.verify(Seat(seat), action_from_json(table.game.id, action))

    async def _hint(self, id: str, seat: int) -> None:  # noqa: A002
        table = self._live.table
        asked = table.state is not None and seat in table.state.actors
        if not table.settings.hints:
            self._refuse(id, Refusal("no-hints"))
        elif not asked or seat not in table.seats_of(self._connection.player):
            self._refuse(id, Refusal("nothing-to-hint"))
        elif self._asking:
            self._refuse(id, Refusal("too-fast"))
        else:
            self._asking = True
            try:
                advised = await self._hub.workers.advise(table, Seat(seat))
            except Exception:
                logger.exception("no hint for seat %d of table %s", seat, table.code)
                self._refuse(id, Refusal("no-advice"))
                return
            finally:
                self._asking = False
            self._connection.tell(hint_told(id, *advised))

    def _refuse(self, id: str | None, refusal: Refusal) -> None:  # noqa: A002
        self._connection.tell(_encode(wire.Refused(id, refusal_info(refusal))))
