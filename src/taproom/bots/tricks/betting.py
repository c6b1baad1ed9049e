"""Betting (HP-4) and doubting (PM-5): who has promised too much?"""

from __future__ import annotations

from random import Random
from typing import Final

from taproom.bots.choosing import best_of
from taproom.bots.protocol import Decision, Reason
from taproom.core import Seat
from taproom.games.tricks import Bet, TricksView

_TOO_BOLD: Final = 1.5
"""That much above the fair share is missed more often than met."""


def bet(view: TricksView, legal: list[Bet], random: Random) -> Decision:
    """The chip before the boldest. Who need not bet does so only if that one is too bold."""
    shown = view.round.predictions or ()
    fair_share = view.round.hand_size / view.game.seats

    def boldness(on: Seat) -> float:
        return shown[on] - fair_share

    boldest = best_of([action.on for action in legal if action.on is not None], boldness, random)
    if Bet(None) in legal and boldness(boldest) < _TOO_BOLD:
        return Decision(Bet(None), Reason("keep-chip"))
    return Decision(Bet(boldest), Reason("bet", {"tricks": shown[boldest]}))
