"""TR-6 and TR-7: a turn step by step, and what is refused on the way."""

from __future__ import annotations

import pytest

from taproom.core import Action, Result, Scripted, Seat
from taproom.games.troll import (
    Barman,
    Cell,
    Draft,
    Mug,
    Place,
    Remove,
    Side,
    Smash,
    Steal,
    Swap,
    Team,
)
from taproom.games.troll.facts import BarmanMoved, Flipped, Placed, TokenMoved

from .drawing import a_game, draw, facts_of, play, refusal, said, table

BASIC = a_game(pro=False)
AT = Cell


def test_tr6_a_whole_turn() -> None:
    state = table("weak1 .", "mid tough", others="clock stern", game=BASIC)
    assert (state.phase, state.actors) == ("place", (0,))

    place = Place("mid", AT(1, 0))
    assert facts_of(state, place) == (Placed(Seat(0), "mid", AT(1, 0), None),)
    state = play(state, place)
    assert (state.phase, state.actors, state.placed) == ("mug", (0,), AT(1, 0))
    assert state.hands == (("tough",), ("clock", "stern"))
    assert state.field == draw("weak1 mid0")

    assert facts_of(state, Mug(AT(1, 0))) == (
        TokenMoved(Seat(0), None, AT(1, 0)),
        Flipped(AT(0, 0), "weak", Team(0)),
    )
    state = play(state, Mug(AT(1, 0)))
    assert (state.phase, state.actors) == ("barman", (0,))
    assert state.field == draw("weak1>0 mid0*0")

    assert facts_of(state, Barman(Side.EAST)) == (BarmanMoved(Seat(0), Side.EAST),)
    state = play(state, Barman(Side.EAST))
    assert (state.phase, state.actors, state.barman) == ("place", (1,), Side.EAST)
    assert (state.placed, state.result) == (None, None)


def test_tr6_declining_changes_nothing_and_is_no_fact() -> None:
    state = play(table("mid1 mid0*0", "mid", barman=Side.WEST, game=BASIC), Place("mid", AT(2, 0)))
    assert facts_of(state, Mug(None)) == ()
    after = play(state, Mug(None))
    assert after.field == state.field
    assert facts_of(after, Barman(None)) == ()
    assert play(after, Barman(None)).barman is Side.WEST


def test_a_refusal_leaves_the_state_as_it_was() -> None:
    state = table("mid0", "weak", game=BASIC)
    refusal(state, Place("weak", AT(0, 0)))
    assert state == table("mid0", "weak", game=BASIC)


def test_tr6_own_face_up_whoever_places() -> None:
    game = a_game(pro=False, seats=4)
    for seat in range(4):
        state = play(table(".", "mid", turn=seat, game=game), Place("mid", AT(0, 0)))
        assert state.field == draw(f"mid{seat}", limit=4)


def test_tr6_the_mug_comes_before_the_comparison() -> None:
    state = table("mid1 .", "mid", game=BASIC)
    state = play(state, Place("mid", AT(1, 0)))
    assert play(state, Mug(None)).field == draw("mid1 mid0")
    assert play(state, Mug(AT(1, 0))).field == draw("mid1>0 mid0*0")
    assert play(state, Mug(AT(0, 0))).field == draw("mid1*0 mid0")


def test_tr6_a_token_stays_on_a_coaster_that_flips() -> None:
    state = play(table("weak1*1 .", "mid", game=BASIC), Place("mid", AT(1, 0)), Mug(None))
    assert state.field == draw("weak1>0*1 mid0")


def test_tr6_only_the_placed_coaster_compares_and_there_are_no_chains() -> None:
    state = table("weak1 clock1 .", "mid", game=BASIC)
    state = play(state, Place("mid", AT(2, 0)), Mug(None))
    assert state.field == draw("weak1 clock1>0 mid0")


def test_tr6_the_placed_coaster_is_not_beaten() -> None:
    state = table("tough1 .", "weak", game=BASIC)
    assert play(state, Place("weak", AT(1, 0)), Mug(None)).field == draw("tough1 weak0")


def test_tr6_flips_are_told_in_the_order_of_the_sides() -> None:
    state = table(". weak1 .\nweak1 . weak1\n. weak1 .", "mid", game=BASIC)
    state = play(state, Place("mid", AT(1, 1)))
    cells = [fact.cell for fact in facts_of(state, Mug(None)) if isinstance(fact, Flipped)]
    assert cells == [AT(1, 0), AT(2, 1), AT(1, 2), AT(0, 1)]
    flipped = ". weak1>0 .\nweak1>0 mid0 weak1>0\n. weak1>0 ."
    assert play(state, Mug(None)).field == draw(flipped)


def test_tr12_partners_do_not_flip_each_other() -> None:
    game = a_game(pro=False, seats=4)
    state = table("weak0 . weak1", "mid", turn=2, game=game)
    state = play(state, Place("mid", AT(1, 0)), Mug(None))
    assert state.field == draw("weak0 mid2 weak1>0", limit=4)


