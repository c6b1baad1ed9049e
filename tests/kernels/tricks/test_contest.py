"""How hard tricks are fought for."""

from __future__ import annotations

import numpy as np
import pytest

from taproom.bots.tricks.legend import known
from taproom.kernels.tricks.contest import (
    INPUTS,
    UNLEARNED,
    fight,
    see_contest,
    usual_fight,
    wanted_by_others,
)
from taproom.kernels.tricks.network import Network
from taproom.kernels.tricks.selfplay import play_lessons

from .tables import game_of

FOUR_WITH_FIVE_CARDS = np.array([5, 5, 5, 5, 0, 0, 0, 0])


def test_without_a_network_only_the_opponents_are_counted() -> None:
    for wanted in (0.0, 9.0):
        found = fight(4, FOUR_WITH_FIVE_CARDS, wanted, 0, wants=True, network=UNLEARNED)
        assert found == pytest.approx(usual_fight(3)) == pytest.approx(3**0.7)


def test_who_is_out_of_cards_does_not_fight() -> None:
    sizes = np.array([5, 0, 3, 0, 0, 0, 0, 0])
    assert fight(4, sizes, 0.0, 0, wants=True, network=UNLEARNED) == pytest.approx(1)
    won = 1 << 16  # seat 2 has won a trick
    assert wanted_by_others(4, sizes, won, np.array([3, 3, 3, 3]), 0) == 2


def test_a_network_is_what_its_numbers_say() -> None:
    random = np.random.default_rng(2)
    inner, bias = random.standard_normal((INPUTS, 4)), random.standard_normal(4)
    outer, shift = random.standard_normal((4, 1)), random.standard_normal(1)
    network = Network(inner, bias, outer, shift)
    seen = np.array(see_contest(4, FOUR_WITH_FIVE_CARDS, 3.0, 1, wants=False))
    power = np.maximum(seen @ inner + bias, 0) @ outer + shift
    found = fight(4, FOUR_WITH_FIVE_CARDS, 3.0, 1, wants=False, network=network)
    assert found == pytest.approx(float(np.exp(np.clip(power[0], -5, 3))))


@pytest.mark.parametrize("game_id", ["half-pint", "muertos"])
def test_the_more_the_others_want_the_harder_they_fight(game_id: str) -> None:
    """So it was learned."""
    network = known(game_id).contest
    few, many = [
        fight(4, FOUR_WITH_FIVE_CARDS, wanted, 0, wants=True, network=network)
        for wanted in (1.0, 6.0)
    ]
    assert many > 1.5 * few


def test_what_became_of_plays_is_noted() -> None:
    _, contests = play_lessons(game_of("muertos", 3), None, 0.25, 300, 1)
    noted = contests.noted > 0
    assert noted[:, 0].all()
    assert ((contests.chance[noted] > 0) & (contests.chance[noted] < 1)).all()
    assert not contests.won[~noted].any()
    won, lost = noted & (contests.won > 0), noted & (contests.won == 0)
    assert 0.2 < won.sum() / noted.sum() < 0.5  # a third, but who wins has more to play
    assert contests.chance[won].mean() > contests.chance[lost].mean() + 0.2
