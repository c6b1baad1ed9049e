"""Patience: thinks its own hand through to the end, with a few hands imagined for the others.

It needs no kernels: the way that all from the regular up play where there are none, or none yet.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from taproom.bots.protocol import Budget, Decision, seen_as
from taproom.bots.tricks.betting import bet
from taproom.bots.tricks.playing import play
from taproom.bots.tricks.predicting import predict
from taproom.core import Action, View
from taproom.games.tricks import Bet, Play, Predict, TricksView


class Patience:
    name = "patience"

    def decide(
        self, view: View, legal: Sequence[Action], budget: Budget, random: Random
    ) -> Decision:
        del budget  # it takes a few milliseconds
        seen = seen_as(TricksView, view)
        if seen.viewer is None:
            raise ValueError("a spectator has nothing to decide")
        match seen.phase:
            case Predict.type:
                return predict(seen, [each for each in legal if isinstance(each, Predict)], random)
            case Bet.type:
                return bet(seen, [each for each in legal if isinstance(each, Bet)], random)
        plays = [each for each in legal if isinstance(each, Play)]
        return play(seen, plays, seen.viewer, random)
