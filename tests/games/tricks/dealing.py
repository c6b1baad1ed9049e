"""Cards, deals and tables written down briefly, so that the tests read like the rulebook.

Four people of the documents sit at most tables: Max at seat 0, then Laura, Sven and Frank.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from random import Random
from typing import NamedTuple

import pytest

from taproom.core import Action, Fact, Refusal, Scripted, Seat, Seeded, clockwise
from taproom.games.tricks import (
    CARD_NAMED,
    DECK,
    Bet,
    Card,
    Combination,
    Edition,
    Hand,
    Play,
    Played,
    Predict,
    Round,
    Trick,
    TricksGame,
    TricksState,
)
from taproom.games.tricks.round import Chip, Ending, Mark, Score

MAX, LAURA, SVEN, FRANK = map(Seat, range(4))

_RANKS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


def cards(text: str) -> Hand:
    """`"R7 Y13"`, as the values of Half-Pint."""
    return tuple(CARD_NAMED[name] for name in text.split())


def ranks(text: str) -> str:
    """`"R7 YQ"`, as Muertos prints it, written in values: `"R6 Y11"`."""
    return " ".join(f"{name[0]}{_RANKS.index(name[1:]) + 1}" for name in text.split())


def play(text: str) -> Play:
    """`"R7 R10 + G7 G10"`: hand cards, then the row cards they use."""
    hand, _, row = text.partition("+")
    return Play(cards(hand), cards(row))


class Deal(NamedTuple):
    row: Hand
    hands: tuple[Hand, ...]


def deal(row: str, *hands: str) -> Deal:
    """The row, its opening card first, and the hands by seat."""
    return Deal(cards(row), tuple(map(cards, hands)))


def stacked(dealt: Deal, start: Seat) -> Hand:
    """The deck that deals it: the opening card, packets from the start player on, the row (F-5)."""
    packets = [dealt.hands[seat] for seat in clockwise(start, len(dealt.hands))]
    top = (dealt.row[0], *(card for packet in packets for card in packet), *dealt.row[1:])
    return (*top, *(card for card in DECK if card not in top))


def deck_file(sizes: Mapping[Card, tuple[int, int]] | None = None) -> dict[str, list[int]]:
    """Deal numbers for all cards as in a transcript: 1 and 1 unless given."""
    return {str(card): list((sizes or {}).get(card, (1, 1))) for card in DECK}


class Table:
    """A game under way that deals exactly these deals, one a round."""

    def __init__(
        self,
        edition: Edition,
        *deals: Deal,
        first: Seat = MAX,
        options: Mapping[str, object] | None = None,
    ) -> None:
        seats = len(deals[0].hands)
        sizes = {dealt.row[0]: (len(dealt.hands[0]), len(dealt.row)) for dealt in deals}
        defaults = {"rounds": len(deals), "deck": deck_file(sizes)}
        self.game = TricksGame.of(edition, seats, {**defaults, **(options or {})})
        starts = [Seat((first + past) % seats) for past in range(len(deals))]
        decks = {
            f"deck-{number}": stacked(dealt, start)
            for number, (dealt, start) in enumerate(zip(deals, starts, strict=True), 1)
        }
        self.chance = Scripted(decks)
        self.state: TricksState = self.game.start(self.chance, first)

    @property
    def round(self) -> Round:
        return self.state.round

    @property
    def last(self) -> Round:
        """The round that was finished last."""
        return [done for done in self.state.rounds if done.score][-1]

    @property
    def points(self) -> tuple[int, ...]:
        assert self.last.score is not None
        return self.last.score.points

    @property
    def marks(self) -> tuple[Mark, ...]:
        assert self.last.score is not None
        return self.last.score.marks

    def act(self, seat: Seat, action: Action) -> tuple[Fact, ...]:
        self.state, happened = self.state.act(seat, action)
        return happened

    def predict(self, *tricks: int) -> tuple[Fact, ...]:
        """By seat; the facts of the last one."""
        happened: tuple[Fact, ...] = ()
        for seat, predicted in enumerate(tricks):
            happened = self.act(Seat(seat), Predict(predicted))
        return happened

    def bet(self, *on: int | None) -> tuple[Fact, ...]:
        """By seat, in the order in which chips are asked for; without any, on the next seat."""
        seats = self.game.seats
        targets = on or [(seat + 1) % seats for seat in range(seats)]
        happened: tuple[Fact, ...] = ()
        for seat in clockwise(self.state.actors[0], seats):
            target = targets[seat]
            happened = self.act(seat, Bet(None if target is None else Seat(target)))
        return happened

    def play(self, text: str) -> tuple[Fact, ...]:
        """By whoever's turn it is."""
        (seat,) = self.state.actors
        return self.act(seat, play(text))

    def trick(self, *by_seat: str) -> tuple[Fact, ...]:
        """A whole trick, written by seat and played from the leader on; "" is skipped."""
        happened: tuple[Fact, ...] = ()
        for seat in clockwise(self.state.actors[0], self.game.seats):
            if by_seat[seat]:
                happened = self.act(seat, play(by_seat[seat]))
        return happened

    def open(self, *predictions: int, on: Sequence[int | None] = ()) -> Table:
        """Predictions and, where there are any, bets."""
        self.predict(*predictions)
        if self.game.chips:
            self.bet(*on)
        return self

    def one_trick(self, *predictions: int, on: Sequence[int | None] = ()) -> tuple[Fact, ...]:
        """A whole round of one card each."""
        self.open(*predictions, on=on)
        return self.trick(*(str(hand[0]) for hand in self.round.hands))

    def brawl(self, *predictions: int, on: Sequence[int | None] = ()) -> tuple[Fact, ...]:
        """A whole round of three single cards each, played as dealt."""
        self.open(*predictions, on=on)
        happened: tuple[Fact, ...] = ()
        for _ in range(3):
            happened = self.trick(*(str(hand[0]) for hand in self.round.hands))
        return happened


