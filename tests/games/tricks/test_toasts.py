"""HP-11: toasts, each alone and all together.

Most rounds here are of one card each. Max wins the trick, so he meets with a 1, the others with a
0, and 6 is a miss for everybody. Chips lie before the next seat unless told otherwise.
"""

from __future__ import annotations

import pytest

from taproom.core import Seat
from taproom.games.tricks import HALF_PINT
from taproom.games.tricks.facts import Dealt, Predicted, PredictionsShown, RoundEnded, ToastRaised
from taproom.games.tricks.toasts import RUN, Toast, toasts_at_end, toasts_at_once

from .dealing import LAURA, MAX, SVEN, Deal, Table, brawl_of, deal, finished, highest_first, pad

ALL = (MAX, LAURA, SVEN)
NOBODY: tuple[Seat, ...] = ()
MEETS = (1, 0, 0)


def table_with(*toasts: int, deals: list[Deal] | None = None) -> Table:
    return Table(
        HALF_PINT,
        *(deals or [highest_first(3)] * 10),
        options={"toasts": list(toasts), "rounds": 10},
    )


def drinkers(table: Table, *met: Seat, on: tuple[int, ...] = ()) -> tuple[Seat, ...]:
    """Who drinks at the end of a round of one trick, in which these meet their predictions."""
    table.one_trick(*[MEETS[seat] if seat in met else 6 for seat in range(3)], on=on)
    return table.last.toasts_at_end


def test_the_switches() -> None:
    """HP-11: eight of the document and one of ours."""
    assert {toast.name: toast.value for toast in Toast} == {
        "BRAWL": 1,
        "ALL_MET": 2,
        "NOBODY_MET": 3,
        "MISSED_WITH_CHIP": 4,
        "MISSED_AGAIN_AND_AGAIN": 5,
        "SOMEBODY_ELSE_ON_A_RUN": 6,
        "BET_ON_ONE_WHO_MET": 7,
        "PREDICTIONS_FILL_HAND": 8,
        "FRIENDS": 9,
    }
    assert RUN == 3


def test_off_by_default() -> None:
    """HP-11: nobody drinks, whatever happens."""
    table = table_with(deals=[brawl_of(MAX, 3), *[highest_first(3)] * 3])
    facts = table.brawl(3, 0, 0)
    assert table.last.toasts_at_once == table.last.toasts_at_end == ()
    assert [type(fact) for fact in facts[-2:]] == [RoundEnded, Dealt]
    assert drinkers(table, *ALL) == NOBODY
    assert drinkers(table) == NOBODY


def test_1_a_brawl_happened() -> None:
    """HP-11, toast 1: all."""
    table = table_with(1, deals=[brawl_of(LAURA, 3), highest_first(3), highest_first(3)])
    facts = table.brawl(0, 3, 0)
    assert table.last.toasts_at_end == ALL
    assert facts[-2] == ToastRaised(ALL)
    assert drinkers(table, *ALL) == NOBODY


def test_2_every_player_met() -> None:
    """HP-11, toast 2: all."""
    table = table_with(2)
    assert drinkers(table, *ALL) == ALL
    assert drinkers(table, MAX, LAURA) == NOBODY
    assert drinkers(table) == NOBODY


def test_3_nobody_met() -> None:
    """HP-11, toast 3: all."""
    table = table_with(3)
    assert drinkers(table) == ALL
    assert drinkers(table, SVEN) == NOBODY
    assert drinkers(table, *ALL) == NOBODY


def test_4_missed_with_a_chip_against() -> None:
    """HP-11, toast 4: that player."""
    table = table_with(4)
    assert drinkers(table, MAX, on=(1, 0, 0)) == (LAURA,)
    assert drinkers(table, MAX, LAURA, on=(1, 0, 0)) == NOBODY
    assert drinkers(table, MAX, on=(1, 2, 1)) == (LAURA, SVEN)
    assert drinkers(table, on=(2, 0, 0)) == (MAX, SVEN)


