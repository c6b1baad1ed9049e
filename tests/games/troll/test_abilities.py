"""TR-11: Thief, Stern look, Shapeshifter, Joker and small creatures, in the pro game."""

from __future__ import annotations

import pytest

from taproom.core import Seat
from taproom.games.troll import Barman, Cell, Mug, Place, Remove, Side, Steal, Swap, TrollState
from taproom.games.troll.facts import Placed, Removed, Stolen, Swapped

from .drawing import a_game, draw, facts_of, play, refusal, said, table

AT = Cell


def laid(text: str, name: str, x: int, y: int, *, turn: int = 0) -> TrollState:
    """The table just after this coaster was laid."""
    return play(table(text, name, turn=turn), Place(name, AT(x, y)))


# Thief


def test_tr11_a_thief_chooses_before_the_mug() -> None:
    state = laid("mid0*0 mid1*1 .", "thief", 2, 0)
    assert (state.phase, state.actors) == ("steal", (0,))
    assert state.legal(Seat(0)) == (
        Steal(None, None),
        Steal(AT(0, 0), "thief"),
        Steal(AT(0, 0), "off"),
        Steal(AT(1, 0), "thief"),
        Steal(AT(1, 0), "off"),
    )


def test_tr11_a_thief_takes_a_token_onto_himself() -> None:
    state = laid("mid0 mid1*1 .", "thief", 2, 0)
    take = Steal(AT(1, 0), "thief")
    assert facts_of(state, take) == (Stolen(Seat(0), Seat(1), AT(1, 0), "thief"),)
    state = play(state, take)
    assert (state.phase, state.actors) == ("mug", (0,))
    assert state.field == draw("mid0 mid1 thief0*1")
    assert refusal(state, Mug(AT(2, 0))).code == "token-there"


def test_tr11_a_thief_takes_a_token_off_the_field() -> None:
    state = laid("mid0 mid1*1 .", "thief", 2, 0)
    take = Steal(AT(1, 0), "off")
    assert facts_of(state, take) == (Stolen(Seat(0), Seat(1), AT(1, 0), "off"),)
    state = play(state, take)
    assert state.phase == "mug"
    assert state.field == draw("mid0 mid1 thief0")


def test_tr11_the_owner_of_a_stolen_token_can_lay_it_again() -> None:
    state = table("mid0 mid1*1 .", "thief", others="weak tough")
    state = play(state, Place("thief", AT(2, 0)), Steal(AT(1, 0), "off"), Mug(None), Barman(None))
    state = play(state, Place("weak", AT(0, 1)), Mug(AT(0, 0)))
    assert state.field.spots[AT(0, 0)].token == 1


def test_tr11_a_stolen_token_counts_in_the_comparison() -> None:
    """4 against 4, and 5 against 4 with the token."""
    state = laid("stern1*1 .", "thief", 1, 0)
    assert play(state, Steal(None, None), Mug(None)).field == draw("stern1*1 thief0")
    assert play(state, Steal(AT(0, 0), "off"), Mug(None)).field == draw("stern1 thief0")
    assert play(state, Steal(AT(0, 0), "thief"), Mug(None)).field == draw("stern1>0 thief0*1")


def test_tr11_a_thief_may_decline() -> None:
    state = laid("mid1*1 .", "thief", 1, 0)
    for decline in (Steal(None, None), Steal(None, "off"), Steal(None, "thief")):
        assert facts_of(state, decline) == ()
        after = play(state, decline)
        assert (after.phase, after.field) == ("mug", state.field)


def test_tr11_a_thief_with_no_token_about_is_not_asked() -> None:
    assert laid("mid1 mid0", "thief", 2, 0).phase == "mug"


def test_tr11_a_thief_that_holds_a_token_only_takes_one_off() -> None:
    """Laid on a small creature, he stands under its token."""
    state = laid("mid1*1 small0*0", "thief", 1, 0)
    assert state.field == draw("mid1*1 small0/thief0*0")
    assert state.legal(Seat(0)) == (
        Steal(None, None),
        Steal(AT(0, 0), "off"),
        Steal(AT(1, 0), "off"),
    )
    holds = ("token-there", "thief", "TR-11", {"cell": "[1, 0]"})
    assert said(state, Steal(AT(0, 0), "thief")) == holds
    assert said(state, Steal(AT(1, 0), "thief")) == holds
    assert play(state, Steal(AT(1, 0), "off")).field == draw("mid1*1 small0/thief0")
    alone = laid("mid1 small0*0", "thief", 1, 0)
    assert alone.legal(Seat(0)) == (Steal(None, None), Steal(AT(1, 0), "off"))


