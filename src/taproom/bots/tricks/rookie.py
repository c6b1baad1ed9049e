"""The rookie at Half-Pint Heroes and Poker de los Muertos: rules of thumb, nothing more."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from taproom.bots.choosing import best_of
from taproom.bots.protocol import Budget, Decision, Reason, seen_as
from taproom.bots.tricks.situation import Situation
from taproom.bots.tricks.strongest import division, strengths
from taproom.core import Action, Seat, View
from taproom.games.tricks import Bet, Play, Predict, TricksView

_GOOD: Final = {2: -1, 3: -1, 4: 0, 5: 0, 6: 1, 7: 1}
"""By seats, a play is good for a trick if it is more than nothing, a high card, a pair."""
_BOLDEST: Final = 3


class TricksRookie:
    name = "rookie"

    def decide(
        self, view: View, legal: Sequence[Action], budget: Budget, random: Random
    ) -> Decision:
        del budget  # rules of thumb take no time
        seen = seen_as(TricksView, view)
        if seen.viewer is None:
            raise ValueError("a spectator has nothing to decide")
        match seen.phase:
            case Predict.type:
                return _predict(seen)
            case Bet.type:
                return _bet(seen, [each for each in legal if isinstance(each, Bet)], random)
        return _play(seen, [each for each in legal if isinstance(each, Play)], seen.viewer)


def _predict(view: TricksView) -> Decision:
    """A trick for every good play, if the strongest are made first."""
    plays = division(view.round.hand or (), view.round.row, view.game)
    good = sum([rank > _GOOD[view.game.seats] for rank, *_ in plays])
    tricks = min(good, _BOLDEST)
    return Decision(Predict(tricks), Reason("predict", {"tricks": tricks}))


def _bet(view: TricksView, legal: list[Bet], random: Random) -> Decision:
    """On whoever has promised most."""
    shown = view.round.predictions or ()
    boldest = best_of(
        [bet for bet in legal if bet.on is not None], lambda bet: _shown(shown, bet.on), random
    )
    return Decision(boldest, Reason("bet", {"tricks": _shown(shown, boldest.on)}))


def _shown(predictions: Sequence[int], seat: Seat | None) -> int:
    return -1 if seat is None else predictions[seat]


def _play(view: TricksView, legal: list[Play], me: Seat) -> Decision:
    """Short of tricks: take this one if that can be done. Else stay out of it, if that can.

    Where every trick counts (HP-7), a prediction that was exceeded is no reason to stop.
    """
    here = Situation.of(view, me)
    rated = strengths(legal, view.game)
    winning = [play for play in legal if here.to_beat is None or rated[play] > here.to_beat]
    losing = [play for play in legal if play not in winning]
    if here.won < here.predicted or (view.game.edition.brawls and here.won > here.predicted):
        if not winning:
            return Decision(min(losing, key=rated.__getitem__), Reason("save"))
        cheap = min if not here.later else max
        return Decision(cheap(winning, key=rated.__getitem__), Reason("win"))
    if losing:
        return Decision(max(losing, key=rated.__getitem__), Reason("duck"))
    return Decision(min(winning, key=rated.__getitem__), Reason("forced"))