def test_5_missed_three_rounds_in_a_row() -> None:
    """HP-11, toast 5: that player; the count then starts again."""
    table = table_with(5)
    assert drinkers(table, SVEN) == NOBODY
    assert drinkers(table, LAURA) == NOBODY
    assert drinkers(table, LAURA) == (MAX,)
    assert drinkers(table, LAURA) == (SVEN,)
    assert drinkers(table) == NOBODY
    assert drinkers(table) == (MAX,)
    assert drinkers(table, MAX) == (LAURA, SVEN)


def test_5_a_brawl_of_others_is_a_miss() -> None:
    """HP-11, toast 5: met means having earned a mark."""
    table = table_with(5, deals=[brawl_of(SVEN, 3)] * 2 + [highest_first(3)] * 2)
    table.brawl(0, 0, 6)
    assert table.last.toasts_at_end == NOBODY
    table.brawl(0, 0, 6)
    assert table.last.toasts_at_end == NOBODY
    assert drinkers(table, MAX) == (LAURA,)


def test_6_somebody_met_three_or_more_rounds_in_a_row() -> None:
    """HP-11, toast 6: all the others, and again with each further round."""
    table = table_with(6)
    assert drinkers(table, LAURA) == NOBODY
    assert drinkers(table, LAURA, SVEN) == NOBODY
    assert drinkers(table, LAURA, SVEN) == (MAX, SVEN)
    assert drinkers(table, LAURA) == (MAX, SVEN)
    assert drinkers(table, SVEN) == NOBODY


def test_6_two_on_a_run_make_everybody_drink() -> None:
    """HP-11, toast 6: each is one of the other's others."""
    table = table_with(6)
    assert drinkers(table, LAURA, MAX) == NOBODY
    assert drinkers(table, LAURA, MAX) == NOBODY
    assert drinkers(table, LAURA, MAX) == ALL


def test_6_a_brawl_is_met_by_the_brawler_alone() -> None:
    """HP-11, toast 6: it keeps the brawler's run and breaks the others'."""
    quick = highest_first(3)
    table = table_with(6, deals=[quick, quick, brawl_of(SVEN, 3), quick])
    assert drinkers(table, LAURA, SVEN) == NOBODY
    assert drinkers(table, LAURA, SVEN) == NOBODY
    table.brawl(0, 0, 6)
    assert table.last.toasts_at_end == (MAX, LAURA)


def test_7_a_chip_on_one_who_met() -> None:
    """HP-11, toast 7: its owner."""
    table = table_with(7)
    assert drinkers(table, LAURA, on=(1, 0, 1)) == (MAX, SVEN)
    assert drinkers(table, MAX, on=(1, 0, 1)) == (LAURA,)
    assert drinkers(table, on=(1, 0, 1)) == NOBODY
    assert drinkers(table, *ALL, on=(1, 2, 1)) == ALL


def test_4_and_7_count_chips_in_a_brawl() -> None:
    """HP-11: though they do not pay; met is the brawler alone."""
    table = table_with(4, deals=[brawl_of(MAX, 3), highest_first(3)])
    table.brawl(6, 0, 0, on=(1, 0, 0))
    assert table.last.toasts_at_end == (LAURA,)
    table = table_with(7, deals=[brawl_of(MAX, 3), highest_first(3)])
    table.brawl(6, 0, 0, on=(1, 2, 0))
    assert table.last.toasts_at_end == (SVEN,)


def test_2_and_3_in_a_brawl() -> None:
    """HP-11: there is one who met, and only one."""
    table = table_with(2, 3, deals=[brawl_of(MAX, 3), highest_first(3)])
    table.brawl(3, 0, 0)
    assert table.last.toasts_at_end == NOBODY


def test_8_the_predictions_fill_a_hand() -> None:
    """HP-11, toast 8: all, at once."""
    hands = ("R13 R2 R3", "R12 R4 R5", "R11 R6 R7")
    table = Table(HALF_PINT, deal("B1", *hands), options={"toasts": [8]})
    facts = table.predict(1, 2, 0)
    assert facts == (Predicted(SVEN), PredictionsShown((1, 2, 0)), ToastRaised(ALL))
    assert table.round.toasts_at_once == ALL
    assert table.round.toasts_at_end == NOBODY


