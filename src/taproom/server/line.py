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

try:
    from websockets.speedups import apply_mask
except ImportError:  # built without a compiler
    from websockets.utils import apply_mask

OFFER: Final = "taproom.line"
_TEXT: Final = 0x81
"""How a text in one frame begins (RFC 6455)."""
_MASKED: Final = 0x80
"""A browser masks what it sends, a server does not."""
_TWO_BYTES, _EIGHT_BYTES = 126, 127
"""Instead of the length: it follows in so many."""


class DirectLine(WebSocketsSansIOProtocol):
    listener: Callable[[bytes], None] | None = None
    """Is given every text message, from when it is set."""
    _rest: bytes = b""
    """Of a frame of which not all has come yet."""

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

    def data_received(self, data: bytes) -> None:
        """Cut into frames: the library is given whole ones only, so that a text in one frame, as
        browsers send it, can pass it by. It judges what is too large or broken."""
        if not self.handshake_initiated:
            super().data_received(data)
            return
        if self._rest:
            data = self._rest + data
        while (size := _frame_size(data)) <= len(data):
            self._frame_received(data[:size])
            data = data[size:]
            if not data:
                break
        self._rest = data
        if size > self.config.ws_max_size:
            self._rest = b""
            super().data_received(data)

    def _frame_received(self, frame: bytes) -> None:
        if self.listener is None or frame[0] != _TEXT or not frame[1] & _MASKED:
            super().data_received(frame)
        elif not self.close_sent:
            mask = _payload_at(frame)
            self.listener(apply_mask(frame[mask:], frame[mask - 4 : mask]))

    def send_receive_event_to_app(self) -> None:
        """Of a text in several frames."""
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
    if length < _TWO_BYTES:
        return bytes((_TEXT, length))
    if length < 1 << 16:
        return bytes((_TEXT, _TWO_BYTES)) + length.to_bytes(2, "big")
    return bytes((_TEXT, _EIGHT_BYTES)) + length.to_bytes(8, "big")


def _payload_at(frame: bytes) -> int:
    """Where it begins in a frame, behind length and mask."""
    length = frame[1] & ~_MASKED
    start = 2 if length < _TWO_BYTES else 4 if length == _TWO_BYTES else 10
    return start + 4 if frame[1] & _MASKED else start


def _frame_size(data: bytes) -> int:
    """Of the first frame; more than there is, as long as that cannot be told."""
    if len(data) < 2:
        return 2
    start = _payload_at(data)
    length = data[1] & ~_MASKED
    if length < _TWO_BYTES:
        return start + length
    if len(data) < start:
        return start
    return start + int.from_bytes(data[2 : 4 if length == _TWO_BYTES else 10], "big")
