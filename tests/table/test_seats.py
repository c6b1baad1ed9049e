"""Who sits where, who is the host, who may do what."""

from __future__ import annotations

from contextlib import nullcontext
from random import Random

import msgspec
import pytest

from taproom.core import Refusal
from taproom.table import STAND_IN, Step, TableRefusal, wire

from .evening import HOST, Evening


def refused(evening: Evening, player: str, command: wire.Command) -> str:
    before = evening.table
    with pytest.raises(TableRefusal) as refusal:
        evening.do(player, command)
    assert evening.table is before
    return refusal.value.code


def seated(evening: Evening) -> list[str | None]:
    return [chair.player or chair.bot for chair in evening.table.chairs]


def finished(evening: Evening) -> Evening:
    for _ in evening.play_on(Random(1)):
        pass
    return evening


def test_the_host_sits_first_and_bots_last() -> None:
    evening = Evening(seats=4, bots=["tourist", "rookie"])
    assert seated(evening) == ["ann", None, "tourist", "rookie"]
    assert evening.table.host == HOST
    assert evening.table.stage == "gathering"


def test_play_now_fills_the_table_and_begins() -> None:
    evening = Evening(seats=3, bots=["tourist"], start=True)
    assert seated(evening) == ["ann", STAND_IN, "tourist"]
    assert evening.table.stage == "playing"


@pytest.mark.parametrize(
    ("new", "code"),
    [
        ({"seats": 9}, "bad-transcript"),
        ({"options": {"rounds": 99}}, "bad-option"),
        ({"first": 3}, "no-such-seat"),
        ({"bots": ["rookie"] * 3}, "too-many-bots"),
        ({"bots": ["wizard"]}, "no-such-bot"),
    ],
)
def test_a_table_that_cannot_be_opened(new: dict[str, object], code: str) -> None:
    with pytest.raises(Refusal) as refusal:
        Evening(**new)  # type: ignore[arg-type]
    assert refusal.value.code == code


def test_sitting_down_takes_the_lowest_open_seat_before_any_bots() -> None:
    evening = Evening(seats=4)
    evening.do(HOST, wire.SeatBot("b", 1, "tourist"))
    evening.sit("ben")
    assert seated(evening) == ["ann", "tourist", "ben", None]
    evening.sit("cleo", 1)
    evening.sit("dora")
    assert seated(evening) == ["ann", "cleo", "ben", "dora"]
    assert refused(evening, "stranger", wire.Sit("s")) == "table-full"
    assert refused(evening, "stranger", wire.Sit("s", 2)) == "seat-taken"


def test_one_device_can_be_passed_around() -> None:
    evening = Evening(seats=3)
    evening.do(HOST, wire.Sit("s", 1, name="  Little \n Ann "))
    assert evening.table.seats_of(HOST) == (0, 1)
    assert evening.table.chairs[1].name == "Little Ann"
    for name in (" ", "\n", "x" * 21):
        assert refused(evening, HOST, wire.Sit("n", 2, name=name)) == "bad-name"


def test_nobody_takes_a_bots_hand_into_their_own_game() -> None:
    """Who plays already would see a second hand."""
    evening = Evening(seats=3, start=True)
    assert refused(evening, HOST, wire.Sit("s", 1)) == "game-running"
    assert refused(evening, HOST, wire.Sit("s")) == "game-running"
    evening.sit("ben", 1)
    assert seated(evening) == ["ann", "ben", STAND_IN]


@pytest.mark.parametrize(
    "command",
    [
        wire.Act("x", 0, {"type": "predict", "tricks": 1}),
        wire.Undo("x", 0),
        wire.Leave("x", 0),
        wire.AddWords("x", 0, "mine"),
        wire.SitOut("x", 0, True),  # noqa: FBT003
    ],
)
@pytest.mark.parametrize("start", [False, True])
def test_strangers_do_nothing_for_others(command: wire.Command, *, start: bool) -> None:
    evening = Evening(start=start)
    assert refused(evening, "stranger", command) == "not-your-seat"


