"""What a seat, or a spectator, may know of a game of the family."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from taproom.core import Result, Seat, View, Viewer
from taproom.games.tricks.cards import DECK, Hand
from taproom.games.tricks.round import OPEN, Chip, Ending, Round, Score, Trick, no_bets

if TYPE_CHECKING:
    from taproom.games.tricks.game import TricksGame


@dataclass(frozen=True, slots=True)
class SeenRound:
    """A round with other people's hands, and what is not shown yet, left out.

    A hand is seen by its owner alone, also afterwards: what was played, all have seen.
    """

    number: int
    start: Seat
    gunfight: tuple[Seat, ...]
    hand_size: int
    row: Hand
    dealt: Hand | None
    """The viewer's own hand as it was dealt; None for a spectator."""
    hand: Hand | None
    """What the viewer still holds of it."""
    cards_left: tuple[int, ...]
    has_predicted: tuple[bool, ...]
    predictions: tuple[int, ...] | None
    """None until they are shown."""
    own_prediction: int | None
    has_bet: tuple[bool, ...]
    bets: tuple[Chip, ...] | None
    """None until they are shown, and in a game without chips."""
    own_bet: Chip
    tricks: tuple[Trick, ...]
    won: tuple[int, ...]
    ended: Ending | None
    score: Score | None
    toasts_at_once: tuple[Seat, ...]
    toasts_at_end: tuple[Seat, ...]

    @property
    def never_seen(self) -> Hand:
        """Not in the row, not in the viewer's own hand, not played; in the order of the deck."""
        plays = [played.play for trick in self.tricks for played in trick.plays]
        seen = {*self.row, *(self.dealt or ()), *(card for play in plays for card in play.hand)}
        return tuple([card for card in DECK if card not in seen])


@dataclass(frozen=True, slots=True)
class TricksView(View):
    game: TricksGame
    viewer: Viewer
    rounds: tuple[SeenRound, ...]
    phase: str | None
    actors: tuple[Seat, ...]
    result: Result | None

    @property
    def round(self) -> SeenRound:
        return self.rounds[-1]


def seen(true: Round, viewer: Viewer, *, bets_in_turn: bool) -> SeenRound:
    """The round as this viewer sees it."""
    bets = true.bets or no_bets(true.seats)
    return SeenRound(
        number=true.number,
        start=true.start,
        gunfight=true.gunfight,
        hand_size=true.hand_size,
        row=true.row,
        dealt=None if viewer is None else true.dealt[viewer],
        hand=None if viewer is None else true.hands[viewer],
        cards_left=tuple([len(hand) for hand in true.hands]),
        has_predicted=tuple([tricks is not None for tricks in true.predictions]),
        predictions=true.shown_predictions,
        own_prediction=None if viewer is None else true.predictions[viewer],
        has_bet=tuple([on != OPEN for on in bets]),
        bets=true.shown_bets(in_turn=bets_in_turn),
        own_bet=OPEN if viewer is None else bets[viewer],
        tricks=true.tricks,
        won=true.won,
        ended=true.ended,
        score=true.score,
        toasts_at_once=true.toasts_at_once,
        toasts_at_end=true.toasts_at_end,
    )
