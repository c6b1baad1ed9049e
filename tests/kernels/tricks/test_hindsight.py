"""What plays tell of hands."""

from __future__ import annotations

import numpy as np
import pytest

from taproom.core import Seat
from taproom.games.tricks import TricksState
from taproom.kernels.tricks.dealt import as_dealt
from taproom.kernels.tricks.hindsight import told_by_plays
from taproom.kernels.tricks.position import position_of
from taproom.kernels.tricks.rules import codes_of
from taproom.kernels.tricks.worlds import sample_worlds

from .tables import after_plays, cards, opened


def told(state: TricksState, *held: str, heat: float = 0.25) -> list[float]:
    """Seat 0 asks how well each of these hands, which seat 1 may still hold, explains its plays."""
    view = state.view(Seat(0))
    position = position_of(view)
    worlds = sample_worlds(position, len(held), 1)
    for world, hand in enumerate(held):
        worlds.hands[world, 1, : len(cards(hand))] = codes_of(cards(hand))
    return [float(each) for each in told_by_plays(as_dealt(view, position, worlds), heat)]


def test_who_lets_a_trick_go_that_they_want_could_not_win_it() -> None:
    state = opened("muertos", "P1", "R9 Y8", "R12 Y2", predicted=[1, 2])
    strong, weak = told(after_plays(state, "R9", "Y2"), "R12", "B3")
    assert weak > strong + 0.5


def test_who_takes_a_trick_that_they_do_not_want_could_not_stay_below() -> None:
    state = opened("muertos", "P1", "R9 Y8", "R12 Y13", predicted=[1, 0])
    low, high = told(after_plays(state, "R9", "R12"), "B2", "B13")
    assert high > low + 0.5


def test_the_hotter_the_less_is_told() -> None:
    state = after_plays(opened("muertos", "P1", "R9 Y8", "R12 Y2", predicted=[1, 2]), "R9", "Y2")
    cold, hot = [np.ptp(told(state, "R12", "B3", heat=heat)) for heat in (0.25, 100.0)]
    assert hot < cold / 10


def test_before_the_first_play_nothing_is_told() -> None:
    state = opened("half-pint", "P1", "R9 Y8", "R12 Y2")
    assert told(state, "R12 Y2", "B3 B4") == [0.0, 0.0]


@pytest.mark.parametrize("edition", ["half-pint", "muertos"])
def test_own_plays_and_the_row_are_part_of_the_story(edition: str) -> None:
    """Seat 0 has led with a pair that used the row; what came after is understood all the same."""
    state = opened(edition, "P9 P5", "R9 Y8 Y3", "R12 B12 Y2", "G1 G2 G13", predicted=[1, 1, 0])
    state = after_plays(state, "R9 + P9", "R12 B12", "G1")
    weak, strong = told(state, "Y2", "Y9")
    assert np.isfinite([weak, strong]).all()
    assert weak != strong
