"""What everybody at a table of the family sees happen."""

from __future__ import annotations

from dataclasses import dataclass

from taproom.core import Fact, Seat
from taproom.games.tricks.cards import Hand
from taproom.games.tricks.combinations import Combination
from taproom.games.tricks.round import Chip, Ending, Played, Score


@dataclass(frozen=True, slots=True)
class Dealt(Fact):
    round: int
    start: Seat
    hand_size: int
    row: Hand
    gunfight: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Predicted(Fact):
    """That a seat has predicted, not what."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PredictionsShown(Fact):
    tricks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ChipReady(Fact):
    """That a seat has decided about its chip, not how."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ChipsShown(Fact):
    """Where the chips lie; OPEN for a seat whose turn to bet is still to come."""

    bets: tuple[Chip, ...]


@dataclass(frozen=True, slots=True)
class ToastRaised(Fact):
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class CardsPlayed(Fact):
    played: Played


@dataclass(frozen=True, slots=True)
class TrickWon(Fact):
    seat: Seat
    combination: Combination


@dataclass(frozen=True, slots=True)
class RoundEnded(Fact):
    round: int
    ended: Ending
    won: tuple[int, ...]
    score: Score
