"""Who comes to the wrong door, stands there silently, or finds something broken."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from taproom.server import app
from taproom.table import wire

from .client import PATIENCE
from .house import Inside, bearer, inside, wait_for

SECRET = "the name of the landlord's dog"


def problem(answer: httpx.Response, status: int) -> wire.RefusalInfo:
    assert answer.status_code == status, answer.text
    return msgspec.json.decode(answer.content, type=wire.Problem).refusal


@contextmanager
def line(house: Inside, code: str = "ABCDEF") -> Iterator[ClientConnection]:
    address = house.address.replace("http", "ws", 1)
    with connect(f"{address}/ws/{code}", open_timeout=PATIENCE) as socket:
        yield socket


def closed(socket: ClientConnection) -> list[str | bytes]:
    """What was still said before the line was closed."""
    said = []
    try:
        while True:
            said.append(socket.recv(timeout=PATIENCE))
    except ConnectionClosed:
        return said


@pytest.mark.parametrize("method", ["GET", "POST"])
def test_a_line_is_for_websockets_only(own_house: Inside, method: str) -> None:
    answer = own_house.http.request(method, "/ws/ABCDEF")
    refusal = problem(answer, 426)
    assert (refusal.code, refusal.params) == ("websocket-only", {"table": "ABCDEF"})
    assert answer.headers["upgrade"] == "websocket"
    assert "content-security-policy" in answer.headers


@pytest.mark.parametrize("code", ["", "AB/CD", "%00"])
def test_a_line_to_no_table(own_house: Inside, code: str) -> None:
    with line(own_house, code) as socket:
        socket.send('{"type":"hello"}')
        assert closed(socket) == ['{"type":"gone","why":"no-table"}']


def test_who_never_says_hello_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "SECONDS_TO_GREET", 0.3)
    with inside(tmp_path / "taproom.db") as house:
        ann = house.player()
        code = house.open(ann, "troll", 2)
        with house.look(code, ann) as view, line(house, code) as silent:
            since = time.monotonic()
            closed(silent)
            assert 0.2 < time.monotonic() - since < 5
            assert view.quiet(0.5), "who has said hello may say nothing for as long as they like"
            view.done(wire.Say("say", phrase="hello"))


def test_who_leaves_before_hello_leaves_no_complaint(own_house: Inside) -> None:
    with line(own_house):
        pass
    own_house.player()  # and the house goes on


def test_what_breaks_says_what_to_do_and_nothing_else(
    own_house: Inside, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ann = own_house.player()

    def breaking(*_: object) -> None:
        raise RuntimeError(SECRET)

    monkeypatch.setattr(own_house.hub.store.lobby, "tables_of", breaking)
    answer = own_house.http.get("/api/tables/mine", headers=bearer(ann))
    assert problem(answer, 500).code == "broken"
    assert SECRET not in answer.text
    assert "RuntimeError" not in answer.text
    assert "content-security-policy" in answer.headers
    (complaint,) = own_house.complaints
    own_house.complaints.clear()
    assert SECRET in complaint
    assert "/api/tables/mine" in complaint
    assert [record.levelno for record in caplog.records] == [logging.ERROR]


def test_a_line_that_breaks_is_noted(own_house: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    def breaking(code: str) -> None:
        raise RuntimeError(SECRET)

    monkeypatch.setattr(own_house.hub, "read", breaking)
    with line(own_house) as socket:
        socket.send('{"type":"hello"}')
        assert closed(socket) == []
        assert socket.close_reason is not None
        assert SECRET not in socket.close_reason
    wait_for(lambda: bool(own_house.complaints))
    assert SECRET in own_house.complaints[0]
    own_house.complaints.clear()
