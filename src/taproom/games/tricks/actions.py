"""What a player of the family can do: predict (F-6), bet (HP-4, PM-5), play (F-7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from taproom.core import Action, Seat
from taproom.games.tricks.cards import Hand


@dataclass(frozen=True, slots=True)
class Predict(Action):
    type: ClassVar[str] = "predict"
    tricks: int


@dataclass(frozen=True, slots=True)
class Bet(Action):
    """The chip before an opponent; None keeps it."""

    type: ClassVar[str] = "bet"
    on: Seat | None


@dataclass(frozen=True, slots=True)
class Play(Action):
    """Hand cards, and the row cards that the combination needs."""

    type: ClassVar[str] = "play"
    hand: Hand
    row: Hand
