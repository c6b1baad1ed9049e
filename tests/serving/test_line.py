"""However the network cuts and joins what a browser sends, it is heard, in order (RFC 6455)."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import closing

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from taproom.server.serving import LARGEST_MESSAGE

from .client import PATIENCE
from .house import Inside

PING = b'{"type": "ping"}'
PONG = b'{"type":"pong"}'
TOO_BIG, BROKEN = 1009, 1002


class Wire:
    """A browser's end of the line, byte by byte."""

    def __init__(self, address: str, code: str) -> None:
        uri = parse_uri(f"{address.replace('http', 'ws', 1)}/ws/{code}")
        self.socket = socket.create_connection((uri.host, uri.port), PATIENCE)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._protocol = ClientProtocol(uri)
        self._protocol.send_request(self._protocol.connect())
        self.send(b"".join(self._protocol.data_to_send()))
        while self._protocol.state is not OPEN:
            self._read()
        self._protocol.events_received()
        self.send(frame(b'{"type": "hello"}'))
        assert b'"whole":true' in self.hear(1)[0].data

    def send(self, *parts: bytes) -> None:
        for part in parts:
            self.socket.sendall(part)

    def hear(self, count: int) -> list[Frame]:
        """The next so many frames."""
        heard: list[Frame] = []
        while len(heard) < count:
            self._read()
            heard += [each for each in self._protocol.events_received() if isinstance(each, Frame)]
        return heard

    def closed_with(self) -> int | None:
        """What the server says when it closes the line."""
        while self._protocol.close_rcvd is None and self._read():
            pass
        received = self._protocol.close_rcvd
        return None if received is None else received.code

    def _read(self) -> bool:
        data = self.socket.recv(1 << 16)
        self._protocol.receive_data(data)
        return bool(data)


def frame(
    text: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True, masked: bool = True
) -> bytes:
    return Frame(opcode, text, fin).serialize(mask=masked)


@pytest.fixture
def line(house: Inside) -> Iterator[Wire]:
    wire = Wire(house.address, house.open(house.player(), "half-pint", 2))
    with closing(wire.socket):
        yield wire


@pytest.mark.parametrize("size", [0, 60, 125, 126, 127, 65_535, 65_536, 100_000])
def test_a_text_of_any_length(line: Wire, size: int) -> None:
    line.send(frame(PING + b" " * max(0, size - len(PING))))
    assert line.hear(1)[0].data == PONG


def test_byte_by_byte(line: Wire) -> None:
    for text in (PING, PING + b" " * 200):
        line.send(*[bytes([byte]) for byte in frame(text)])
        assert line.hear(1)[0].data == PONG


def test_many_at_once(line: Wire) -> None:
    line.send(frame(PING) * 20 + frame(PING)[:5])
    assert [each.data for each in line.hear(20)] == [PONG] * 20
    # The last one's mask is a new one: so it is broken, and yet a whole frame.
    line.send(frame(PING)[5:] + frame(PING))
    refused, answered = line.hear(2)
    assert b"bad-message" in refused.data
    assert answered.data == PONG


def test_a_text_in_several_frames_with_a_ping_between(line: Wire) -> None:
    line.send(frame(PING[:5], fin=False))
    line.send(frame(b"are you there", Opcode.PING) + frame(PING[5:8], Opcode.CONT, fin=False))
    line.send(frame(PING[8:], Opcode.CONT))
    pong, answer = line.hear(2)
    assert (pong.opcode, pong.data) == (Opcode.PONG, b"are you there")
    assert answer.data == PONG
    line.send(frame(PING))
    assert line.hear(1)[0].data == PONG


def test_what_is_too_large_ends_the_line_before_it_has_come(line: Wire) -> None:
    line.send(frame(b" " * (LARGEST_MESSAGE + 1))[:20])
    assert line.closed_with() == TOO_BIG


def test_what_is_not_masked_ends_the_line(line: Wire) -> None:
    line.send(frame(PING, masked=False))
    assert line.closed_with() == BROKEN


def test_who_says_goodbye_is_answered(line: Wire) -> None:
    line.send(frame(PING) + frame((1000).to_bytes(2, "big"), Opcode.CLOSE))
    assert line.hear(1)[0].data == PONG
    assert line.closed_with() == 1000
