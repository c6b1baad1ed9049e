"""Predicting: what is this hand worth?"""

from __future__ import annotations

from random import Random
from typing import Final

from taproom.bots.choosing import best_of
from taproom.bots.protocol import Decision, Reason
from taproom.bots.tricks.imagining import imagine
from taproom.bots.tricks.outlook import choices, outlook
from taproom.bots.tricks.strongest import strengths
from taproom.bots.tricks.worth import worth
from taproom.games.tricks import Predict, TricksView
from taproom.games.tricks.combinations import playbook

_LUCK: Final = 1.5
"""So many tricks more than the hand is good for, nobody should hope for."""


def predict(view: TricksView, legal: list[Predict], random: Random) -> Decision:
    """The prediction that promises most, if the hand is then played off with it in mind."""
    game, now = view.game, view.round
    hand = now.hand or ()
    rival = imagine(now, game, len(hand), random)
    plays = strengths(playbook(hand, now.row, game.row_groups), game)
    ways = choices(hand, plays, rival, rivals=game.seats - 1)

    def promises(predicted: int) -> float:
        # There are about as many tricks as cards in a hand: somebody always plays them singly.
        def points(won: int) -> float:
            return worth(game, predicted, won, tricks=now.hand_size)

        return outlook(len(hand), ways, points)[-1][0]

    good_for = outlook(len(hand), ways, float)[-1][0]
    sensible = [each for each in legal if each.tricks <= good_for + _LUCK]
    action = best_of(sensible, lambda each: promises(each.tricks), random)
    return Decision(action, Reason("predict", {"tricks": action.tricks}))
