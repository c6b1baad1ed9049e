"""Play-outs: the chances they find, where these can be reckoned."""

from __future__ import annotations

import numpy as np
import pytest

from taproom.core import Seat
from taproom.games.tricks import TricksState
from taproom.kernels.tricks.outcomes import (
    Outcomes,
    guess_predictions,
    legal_of,
    outcomes_of_plays,
    outcomes_of_predictions,
)
from taproom.kernels.tricks.position import position_of
from taproom.kernels.tricks.worlds import sample_worlds

from .tables import dealt, opened


def of_plays(state: TricksState, count: int = 4000) -> Outcomes:
    position = position_of(state.view(state.actors[0]))
    worlds = sample_worlds(position, count, 1)
    return outcomes_of_plays(position, worlds, legal_of(position), 2)


def test_a_chance_that_can_be_reckoned() -> None:
    """Only a 1 with the row's 1, one of 63 cards and not always so played, beats a 13 that leads.

    F-10: another 13 does not. PM-4: met 1 brings 2, missed costs 1.
    """
    found = of_plays(opened("muertos", "P1", "R13", "R2"), 40_000)
    lost = 4 / 63 / 2
    assert found.tricks[0, 0, 0] == pytest.approx(lost, abs=0.004)
    assert found.met[0, 0] == pytest.approx(1 - lost, abs=0.004)
    assert found.points[0, 0] == pytest.approx(2 * (1 - lost) - lost, abs=0.012)
    assert found.error[0, 0] == pytest.approx(np.sqrt(9 * lost * (1 - lost) / 40_000), rel=0.1)


def test_chances_add_up() -> None:
    found = of_plays(opened("half-pint", "P1 P5 R9", "R13 Y2 G5", "R2 R3 R4", "B2 B3 B4"))
    assert found.tricks.sum(axis=2) == pytest.approx(np.ones(found.tricks.shape[:2]))
    assert (found.brawls.sum(axis=1) <= 1).all()
    assert (found.points >= 0).all()


def test_the_same_seed_gives_the_same_numbers() -> None:
    position = position_of(opened("half-pint", "P1 P5", "R13 Y2", "R2 R3").view(Seat(0)))
    worlds, plays = sample_worlds(position, 200, 1), legal_of(position)
    once = outcomes_of_plays(position, worlds, plays, 3)
    again = outcomes_of_plays(position, worlds, plays, 3)
    other = outcomes_of_plays(position, worlds, plays, 4)
    assert np.array_equal(once.points, again.points)
    assert not np.array_equal(once.points, other.points)


def test_predictions() -> None:
    """Among those who play at random, four 13s are good for two tricks, low cards for none."""
    for hand, best in (("R13 Y13 G13 B13", 2), ("R1 Y2 G3 B5", 0)):
        state = dealt("muertos", "P9", hand, "R6 R7 R8 R10", "Y6 Y7 Y8 Y10")
        position = position_of(state.view(Seat(0)))
        worlds = guess_predictions(position, sample_worlds(position, 500, 1), 1)
        found = outcomes_of_predictions(position, worlds, 1)
        assert found.points.shape == (7, 3)
        assert found.points[:, 0].argmax() == best


def test_the_last_card_decides() -> None:
    """HP-7: the play that ends the round is scored at once; both have missed, both were bet on."""
    state = opened("half-pint", "P1", "R9", "R2", predicted=[0, 1])
    state, _ = state.act(Seat(0), state.legal(Seat(0))[0])
    position = position_of(state.view(Seat(1)))
    worlds = sample_worlds(position, 10, 1)
    found = outcomes_of_plays(position, worlds, legal_of(position), 1)
    assert found.points.tolist() == [[10 + 20, 20]]
    assert found.error.tolist() == [[0, 0]]
