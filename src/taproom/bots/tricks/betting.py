"""Betting (HP-4) and doubting (PM-5): who has promised too much?"""

from __future__ import annotations

from random import Random
from typing import Final

from taproom.bots.choosing import best_of
from taproom.bots.protocol import Decision, Reason
from taproom.core import Seat
from taproom.games.tricks import Bet, TricksView
from taproom.games.tricks.half_pint import CHIP

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


def at_stake(view: TricksView) -> tuple[float, float]:
    """What a chip brings if the other one misses, and what it costs if not (HP-7, PM-5). What it
    brings the only rival is as good as lost."""
    if not view.game.edition.brawls:
        return 1.0, 1.0
    return CHIP, CHIP if view.game.seats == 2 else 0.0
