"""Run the server until somebody stops it."""

from __future__ import annotations

import gc
import socket
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final, NamedTuple

import uvicorn

from taproom.core import Refusal
from taproom.server.app import create_app
from taproom.server.line import DirectLine

LARGEST_MESSAGE: Final = 256 * 1024
PORTS_TRIED: Final = 20


class House(NamedTuple):
    """Where to find it."""

    local: str
    network: str | None
    """For other devices, if it listens to them."""


def home_store(environ: Mapping[str, str]) -> str:
    """A file in the user's own folder for such things."""
    data = environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return f"sqlite:///{Path(data) / 'taproom' / 'taproom.db'}"


def serve(
    store_url: str,
    host: str,
    port: int | None,
    usual_port: int,
    address: str | None,
    calls_a_minute: int,
    ready: Callable[[House], None],
) -> None:
    """`ready` is called once visitors can come in. Port 0 takes any; None the usual or the next."""
    listening = _listen(
        host, range(usual_port, usual_port + PORTS_TRIED) if port is None else [port]
    )
    _tune()
    house = _house(host, listening.getsockname()[1], address)
    config = uvicorn.Config(
        create_app(store_url, house.network, calls_a_minute),
        log_level="warning",
        access_log=False,
        ws=DirectLine,
        ws_per_message_deflate=False,
        ws_max_size=LARGEST_MESSAGE,
        lifespan="on",
        timeout_graceful_shutdown=3,
    )
    _Server(config, lambda: ready(house)).run(sockets=[listening])


def _tune() -> None:
    """Tables are made of values without cycles: looking through all of them for some, again and
    again, takes a sixth of the time, and stops everybody for a tenth of a second. So only what is
    young is looked through often, and little of it at a time."""
    gc.freeze()
    gc.set_threshold(5_000, 500, 100)


def _listen(host: str, ports: list[int] | range) -> socket.socket:
    for port in ports:
        listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listening.bind((host, port))
        except OSError:
            listening.close()
            continue
        return listening
    raise Refusal("port-taken", port=ports[0])


def _house(host: str, port: int, address: str | None) -> House:
    if host not in ("0.0.0.0", "::"):
        name = f"[{host}]" if ":" in host else host
        return House(f"http://{name}:{port}", address)
    return House(f"http://localhost:{port}", address or _network_address(port))


def _network_address(port: int) -> str | None:
    """This machine's own address in its network. Nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        try:
            asking.connect(("192.0.2.1", 9))  # reserved for documentation: nobody is there
        except OSError:
            return None
        name: str = asking.getsockname()[0]
    return None if name.startswith("127.") else f"http://{name}:{port}"


class _Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()