def test_tr6_moving_the_token() -> None:
    state = table("mid0*0 mid1*1 .", "mid", game=BASIC)
    state = play(state, Place("mid", AT(2, 0)))
    assert facts_of(state, Mug(AT(2, 0)))[0] == TokenMoved(Seat(0), AT(0, 0), AT(2, 0))
    assert play(state, Mug(AT(2, 0))).field == draw("mid0 mid1*1 mid0*0")
    expected = ("token-there", None, "TR-6", {"cell": "[1, 0]"})
    assert said(state, Mug(AT(1, 0))) == expected
    assert said(state, Mug(AT(0, 0))) == ("token-there", None, "TR-6", {"cell": "[0, 0]"})
    assert said(state, Mug(AT(5, 0))) == ("no-coaster", None, None, {"cell": "[5, 0]"})
    assert state.legal(Seat(0)) == (Mug(None), Mug(AT(2, 0)))


def test_tr6_the_token_may_stand_on_any_coaster() -> None:
    state = play(table("mid1 tough1 .", "mid", game=BASIC), Place("mid", AT(2, 0)))
    assert set(state.legal(Seat(0))) == {Mug(None), *(Mug(AT(x, 0)) for x in range(3))}


def test_tr6_the_barman_may_move_to_any_other_side() -> None:
    state = table("mid0", "weak", barman=Side.SOUTH, game=BASIC)
    state = play(state, Place("weak", AT(1, 0)), Mug(None))
    others = (Side.NORTH, Side.EAST, Side.WEST)
    assert state.legal(Seat(0)) == (Barman(None), *map(Barman, others))
    expected = ("not-allowed", "barman-there", "TR-6", {"side": "south"})
    assert said(state, Barman(Side.SOUTH)) == expected


def test_tr4_until_first_moved_he_is_by_no_side() -> None:
    state = play(table("mid0", "weak", game=BASIC), Place("weak", AT(1, 0)), Mug(None))
    assert state.legal(Seat(0)) == (Barman(None), *map(Barman, Side))


def test_tr4_the_barman_bounds_what_the_next_player_lays() -> None:
    state = table("mid0", "weak", others="tough", game=BASIC)
    state = play(state, Place("weak", AT(1, 0)), Mug(None), Barman(Side.EAST))
    expected = ("barman-line", None, "TR-4", {"cell": "[2, 0]", "side": "east"})
    assert said(state, Place("tough", AT(2, 0))) == expected
    assert play(state, Place("tough", AT(-1, 0))).phase == "mug"


def test_legal_placements_are_hand_times_open_cells() -> None:
    state = table("mid0 mid0 mid1", "weak tough", barman=Side.NORTH, game=BASIC)
    expected = {Place(name, AT(x, 1)) for name in ("weak", "tough") for x in range(3)}
    assert set(state.legal(Seat(0))) == expected
    assert len(state.legal(Seat(0))) == 6
    assert state.legal(Seat(1)) == ()
    first = table(".", "weak tough", game=BASIC)
    assert first.legal(Seat(0)) == (Place("weak", AT(0, 0)), Place("tough", AT(0, 0)))


def test_place_refusals() -> None:
    state = table("mid0", "weak", others="tough", discard="small", game=BASIC)
    not_in_hand = ("not-yours", "not-in-hand", "TR-6", {"coaster": "tough"})
    assert said(state, Place("tough", AT(1, 0))) == not_in_hand
    taken = ("cell-taken", None, "TR-3", {"cell": "[0, 0]", "coaster": "mid"})
    assert said(state, Place("weak", AT(0, 0))) == taken
    assert said(state, Place("weak", AT(3, 0))) == (
        "field-limit",
        None,
        "TR-3",
        {"cell": "[3, 0]", "limit": 3},
    )
    assert said(state, Place("weak", AT(1, 1))) == ("cell-apart", None, "TR-3", {"cell": "[1, 1]"})
    empty = table(".", "weak", game=BASIC)
    assert said(empty, Place("weak", AT(1, 0))) == (
        "cell-apart",
        "first",
        "TR-2",
        {"cell": "[1, 0]"},
    )


@pytest.mark.parametrize("pro", [False, True])
def test_the_order_of_refusals_when_placing(*, pro: bool) -> None:
    """Hand, then the discard of `as`, then the cell, then whether `as` is allowed at all."""
    state = table("mid0", "weak", others="tough", discard="small", game=a_game(pro=pro))
    assert refusal(state, Place("tough", AT(0, 0), "clock")).reason == "not-in-hand"
    not_in_discard = ("not-yours", "not-in-discard", "TR-11", {"coaster": "clock"})
    assert said(state, Place("weak", AT(0, 0), "clock")) == not_in_discard
    assert refusal(state, Place("weak", AT(0, 0), "small")).code == "cell-taken"
    expected = ("not-allowed", "no-shapeshifter", "TR-11", {"coaster": "weak"})
    assert said(state, Place("weak", AT(1, 0), "small")) == expected


