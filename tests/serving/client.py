"""A small browser: looks at a table, sends commands, and believes only what it is told."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from itertools import count
from random import Random
from types import TracebackType
from typing import Any, Self

import msgspec
from table.showing import Shown
from websockets.sync.client import connect

from taproom.table import wire

PATIENCE = 20.0
"""Seconds in which everything must have happened, also on a slow machine."""

_decode = msgspec.json.Decoder(wire.FromServer).decode
_encode = msgspec.json.Encoder().encode


class View:
    """One open table view."""

    def __init__(
        self, address: str, code: str, token: str | None = None, *, screen: bool = False
    ) -> None:
        self._open = ExitStack()
        self._socket = self._open.enter_context(
            connect(
                f"{address.replace('http', 'ws', 1)}/ws/{code}",
                open_timeout=PATIENCE,
                close_timeout=1,
                ping_interval=None,
                compression=None,
                max_size=None,
            )
        )
        self._ids = count(1)
        self.raw: list[str] = []
        self.heard: list[wire.FromServer] = []
        self._shown = Shown()
        self.gone: str | None = None
        self.send(wire.Hello(token, screen))
        self.hear()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()

    # Saying and hearing.

    def send(self, message: wire.FromBrowser) -> None:
        self.send_raw(_encode(message).decode())

    def send_raw(self, text: str | bytes) -> None:
        self._socket.send(text)

    def hear(self, timeout: float = PATIENCE) -> wire.FromServer:
        """The next message; updates are taken in."""
        text = self._socket.recv(timeout=timeout)
        assert isinstance(text, str)
        self.raw.append(text)
        message: wire.FromServer = _decode(text)
        self.heard.append(message)
        if isinstance(message, wire.Update):
            self._shown.take_in(message)
        elif isinstance(message, wire.Gone):
            self.gone = message.why
        return message

    def until(self, wanted: Callable[[Self], bool]) -> Self:
        """Listen until it is so."""
        while not wanted(self):
            self.hear()
        return self

    def quiet(self, seconds: float = 0.3) -> bool:
        """Nothing is said for a while."""
        try:
            self.hear(seconds)
        except TimeoutError:
            return True
        return False

    def new_id(self) -> str:
        return f"c{next(self._ids)}"

    def answer(self, id: str) -> wire.FromServer:  # noqa: A002
        """What is said about this command."""
        while True:
            message = self.hear()
            if isinstance(message, wire.Update) and message.done == id:
                return message
            if getattr(message, "id", None) == id:
                return message

    def command(self, command: wire.Command | wire.Check | wire.AskHint) -> wire.FromServer:
        self.send(command)
        return self.answer(command.id)

    def done(self, command: wire.Command) -> Self:
        answer = self.command(command)
        assert isinstance(answer, wire.Update | wire.Done), answer
        return self

    def refused(self, command: wire.Command) -> str:
        answer = self.command(command)
        assert isinstance(answer, wire.Refused), answer
        return answer.refusal.code

    @property
    def seq(self) -> int:
        return self._shown.seq

    @property
    def table(self) -> wire.TableInfo | None:
        return self._shown.table

    @property
    def game(self) -> wire.TricksInfo | wire.TrollInfo | None:
        return self._shown.game

    @property
    def me(self) -> wire.Me:
        return self._shown.me

    # Playing.

    @property
    def stage(self) -> str:
        assert self.table is not None
        return self.table.stage

    @property
    def asked(self) -> bool:
        return self.game is not None and self.me.seat in self.game.actors

    def choices(self) -> list[dict[str, Any]]:
        """What the view says can be done now."""
        me = self.me
        if not self.asked:
            return []
        if me.steps is not None:
            return [step.action for step in me.steps]
        if me.plays is not None:
            return [{"type": "play", "hand": p.hand, "row": p.row} for p in me.plays]
        if me.bets is not None:
            return [{"type": "bet", "on": on} for on in me.bets]
        return [{"type": "predict", "tricks": tricks} for tricks in me.predict or ()]

    def act(self, action: dict[str, Any]) -> Self:
        assert self.me.seat is not None
        return self.done(wire.Act(self.new_id(), self.me.seat, action))

    def play_on(self, random: Random, enough: Callable[[Self], bool] | None = None) -> Self:
        """Choose at random whenever asked, to the end of the game or until it is enough."""
        while self.stage == "playing" and not (enough and enough(self)):
            choices = self.choices()
            if choices:
                self.act(random.choice(choices))
            else:
                self.hear()
        return self
