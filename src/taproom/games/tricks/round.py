"""One round as a value: what was dealt, predicted, bet and played so far (F-5 to F-12).

Named tuples, because every play makes a new round, and nothing is made faster than a tuple.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from typing import Final, Literal, NamedTuple, TypeVar

from taproom.core import Seat
from taproom.games.tricks.actions import Play
from taproom.games.tricks.cards import Hand
from taproom.games.tricks.combinations import Combination

Item = TypeVar("Item")

OPEN: Final = "open"
Chip = Seat | None | Literal["open"]
"""Where a chip lies: before a seat, nowhere (None), or not yet decided (OPEN)."""

Mark = Literal["X", "B", ""]
Ending = Literal["cards", "brawl", "out"]


class Played(NamedTuple):
    """A play on the table: what it counts as, and how strong that is in this edition."""

    seat: Seat
    play: Play
    combination: Combination
    strength: tuple[int, ...]


_strength = attrgetter("strength")


class Trick(NamedTuple):
    """Plays in the order in which they were made; no winner while it is under way."""

    plays: tuple[Played, ...]
    winner: Seat | None

    @property
    def leader(self) -> Seat:
        return self.plays[0].seat

    @property
    def best(self) -> Played:
        """Strongest; of equals the one played first (F-10)."""
        return max(self.plays, key=_strength)

    def next_to_play(self, hands: Sequence[Hand]) -> Seat | None:
        """Clockwise from the last play up to the leader, the first with cards (F-7), if any."""
        seats, leader = len(hands), self.plays[0].seat
        seat = (self.plays[-1].seat + 1) % seats
        while seat != leader:
            if hands[seat]:
                return Seat(seat)
            seat = (seat + 1) % seats
        return None


class Score(NamedTuple):
    points: tuple[int, ...]
    marks: tuple[Mark, ...]


class Round(NamedTuple):
    number: int
    start: Seat
    gunfight: tuple[Seat, ...]
    row: Hand
    dealt: tuple[Hand, ...]
    hands: tuple[Hand, ...]
    predictions: tuple[int | None, ...]
    """None for a seat that is still thinking."""
    bets: tuple[Chip, ...] | None
    """None in a game without chips."""
    tricks: tuple[Trick, ...] = ()
    ended: Ending | None = None
    score: Score | None = None
    toasts_at_once: tuple[Seat, ...] = ()
    toasts_at_end: tuple[Seat, ...] = ()

    def after(
        self,
        hands: tuple[Hand, ...],
        predictions: tuple[int | None, ...],
        bets: tuple[Chip, ...] | None,
        tricks: tuple[Trick, ...],
    ) -> Round:
        """The round one action later: `_replace`, written out because that is slow."""
        return Round(
            self.number,
            self.start,
            self.gunfight,
            self.row,
            self.dealt,
            hands,
            predictions,
            bets,
            tricks,
            self.ended,
            self.score,
            self.toasts_at_once,
            self.toasts_at_end,
        )

    @property
    def seats(self) -> int:
        return len(self.hands)

    @property
    def hand_size(self) -> int:
        return len(self.dealt[0])

    @property
    def predicted(self) -> bool:
        """Are all predictions in?"""
        return None not in self.predictions

    @property
    def shown_predictions(self) -> tuple[int, ...] | None:
        """The predictions once they are all in; before that nobody may see any."""
        if None in self.predictions:
            return None
        return tuple([tricks for tricks in self.predictions if tricks is not None])

    @property
    def bet(self) -> bool:
        """Are all chips placed or kept?"""
        return self.bets is None or OPEN not in self.bets

    def shown_bets(self, *, in_turn: bool) -> tuple[Chip, ...] | None:
        """The chips as they lie for all to see: made in turn they are open from the start."""
        return self.bets if self.bet or (in_turn and self.predicted) else None

    @property
    def won(self) -> tuple[int, ...]:
        """Tricks won so far, by seat."""
        won = [0] * self.seats
        for trick in self.tricks:
            if trick.winner is not None:
                won[trick.winner] += 1
        return tuple(won)

    @property
    def met(self) -> tuple[bool, ...]:
        """Whose prediction the tricks won so far meet exactly."""
        pairs = zip(self.predictions, self.won, strict=True)
        return tuple([predicted == won for predicted, won in pairs])

    @property
    def chips(self) -> list[tuple[Seat, Seat]]:
        """The chips that lie before somebody, as (owner, target)."""
        lying = enumerate(self.bets or ())
        return [(Seat(owner), on) for owner, on in lying if on is not None and on != OPEN]

    def mark(self, seat: Seat) -> Mark:
        return self.score.marks[seat] if self.score else ""

    def next_with_cards(self, start: Seat) -> Seat:
        """The first seat from `start` clockwise that has cards (F-12); somebody must have some."""
        seat: int = start
        while not self.hands[seat]:
            seat = (seat + 1) % len(self.hands)
        return Seat(seat)


def put(places: tuple[Item, ...], seat: Seat, item: Item) -> tuple[Item, ...]:
    """The same, with another item at that seat."""
    changed = list(places)
    changed[seat] = item
    return tuple(changed)


def no_bets(seats: int) -> tuple[Chip, ...]:
    """Every chip still in its owner's hand."""
    bets: list[Chip] = [OPEN] * seats
    return tuple(bets)


def totals(rounds: Sequence[Round]) -> tuple[int, ...]:
    """Points of all scored rounds, by seat."""
    scores = [done.score.points for done in rounds if done.score]
    return tuple([sum(column) for column in zip(*scores, strict=True)])
