"""TR-7 and the Brawlers of TR-11: how a pro game ends."""

from __future__ import annotations

from taproom.core import GameEnded, Result, Seat
from taproom.games.troll import Barman, Cell, Mug, MugSet, Place, Side, Smash, TrollState
from taproom.games.troll.facts import BarmanMoved, Smashed

from .drawing import a_game, facts_of, play, refusal, said, table

AT = Cell
ABOVE = Cell(0, -1)


def ended(
    text: str,
    *,
    at: Cell = ABOVE,
    turn: int = 0,
    starter: int = 0,
    seats: int = 2,
) -> TrollState:
    """A weak one is laid beside this field, and the next player has no coasters."""
    game = a_game(seats=seats)
    state = table(text, "weak tough", turn=turn, others="", starter=starter, game=game)
    return play(state, Place("weak", at), Mug(None), Barman(None))


def test_tr7_the_game_ends_when_the_player_to_move_has_no_coasters() -> None:
    state = ended("mid0")
    assert (state.phase, state.actors) == (None, ())
    assert state.result == Result((Seat(0),), (4, 0), "points")
    assert state.hands[0] == ("tough",)


def test_tr7_not_while_the_player_to_move_has_some() -> None:
    state = table("mid0", "weak")
    state = play(state, Place("weak", AT(1, 0)), Mug(None), Barman(None))
    assert (state.phase, state.actors, state.result) == ("place", (1,), None)
    assert state.hands[0] == ()


def test_tr7_even_if_a_partner_has_some() -> None:
    game = a_game(seats=4)
    state = table("mid0", "weak", turn=3, others="tough", game=game)
    hands = ((), *state.hands[1:])
    state = TrollState(
        game=game, phase="place", actor=Seat(3), starter=Seat(0), hands=hands, field=state.field
    )
    state = play(state, Place("weak", AT(1, 0)), Mug(None), Barman(None))
    assert state.result is not None


def test_tr7_a_complete_field_ends_the_pro_game_too() -> None:
    text = "mid0 mid0 mid0\nmid0 mid0 mid0\nmid0 mid0 ."
    state = play(table(text, "weak"), Place("weak", AT(2, 2)), Mug(None), Barman(None))
    assert state.result is not None


def test_the_end_is_told() -> None:
    state = table("mid0", "weak", others="")
    state = play(state, Place("weak", AT(1, 0)), Mug(None))
    result = Result((Seat(0),), (4, 0), "points")
    assert facts_of(state, Barman(None)) == (GameEnded(result),)
    assert facts_of(state, Barman(Side.EAST)) == (
        BarmanMoved(Seat(0), Side.EAST),
        GameEnded(result),
    )


def test_tr10_sets_are_shown_by_team_when_over() -> None:
    state = table("mid0 tough1 stern1", "weak", others="")
    state = play(state, Place("weak", AT(0, 1)), Mug(None))
    assert state.sets is None
    state = play(state, Barman(None))
    assert state.sets == ((MugSet("light", 2),), (MugSet("ale", 2),))
    assert state.view(None).sets == state.sets


def test_tr11_a_brawler_is_asked_before_the_count() -> None:
    state = ended("mid0 brawler0 tough1\n. mid1 .")
    assert (state.phase, state.actors, state.smashing) == ("smash", (0,), AT(1, 0))
    assert (state.result, state.sets, state.placed) == (None, None, None)
    assert set(state.legal(Seat(0))) == {
        Smash(None),
        Smash(AT(0, 0)),
        Smash(AT(2, 0)),
        Smash(AT(1, 1)),
    }
    assert state.legal(Seat(0))[0] == Smash(None)
    assert len(state.legal(Seat(0))) == 4


def test_tr11_a_smashed_mug_does_not_score() -> None:
    state = ended("brawler0 mid1 weak1")
    whole = play(state, Smash(None))
    assert whole.result == Result((Seat(1),), (2, 4), "points")
    assert whole.sets == ((), (MugSet("light", 2),))
    result = Result((Seat(1),), (2, 3), "points")
    smash = Smash(AT(1, 0))
    assert facts_of(state, smash) == (Smashed(Seat(0), AT(0, 0), AT(1, 0)), GameEnded(result))
    after = play(state, smash)
    assert after.result == result
    assert [spot.smashed for spot in after.field.spots.values()] == [0, 1, 0, 0]
    assert (after.phase, after.actors, after.brawlers, after.smashing) == (None, (), (), None)


def test_tr11_a_coaster_with_no_mug_left_is_in_no_set() -> None:
    state = ended("mid1 weak1 brawler0")
    after = play(state, Smash(AT(1, 0)))
    assert after.sets == ((), ())
    assert after.result == Result((Seat(0),), (2, 2), "levels")


def test_declining_tells_only_the_end() -> None:
    state = ended("brawler0 mid1")
    assert [type(fact) for fact in facts_of(state, Smash(None))] == [GameEnded]


