"""TR-1, TR-2, TR-5, TR-9, TR-12: options, the deal, the draft, views."""

from __future__ import annotations

from dataclasses import fields
from random import Random

import pytest

from taproom.core import (
    SPECTATOR,
    BadChance,
    BadOption,
    BadSetup,
    Refusal,
    Scripted,
    Seat,
    Seeded,
)
from taproom.games.troll import (
    HAND_SIZE,
    Barman,
    Cell,
    Draft,
    Mug,
    Place,
    Seating,
    Side,
    TrollGame,
    TrollView,
    house_set,
)
from taproom.games.troll.facts import Drafted, DraftEnded

from .drawing import a_game, draw, facts_of, play, said, table, whole_set

IDS = [each["id"] for each in whole_set()]


def refused(seats: int, options: dict[str, object]) -> Refusal:
    with pytest.raises(Refusal) as caught:
        TrollGame.of(seats, options)
    return caught.value


@pytest.mark.parametrize("seats", [0, 1, 3, 5, -2, True, 2.0, "2"])
def test_tr1_two_or_four_play(seats: int) -> None:
    error = refused(seats, {})
    assert isinstance(error, BadSetup)
    assert (error.code, error.reason) == ("bad-transcript", "seats")
    assert error.params == {"seats": str(seats).lower(), "game": "troll"}


def test_the_number_of_seats_is_looked_at_before_the_options() -> None:
    assert refused(3, {"mugs": 1}).code == "bad-transcript"


@pytest.mark.parametrize("seats", [2, 4])
def test_defaults(seats: int) -> None:
    game = TrollGame.of(seats, {})
    assert (game.id, game.seats, game.options) == ("troll", seats, {})
    assert not game.pro
    assert game.seating is Seating.OPPOSITE
    assert tuple(game.coasters.values())[:13] == house_set()


def test_options() -> None:
    given = {"rules": "pro", "seating": "corner", "coasters": whole_set()}
    game = TrollGame.of(2, given)
    assert game.options == given
    assert game.options is not given
    assert game.pro
    assert game.seating is Seating.CORNER
    assert list(game.coasters) == IDS
    assert not TrollGame.of(2, {"rules": "basic"}).pro
    assert TrollGame.of(2, {"seating": "side-by-side"}).seating is Seating.SIDE_BY_SIDE


@pytest.mark.parametrize(
    ("option", "value", "reason", "rule", "params"),
    [
        ("mugs", 1, "unknown", None, {"game": "troll"}),
        ("Rules", "pro", "unknown", None, {"game": "troll"}),
        ("rules", "expert", "rules", "TR-9", {}),
        ("rules", None, "rules", "TR-9", {}),
        ("rules", ["pro"], "rules", "TR-9", {}),
        ("rules", True, "rules", "TR-9", {}),
        ("seating", "around", "seating", "TR-2", {}),
        ("seating", None, "seating", "TR-2", {}),
        ("seating", {}, "seating", "TR-2", {}),
        ("coasters", None, "coasters-shape", "TR-1", {}),
        ("coasters", [], "coasters-count", "TR-1", {"count": 0}),
    ],
)
def test_a_bad_option_is_refused_by_name(
    option: str, value: object, reason: str, rule: str | None, params: dict[str, object]
) -> None:
    error = refused(2, {option: value})
    assert isinstance(error, BadOption)
    assert (error.option, error.reason, error.rule) == (option, reason, rule)
    assert error.params == {"option": option, **params}


def test_tr3_tr12_the_limit_of_the_field() -> None:
    assert TrollGame.of(2, {}).limit == 3
    assert TrollGame.of(4, {}).limit == 4


def test_tr12_four_players_use_two_sets() -> None:
    game = a_game(seats=4)
    assert list(game.coasters) == [*IDS, *(f"{each}.2" for each in IDS)]
    for name in IDS:
        one, copy = game.coasters[name], game.coasters[f"{name}.2"]
        assert (one.id, copy.id) == (name, f"{name}.2")
        assert (one.name, one.sides, one.ability) == (copy.name, copy.sides, copy.ability)


def test_tr12_turn_order() -> None:
    two, four = a_game(), a_game(seats=4)
    assert [two.next_seat(Seat(seat)) for seat in range(2)] == [1, 0]
    assert [four.next_seat(Seat(seat)) for seat in range(4)] == [1, 2, 3, 0]


def test_equal_games_are_equal_and_hash_alike() -> None:
    assert a_game() == a_game()
    assert hash(a_game()) == hash(a_game())
    assert a_game() != a_game(pro=False)


@pytest.mark.parametrize("first", [0, 1])
def test_tr5_six_coasters_each_in_the_order_of_chance(first: int) -> None:
    order = IDS[::-1]
    state = a_game(pro=False).start(Scripted({"coasters": order}), Seat(first))
    assert HAND_SIZE == 6
    assert state.hands == (tuple(order[:6]), tuple(order[6:12]))
    assert state.discard == tuple(order[12:])
    assert (state.phase, state.actors, state.starter) == ("place", (first,), first)
    assert (state.open, state.barman, state.placed, state.result) == ((), None, None, None)
    assert (state.brawlers, state.smashing, state.sets) == ((), None, None)
    assert state.field == draw(".")


