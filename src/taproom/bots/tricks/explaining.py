"""Why an action at the card games is the best."""

from __future__ import annotations

from taproom.bots.protocol import Prospect, Reason
from taproom.games.tricks import Bet, Predict


def why(best: Prospect) -> Reason:
    """In numbers that people can weigh."""
    percent = round(100 * (best.met or 0))
    match best.action:
        case Predict(tricks):
            return Reason("odds-predict", {"tricks": tricks, "percent": percent})
        case Bet(None):
            return Reason("keep-chip")
        case Bet():
            return Reason("odds-bet", {"percent": percent})
    return Reason("odds-play", {"percent": percent})