def test_tr5_abilities_are_not_used_in_the_basic_game() -> None:
    shifter = table("mid0", "shifter", discard="small", game=BASIC)
    expected = ("not-allowed", "no-shapeshifter", "TR-11", {"coaster": "shifter"})
    assert said(shifter, Place("shifter", AT(1, 0), "small")) == expected
    assert all(
        isinstance(action, Place) and action.shift is None for action in shifter.legal(Seat(0))
    )
    cover = table("small0", "mid", game=BASIC)
    assert refusal(cover, Place("mid", AT(0, 0))).code == "cell-taken"
    for name in ("thief", "stern", "joker"):
        state = table("mid0*0 mid1 mid1", name, game=BASIC)
        state = play(state, Place(name, AT(0, 1)))
        assert state.phase == "mug"
        assert play(state, Mug(None)).phase == "barman"


ANYTHING: list[Action] = [
    Draft("mid"),
    Place("mid", AT(0, 0)),
    Steal(None, None),
    Mug(None),
    Remove(None),
    Swap(None),
    Barman(None),
    Smash(None),
]


@pytest.mark.parametrize("action", ANYTHING, ids=lambda action: action.type)
def test_an_action_of_another_step_is_the_wrong_phase(action: Action) -> None:
    place = table("mid0", "weak")
    mug = play(place, Place("weak", AT(1, 0)))
    for state in (place, mug, play(mug, Mug(None))):
        if action.type != state.phase:
            expected = {"action": action.type, "phase": state.phase}
            assert said(state, action) == ("wrong-phase", None, None, expected)


def test_only_the_actor_acts() -> None:
    state = table("mid0", "weak")
    for seat in (1, 2, -1):
        assert refusal(state, Place("weak", AT(1, 0)), seat).code == "not-your-turn"


def test_bad_actions_come_before_phase_and_turn() -> None:
    state = table("mid0", "weak", discard="small")
    assert said(state, Action()) == ("bad-action", "no-such-action", None, {})
    unknown = ("bad-action", "unknown-coaster", "TR-1", {"coaster": "nobody"})
    assert said(state, Draft("nobody"), 1) == unknown
    assert said(state, Place("nobody", AT(0, 0)), 1) == unknown
    assert said(state, Place("weak", AT(0, 0), "nobody"), 1) == unknown
    assert said(state, Place("mid.2", AT(0, 0)))[1] == "unknown-coaster"
    assert said(state, Steal(AT(0, 0), None)) == ("bad-action", "steal-to", "TR-11", {})
    assert said(state, Steal(AT(0, 0), "home"))[1] == "steal-to"  # type: ignore[arg-type]
    assert refusal(state, Steal(None, "home")).code == "wrong-phase"  # type: ignore[arg-type]


def test_a_long_coaster_name_is_quoted_in_short() -> None:
    assert len(str(refusal(table("mid0", "weak"), Draft("x" * 999)).params["coaster"])) < 100


def test_tr7_a_complete_field_ends_the_game_at_the_end_of_the_turn() -> None:
    state = table("mid0 mid0 mid0\nmid0 mid0 mid0\nmid1 weak1 .", "tough weak", game=BASIC)
    state = play(state, Place("tough", AT(2, 2)), Mug(None))
    assert (state.phase, state.result) == ("barman", None)
    state = play(state, Barman(Side.WEST))
    assert (state.phase, state.actor, state.actors) == (None, None, ())
    assert state.result == Result(winners=(Seat(0),), points=(14, 2), by="points")
    assert state.barman is Side.WEST
    assert (state.placed, state.sets, state.smashing) == (None, None, None)
    assert state.legal(Seat(0)) == ()
    assert said(state, Place("weak", AT(3, 3)), 1) == ("game-over", None, None, {})
    assert refusal(state, Action(), 0).code == "game-over"


def test_tr7_in_the_basic_game_an_empty_hand_does_not_end_it() -> None:
    state = table("mid0", "weak", others="", game=BASIC)
    state = play(state, Place("weak", AT(1, 0)), Mug(None), Barman(None))
    assert (state.phase, state.result) == ("place", None)


def test_tr7_no_brawlers_in_the_basic_game() -> None:
    text = "brawler0 mid0 mid0\nmid0 mid0 mid0\nmid1 weak1 ."
    state = table(text, "tough weak", game=BASIC)
    state = play(state, Place("tough", AT(2, 2)), Mug(None), Barman(None))
    assert state.result is not None


def test_a_basic_game_takes_nine_turns() -> None:
    order = list(BASIC.coasters)
    state = BASIC.start(Scripted({"coasters": order}), Seat(0))
    turns = 0
    while state.result is None:
        state = play(state, state.legal(state.actors[0])[0])
        turns += state.phase == "mug"
    assert turns == 9
    assert state.field.complete
    assert [len(hand) for hand in state.hands] == [1, 2]
