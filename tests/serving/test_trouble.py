"""A disk that fails, two servers on one file, tables that nobody looks at, time that runs out."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from taproom.server import live
from taproom.store import Append, StoreError
from taproom.table import wire

from .client import View
from .house import Inside, bearer, inside, wait_for

SLOW = wire.Settings(pace="human")
PREDICT = {"type": "predict", "tricks": 1}

Appending = Callable[[Sequence[Append]], list[bool]]


def break_disk(house: Inside, times: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next commits fail, so many of them."""
    log = house.hub.store.log
    append: Appending = log.append
    left = [times]

    def failing(batch: Sequence[Append]) -> list[bool]:
        if left[0] > 0:
            left[0] -= 1
            raise StoreError("full", file="taproom.db")
        return append(batch)

    monkeypatch.setattr(log, "append", failing)


def cards(view: View) -> wire.TricksInfo:
    assert isinstance(view.game, wire.TricksInfo)
    return view.game


def complained(house: Inside) -> bool:
    """Expected here, and said once."""
    lines = [*house.complaints]
    house.complaints.clear()
    return any("not stored" in line for line in lines)


def test_a_failed_commit_leaves_no_trace(
    own_house: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, ben = own_house.player(), own_house.player("Ben")
    code = own_house.open(ann, "half-pint", 2, settings=SLOW)
    with own_house.look(code, ann) as view, own_house.look(code, ben) as other:
        other.done(wire.Sit("sit"))
        view.done(wire.Start("start"))
        other.until(lambda v: v.seq == view.seq)
        before = own_house.hub.tables[code].table
        break_disk(own_house, 1, monkeypatch)
        act = wire.Act("act", 0, PREDICT)
        assert view.refused(act) == "not-stored"
        assert other.quiet()
        assert own_house.hub.tables[code].table is before
        view.done(act)
        assert view.me.prediction == 1
        other.until(lambda v: v.seq == view.seq)
        told = [m for m in other.heard if isinstance(m, wire.Update) and m.happened]
        assert len(told) == 1
    assert complained(own_house)


def test_a_table_that_cannot_be_stored_is_not_opened(
    own_house: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = own_house.player()
    break_disk(own_house, 1, monkeypatch)
    new = {"game": "troll", "seats": 2}
    opened = own_house.http.post("/api/tables", json=new, headers=bearer(ann))
    assert opened.json()["refusal"]["code"] == "not-stored"
    assert own_house.open(ann, "troll", 2)
    assert complained(own_house)


def test_a_bot_tries_again_when_the_disk_failed(
    own_house: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live, "RETRY_BOT", 0.1)
    ann = own_house.player()
    code = own_house.open(ann, "half-pint", 3)
    with own_house.look(code, ann) as view:
        view.done(wire.SeatBot("b1", 1, "tourist"))
        view.done(wire.SeatBot("b2", 2, "tourist"))
        view.done(wire.Change("slow", SLOW))
        view.done(wire.Start("start"))
        break_disk(own_house, 2, monkeypatch)
        predicted = [False, True, True]
        view.until(lambda v: cards(v).round.has_predicted == predicted)
    assert complained(own_house)


def test_talk_does_not_hold_up_a_bot(own_house: Inside) -> None:
    """Somebody chats faster than a bot thinks, and it acts all the same."""
    ann = own_house.player()
    code = own_house.open(ann, "half-pint", 2, settings=SLOW)
    end = time.monotonic() + 10
    with own_house.look(code, ann) as view:
        view.done(wire.Start("start"))
        view.act(PREDICT)
        while cards(view).phase == "predict":
            assert time.monotonic() < end
            view.done(wire.Say(view.new_id(), phrase="hurry"))
            time.sleep(0.2)


def test_two_servers_on_one_file(tmp_path: Path) -> None:
    """Who comes second to a number reads what the first wrote, and then does their own."""
    path = tmp_path / "taproom.db"
    with inside(path) as one, inside(path) as two:
        ann, ben = one.player(), one.player("Ben")
        code = one.open(ann, "half-pint", 2, settings=SLOW)
        with one.look(code, ben) as sitting:
            sitting.done(wire.Sit("sit"))
        with one.look(code, ann) as view:
            view.done(wire.Start("start"))
            with two.look(code, ben) as other:
                view.act(PREDICT)
                assert not cards(other).round.has_predicted[0], "a server of its own"
                other.act({"type": "predict", "tricks": 2})
                assert cards(other).round.predictions == [1, 2]
                again = wire.Act("again", 0, PREDICT)
                view.done(wire.Say("say", phrase="hello"))
                assert cards(view).round.predictions == [1, 2]
                assert view.refused(again) == "wrong-phase"
                sent = wire.Act("twice", 1, {"type": "predict", "tricks": 2})
                assert other.refused(sent) == "wrong-phase"


def test_a_table_nobody_looks_at_costs_no_memory(own_house: Inside) -> None:
    ann = own_house.player()
    code = own_house.open(ann, "half-pint", 3, start=True)
    assert own_house.hub.tables == {}
    with own_house.look(code, ann) as view:
        view.act(PREDICT)
        view.until(lambda v: v.asked)
        hand = view.me.hand
    wait_for(lambda: own_house.hub.tables == {})
    summary = own_house.http.get(f"/api/tables/{code}", headers=bearer(ann)).json()
    assert (summary["stage"], summary["yours"], summary["yourTurn"]) == ("playing", True, True)
    with own_house.look(code, ann) as view:
        assert view.me.hand == hand


class Clock:
    """Stands still until it is set."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


def test_out_of_time_and_back(tmp_path: Path) -> None:
    clock = Clock()
    brisk = wire.Settings(clock="brisk", pace="human")

    def taken_over(view: wire.TableInfo | None) -> list[bool]:
        assert view is not None
        return [seat.taken_over for seat in view.seats]

    with inside(tmp_path / "taproom.db", clock) as house:
        ann, ben = house.player(), house.player("Ben")
        code = house.open(ann, "half-pint", 2, settings=brisk)
        with house.look(code, ben) as other:
            other.done(wire.Sit("sit"))
        with house.look(code, ann) as view:
            view.done(wire.Start("start"))
            clock.now += 20
            view.act(PREDICT)
            clock.now += 24
            view.done(wire.Say("s1", phrase="hurry"))
            assert view.quiet()
            assert taken_over(view.table) == [False, False]
            clock.now += 2
            view.done(wire.Say("s2", phrase="hurry"))
            view.until(lambda v: taken_over(v.table) == [False, True])
            view.until(lambda v: cards(v).phase != "predict")
            with house.look(code, ben) as other:
                other.until(lambda v: taken_over(v.table) == [False, False])
                assert other.me.hand
            view.until(lambda v: taken_over(v.table) == [False, False])


def test_clocks_run_on_while_the_house_is_closed(tmp_path: Path) -> None:
    clock = Clock()
    settings = wire.Settings(clock="relaxed", pace="at-once")
    with inside(tmp_path / "taproom.db", clock) as house:
        ann = house.player()
        options = {"rounds": 1}
        code = house.open(ann, "half-pint", 2, settings=settings, options=options, start=True)
    clock.now += 3600
    with inside(tmp_path / "taproom.db", clock) as house:
        wait_for(lambda: house.http.get(f"/api/tables/{code}").json()["stage"] == "over")
        wait_for(lambda: house.hub.tables == {})
