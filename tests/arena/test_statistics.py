"""Figures that mean something."""

from __future__ import annotations

from random import Random

import pytest

from taproom.arena.playing import Deal, Game, Habits, class_seconds, time_class
from taproom.arena.statistics import estimate, points, quantile, ratings, wins


def deal(number: int, *games: Game, times: dict[int, int] | None = None) -> Deal:
    return Deal(
        number,
        list(games),
        [Habits([0] * 7, [0] * 7, 0, 0, times or {}), Habits([0] * 7, [0] * 7, 0, 0, {})],
    )


def test_an_interval_holds_the_truth_about_95_times_in_100() -> None:
    random = Random(1)
    held = 0
    for _ in range(200):
        low, high = estimate([random.gauss(3, 10) for _ in range(60)])[1:]
        held += low <= 3 <= high
    assert 180 <= held <= 199


def test_more_deals_make_it_narrower() -> None:
    random = Random(2)
    few = estimate([random.gauss(0, 1) for _ in range(50)])
    many = estimate([random.gauss(0, 1) for _ in range(800)])
    assert many.high - many.low < (few.high - few.low) / 3


def test_the_same_deals_give_the_same_interval() -> None:
    sample = [1.0, 2.0, 5.0, 3.0]
    assert estimate(sample) == estimate(sample)


def test_points_and_wins_are_over_the_seats_a_bot_held() -> None:
    one = deal(0, Game((0, 1, 0), [10, 40, 20], [0, 1, 0]), Game((1, 0, 1), [0, 60, 0], [0, 1, 0]))
    assert points(one, 0) == 30
    assert points(one, 1) == pytest.approx(40 / 3)
    assert wins(one, 0) == pytest.approx(1 / 3)


def test_times_are_known_to_a_tenth() -> None:
    for seconds in (0.0001, 0.004, 0.1, 3.0):
        assert seconds <= class_seconds(time_class(seconds)) < seconds * 1.11


def test_quantiles_of_the_times() -> None:
    quick, slow = time_class(0.01), time_class(0.4)
    deals = [deal(0, times={quick: 98, slow: 2})]
    assert quantile(deals, 0, 0.5) == pytest.approx(0.01, rel=0.1)
    assert quantile(deals, 0, 0.99) == pytest.approx(0.4, rel=0.1)


def test_who_wins_is_rated_higher() -> None:
    deals = [deal(number, Game((0, 1), [20, 10], [1, 0])) for number in range(30)]
    better, worse = ratings(deals, 2, by="points")
    assert better.mean - 2 * better.uncertainty > worse.mean + 2 * worse.uncertainty


def test_who_wins_with_as_many_points_is_rated_higher_where_wins_count() -> None:
    """TR-8: at a tie the levels decide."""
    deals = [deal(number, Game((0, 1), [5, 5], [1, 0])) for number in range(30)]
    by_points, by_wins = ratings(deals, 2, by="points"), ratings(deals, 2, by="won")
    assert by_points[0].mean == pytest.approx(by_points[1].mean)
    assert by_wins[0].mean - 2 * by_wins[0].uncertainty > by_wins[1].mean
