"""Whatever is sent: it is answered, or the view ends; the house stands."""

from __future__ import annotations

import json

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from taproom.core import Seat, Seeded
from taproom.games import game
from taproom.server import bots, sessions
from taproom.table import wire

from .client import PATIENCE, View
from .house import Inside

GARBAGE: list[str | bytes] = [
    "",
    "null",
    "[]",
    "{",
    "\x00",
    b"\xff\xfe",
    '{"type": "fly"}',
    '{"type": "act"}',
    '{"type": "act", "id": 7, "seat": 0, "action": {}}',
    '{"type": "act", "id": "a", "seat": "0", "action": {}}',
    '{"type": "act", "id": "a", "seat": 0, "action": []}',
    '{"type": "say", "id": "a", "text": "\\ud800"}',
    '{"type": "change", "id": "a", "settings": {"clock": "never"}}',
    '{"type": "act", "id": "a", "seat": 1' + "0" * 5000 + ', "action": {}}',
    '{"type": "act", "id": "a", "seat": 0, "action": ' + '{"a":' * 5000 + "1" + "}" * 5001,
    '{"type": "say", "id": "' + "x" * 100 + '", "phrase": "hello"}',
]

ODD: list[wire.Command | wire.Check | wire.AskHint] = [
    wire.Act("a", 10**30, {"type": "predict", "tricks": 1}),
    wire.Act("a", -1, {}),
    wire.Act("a", 0, {"type": "predict", "tricks": 10**30}),
    wire.Act("a", 0, {"type": ["predict"]}),
    wire.Act("a", 0, {"type": "play", "hand": [{}], "row": None}),
    wire.SeatBot("a", -7, "x" * 1000),
    wire.Undo("a", 0),
    wire.Sit("a", 99),
    wire.AskHint("a", 10**30),
    wire.AskHint("a", 1),
]


@pytest.fixture
def view(house: Inside) -> View:
    ann = house.player()
    settings = wire.Settings(pace="human")
    return house.look(house.open(ann, "half-pint", 2, settings=settings, start=True), ann)


@pytest.mark.parametrize("garbage", GARBAGE, ids=range(len(GARBAGE)))
def test_garbage_is_refused_and_the_view_stays(view: View, garbage: str | bytes) -> None:
    with view:
        view.send_raw(garbage)
        view.until(lambda v: isinstance(v.heard[-1], wire.Refused))
        refused = view.heard[-1]
        assert isinstance(refused, wire.Refused)
        assert refused.refusal.code == "bad-message"
        view.done(wire.Say("still", phrase="hello"))


@pytest.mark.parametrize("command", ODD, ids=range(len(ODD)))
def test_what_cannot_be_done_is_refused(
    view: View, command: wire.Command | wire.Check | wire.AskHint
) -> None:
    with view:
        answer = view.command(command)
        assert isinstance(answer, wire.Refused)
        assert answer.refusal.code
        view.done(wire.Say("still", phrase="hello"))


def test_check_says_why_not(view: View) -> None:
    with view:

        def why(seat: int, action: dict[str, object]) -> str | None:
            checked = view.command(wire.Check(view.new_id(), seat, action))
            assert isinstance(checked, wire.Checked)
            return None if checked.refusal is None else checked.refusal.code

        assert why(0, {"type": "predict", "tricks": 1}) is None
        assert why(0, {"type": "predict", "tricks": 99}) == "bad-prediction"
        assert why(0, {"type": "play", "hand": [], "row": []}) == "wrong-phase"
        assert why(0, {"type": "fly"}) == "bad-action"
        assert why(1, {"type": "predict", "tricks": 1}) == "not-your-seat"
        assert why(10**30, {"type": "predict", "tricks": 1}) == "not-your-seat"
        assert view.me.prediction is None, "asking is not doing"


def test_a_hint_is_legal_and_has_a_reason(view: View) -> None:
    with view:
        hint = view.command(wire.AskHint("h", 0))
        assert isinstance(hint, wire.Hint)
        assert hint.action in view.choices()
        assert hint.reason.code
        view.act(hint.action)