def test_tr11_steal_refusals_in_their_order() -> None:
    holding = laid("mid1 small0*0", "thief", 1, 0)
    assert refusal(holding, Steal(AT(7, 7), "thief")).code == "no-coaster"
    assert refusal(holding, Steal(AT(0, 0), "thief")).code == "token-there"
    no_token = ("no-token", None, "TR-11", {"cell": "[0, 0]"})
    assert said(holding, Steal(AT(0, 0), "off")) == no_token
    free = laid("mid1 mid0*0 .", "thief", 2, 0)
    assert said(free, Steal(AT(7, 7), "off")) == ("no-coaster", None, None, {"cell": "[7, 7]"})
    assert said(free, Steal(AT(0, 0), "thief")) == no_token
    assert refusal(free, Steal(AT(2, 0), "thief")).code == "no-token"
    assert refusal(free, Steal(AT(2, 0), "off")).code == "no-token"


# Stern look


def test_tr11_a_stern_look_removes_after_the_comparison() -> None:
    state = laid("weak1 . mid0*1\n. mid1 .", "stern", 1, 0)
    assert state.phase == "mug"
    state = play(state, Mug(None))
    assert (state.phase, state.actors) == ("remove", (0,))
    assert state.field == draw("weak1>0 stern0 mid0*1\n. mid1 .")
    touching = {Remove(AT(0, 0)), Remove(AT(2, 0)), Remove(AT(1, 1))}
    assert set(state.legal(Seat(0))) == {Remove(None), *touching}
    assert len(state.legal(Seat(0))) == 4
    assert state.legal(Seat(0))[0] == Remove(None)


def test_tr11_a_removed_coaster_is_discarded_and_its_token_goes_home() -> None:
    state = play(table("mid1*1 .", "stern", discard="tiny"), Place("stern", AT(1, 0)), Mug(None))
    gone = Removed(Seat(0), AT(0, 0), "mid", Seat(1))
    assert facts_of(state, Remove(AT(0, 0))) == (gone,)
    state = play(state, Remove(AT(0, 0)))
    assert (state.phase, state.actors) == ("barman", (0,))
    assert state.discard == ("tiny", "mid")
    assert state.field == draw(". stern0")


def test_tr11_without_a_token_none_goes_home() -> None:
    state = play(laid("mid0 .", "stern", 1, 0), Mug(None))
    assert facts_of(state, Remove(AT(0, 0))) == (Removed(Seat(0), AT(0, 0), "mid", None),)


def test_tr11_of_a_stack_the_top_one_is_removed() -> None:
    state = play(laid("small1/mid1*0 .", "stern", 1, 0), Mug(None), Remove(AT(0, 0)))
    assert state.field == draw("small1 stern0")
    assert state.discard == ("mid",)


def test_tr11_never_the_one_below_itself() -> None:
    state = play(laid("mid0 small0", "stern", 1, 0), Mug(None))
    assert state.field == draw("mid0 small0/stern0")
    expected = ("not-touching", None, "TR-11", {"cell": "[1, 0]"})
    assert said(state, Remove(AT(1, 0))) == expected
    assert state.legal(Seat(0)) == (Remove(None), Remove(AT(0, 0)))


def test_tr11_remove_refusals() -> None:
    state = play(laid("mid0 mid0\n. .", "stern", 0, 1), Mug(None))
    assert said(state, Remove(AT(1, 1))) == ("no-coaster", None, None, {"cell": "[1, 1]"})
    not_touching = ("not-touching", None, "TR-11", {"cell": "[1, 0]"})
    assert said(state, Remove(AT(1, 0))) == not_touching


def test_tr11_a_stern_look_may_decline_and_is_not_asked_with_nothing_beside_it() -> None:
    state = play(laid("mid0 .", "stern", 1, 0), Mug(None))
    assert facts_of(state, Remove(None)) == ()
    after = play(state, Remove(None))
    assert (after.phase, after.field, after.discard) == ("barman", state.field, ())
    assert play(laid(".", "stern", 0, 0), Mug(None)).phase == "barman"
    assert play(laid("small0", "stern", 0, 0), Mug(None)).phase == "barman"


