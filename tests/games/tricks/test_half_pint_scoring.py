"""HP-7: what a quiet round is worth."""

from __future__ import annotations

import pytest

from taproom.games.tricks import HALF_PINT
from taproom.games.tricks.half_pint import score
from taproom.games.tricks.round import Score

from .dealing import LAURA, MAX, SVEN, Table, deal, finished


def test_the_example_of_the_rulebook() -> None:
    """HP-7: Laura predicted 3, won 3, bet on Max, who missed: 80. Max predicted 0, won 1, bet on
    Laura: 10."""
    hands = ["R13 R2 R3 R4", "Y12 Y11 Y10 Y9", "G2 G3 G4 G5"]
    table = Table(HALF_PINT, deal("B1", *hands), first=LAURA)
    table.open(0, 3, 1, on=[LAURA, MAX, MAX])
    table.trick("R2", "Y12", "G2")
    table.trick("R3", "Y11", "G3")
    table.trick("R13", "Y10", "G4")
    table.trick("R4", "Y9", "G5")
    assert table.last.won == (1, 3, 0)
    assert table.points == (10, 80, 20)
    assert table.marks == ("", "X", "")


@pytest.mark.parametrize(
    ("predicted", "winners", "points", "mark"),
    [
        (0, [1], 30, "X"),
        (0, [0], 10, ""),
        (0, [0, 1, 0], 20, ""),
        (1, [0], 20, "X"),
        (1, [1], 0, ""),
        (1, [0, 1, 0], 20, ""),
        (2, [0, 1, 0], 40, "X"),
        (2, [0], 10, ""),
        (3, [0, 1, 0, 0], 60, "X"),
        (3, [1, 1], 0, ""),
        (5, [0, 0, 1, 0, 0, 1, 0], 100, "X"),
        (6, [0, 0, 1, 0, 0, 1, 0, 0], 120, "X"),
        (6, [0, 0, 1, 0, 0, 1, 0], 50, ""),
    ],
)
def test_tricks_and_predictions(predicted: int, winners: list[int], points: int, mark: str) -> None:
    """HP-7: 10 a trick; exactly met, 10 for each predicted trick and a mark X."""
    done = finished([predicted, 6, 6], winners)
    told = score(done)
    assert (told.points[MAX], told.marks[MAX]) == (points, mark)
    assert told.points[LAURA:] == (10 * winners.count(1), 0)


@pytest.mark.parametrize(("seats", "bonus"), [(2, 30), (3, 30), (4, 30), (5, 20), (6, 20), (7, 20)])
def test_a_met_zero(seats: int, bonus: int) -> None:
    """HP-7: +30 with 2 to 4 players, +20 with 5 to 7."""
    nobody_else = [1, *[0] * (seats - 1)]
    told = score(finished(nobody_else, [0]))
    assert told.points == (20, *[bonus] * (seats - 1))
    assert told.marks == ("X",) * seats


def test_chips_pay_when_the_other_missed() -> None:
    """HP-7: 20 to the owner; with three or more nothing for who was not believed."""
    told = score(finished([1, 0, 2], [0], bets=[LAURA, SVEN, MAX]))
    assert told == Score((20, 50, 0), ("X", "X", ""))
    told = score(finished([1, 0, 2], [0], bets=[SVEN, SVEN, LAURA]))
    assert told == Score((40, 50, 0), ("X", "X", ""))
    told = score(finished([6, 6, 6], [0], bets=[SVEN, MAX, MAX]))
    assert told == Score((30, 20, 20), ("", "", ""))


@pytest.mark.parametrize("seats", range(3, 8))
def test_being_doubted_pays_only_among_two(seats: int) -> None:
    """HP-7: met, with everybody's chip in front."""
    told = score(finished([1] + [6] * (seats - 1), [0], bets=[1] + [0] * (seats - 1)))
    assert told.points == (40, *[0] * (seats - 1))


@pytest.mark.parametrize(
    ("predictions", "bets", "points"),
    [
        ([1, 0], [None, None], (20, 30)),
        ([1, 0], [1, None], (20, 50)),  # Laura met: her 20
        ([1, 0], [None, 0], (40, 30)),
        ([1, 0], [1, 0], (40, 50)),
        ([1, 2], [1, 0], (60, 0)),  # Laura missed, Max met: both 20 for Max
        ([2, 2], [1, 0], (30, 20)),
        ([2, 2], [1, None], (30, 0)),
        ([2, 2], [None, None], (10, 0)),
    ],
)
def test_chips_of_two(
    predictions: list[int], bets: list[int | None], points: tuple[int, ...]
) -> None:
    """HP-7: a chip before a player who met gives that player 20."""
    assert score(finished(predictions, [0], bets)).points == points


def test_the_early_end_for_two_is_scored_like_any_other() -> None:
    """HP-6, HP-7."""
    told = score(finished([1, 0], [0], [None, None], ended="out"))
    assert told == Score((20, 30), ("X", "X"))


def test_several_rounds_on_the_pad() -> None:
    """HP-7: each round stands for itself."""
    dealt = deal("B1", "R13", "R12", "R11")
    table = Table(HALF_PINT, dealt, dealt)
    table.one_trick(1, 0, 0, on=[LAURA, MAX, MAX])
    assert table.points == (20, 30, 30)
    table.one_trick(0, 1, 2, on=[LAURA, MAX, MAX])
    assert table.points == (30, 20, 20)
    assert [done.number for done in table.state.rounds] == [1, 2]
