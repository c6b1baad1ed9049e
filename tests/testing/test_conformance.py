"""Every game of the house keeps the promises that every game must keep, whatever its options."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from taproom import games
from taproom.core import Game, Seat, Seeded
from taproom.testing.conformance import check_game
from taproom.testing.strategies import any_game

PLAIN = [("half-pint", 2), ("half-pint", 7), ("muertos", 3), ("troll", 2), ("troll", 4)]


@pytest.mark.parametrize(("game_id", "seats"), PLAIN)
def test_plain_games_keep_every_promise(game_id: str, seats: int) -> None:
    check_game(games.game(game_id, seats, {}), Seeded("plain"), Random(1), Seat(seats - 1))


@settings(max_examples=40, deadline=None)
@given(any_game(), st.integers(0, 2**32))
def test_games_with_any_options_keep_every_promise(game: Game, seed: int) -> None:
    check_game(game, Seeded(str(seed)), Random(seed))
