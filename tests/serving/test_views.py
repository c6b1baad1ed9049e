"""Who sees what: two devices, a refresh, a spectator, the table screen, a guest who may not."""

from __future__ import annotations

from random import Random

from taproom.table import wire

from .house import AT_ONCE, Inside

SLOW = wire.Settings(pace="human")


def test_the_first_message_is_everything(house: Inside) -> None:
    ann = house.player()
    code = house.open(ann, "half-pint", 3, start=True)
    with house.look(code, ann) as view:
        first = view.heard[0]
        assert isinstance(first, wire.Update)
        assert first.whole
        assert view.me.seat == 0
        assert view.me.host
        assert view.me.hand
        assert view.table is not None
        assert view.table.fair.secret is None


def test_a_refresh_shows_the_same_again(house: Inside) -> None:
    """At every moment of two rounds."""
    ann = house.player()
    code = house.open(ann, "half-pint", 2, options={"rounds": 2}, start=True)
    random = Random(3)
    with house.look(code, ann) as view:
        while view.stage == "playing":
            view.until(lambda v: bool(v.choices()) or v.stage == "over")
            with house.look(code, ann) as again:
                view.until(lambda v: v.seq >= again.seq)
                again.until(lambda v: v.seq >= view.seq)
                assert isinstance(view.game, wire.TricksInfo)
                assert isinstance(again.game, wire.TricksInfo)
                assert again.game.round == view.game.round
                assert again.game.totals == view.game.totals
                assert again.me == view.me
            if view.choices():
                view.act(random.choice(view.choices()))


def test_two_devices_of_one_player(house: Inside) -> None:
    ann = house.player()
    code = house.open(ann, "half-pint", 2, settings=SLOW, start=True)
    with house.look(code, ann) as phone, house.look(code, ann) as laptop:
        assert phone.me.hand == laptop.me.hand
        phone.act({"type": "predict", "tricks": 1})
        laptop.until(lambda view: view.me.prediction == 1)
        again = wire.Act("twice", 0, {"type": "predict", "tricks": 2})
        assert laptop.refused(again) in ("not-your-turn", "wrong-phase")
        own = [m.done for m in laptop.heard if isinstance(m, wire.Update) and m.done]
        assert own == [], "the other device's command is not this one's"


def test_sent_twice_is_done_once(house: Inside) -> None:
    ann = house.player()
    code = house.open(ann, "half-pint", 2)
    with house.look(code, ann) as view, house.look(code) as stranger:
        say = wire.Say("same", text="hello")
        assert isinstance(view.command(say), wire.Update)
        assert isinstance(view.command(say), wire.Done)
        stranger.until(lambda v: any(isinstance(m, wire.Update) and m.chat for m in v.heard))
        assert stranger.quiet()


def test_a_spectator_sees_no_hand_and_does_nothing(house: Inside) -> None:
    ann, guest = house.player(), house.player("Guest")
    code = house.open(ann, "half-pint", 3, settings=SLOW, start=True)
    with house.look(code, ann) as view, house.look(code, guest) as watching:
        assert watching.me.hand is None
        assert watching.me.seat is None
        view.until(lambda v: v.table is not None and v.table.watching == 1)
        act = wire.Act("a", 0, {"type": "predict", "tricks": 1})
        assert watching.refused(act) == "not-your-seat"
        watching.done(wire.Say("s", phrase="hello"))
        with house.look(code) as stranger:
            assert stranger.me == wire.Me()
            assert stranger.refused(wire.Say("s", phrase="hello")) == "no-player"


def test_the_table_screen_shows_no_hand_whoever_opened_it(house: Inside) -> None:
    ann = house.player()
    code = house.open(ann, "half-pint", 2, start=True)
    with house.look(code, ann, screen=True) as screen:
        assert screen.me == wire.Me()
        assert screen.game is not None


def test_without_spectators_only_those_at_the_table_look_on(house: Inside) -> None:
    ann, ben = house.player(), house.player("Ben")
    private = wire.Settings(pace="human", spectators=False)
    code = house.open(ann, "half-pint", 3, settings=private)
    with house.look(code, ann) as view, house.look(code, ben) as other:
        assert other.gone is None, "before the game everybody may come in and sit down"
        view.done(wire.Start("start"))
        other.until(lambda v: v.gone == "no-spectators")
    for guest in (ben, None):
        with house.look(code, guest) as refused:
            assert refused.gone == "no-spectators"
    with house.look(code, ann) as view:
        assert view.gone is None


def test_there_is_no_such_table_or_player(house: Inside) -> None:
    ann = house.player()
    with house.look("XXXXXX", ann) as view:
        assert view.gone == "no-table"
    code = house.open(ann, "troll", 2)
    stranger = wire.PlayerInfo("x", "X", "x.secret")
    with house.look(code, stranger) as view:
        assert view.gone == "bad-token"


def test_who_is_here(house: Inside) -> None:
    ann, ben = house.player(), house.player("Ben")
    code = house.open(ann, "half-pint", 2)
    with house.look(code, ann) as view:
        with house.look(code, ben) as other:
            other.done(wire.Sit("sit"))
            view.until(lambda v: v.table is not None and v.table.seats[1].here)
        view.until(lambda v: v.table is not None and not v.table.seats[1].here)


def test_one_device_is_passed_around(house: Inside) -> None:
    ann = house.player()
    code = house.open(ann, "half-pint", 2, settings=SLOW)
    with house.look(code, ann) as view:
        view.done(wire.Sit("sit", 1, "Ben"))
        view.done(wire.Start("start"))
        assert view.me.seats == [0, 1]
        first = view.me.hand
        view.send(wire.Look(1))
        view.until(lambda v: v.me.seat == 1)
        assert view.me.hand != first
        view.act({"type": "predict", "tricks": 0})
        view.send(wire.Look(7))
        view.until(lambda v: v.me.seat == 0)


def test_who_leaves_is_played_for_to_the_end(house: Inside) -> None:
    ann, ben = house.player(), house.player("Ben")
    code = house.open(ann, "half-pint", 2, options={"rounds": 1}, settings=AT_ONCE)
    with house.look(code, ann) as view, house.look(code, ben) as other:
        other.done(wire.Sit("sit"))
        view.done(wire.Start("start"))
        other.done(wire.Leave("leave", 1))
        assert other.me.hand is None
        view.play_on(Random(5))
        assert view.table is not None
        assert view.table.seats[1].bot == "rookie"


def test_the_host_frees_a_seat_and_its_player_sees_no_hand_any_more(house: Inside) -> None:
    ann, ben = house.player(), house.player("Ben")
    code = house.open(ann, "half-pint", 2, settings=SLOW)
    with house.look(code, ann) as view, house.look(code, ben) as other:
        other.done(wire.Sit("sit"))
        view.done(wire.Start("start"))
        other.until(lambda v: v.me.hand is not None)
        view.done(wire.FreeSeat("free", 1))
        other.until(lambda v: v.me.hand is None)
        assert other.me.seat is None
