"""The server put together: ASGI, one process, one store."""

from __future__ import annotations

import os
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final

from litestar import Litestar, asgi
from litestar.config.compression import CompressionConfig
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.types import Receive, Scope, Send

import taproom
from taproom.core import Refusal, quoted
from taproom.server import lobby_api, pages
from taproom.server.api_page import PlainPage
from taproom.server.bots import BotWorkers
from taproom.server.connection import greeted_within
from taproom.server.hub import Hub
from taproom.server.identities import Identities
from taproom.server.line import line_of
from taproom.server.problems import UpgradeRequired, broken, failed, noted, refused, tangled
from taproom.server.sessions import table_session
from taproom.store import open_store

CALLS_A_MINUTE: Final = 300
"""Of the lobby, by one address, which may be a whole family's."""
SECONDS_TO_GREET: Final = 10.0
"""A browser says hello at once; whoever does not is no viewer, and holds nothing open."""


def create_app(
    store_url: str,
    address: str | None = None,
    calls_a_minute: int = CALLS_A_MINUTE,
    clock: Callable[[], float] = time.time,
) -> Litestar:
    """`address` is how other devices reach the house, for links and QR pictures."""

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncIterator[None]:
        store = open_store(store_url)
        hub = Hub(store, BotWorkers(max(1, (os.cpu_count() or 2) - 1)), clock)
        app.state.hub = hub
        app.state.address = address
        app.state.identities = Identities(store.lobby)
        await hub.workers.open()
        await hub.recover()
        try:
            yield
        finally:
            await hub.close()

    # Mounted: a route with a parameter would know WebSockets only, and break on anything else.
    @asgi("/ws", is_mount=True, copy_scope=False)
    async def table_socket(scope: Scope, receive: Receive, send: Send) -> None:
        code = scope["path"].strip("/")
        if scope["type"] != ScopeType.WEBSOCKET:
            raise UpgradeRequired("websocket-only", table=quoted(code))
        state = scope["litestar_app"].state
        greeting = greeted_within(SECONDS_TO_GREET, receive)
        with suppress(OSError):  # which is how a server says that nobody is there any more
            await table_session(code, state.hub, state.identities, greeting, send, line_of(scope))

    return Litestar(
        route_handlers=[
            lobby_api.api(calls_a_minute),
            table_socket,
            pages.page,
            pages.top_file,
            *pages.assets(),
        ],
        lifespan=[open_house],
        exception_handlers={
            Refusal: refused,
            404: pages.lost,
            HTTPException: failed,
            RecursionError: tangled,
            Exception: broken,
        },
        after_exception=[noted],
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        before_send=[pages.with_policy],
        openapi_config=OpenAPIConfig(
            title="Taproom",
            version=taproom.__version__,
            path="/api/docs",
            render_plugins=[PlainPage(path="/")],
        ),
        request_max_body_size=1_000_000,
        logging_config=None,
    )
