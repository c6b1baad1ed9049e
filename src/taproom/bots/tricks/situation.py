"""The trick at hand, as the seat sees it that is to play."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from taproom.bots.tricks.imagining import ends_when_one_is_out
from taproom.bots.tricks.strongest import Strength
from taproom.core import Seat
from taproom.games.tricks import Hand, SeenRound, TricksView

_A_BRAWL_AWAY = 2


@dataclass(frozen=True, slots=True)
class Situation:
    hand: Hand
    predicted: int
    won: int
    to_beat: Strength | None
    """The strongest play on the table; None when leading."""
    winning: Seat | None
    """Whose play that is."""
    later: tuple[Seat, ...]
    """Who plays after us in this trick."""
    wanting: frozenset[Seat]
    """Who is short of tricks."""
    cards_of_others: int
    """How many cards an opponent who has any holds, about."""
    rivals: int
    """How many opponents will have cards in the next trick."""
    brawling: Seat | None
    """Who has won the last two tricks, where a third ends the round (HP-5)."""
    last_trick: bool
    """Is the round over after this trick, whatever we hold (HP-6)?"""

    @classmethod
    def of(cls, view: TricksView, me: Seat) -> Self:
        now, brawls = view.round, view.game.edition.brawls
        trick = now.tricks[-1] if now.tricks and now.tricks[-1].winner is None else None
        played = {each.seat for each in trick.plays} if trick else set()
        left = now.cards_left
        others = [Seat(seat) for seat, cards in enumerate(left) if cards and seat != me]
        later = tuple([seat for seat in others if seat not in played])
        staying = [seat for seat in others if left[seat] > (seat in later)]
        shown = now.predictions or ()
        return cls(
            hand=now.hand or (),
            predicted=shown[me],
            won=now.won[me],
            to_beat=trick.best.strength if trick else None,
            winning=trick.best.seat if trick else None,
            later=later,
            wanting=frozenset([seat for seat in others if shown[seat] > now.won[seat]]),
            cards_of_others=round(sum(left[seat] for seat in others) / max(len(others), 1)),
            rivals=len(staying),
            brawling=_brawling(now) if brawls else None,
            last_trick=ends_when_one_is_out(view.game) and not staying,
        )


def _brawling(now: SeenRound) -> Seat | None:
    winners = [trick.winner for trick in now.tricks if trick.winner is not None]
    last = winners[-_A_BRAWL_AWAY:]
    return last[0] if len(last) == _A_BRAWL_AWAY and len(set(last)) == 1 else None