@pytest.mark.parametrize(
    "command",
    [
        wire.Start("x"),
        wire.SeatBot("x", 2, "rookie"),
        wire.FreeSeat("x", 0),
        wire.Change("x", wire.Settings(public=True)),
    ],
)
def test_only_the_host_is_the_host(command: wire.Command) -> None:
    evening = Evening()
    evening.sit("ben")
    assert refused(evening, "ben", command) == "host-only"
    assert refused(evening, "stranger", command) == "host-only"
    assert evening.do(HOST, command) is not None


def test_what_is_not_possible_now() -> None:
    evening = Evening()
    assert refused(evening, HOST, wire.Act("x", 0, {"type": "predict"})) == "not-started"
    assert refused(evening, HOST, wire.SeatBot("x", 0, "rookie")) == "seat-taken"
    assert refused(evening, HOST, wire.SeatBot("x", 7, "rookie")) == "no-such-seat"
    assert refused(evening, HOST, wire.FreeSeat("x", -1)) == "no-such-seat"
    assert refused(evening, HOST, wire.Start("x", "wizard")) == "no-such-bot"
    evening.start()
    assert refused(evening, HOST, wire.Start("x")) == "game-running"
    assert refused(evening, HOST, wire.SeatBot("x", 1, "tourist")) == "game-running"
    assert refused(evening, HOST, wire.AddWords("x", 0, "late")) == "game-running"


def test_who_leaves_before_the_game_leaves_an_empty_seat() -> None:
    evening = Evening()
    evening.sit("ben")
    evening.leave("ben", 1)
    assert seated(evening) == ["ann", None, None]


def test_who_leaves_a_game_is_played_on_for_and_may_sit_down_again() -> None:
    evening = Evening()
    evening.sit("ben")
    evening.start()
    evening.leave("ben", 1)
    chair = evening.table.chairs[1]
    assert (chair.player, chair.bot, chair.vacant) == (None, STAND_IN, True)
    evening.sit("ben", 1)
    chair = evening.table.chairs[1]
    assert (chair.player, chair.bot, chair.vacant) == ("ben", None, False)


def test_the_host_frees_a_seat() -> None:
    evening = Evening()
    evening.sit("ben")
    evening.do(HOST, wire.FreeSeat("f", 1))
    assert seated(evening) == ["ann", None, None]
    evening.sit("ben")
    evening.start()
    evening.do(HOST, wire.FreeSeat("g", 1))
    assert seated(evening) == ["ann", STAND_IN, STAND_IN]


def test_a_host_who_leaves_passes_the_office_on() -> None:
    evening = Evening(seats=4)
    evening.sit("ben")
    evening.sit("cleo")
    evening.leave("ben", 1)
    assert evening.table.host == HOST
    evening.leave(HOST, 0)
    assert evening.table.host == "cleo"
    evening.leave("cleo", 2)
    assert evening.table.host == "cleo", "nobody else is there to take it"


def test_a_host_with_two_seats_stays_host_with_one() -> None:
    evening = Evening(seats=3)
    evening.sit("ben", 2)
    evening.sit(HOST, 1)
    evening.leave(HOST, 0)
    assert evening.table.host == HOST


def test_a_table_whose_host_is_gone_has_one_again_with_the_next_guest() -> None:
    evening = Evening()
    evening.leave(HOST, 0)
    assert evening.table.host == HOST
    evening.sit("ben")
    assert evening.table.host == "ben"
    evening.sit(HOST)
    assert evening.table.host == "ben"


def test_sent_twice_is_done_once() -> None:
    evening = Evening()
    say = wire.Say("same", text="hello")
    assert evening.do(HOST, say) is not None
    assert evening.do(HOST, say) is None
    assert len(evening.table.chat) == 1
    assert evening.do("ben", say) is not None, "others have ids of their own"
    assert evening.folded().commands == evening.table.commands


def test_an_id_is_remembered_for_a_while_not_for_ever() -> None:
    evening = Evening()
    for number in range(200):
        evening.do(HOST, wire.Say(f"id-{number}", phrase="hello"))
    assert len(evening.table.commands) < 100
    assert len(evening.table.chat) < 100
    assert evening.do(HOST, wire.Say("id-199", phrase="hello")) is None