def test_tr7_a_stern_look_opens_a_complete_field_again_and_play_goes_on() -> None:
    text = "mid0 mid0 mid0\nmid0 mid0 mid0\nmid0 mid0 ."
    state = play(table(text, "stern"), Place("stern", AT(2, 2)), Mug(None))
    opened = play(state, Remove(AT(2, 1)), Barman(None))
    assert (opened.phase, opened.actors) == ("place", (1,))
    assert play(state, Remove(None), Barman(None)).result is not None


# Joker


def test_tr11_a_joker_swaps_any_two_others_once_each() -> None:
    state = laid("mid0*0 . weak1\nmid1 . .", "joker", 1, 0)
    state = play(state, Mug(None))
    assert (state.phase, state.actors) == ("swap", (0,))
    pairs = [(AT(0, 0), AT(2, 0)), (AT(0, 0), AT(0, 1)), (AT(2, 0), AT(0, 1))]
    assert state.legal(Seat(0)) == (Swap(None), *map(Swap, pairs))


def test_tr11_a_swap_moves_tokens_and_compares_nothing() -> None:
    state = play(laid("tough1*0 mid0 .\n. . weak0", "joker", 2, 0), Mug(None))
    swap = Swap((AT(0, 0), AT(2, 1)))
    assert facts_of(state, swap) == (Swapped(Seat(0), (AT(0, 0), AT(2, 1))),)
    after = play(state, swap)
    assert (after.phase, after.actors) == ("barman", (0,))
    assert after.field == draw("weak0 mid0 joker0\n. . tough1*0")
    backwards = play(state, Swap((AT(2, 1), AT(0, 0))))
    assert backwards.field == after.field


def test_tr11_what_lies_on_a_small_creature_can_be_swapped_the_creature_not() -> None:
    state = play(laid("small0/mid1*1 . weak0", "joker", 1, 0), Mug(None))
    state = play(state, Swap((AT(0, 0), AT(2, 0))))
    assert state.field == draw("small0/weak0 joker0 mid1*1")


def test_tr11_swap_refusals() -> None:
    state = play(laid("mid0 . weak0", "joker", 1, 0), Mug(None))
    nothing = ("no-coaster", None, None, {"cell": "[5, 5]"})
    for cells in (
        (AT(5, 5), AT(0, 0)),
        (AT(0, 0), AT(5, 5)),
        (AT(1, 0), AT(5, 5)),
        (AT(5, 5), AT(5, 5)),
    ):
        assert said(state, Swap(cells)) == nothing
    for cells in ((AT(1, 0), AT(0, 0)), (AT(0, 0), AT(1, 0))):
        assert said(state, Swap(cells)) == ("not-allowed", "swap-joker", "TR-11", {})
    assert refusal(state, Swap((AT(1, 0), AT(1, 0)))).code == "not-allowed"
    itself = ("not-allowed", "swap-itself", "TR-11", {"cell": "[0, 0]"})
    assert said(state, Swap((AT(0, 0), AT(0, 0)))) == itself


def test_tr11_a_joker_may_decline_and_needs_two_others() -> None:
    state = play(laid("mid0 . weak0", "joker", 1, 0), Mug(None))
    assert facts_of(state, Swap(None)) == ()
    after = play(state, Swap(None))
    assert (after.phase, after.field) == ("barman", state.field)
    assert play(laid("mid0", "joker", 1, 0), Mug(None)).phase == "barman"
    assert play(laid("small0 mid0", "joker", 0, 0), Mug(None)).phase == "barman"


# Shapeshifter


def test_tr11_a_shapeshifter_lays_a_coaster_of_the_discard() -> None:
    state = table("mid0", "shifter clock", discard="tiny tough")
    place = Place("shifter", AT(1, 0), "tough")
    assert facts_of(state, place) == (Placed(Seat(0), "tough", AT(1, 0), "shifter"),)
    state = play(state, place)
    assert state.field == draw("mid0 tough0")
    assert state.discard == ("tiny", "shifter")
    assert state.hands[0] == ("clock",)


def test_tr11_a_shapeshifter_may_be_laid_plainly() -> None:
    state = play(table("mid0", "shifter", discard="tough"), Place("shifter", AT(1, 0)))
    assert (state.field, state.discard) == (draw("mid0 shifter0"), ("tough",))
    assert state.phase == "mug"


