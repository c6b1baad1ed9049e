"""HP-5, HP-6 and HP-8: three tricks in a row, and the early end for two."""

from __future__ import annotations

import pytest

from taproom.games.tricks import HALF_PINT, MUERTOS, Combination
from taproom.games.tricks.facts import CardsPlayed, RoundEnded, TrickWon
from taproom.games.tricks.half_pint import is_brawl, score
from taproom.games.tricks.round import Score

from .dealing import LAURA, MAX, Table, brawl_of, cards, deal, finished, highest_first


@pytest.mark.parametrize(
    ("winners", "brawl"),
    [
        ([], False),
        ([0], False),
        ([0, 0], False),
        ([0, 0, 0], True),
        ([2, 2, 2], True),
        ([0, 0, 1], False),
        ([0, 1, 0], False),
        ([1, 0, 0], False),
        ([1, 0, 0, 0], True),
        ([0, 0, 1, 0], False),
        ([0, 1, 1, 0], False),
        ([0, 1, 1, 0, 0, 0], True),
    ],
)
def test_three_in_a_row(winners: list[int], brawl: bool) -> None:  # noqa: FBT001
    """HP-5: the last three tricks, by one player."""
    assert is_brawl(finished([1, 1, 1], winners)) is brawl


def test_a_brawl_ends_the_round_at_once() -> None:
    """HP-5: whatever cards are left."""
    table = Table(
        HALF_PINT,
        deal("B1", "R13 Y13 G13 R5", "R2 R3 R4 R6", "Y2 Y3 Y4 Y6"),
        highest_first(3),
    ).open(4, 0, 1)
    table.trick("R13", "R2", "Y2")
    table.trick("Y13", "R3", "Y3")
    facts = table.trick("G13", "R4", "Y4")
    done = table.last
    assert done.ended == "brawl"
    assert done.hands == (cards("R5"), cards("R6"), cards("Y6"))
    assert done.score == Score((60, 0, 0), ("B", "", ""))
    assert facts[:3] == (
        CardsPlayed(done.tricks[2].plays[2]),
        TrickWon(MAX, Combination.HIGH_CARD),
        RoundEnded(1, "brawl", (3, 0, 0), Score((60, 0, 0), ("B", "", ""))),
    )
    assert table.round.number == 2
    assert table.state.phase == "predict"


def test_a_brawl_with_the_last_cards() -> None:
    """HP-5: also if no cards are left."""
    table = Table(HALF_PINT, brawl_of(LAURA, 3))
    table.brawl(0, 3, 0)
    assert table.last.ended == "brawl"
    assert table.last.hands == ((), (), ())
    assert (table.points, table.marks) == ((0, 60, 0), ("", "B", ""))


def test_a_brawl_of_two_goes_before_running_out() -> None:
    """HP-5 before HP-6: also with two players, also when one of them is out."""
    table = Table(HALF_PINT, deal("B1", "R13 Y12 G11", "R2 Y3 G4"))
    table.brawl(3, 0)
    assert table.last.ended == "brawl"
    table = Table(HALF_PINT, deal("B1", "R13 Y12 G11 B11", "R2 Y3 G4 P5")).open(3, 0)
    table.trick("R13", "R2")
    table.trick("Y12", "Y3")
    table.trick("G11 B11", "G4")
    assert table.last.hands == ((), cards("P5"))
    assert table.last.ended == "brawl"


def test_no_brawl_with_another_trick_between() -> None:
    """HP-5: in a row."""
    hands = ["R13 Y13 R2 G13 B13", "R3 R4 R12 R5 R6", "Y3 Y4 Y5 Y6 Y7"]
    table = Table(HALF_PINT, deal("B1", *hands)).open(4, 1, 0)
    table.trick("R13", "R3", "Y3")
    table.trick("Y13", "R4", "Y4")
    table.trick("R2", "R12", "Y5")
    table.trick("G13", "R5", "Y6")
    table.trick("B13", "R6", "Y7")
    assert table.last.won == (4, 1, 0)
    assert table.last.ended == "cards"
    assert (table.points, table.marks) == ((80, 20, 30), ("X", "X", "X"))


def test_no_brawl_over_two_rounds() -> None:
    """HP-5: within a round."""
    pair = deal("B1", "R13 Y13", "R2 R3", "Y2 Y3")
    table = Table(HALF_PINT, pair, pair)
    for _ in range(2):
        table.open(2, 0, 0)
        table.trick("R13", "R2", "Y2")
        table.trick("Y13", "R3", "Y3")
        assert table.last.ended == "cards"
        assert (table.points, table.marks) == ((40, 30, 30), ("X", "X", "X"))