def test_no_id_is_endless() -> None:
    """It is kept: in the log, and in memory for a while."""
    for length, fits in ((64, True), (65, False)):
        said = msgspec.json.encode({"type": "say", "id": "x" * length, "phrase": "hello"})
        with nullcontext() if fits else pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(said, type=wire.FromBrowser)


def test_talk() -> None:
    evening = Evening()
    evening.do("guest", wire.Say("1", text="  good \n evening "))
    evening.do(HOST, wire.Say("2", phrase="cheers"))
    first, second = evening.table.chat
    assert (first.seat, first.name, first.text) == (None, "Guest", "good evening")
    assert (second.seat, second.name, second.phrase) == (0, "Ann", "cheers")
    for text in ("", " ", "x" * 301):
        assert refused(evening, HOST, wire.Say("3", text=text)) == "bad-text"
    assert refused(evening, HOST, wire.Say("3", phrase="swear")) == "no-such-phrase"
    evening.do(HOST, wire.Change("4", wire.Settings(talk=False)))
    assert refused(evening, HOST, wire.Say("5", text="hello")) == "no-talk"
    assert evening.do(HOST, wire.Say("5", phrase="hello")) is not None


def test_a_rematch_waits_for_everybody_at_the_table() -> None:
    evening = Evening(seats=3)
    evening.sit("ben")
    evening.start()
    finished(evening)
    evening.rematch("ben")
    assert evening.table.stage == "over"
    assert evening.table.rematch == {1}
    assert refused(evening, "ben", wire.Rematch("r")) == "rematch-wanted"
    assert refused(evening, "stranger", wire.Rematch("r")) == "not-your-seat"
    evening.rematch(HOST)
    assert seated(evening) == [STAND_IN, "ann", "ben"]
    assert (evening.table.stage, evening.table.number) == ("playing", 2)


@pytest.mark.parametrize("rules", ["basic", "pro"])
def test_teams_take_turns_at_starting_where_the_table_says_who_begins(rules: str) -> None:
    """Starting is worth a lot at four seats of the Troll (TR-5, TR-9, TR-12)."""
    evening = Evening("troll", 4, {"rules": rules}, first=0)
    for player, seat in (("ben", 1), ("cleo", 2), ("dora", 3)):
        evening.sit(player, seat)
    evening.start()
    teams = []
    for _ in range(3):
        state = evening.table.state
        assert state is not None
        seats = seated(evening)
        teams.append({seats[state.actors[0]], seats[(state.actors[0] + 2) % 4]})
        finished(evening)
        for player in ("ann", "ben", "cleo", "dora"):
            evening.rematch(player)
    assert teams == [{"ann", "cleo"}, {"ben", "dora"}, {"ann", "cleo"}]


def test_a_rematch_does_not_wait_for_those_who_have_gone() -> None:
    evening = Evening(seats=3)
    evening.sit("ben")
    evening.start()
    finished(evening)
    evening.rematch("ben")
    step = evening.leave(HOST, 0)
    assert isinstance(step, Step)
    assert (evening.table.stage, evening.table.number) == ("playing", 2)
    assert evening.folded() == evening.table


def test_a_new_guest_is_asked_whether_they_want_a_rematch() -> None:
    evening = Evening(seats=3)
    evening.sit("ben")
    evening.sit("cleo")
    evening.start()
    finished(evening)
    evening.rematch("ben")
    evening.leave("ben", 1)
    assert evening.table.rematch == frozenset()
    evening.sit("dora", 1)
    evening.rematch(HOST)
    evening.rematch("cleo")
    assert evening.table.number == 1
    evening.rematch("dora")
    assert evening.table.number == 2


def test_what_is_stored_of_an_action_is_the_action() -> None:
    """Not whatever else a browser sent along."""
    evening = Evening(start=True)
    given = {"type": "predict", "tricks": 2, "novel": "x" * 10_000}
    step = evening.do(HOST, wire.Act("a", 0, given))
    assert step is not None
    assert step.entries[0].event.action == {"type": "predict", "tricks": 2}  # type: ignore[union-attr]
