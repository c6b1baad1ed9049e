"""The tree search and the solved ends of rounds."""

from __future__ import annotations

import numpy as np
import pytest

from taproom.core import Seat
from taproom.games.tricks import Play, TricksState
from taproom.kernels.tricks.outcomes import legal_of
from taproom.kernels.tricks.position import Position, play_of, position_of
from taproom.kernels.tricks.prospects import Care, prospects_of_plays
from taproom.kernels.tricks.rules import codes_of
from taproom.kernels.tricks.search import Search, search
from taproom.kernels.tricks.worlds import Worlds, sample_worlds

from .tables import after_plays, opened


def searched(position: Position, simulations: int = 3000, seed: int = 1) -> Search:
    return search(position, sample_worlds(position, simulations, seed), seed, 3.0)


def best(position: Position, found: Search) -> str:
    word = int(found.plays[found.visits.argmax()])
    return " ".join(map(str, play_of(word, position.hands[position.me], position.row).hand))


def test_it_finds_what_is_obvious() -> None:
    """Last to play, one trick wanted, and one card wins it and another does not."""
    state = opened("muertos", "P1", "R9 Y8", "R12 Y2", predicted=[1, 1])
    position = position_of(after_plays(state, "R9").view(Seat(1)))
    assert best(position, searched(position)) == "R12"
    state = opened("muertos", "P1", "R9 Y8", "R13 Y2", predicted=[1, 0])
    position = position_of(after_plays(state, "Y8").view(Seat(1)))
    assert best(position, searched(position)) == "Y2"


def test_every_simulation_is_counted_once() -> None:
    position = position_of(opened("half-pint", "P1 P5", "R9 Y8 G5", "R2 Y2 G2").view(Seat(0)))
    found = searched(position, 500)
    assert found.visits.sum() == 500
    assert set(found.plays) == set(legal_of(position))
    assert (found.visits > 0).all()
    assert found.error[found.visits.argmax()] > 0


def test_the_same_seed_gives_the_same_tree() -> None:
    position = position_of(opened("half-pint", "P1 P5", "R9 Y8 G5", "R2 Y2 G2").view(Seat(0)))
    once, again, other = searched(position), searched(position), searched(position, seed=2)
    assert np.array_equal(once.visits, again.visits)
    assert np.array_equal(once.points, again.points)
    assert not np.array_equal(once.points, other.points)


def test_more_than_64_plays() -> None:
    """Also where a hand has so many that they are not kept as bits."""
    hand = "R7 Y7 G7 B7 P7 R8 Y8 G8"
    state = opened("muertos", "B8 P8 R9 Y9 G9", hand, "R1 Y1 G2 B2 P3 R4 Y5 G6")
    position = position_of(state.view(Seat(0)))
    assert searched(position, 2000).visits.sum() == 2000


def the_truth(state: TricksState) -> tuple[Position, Worlds]:
    """The position of the seat to play, and the one world that is true. Only points count."""
    position = position_of(state.view(state.actors[0]))
    position = position._replace(rules=position.rules._replace(mark=0.0))
    worlds = sample_worlds(position, 1, 1)
    for seat, hand in enumerate(state.round.hands):
        worlds.hands[0, seat, : len(hand)] = codes_of(hand)
    return position, worlds


def best_for_all(state: TricksState) -> tuple[int, ...]:
    """Max^n under the rules: each in turn what brings it furthest ahead, of equals the first."""
    if state.result is not None:
        assert state.round.score is not None
        return state.round.score.points
    (seat,) = state.actors
    return max(
        (best_for_all(state.act(seat, play)[0]) for play in in_kernel_order(state)),
        key=lambda points: points[seat] - (sum(points) - points[seat]) / (len(points) - 1),
    )


def in_kernel_order(state: TricksState) -> list[Play]:
    """The legal plays in the order in which the kernels find them."""
    (seat,) = state.actors
    position = position_of(state.view(seat))
    hand, row = position.hands[seat], position.row
    return [play_of(int(word), hand, row) for word in legal_of(position)]


@pytest.mark.parametrize(
    ("edition", "row", "hands", "predicted"),
    [
        ("half-pint", "P1 P5", ("R9 Y5", "R2 Y11", "G9 G1"), [1, 1, 0]),
        ("half-pint", "P1", ("R9 Y5 B13", "R2 Y11 B12"), [2, 1]),
        ("muertos", "P1 P5 P6", ("R9 Y5", "R2 Y11", "G9 G6"), [0, 1, 2]),
    ],
)
def test_solved(edition: str, row: str, hands: tuple[str, ...], predicted: list[int]) -> None:
    state = opened(edition, row, *hands, predicted=predicted)
    position, worlds = the_truth(state)
    plays = legal_of(position)
    solved = prospects_of_plays(position, worlds, plays, 1, Care(0.0, exact=1_000_000))
    expected = [best_for_all(state.act(Seat(0), play)[0]) for play in in_kernel_order(state)]
    assert solved.points.astype(int).tolist() == [list(points) for points in expected]


def test_too_much_to_solve() -> None:
    """Then the round goes on as if nobody had tried."""
    position, worlds = the_truth(opened("half-pint", "P1", "R9 Y5 B13", "R2 Y11 B12"))
    plays = legal_of(position)
    tried, untried = [
        prospects_of_plays(position, worlds, plays, 1, Care(0.1, exact)) for exact in (20, 0)
    ]
    assert all(np.array_equal(one, other) for one, other in zip(tried, untried, strict=True))