def highest_first(seats: int) -> Deal:
    """One card each, seat 0 with the highest, so that it wins the only trick of the round."""
    return Deal((Card("P", 1),), tuple((Card("R", 13 - seat),) for seat in range(seats)))


def brawl_of(brawler: Seat, seats: int) -> Deal:
    """Three cards each, the brawler with the three highest."""
    hands = [cards("B4 Y6 G8"), cards("R2 R4 Y8"), cards("Y3 B2 G5"), cards("G2 Y5 B7")][:seats]
    hands[brawler] = cards("R13 Y12 G11")
    return Deal(cards("B1"), tuple(hands))


def finished(
    predictions: Sequence[int],
    winners: Sequence[int],
    bets: Sequence[int | None] | None = None,
    *,
    ended: Ending = "cards",
) -> Round:
    """A played round before it is scored: who won which trick is all that counts."""
    seats = len(predictions)
    tricks = [_won_by(Seat(winner)) for winner in winners]
    chips: tuple[Chip, ...] | None = None
    if bets is not None:
        chips = tuple(None if on is None else Seat(on) for on in bets)
    return Round(
        number=1,
        start=MAX,
        gunfight=(),
        row=(),
        dealt=((),) * seats,
        hands=((),) * seats,
        predictions=tuple(predictions),
        bets=chips,
        tricks=tuple(tricks),
        ended=ended,
    )


def _won_by(seat: Seat) -> Trick:
    played = Played(seat, Play((), ()), Combination.HIGH_CARD, (0, 1))
    return Trick((played,), seat)


def pad(*columns: str) -> tuple[Round, ...]:
    """A score pad, one column a player: `"20X 30 - 60B"`."""
    lines = zip(*(column.split() for column in columns), strict=True)
    return tuple(_line(number, line) for number, line in enumerate(lines, 1))


def _line(number: int, entries: Sequence[str]) -> Round:
    marks: list[Mark] = ["X" if "X" in each else "B" if "B" in each else "" for each in entries]
    points = tuple(int(each.rstrip("XB-") or "0") for each in entries)
    blank = finished([0] * len(entries), [])
    return blank._replace(number=number, score=Score(points, tuple(marks)))


def random_game(game: TricksGame, seed: str) -> Iterator[TricksState]:
    """Every state of a game of random actions, from the first deal to the result."""
    random = Random(seed)
    state = game.start(Seeded(seed))
    yield state
    while state.actors:
        seat = random.choice(state.actors)
        state, _ = state.act(seat, random.choice(state.legal(seat)))
        yield state


@contextmanager
def refused(
    kind: type[Refusal],
    code: str,
    reason: str | None = None,
    *,
    rule: str | None = None,
    **params: str | int,
) -> Iterator[None]:
    """What happens inside is refused, with exactly this code, reason, rule and parameters."""
    with pytest.raises(kind) as caught:
        yield
    refusal = caught.value
    given = (type(refusal), refusal.code, refusal.reason, refusal.rule, refusal.params)
    assert given == (kind, code, reason, rule, params)
