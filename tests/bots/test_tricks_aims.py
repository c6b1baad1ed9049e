"""What the landlord plays for: the standings decide what points and marks are worth."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from taproom import games
from taproom.bots.tricks.aims import own_points, to_win
from taproom.core import Seat, Seeded
from taproom.games.tricks import TricksView
from taproom.games.tricks.round import Mark, Score


def pad(
    points: Sequence[int], marks: Sequence[str] = (), later: int = 0, game_id: str = "half-pint"
) -> TricksView:
    """Seat 0's view, with so many rounds to come after this one.

    The points were made in the first round; `marks` are those of each seat up to now, in letters,
    with a dash for none.
    """
    seats, done = len(points), max((len(each) for each in marks), default=1)
    options = {"rounds": done + 1 + later}
    view = games.game(game_id, seats, options).start(Seeded("pad"), Seat(0)).view(Seat(0))
    assert isinstance(view, TricksView)

    def mark(seat: int, number: int) -> Mark:
        return "X" if marks and marks[seat][number] == "X" else ""

    rounds = [
        replace(
            view.round,
            number=number + 1,
            score=Score(
                tuple(points) if number == 0 else (0,) * seats,
                tuple([mark(seat, number) for seat in range(seats)]),
            ),
        )
        for number in range(done)
    ]
    return replace(view, rounds=(*rounds, replace(view.round, number=done + 1)))


@pytest.mark.parametrize("game_id", ["half-pint", "muertos"])
@pytest.mark.parametrize("seats", [2, 4, 7])
def test_while_all_are_level_nobody_must_be_stopped_more_than_others(
    seats: int, game_id: str
) -> None:
    points = to_win(pad([0] * seats, later=5, game_id=game_id)).points
    assert points[0] == 1
    assert points[1:] == pytest.approx([-1 / (seats - 1)] * (seats - 1), abs=0.01)


def test_who_leads_must_be_stopped() -> None:
    """And who is far behind may have what they want."""
    points = to_win(pad([100, 110, 10], later=0)).points
    assert points[1] == pytest.approx(-1, abs=0.05)
    assert points[2] == pytest.approx(0, abs=0.05)


@pytest.mark.parametrize("points", [[0, 1000, 1000], [1000, 0, 0]])
def test_hopeless_and_certain_games_are_still_played(points: list[int]) -> None:
    aims = to_win(pad(points))
    assert aims.points[0] == 1
    assert aims.points[1:].sum() == pytest.approx(-1, abs=0.1)


def test_a_mark_in_the_last_round_brings_ten_points_if_the_run_becomes_the_longest() -> None:
    """HP-10."""
    level = ["XX-", "---", "---"]
    assert to_win(pad([0, 0, 0], level)).marks[0] == pytest.approx(0)
    level = ["-XX", "---", "---"]
    assert to_win(pad([0, 0, 0], level)).marks[0] == pytest.approx(10)


def test_a_longer_run_makes_a_mark_worth_more() -> None:
    few, many = [
        to_win(pad([0, 0, 0], [run, "----", "----"], later=4)).marks for run in ("---X", "XXXX")
    ]
    assert many[0] > few[0] + 5


def test_in_a_gun_fight_the_mark_is_all_that_counts() -> None:
    """HP-9: it wins the game, one's own as well as another's."""
    runs = ["XXXXX", "-----", "-----", "-----"]
    assert to_win(pad([0] * 4, runs, later=2)).marks[0] > 40
    theirs = to_win(pad([0] * 4, [runs[1], runs[0], *runs[2:]], later=2)).marks
    assert theirs[1] < -10
    assert theirs[1] < 3 * theirs[2]


def test_there_are_no_marks_in_muertos() -> None:
    """PM-3."""
    for aims in (to_win, own_points):
        assert not aims(pad([1, 2, 3], game_id="muertos")).marks.any()


def test_own_points_are_no_concern_of_others() -> None:
    aims = own_points(pad([50, 0]))
    assert aims.points.tolist() == [1, 0]
    assert aims.marks.tolist() == [5, 0]