def test_tr5_chance_gets_the_ids_sorted_however_the_set_is_ordered() -> None:
    chance = Seeded("a seed")
    state = a_game(pro=False).start(chance, Seat(0))
    order = chance.order("coasters", sorted(IDS))
    assert (*state.hands[0], *state.hands[1], *state.discard) == order


def test_tr12_four_hands_and_a_discard_of_two() -> None:
    game = a_game(pro=False, seats=4, seating="corner")
    order = list(game.coasters)
    state = game.start(Scripted({"coasters": order}), Seat(3))
    assert state.hands == tuple(tuple(order[at : at + 6]) for at in (0, 6, 12, 18))
    assert state.discard == tuple(order[24:])
    assert state.actors == (3,)
    assert state.field == draw(".", limit=4, seating=Seating.CORNER)


def test_tr5_who_starts_is_chosen_else_random() -> None:
    game = a_game(pro=False)
    starters = {game.start(Seeded(str(seed))).starter for seed in range(20)}
    assert starters == {0, 1}
    with pytest.raises(BadSetup):
        game.start(Seeded("x"), Seat(2))
    with pytest.raises(BadChance):
        game.start(Scripted({"coasters": IDS}))


def test_tr5_scripted_hands_must_be_whole() -> None:
    with pytest.raises(BadChance):
        a_game(pro=False).start(Scripted({"coasters": IDS[:-1]}), Seat(0))


def test_tr9_the_draft_begins_with_everything_open() -> None:
    state = a_game().start(Scripted({}), Seat(0))
    assert (state.phase, state.actors) == ("draft", (0,))
    assert (state.hands, state.open, state.discard) == (((), ()), tuple(IDS), ())
    assert state.starter == 1
    assert state.legal(Seat(0)) == tuple(map(Draft, IDS))
    assert state.legal(Seat(1)) == ()
    assert a_game().start(Scripted({}), Seat(1)).starter == 0


def test_tr9_who_drafts_first_may_be_random() -> None:
    assert {a_game().start(Seeded(str(seed))).actors for seed in range(20)} == {(0,), (1,)}


def test_tr9_a_pick() -> None:
    state = a_game().start(Scripted({}), Seat(1))
    assert facts_of(state, Draft("mid")) == (Drafted(Seat(1), "mid"),)
    state = play(state, Draft("mid"))
    assert (state.actors, state.hands) == ((0,), ((), ("mid",)))
    assert state.open == tuple(each for each in IDS if each != "mid")
    assert state.discard == ()
    assert said(state, Draft("mid")) == ("not-yours", "not-open", "TR-9", {"coaster": "mid"})


def test_tr9_whoever_picked_second_places_first_and_the_rest_is_the_discard() -> None:
    state = a_game().start(Scripted({}), Seat(0))
    state = play(state, *map(Draft, IDS[:11]))
    assert (state.phase, state.actors, state.discard) == ("draft", (1,), ())
    assert facts_of(state, Draft(IDS[12])) == (
        Drafted(Seat(1), IDS[12]),
        DraftEnded((IDS[11],), Seat(1)),
    )
    state = play(state, Draft(IDS[12]))
    assert (state.phase, state.actors, state.starter) == ("place", (1,), 1)
    assert state.hands == (tuple(IDS[0:11:2]), (*IDS[1:10:2], IDS[12]))
    assert (state.open, state.discard) == ((), (IDS[11],))


def test_tr9_tr12_four_draft_in_turn() -> None:
    game = a_game(seats=4)
    ids = list(game.coasters)
    state = game.start(Scripted({}), Seat(2))
    assert state.hands == ((), (), (), ())
    state = play(state, *map(Draft, ids[:24]))
    assert state.hands == tuple(tuple(ids[seat:24:4]) for seat in (2, 3, 0, 1))
    assert state.discard == tuple(ids[24:])
    assert (state.phase, state.actors, state.starter) == ("place", (3,), 3)


def test_everything_is_open_to_every_viewer() -> None:
    state = table("small0/mid1*1 weak0", "stern", discard="tiny", barman=Side.WEST, starter=1)
    state = play(state, Place("stern", Cell(1, 1)), Mug(None))
    for viewer in (Seat(0), Seat(1), SPECTATOR):
        view = state.view(viewer)
        assert isinstance(view, TrollView)
        assert view.viewer is viewer
        for name in (*[each.name for each in fields(state)], "actors", "smashing", "sets"):
            assert getattr(view, name) == getattr(state, name)
        assert state.game.determinize(view, Random(0)) == state


def test_a_state_can_be_hashed() -> None:
    state = table("mid0", "weak tough")
    again = table("mid0", "weak tough")
    assert state == again
    assert hash(state) == hash(again)
    assert len({state, again, play(state, Place("weak", Cell(1, 0)))}) == 2


def test_the_end_of_a_turn_gives_the_turn_to_the_next_seat() -> None:
    game = a_game(seats=4)
    state = table("mid0", "weak", turn=3, game=game)
    state = play(state, Place("weak", Cell(1, 0)), Mug(None), Barman(None))
    assert (state.phase, state.actors) == ("place", (0,))