def test_tr11_smash_refusals_in_their_order() -> None:
    state = ended("brawler0 weak1\nrowdy0 mid1")
    assert state.smashing == AT(0, 0)
    assert said(state, Smash(AT(5, 5))) == ("no-coaster", None, None, {"cell": "[5, 5]"})
    not_touching = ("not-touching", None, "TR-11", {"cell": "[1, 1]"})
    assert said(state, Smash(AT(1, 1))) == not_touching
    assert refusal(state, Smash(AT(0, 0))).code == "not-touching"
    state = play(ended("weak1 rowdy0\nbrawler0 mid1"), Smash(AT(0, 0)))
    assert state.smashing == AT(0, 1)
    nothing_left = ("not-allowed", "no-mug-left", "TR-11", {"cell": "[0, 0]"})
    assert said(state, Smash(AT(0, 0))) == nothing_left
    assert set(state.legal(Seat(0))) == {Smash(None), Smash(AT(1, 1))}


def test_tr11_not_touching_comes_before_no_mug_left() -> None:
    state = play(ended("weak1 rowdy0\nmid0 mid0\n. brawler0", at=AT(-1, 0)), Smash(AT(0, 0)))
    assert state.smashing == AT(1, 2)
    assert refusal(state, Smash(AT(0, 0))).code == "not-touching"


def test_tr11_the_top_of_a_stack_is_smashed() -> None:
    state = play(ended("brawler0 small1/tough1"), Smash(AT(1, 0)))
    assert state.result == Result((Seat(0),), (2, 1), "points")


def test_tr11_two_mugs_can_be_smashed_by_two_brawlers() -> None:
    state = ended("brawler0 mid1 rowdy0")
    state = play(state, Smash(AT(1, 0)))
    assert (state.phase, state.smashing) == ("smash", AT(2, 0))
    state = play(state, Smash(AT(1, 0)))
    assert state.field.spots[AT(1, 0)].mugs == 0
    assert state.result == Result((Seat(0),), (3, 0), "points")


def test_tr11_a_brawler_with_no_mug_beside_it_is_not_asked() -> None:
    """The first takes the only mug that the second could have reached."""
    state = ended("rowdy0 weak1 brawler1", starter=0)
    assert state.smashing == AT(0, 0)
    assert play(state, Smash(None)).smashing == AT(2, 0)
    assert play(state, Smash(AT(1, 0))).result is not None
    lonely = table(".", "brawler", others="")
    lonely = play(lonely, Place("brawler", AT(0, 0)), Mug(None), Barman(None))
    assert lonely.result is not None


def test_tr11_a_brawler_that_cannot_act_is_skipped_for_the_next() -> None:
    state = ended("rowdy0 weak0!\n. .\nbrawler0 mid0", at=AT(-1, 0))
    assert state.smashing == AT(0, 0), "the weak one laid beside it has a mug"
    state = play(state, Smash(AT(-1, 0)))
    assert state.smashing == AT(0, 2)
    skipped = table("mid0 . rowdy0\n. . .\nbrawler0 mid0 .", "weak", others="")
    skipped = play(skipped, Place("weak", AT(0, 1)), Mug(None), Barman(None))
    assert skipped.brawlers == (AT(0, 2),)


def order_asked(state: TrollState) -> list[tuple[Seat, Cell | None]]:
    asked = []
    while state.phase == "smash":
        asked.append((state.actors[0], state.smashing))
        state = play(state, Smash(None))
    return asked


def full(text: str, *, turn: int, starter: int, seats: int = 2) -> TrollState:
    """The field is completed by a weak one laid at [1, 1]."""
    state = table(text, "weak", turn=turn, starter=starter, game=a_game(seats=seats))
    return play(state, Place("weak", AT(1, 1)), Mug(None), Barman(None))


def test_tr11_brawlers_act_team_by_team_each_teams_by_y_then_x() -> None:
    text = "mid0 brawler1 rowdy0\nbrawler0 . rowdy1\nrowdy0 mid0 brawler1"
    ours = [(0, AT(2, 0)), (0, AT(0, 1)), (0, AT(0, 2))]
    theirs = [(1, AT(1, 0)), (1, AT(2, 1)), (1, AT(2, 2))]
    for turn in (0, 1):
        assert order_asked(full(text, turn=turn, starter=0)) == ours + theirs
        assert order_asked(full(text, turn=turn, starter=1)) == theirs + ours


def test_tr11_the_teams_as_they_stand_at_the_end() -> None:
    text = "mid0 brawler0>1 mid0\nmid0 . mid0\nmid0 rowdy1>0 mid0"
    assert order_asked(full(text, turn=0, starter=0)) == [(0, AT(1, 2)), (1, AT(1, 0))]


def test_tr11_a_brawler_whose_own_mugs_are_smashed_still_acts() -> None:
    text = "mid0 brawler0 rowdy1\nmid0 . mid0\nmid0 mid0 mid0"
    state = full(text, turn=0, starter=0)
    state = play(state, Smash(AT(2, 0)))
    assert (state.smashing, state.actors) == (AT(2, 0), (1,))


def test_tr12_the_lowest_seat_of_the_team_decides() -> None:
    state = ended("brawler3 mid0 rowdy2", turn=1, starter=3, seats=4)
    assert order_asked(state) == [(1, AT(0, 0)), (0, AT(2, 0))]
    state = ended("brawler3 mid0 rowdy2", turn=1, starter=2, seats=4)
    assert order_asked(state) == [(0, AT(2, 0)), (1, AT(0, 0))]
    assert refusal(state, Smash(None), 2).code == "not-your-turn"


def test_tr12_a_teams_score_is_common() -> None:
    state = ended("mid0 stern2 tough1", turn=2, seats=4)
    assert state.result == Result((Seat(0), Seat(2)), (5, 1), "points")