def test_a_player_alone_with_cards_can_start_a_brawl() -> None:
    """HP-5, F-12: they win every trick."""
    hands = ["R13 Y13 G13 B13", "R2 Y2 R3 Y3", "R4 R6 R8 R10"]
    table = Table(HALF_PINT, deal("B1", *hands)).open(1, 0, 2)
    table.trick("R13 Y13 G13 B13", "R2 Y2 R3 Y3", "R4")
    table.play("R6")
    table.play("R8")
    assert table.round.ended is None
    table.play("R10")
    assert table.last.ended == "brawl"
    assert (table.points, table.marks) == ((0, 0, 60), ("", "", "B"))


def test_only_the_brawler_scores() -> None:
    """HP-8: 10 a trick and 30, mark B; nobody else, right or not; no chips."""
    done = finished([4, 1, 0], [0, 1, 0, 0, 0], bets=[1, 0, 0], ended="brawl")
    assert score(done) == Score((70, 0, 0), ("B", "", ""))
    done = finished([0, 0, 4, 1], [2, 3, 2, 2, 2], bets=[2, 2, 3, 2], ended="brawl")
    assert score(done) == Score((0, 0, 70, 0), ("", "", "B", ""))
    done = finished([0, 3], [1, 1, 1], bets=[1, 0], ended="brawl")
    assert score(done) == Score((0, 60), ("", "B"))


# Two players.


def test_one_of_two_runs_out() -> None:
    """HP-6: the trick under way is completed; then the round is over."""
    table = Table(HALF_PINT, deal("B1", "R13 Y13", "R2 R3")).open(1, 0)
    table.play("R13 Y13")
    assert table.round.ended is None
    assert table.state.actors == (LAURA,)
    table.play("R2")
    assert table.last.ended == "out"
    assert table.last.hands == ((), cards("R3"))
    assert (table.points, table.marks) == ((40, 50), ("X", "X"))


def test_the_second_of_two_runs_out() -> None:
    """HP-6: whoever it is."""
    table = Table(HALF_PINT, deal("B1", "R13 Y12", "R2 Y2")).open(1, 1)
    table.trick("R13", "R2 Y2")
    assert table.last.ended == "out"
    assert table.last.hands == (cards("Y12"), ())
    assert table.last.won == (0, 1)


def test_both_out_at_once_is_an_ordinary_end() -> None:
    """HP-6."""
    table = Table(HALF_PINT, deal("B1", "R13 Y13", "R2 Y2")).open(1, 0)
    table.trick("R13 Y13", "R2 Y2")
    assert table.last.ended == "cards"


def test_both_with_cards_play_on() -> None:
    """HP-6."""
    table = Table(HALF_PINT, deal("B1", "R13 Y13", "R2 Y2")).open(1, 0)
    table.trick("R13", "R2")
    assert table.round.ended is None
    assert table.state.actors == (MAX,)


def test_three_players_play_on_when_one_is_out() -> None:
    """HP-6 is for two players."""
    table = Table(HALF_PINT, deal("B1", "R13 Y13", "R2 R3", "Y2 Y3")).open(1, 1, 0)
    table.trick("R13 Y13", "R2", "Y2")
    assert table.round.ended is None
    assert table.state.actors == (LAURA,)
    table.trick("", "R3", "Y3")
    assert table.last.ended == "cards"


# The sister edition.


def test_no_brawls_among_the_dead() -> None:
    """PM-3: three in a row are just three tricks."""
    hands = ["R13 Y13 G13 B13", "R2 R3 R4 R5", "Y2 Y3 Y4 Y5"]
    table = Table(MUERTOS, deal("B1", *hands)).open(4, 0, 0)
    for trick in (("R13", "R2", "Y2"), ("Y13", "R3", "Y3"), ("G13", "R4", "Y4")):
        table.trick(*trick)
    assert table.round.ended is None
    table.trick("B13", "R5", "Y5")
    assert table.last.ended == "cards"
    assert (table.points, table.marks) == ((8, 4, 4), ("", "", ""))


def test_no_exceptions_for_two_among_the_dead() -> None:
    """PM-3: a round lasts until nobody has cards."""
    table = Table(MUERTOS, deal("B1", "R13 Y13 G13", "R2 R3 R4")).open(1, 2)
    table.trick("R13 Y13 G13", "R2")
    assert table.round.ended is None
    assert table.state.actors == (LAURA,)
    table.play("R3")
    table.play("R4")
    assert table.last.ended == "cards"
    assert table.last.won == (1, 2)
    assert table.points == (2, 4)
