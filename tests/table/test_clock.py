"""Time is handed in: who is late is played for, who returns gets the seat back."""

from __future__ import annotations

from random import Random

import msgspec

from taproom.table import STAND_IN, whole, wire

from .evening import EVERYBODY, HOST, Evening, looker


def brisk() -> Evening:
    evening = Evening(seats=3, settings=wire.Settings(clock="brisk"))
    evening.sit("ben")
    evening.start()
    return evening


def clock(evening: Evening, now: float) -> float | None:
    told = whole(evening.table, looker(evening.table, HOST), EVERYBODY, now)
    return msgspec.json.decode(told, type=wire.Update).clock


def test_the_clock_counts_from_the_last_action() -> None:
    evening = brisk()
    assert clock(evening, evening.now) == 25.0
    assert clock(evening, evening.now + 10) == 15.0
    assert clock(evening, evening.now + 99) == 0.0
    acted_at = evening.table.acted_at
    evening.do("ben", wire.Say("s", phrase="hurry"))
    assert evening.table.acted_at == acted_at, "talking stops no clock"
    evening.act(0, {"type": "predict", "tricks": 1})
    assert clock(evening, evening.now) == 25.0


def test_no_clock_before_and_after_the_game_nor_where_none_was_agreed() -> None:
    evening = Evening(settings=wire.Settings(clock="relaxed"), options={"rounds": 1})
    assert clock(evening, evening.now) is None
    evening.start()
    assert clock(evening, evening.now) == 120.0
    for _ in evening.play_on(Random(1)):
        pass
    assert clock(evening, evening.now) is None
    assert clock(Evening(start=True), 0.0) is None


def test_all_who_are_late_are_played_for() -> None:
    evening = brisk()
    evening.act(0, {"type": "predict", "tricks": 1})
    evening.time_out()
    ann, ben, _ = evening.table.chairs
    assert not ann.taken_over
    assert ben.taken_over
    assert (ben.player, ben.bot) == ("ben", STAND_IN)
    assert evening.time_out() is None, "nobody is left to be late"


def test_who_returns_gets_the_seat_back() -> None:
    evening = brisk()
    assert evening.come_back("ben") is None
    evening.time_out()
    assert evening.come_back("stranger") is None
    evening.come_back("ben")
    assert not evening.table.chairs[1].taken_over
    assert evening.table.chairs[0].taken_over
    assert clock(evening, evening.now) == 25.0, "and some time to look around"


def test_who_acts_is_back() -> None:
    evening = brisk()
    evening.time_out()
    step = evening.do("ben", wire.Act("a", 1, {"type": "predict", "tricks": 0}))
    assert step is not None
    assert [type(entry.event).__name__ for entry in step.entries] == ["HandedBack", "Acted"]
    assert not evening.table.chairs[1].taken_over


def test_who_sits_down_in_their_own_seat_is_back() -> None:
    evening = brisk()
    evening.time_out()
    evening.sit("ben", 1)
    assert not evening.table.chairs[1].taken_over


def test_nobody_winds_the_clock_by_sitting_down_again() -> None:
    evening = brisk()
    acted_at = evening.table.acted_at
    evening.sit("ben", 1)
    assert evening.table.acted_at == acted_at
