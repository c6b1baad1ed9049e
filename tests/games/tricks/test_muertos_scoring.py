"""PM-3, PM-4 and PM-5: what a round is worth among the dead."""

from __future__ import annotations

import pytest

from taproom.games.tricks import MUERTOS
from taproom.games.tricks.muertos import score
from taproom.games.tricks.round import Score

from .dealing import LAURA, MAX, SVEN, Table, deal, finished, highest_first


def test_the_example_of_the_rulebook() -> None:
    """PM-4: Alexander, Pedro, Esperanza, Diego, Osvaldo, in a round of eight tricks."""
    winners = [0, 0, 2, 0, 3, 3, 2, 0]
    told = score(finished([3, 3, 0, 2, 0], winners))
    assert told == Score((3, -3, -2, 4, 8), ("", "", "", "", ""))


@pytest.mark.parametrize(
    ("predicted", "won", "points"),
    [
        (0, 0, 7),  # a misère: all tricks of the round
        (0, 1, -1),
        (0, 2, -2),
        (0, 7, -7),
        (1, 0, -1),
        (1, 1, 2),
        (1, 2, 1),
        (1, 7, 1),
        (2, 0, -2),
        (2, 1, -1),
        (2, 2, 4),
        (2, 3, 2),
        (6, 0, -6),
        (6, 5, -1),
        (6, 6, 12),
        (6, 7, 6),
    ],
)
def test_prediction_and_tricks(predicted: int, won: int, points: int) -> None:
    """PM-4: in a round of seven tricks."""
    told = score(finished([predicted, 6], [0] * won + [1] * (7 - won)))
    assert told.points[0] == points


def test_a_misere_counts_the_tricks_of_everybody() -> None:
    """PM-4: two players with a misère get the same."""
    assert score(finished([0, 0, 3], [2, 2, 2])).points == (3, 3, 6)


@pytest.mark.parametrize(
    ("bets", "points"),
    [
        ([None, None, None], (2, 3, -2)),
        ([1, None, None], (1, 3, -2)),  # Laura met
        ([2, None, None], (3, 3, -2)),  # Sven missed
        ([2, 2, 0], (3, 4, -3)),
        ([1, 0, 1], (1, 2, -3)),
    ],
)
def test_doubts(bets: list[int | None], points: tuple[int, ...]) -> None:
    """PM-5: +1 if that prediction is missed, -1 if it is met exactly."""
    told = score(finished([1, 0, 4], [0, 2, 2], bets))
    assert told.points == points
    assert told.marks == ("", "", "")


def test_more_tricks_than_predicted_is_a_miss() -> None:
    """PM-5: only an exact prediction is met."""
    assert score(finished([1, 0], [0, 0], [None, 0])).points == (1, 3)


def test_every_seat_has_a_prediction() -> None:
    """F-6: a round with one prediction too few cannot be counted."""
    with pytest.raises(ValueError, match="zip"):
        score(finished([1, 0], [0])._replace(predictions=(1,)))


def test_two_have_no_exceptions() -> None:
    """PM-3: who is doubted gets nothing for it."""
    assert score(finished([1, 0], [0], [1, 0])).points == (1, 0)


def test_doubts_in_play() -> None:
    """PM-5: the extended game."""
    table = Table(MUERTOS, highest_first(3), options={"doubts": True})
    table.one_trick(1, 2, 0, on=[LAURA, MAX, None])
    assert table.points == (3, -3, 1)
    assert table.last.bets == (LAURA, MAX, None)


def test_the_basic_game_in_play() -> None:
    """PM-3, PM-4: no chips; a round can be negative; no marks."""
    table = Table(MUERTOS, deal("B1", "R13 R2", "R12 R11", "Y3 Y4")).open(2, 1, 3)
    table.trick("R13", "R12", "Y3")
    table.trick("R2", "R11", "Y4")
    assert table.last.won == (1, 1, 0)
    assert table.points == (-1, 2, -3)
    assert table.marks == ("", "", "")
    assert table.last.bets is None
    assert [table.last.mark(seat) for seat in (MAX, LAURA, SVEN)] == ["", "", ""]
