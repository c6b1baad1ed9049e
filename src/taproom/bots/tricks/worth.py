"""What a round brings in the end, as far as one's own prediction goes (HP-7, HP-8, PM-4)."""

from __future__ import annotations

from typing import Final

from taproom.games.tricks import TricksGame

_MARK: Final = 5
"""A mark brings ten points if it falls into the longest run (HP-10). Say, every other one does."""


def worth(game: TricksGame, predicted: int, won: int, tricks: int) -> float:
    """For that many tricks won, of so many in the round."""
    if game.edition.brawls:
        return _in_half_pint(game.seats, predicted, won)
    return _in_muertos(predicted, won, tricks)


def _in_half_pint(seats: int, predicted: int, won: int) -> float:
    if won != predicted:
        return 10 * won
    for_zero = 20 if seats >= 5 else 30
    return 10 * won + (10 * predicted or for_zero) + _MARK


def _in_muertos(predicted: int, won: int, tricks: int) -> float:
    if predicted == 0:
        return -won if won else tricks
    if won < predicted:
        return won - predicted
    return 2 * predicted if won == predicted else predicted


def brawl_worth(won: int) -> float:
    return 10 * won + 30 + _MARK