def test_a_hint_tells_what_to_expect_of_everything(view: View) -> None:
    """As soon as a worker's kernels are ready."""
    with view:
        asked = (view.command(wire.AskHint(f"h{number}", 0)) for number in range(8))
        hint = next(each for each in asked if isinstance(each, wire.Hint) and each.prospects)
        expected = {json.dumps(each.action) for each in hint.prospects}
        assert expected == set(map(json.dumps, view.choices()))
        best = hint.prospects[0]
        assert best.action == hint.action
        assert best.met is not None
        assert best.tricks is not None
        assert best.tricks[best.action["tricks"]] == pytest.approx(best.met)


def test_without_kernels_a_hint_is_what_the_best_bot_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "can_advise", lambda *_: False)
    state = game("half-pint", 3, {}).start(Seeded("hint"), Seat(0))
    seat = state.actors[0]
    decision, prospects = bots._advise("half-pint", state.view(seat), state.legal(seat), 1)
    state.verify(seat, decision.action)
    assert decision.reason.code
    assert prospects == ()


def test_no_hints_where_none_were_agreed(house: Inside) -> None:
    ann = house.player()
    code = house.open(ann, "half-pint", 2, settings=wire.Settings(hints=False), start=True)
    with house.look(code, ann) as view:
        refused = view.command(wire.AskHint("h", 0))
        assert isinstance(refused, wire.Refused)
        assert refused.refusal.code == "no-hints"


def test_only_so_much_at_once(
    house: Inside, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    """The refusal names the command, so that its sender can send it again."""
    monkeypatch.setattr(sessions, "MESSAGES_A_SECOND", 5)
    monkeypatch.setattr(sessions, "BURST", 50)
    view: View = request.getfixturevalue("view")
    with view:
        for number in range(100):
            view.send(wire.Say(f"n{number}", phrase="hello"))
        view.until(lambda v: sum(map(_is_answer, v.heard)) == 100)
        refused = [each for each in view.heard if isinstance(each, wire.Refused)]
        assert 20 < len(refused) < 60
        assert {each.refusal.code for each in refused} == {"too-fast"}
        assert None not in {each.id for each in refused}


def _is_answer(message: wire.FromServer) -> bool:
    return isinstance(message, wire.Refused) or getattr(message, "done", None) is not None


def test_only_one_hint_at_a_time(view: View) -> None:
    """Each costs a worker a while."""
    with view:
        for number in range(5):
            view.send(wire.AskHint(f"h{number}", 0))
        answers = [view.answer(f"h{number}") for number in (1, 2, 3, 4, 0)]
        assert [type(answer) for answer in answers] == [wire.Refused] * 4 + [wire.Hint]


def test_ping(view: View) -> None:
    with view:
        view.send(wire.Ping())
        view.until(lambda v: isinstance(v.heard[-1], wire.Pong))
        view.send(wire.Hello(None))
        view.done(wire.Say("still", phrase="hello"))


def test_a_huge_message_ends_the_view_and_nothing_else(view: View) -> None:
    with view:
        view.send_raw(" " * 1_000_000)
        with pytest.raises(ConnectionClosed):
            view.until(lambda _: False)


@pytest.mark.parametrize("first", ["", "{", '{"type": "ping"}', '{"type": "hello", "token": 7}'])
def test_whoever_does_not_say_hello_is_shown_out(house: Inside, first: str) -> None:
    with connect(f"{house.address.replace('http', 'ws')}/ws/XXXXXX") as socket:
        socket.send(first)
        assert "bad-token" in str(socket.recv(PATIENCE))


def test_whoever_leaves_without_a_word_is_no_trouble(house: Inside) -> None:
    ann = house.player()
    code = house.open(ann, "troll", 2)
    for _ in range(3):
        with connect(f"{house.address.replace('http', 'ws')}/ws/{code}"):
            pass
    with house.look(code, ann) as view:
        for number in range(10):
            view.send(wire.Say(f"c{number}", phrase="hello"))
    with house.look(code, ann) as view:
        view.done(wire.Say("last", phrase="hello"))