@pytest.mark.parametrize("predictions", [(1, 1, 0), (2, 2, 0), (0, 0, 0)])
def test_8_only_exactly(predictions: tuple[int, ...]) -> None:
    """HP-11, toast 8."""
    hands = ("R13 R2 R3", "R12 R4 R5", "R11 R6 R7")
    table = Table(HALF_PINT, deal("B1", *hands), options={"toasts": [8]})
    assert table.predict(*predictions) == (Predicted(SVEN), PredictionsShown(predictions))
    assert table.round.toasts_at_once == NOBODY


def test_8_is_its_own_switch() -> None:
    """HP-11: not raised by any other, and raises nothing at the end."""
    table = table_with(1, 2, 3, 4, 5, 6, 7, 9)
    assert table.predict(1, 0, 0) == (Predicted(SVEN), PredictionsShown((1, 0, 0)))
    table = table_with(8)
    assert drinkers(table, *ALL) == NOBODY
    assert table.last.toasts_at_once == ALL


def test_8_before_all_is_predicted() -> None:
    """HP-11, toast 8: who has not predicted counts as nothing."""
    shown = finished([1, 0, 0], [])._replace(dealt=((), (), ()), predictions=(0, None, 0))
    assert toasts_at_once(shown, {Toast.PREDICTIONS_FILL_HAND}) == ALL
    shown = shown._replace(predictions=(0, None, 1))
    assert toasts_at_once(shown, {Toast.PREDICTIONS_FILL_HAND}) == NOBODY


def test_9_friends_drink_together() -> None:
    """HP-11, our ninth: if anyone drinks at the end of a round, all do."""
    table = table_with(4, 9)
    assert drinkers(table, MAX, LAURA, on=(1, 2, 1)) == ALL
    assert drinkers(table, *ALL) == NOBODY
    assert drinkers(table_with(9)) == NOBODY
    assert drinkers(table_with(9), *ALL) == NOBODY


def test_9_is_not_for_toasts_at_once() -> None:
    """HP-11: friends drink together at the end of a round."""
    table = table_with(8, 9)
    assert drinkers(table, *ALL) == NOBODY
    assert table.last.toasts_at_once == ALL


def test_all_together_each_drinks_once() -> None:
    """HP-11: at most once at the end of a round, however many apply."""
    table = table_with(*range(1, 10))
    facts = table.one_trick(1, 0, 0, on=(1, 2, 0))
    assert [fact for fact in facts if isinstance(fact, ToastRaised)] == [ToastRaised(ALL)]
    assert table.last.toasts_at_once == ALL
    assert table.last.toasts_at_end == ALL


def test_several_switches_add_up() -> None:
    """HP-11: Laura missed for the third time, Sven missed with Max's chip before him."""
    for switches, raised in (
        ([4], (SVEN,)),
        ([5], (LAURA,)),
        ([4, 5], (LAURA, SVEN)),
        ([7], (LAURA, SVEN)),
        ([3, 5], (LAURA,)),
        ([4, 7], (LAURA, SVEN)),
    ):
        table = table_with(*switches)
        drinkers(table, MAX, SVEN)
        drinkers(table, MAX, SVEN)
        assert drinkers(table, MAX, on=(2, 0, 0)) == raised


def test_in_the_round_that_a_gun_fight_ends() -> None:
    """HP-11, HP-9: the glasses are raised all the same."""
    table = table_with(6)
    for _ in range(5):
        drinkers(table, LAURA)
    assert drinkers(table, LAURA) == (MAX, SVEN)
    assert table.state.result is not None
    assert table.state.result.by == "gunfight"


def test_a_pad_of_many_rounds() -> None:
    """HP-11: 5 after the third, sixth and ninth miss in a row."""
    rounds = pad("- - - - - - - - -", "-X - - - - - - - -")
    missing = {Toast.MISSED_AGAIN_AND_AGAIN}
    raised = [toasts_at_end(rounds[:end], missing) for end in range(1, 10)]
    assert raised == [(), (), (0,), (1,), (), (0,), (1,), (), (0,)]
