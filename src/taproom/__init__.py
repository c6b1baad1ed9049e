"""Taproom: Half-Pint Heroes, Poker de los Muertos and the Squinting Troll, complete and exact.

An unofficial fan project with words and art of its own.

    game = taproom.game("half-pint", seats=4, rounds=10)
    state = game.start(Seeded("any text"), first=Seat(0))
    state, facts = state.act(seat, action)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from taproom.core import Game

__version__ = "0.1.0"
__all__ = ["__version__", "game"]


def game(game_id: str, /, seats: int, **options: object) -> Game:
    """A game by its id ("half-pint", "muertos", "troll"); `row_groups` stands for `row-groups`."""
    from taproom import games  # the rules are not needed to say --help

    given = {name.replace("_", "-"): value for name, value in options.items()}
    return games.game(game_id, seats, given)