def test_tr11_the_coaster_out_of_the_discard_may_use_its_ability() -> None:
    def shifted(name: str) -> TrollState:
        state = table("mid0*0 mid1 .", "shifter", discard=name)
        return play(state, Place("shifter", AT(2, 0), name))

    assert shifted("thief").phase == "steal"
    assert play(shifted("stern"), Mug(None)).phase == "remove"
    assert play(shifted("joker"), Mug(None)).phase == "swap"


def test_tr11_legal_counts_every_as() -> None:
    state = table("mid0", "shifter weak", discard="tiny tough", barman=Side.NORTH)
    cells = [AT(1, 0), AT(0, 1), AT(-1, 0)]
    expected = {
        *(Place("shifter", cell, shift) for cell in cells for shift in (None, "tiny", "tough")),
        *(Place("weak", cell) for cell in cells),
    }
    assert set(state.legal(Seat(0))) == expected
    assert len(state.legal(Seat(0))) == len(expected) == 12


def test_tr11_a_shapeshifter_cannot_lay_itself_or_what_is_not_discarded() -> None:
    state = table("mid0", "shifter weak", discard="tough")
    for shift in ("shifter", "weak", "mid", "clock"):
        expected = ("not-yours", "not-in-discard", "TR-11", {"coaster": shift})
        assert said(state, Place("shifter", AT(1, 0), shift)) == expected


def test_tr11_a_shapeshifter_out_of_the_discard_is_laid_plainly() -> None:
    game = a_game(seats=4)
    state = table("mid0", "shifter", discard="shifter.2 tough", game=game)
    state = play(state, Place("shifter", AT(1, 0), "shifter.2"))
    assert state.field == draw("mid0 shifter.20", limit=4)
    assert state.discard == ("tough", "shifter")
    assert state.phase == "mug"


# Small creatures


def test_tr11_a_small_creature_of_the_own_team_can_be_covered() -> None:
    state = table("small0*1 weak1", "mid")
    state = play(state, Place("mid", AT(0, 0)))
    assert state.field == draw("small0/mid0*1 weak1")
    assert state.placed == AT(0, 0)
    assert play(state, Mug(None)).field == draw("small0/mid0*1 weak1>0")


def test_tr11_only_one_of_the_own_team_whoever_placed_it() -> None:
    state = table("small1>0 tiny0>1 weak0", "mid")
    assert Place("mid", AT(0, 0)) in state.legal(Seat(0))
    assert Place("mid", AT(1, 0)) not in state.legal(Seat(0))
    assert refusal(state, Place("mid", AT(1, 0))).code == "cell-taken"
    assert refusal(state, Place("mid", AT(2, 0))).code == "cell-taken"
    assert play(state, Place("mid", AT(0, 0))).field == draw("small1>0/mid0 tiny0>1 weak0")


def test_tr11_a_partners_small_creature_can_be_covered() -> None:
    state = table("small0 tiny1", "mid", turn=2, game=a_game(seats=4))
    assert Place("mid", AT(0, 0)) in state.legal(Seat(2))
    assert Place("mid", AT(1, 0)) not in state.legal(Seat(2))


@pytest.mark.parametrize("barman", list(Side))
def test_tr11_the_barman_does_not_matter_there(barman: Side) -> None:
    state = table("small0", "mid", barman=barman)
    assert Place("mid", AT(0, 0)) in state.legal(Seat(0))


def test_tr11_small_creatures_can_be_stacked() -> None:
    state = table("small0/tiny0 weak1", "mid")
    assert play(state, Place("mid", AT(0, 0))).field == draw("small0/tiny0/mid0 weak1")


def test_tr11_a_covered_small_creature_cannot_be_covered_again() -> None:
    state = table("small0/weak0 weak1", "mid")
    assert refusal(state, Place("mid", AT(0, 0))).code == "cell-taken"


def test_tr11_a_covered_small_creature_cannot_be_flipped() -> None:
    state = play(laid("small1/weak1 .", "mid", 1, 0), Mug(None))
    assert state.field == draw("small1/weak1>0 mid0")


def test_tr11_a_shapeshifter_can_cover_too() -> None:
    state = table("small0", "shifter", discard="tough")
    state = play(state, Place("shifter", AT(0, 0), "tough"))
    assert state.field == draw("small0/tough0")


def test_tr11_covering_counts_as_a_turn() -> None:
    state = play(laid("small0", "mid", 0, 0), Mug(AT(0, 0)), Barman(Side.EAST))
    assert state.field == draw("small0/mid0*0")
    assert (state.phase, state.actors) == ("place", (1,))
