"""The kernels do what the rules do, in games of all kinds (`comparing.py` runs many more)."""

from __future__ import annotations

from random import Random

import pytest

from taproom.core import Seeded

from .comparing import POSITIONS, follow_game, replay_round, some_game

GAMES = 200
ROUNDS = 200


@pytest.mark.parametrize("part", range(4))
def test_every_state_of_random_games(part: int) -> None:
    """Whose turn, every legal play with its strength, the trick, the score: F-7 to F-12."""
    compared = 0
    for number in range(part, GAMES, 4):
        random = Random(number)
        compared += follow_game(some_game(random).start(Seeded(str(number))), random)[POSITIONS]
    assert compared > 1000


def test_random_rounds_are_legal_and_scored_right() -> None:
    """What the fast path deals, predicts, bets and plays, done again under the rules."""
    random = Random(1)
    for number in range(ROUNDS):
        assert replay_round(some_game(random), 1, number) > 0
