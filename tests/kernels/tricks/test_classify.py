"""Five cards at once: the table against the rules."""

from __future__ import annotations

from itertools import combinations
from random import Random

import numpy as np
import pytest

from taproom.games.tricks import DECK, HALF_PINT, MUERTOS, Card, Edition, Hand, combination_of
from taproom.kernels.tricks.classify import strengths_of_fives
from taproom.kernels.tricks.rules import codes_of, packed


def expected(edition: Edition, five: Hand) -> int:
    combination = combination_of(five)
    return packed(edition.strength(combination, five)) if combination else 0


@pytest.mark.parametrize("edition", [HALF_PINT, MUERTOS])
def test_fives(edition: Edition) -> None:
    """HP-1, PM-1, F-8, F-9: all flushes of a suit, all fives of two values, and random ones."""
    random = Random(1)
    fives = [tuple(random.sample(DECK, 5)) for _ in range(3000)]
    fives += list(combinations([card for card in DECK if card.suit == "B"], 5))
    fives += list(combinations([card for card in DECK if card.value in (1, 13)], 5))
    for low in range(1, 10):
        fives.append(tuple(Card("RYGBP"[value % 5], value) for value in range(low, low + 5)))
    codes = np.array([codes_of(five) for five in fives], np.uint8)
    assert strengths_of_fives(codes, edition).tolist() == [
        expected(edition, five) for five in fives
    ]
