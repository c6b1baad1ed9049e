"""A table's messages through uvicorn without a detour.

ASGI passes every message through a queue and a task, and stops reading meanwhile. Nobody notices
at one table; a house full of them pays with a third of its time. This protocol hands a message to
whoever listens as it comes, and writes what is told at once. It is an offer: on another server,
or before somebody listens, messages go the usual way.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

OFFER: Final = "taproom.line"
_TEXT: Final = 0x81
"""A final text frame; what a server sends is not masked (RFC 6455)."""


class DirectLine(WebSocketsSansIOProtocol):
    listener: Callable[[bytes], None] | None = None
    """Is given every text message, from when it is set."""

    @property
    def idle(self) -> bool:
        """Nothing that came before waits to be read in the usual way."""
        return self.queue.empty()

    def tell(self, message: bytes) -> bool:
        """Write it now; False if what was told before is still on its way out."""
        if not self.writable.is_set():
            return False
        if not self.close_sent and not self.disconnected:
            self.transport.write(_header(len(message)) + message)
        return True

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[OFFER] = self

    def send_receive_event_to_app(self) -> None:
        if self.listener is None or self.curr_msg_data_type != "text":
            super().send_receive_event_to_app()
            return
        message, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self.listener(message)


def line_of(scope: Mapping[str, Any]) -> DirectLine | None:
    """The direct line, if the server offers one."""
    line = (scope.get("extensions") or {}).get(OFFER)
    return line if isinstance(line, DirectLine) else None


def _header(length: int) -> bytes:
    if length < 126:
        return bytes((_TEXT, length))
    if length < 1 << 16:
        return bytes((_TEXT, 126)) + length.to_bytes(2, "big")
    return bytes((_TEXT, 127)) + length.to_bytes(8, "big")
