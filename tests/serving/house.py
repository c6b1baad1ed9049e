"""A real server, in a thread of the tests or as a process that can be killed."""

from __future__ import annotations

import logging
import os
import re
import socket
import subprocess
import sys
import time
from asyncio import Protocol
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import msgspec
import uvicorn

from taproom.server.app import create_app
from taproom.server.hub import Hub
from taproom.server.line import DirectLine
from taproom.server.serving import LARGEST_MESSAGE
from taproom.table import wire

from .client import PATIENCE, View

AT_ONCE = wire.Settings(pace="at-once")
LOGGERS = ("asyncio", "uvicorn.error", "taproom")


class House:
    """Where it is, and how to get in."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE, trust_env=False)

    def player(self, name: str = "Ann") -> wire.PlayerInfo:
        made = self.http.post("/api/players", json={"name": name})
        assert made.status_code == 201, made.text
        return msgspec.json.decode(made.content, type=wire.PlayerInfo)

    def open(self, player: wire.PlayerInfo, game: str, seats: int, **more: Any) -> str:
        new = wire.NewTable(game, seats, **{"settings": AT_ONCE, **more})  # type: ignore[arg-type]
        made = self.http.post(
            "/api/tables", content=msgspec.json.encode(new), headers=bearer(player)
        )
        assert made.status_code == 201, made.text
        return msgspec.json.decode(made.content, type=wire.TableRef).code

    def look(
        self, code: str, player: wire.PlayerInfo | None = None, *, screen: bool = False
    ) -> View:
        return View(self.address, code, None if player is None else player.token, screen=screen)

    def close(self) -> None:
        self.http.close()


def bearer(player: wire.PlayerInfo) -> dict[str, str]:
    return {"Authorization": f"Bearer {player.token}"}


class Inside(House):
    """A house in this very process, so that a test can look behind the bar."""

    def __init__(self, address: str, app: Any, complaints: list[str]) -> None:
        super().__init__(address)
        self._app = app
        self.complaints = complaints
        """What was logged as an error; a test that expects some empties it."""

    @property
    def hub(self) -> Hub:
        hub: Hub = self._app.state.hub
        return hub


class _Complaints(logging.Handler):
    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(self.format(record))


@contextmanager
def inside(
    path: Path, clock: Callable[[], float] = time.time, ws: type[Protocol] = DirectLine
) -> Iterator[Inside]:
    """Open until the end of the block; whatever it complained about fails the test."""
    app = create_app(f"sqlite:///{path}", calls_a_minute=100_000, clock=clock)
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        ws=ws,
        ws_max_size=LARGEST_MESSAGE,
        lifespan="on",
        timeout_graceful_shutdown=2,
    )
    server = uvicorn.Server(config)
    heard = _Complaints()
    for name in LOGGERS:
        logging.getLogger(name).addHandler(heard)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        thread = Thread(target=server.run, kwargs={"sockets": [listening]}, daemon=True)
        thread.start()
        wait_for(lambda: server.started or not thread.is_alive())
        house = Inside(address, app, heard.lines)
        try:
            yield house
        finally:
            house.close()
            server.should_exit = True
            thread.join(PATIENCE)
            for name in LOGGERS:
                logging.getLogger(name).removeHandler(heard)
    assert not thread.is_alive(), "the server does not end"
    assert not heard.lines, heard.lines


def wait_for(so: Callable[[], bool], seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not so():
        assert time.monotonic() < end, "it never was so"
        time.sleep(0.02)


class Outside(House):
    """A house as people run it: `taproom serve`, a process of its own."""

    def __init__(self, path: Path) -> None:
        command = [sys.executable, "-m", "taproom", "serve", "--lang", "en", "--port", "0"]
        self.process = subprocess.Popen(
            [*command, "--host", "127.0.0.1", "--store", f"sqlite:///{path}"],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "PYTHONUNBUFFERED": "1"},
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r"http://[\d.:]+", said)
        assert found, said
        super().__init__(found[0])

    def kill(self) -> None:
        """Without a word, as a power cut does."""
        self.process.kill()
        self.close()

    def close(self) -> None:
        super().close()
        self.process.kill()
        self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
