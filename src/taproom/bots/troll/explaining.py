"""Why an action was chosen, told from what it does. Those who search have no thoughts of words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from taproom.bots.protocol import Reason
from taproom.core import Seat
from taproom.games.troll import (
    Barman,
    Draft,
    Field,
    Laid,
    Mug,
    Place,
    Remove,
    Smash,
    Steal,
    Swap,
    TrollAction,
    TrollView,
)
from taproom.games.troll.field import team_of

_ABILITIES: Final[Mapping[str, Reason]] = {
    Steal.type: Reason("steal"),
    Remove.type: Reason("remove"),
    Swap.type: Reason("swap"),
    Smash.type: Reason("smash"),
}


def why(view: TrollView, seat: Seat, action: TrollAction) -> Reason:
    match action:
        case Draft():
            return Reason("draft")
        case Place():
            return _why_place(view, seat, action)
        case Mug(cell):
            return Reason("token-stay") if cell is None else _why_token(view, seat, action)
        case Barman(side):
            return Reason("barman-stay" if side is None else "barman")
        case Steal(None) | Remove(None) | Swap(None) | Smash(None):
            return Reason("decline")
    return _ABILITIES[action.type]


def _why_place(view: TrollView, seat: Seat, action: Place) -> Reason:
    laid = Laid(view.game.coasters[action.shift or action.coaster], seat, team_of(seat))
    field = view.field.lay(action.cell, laid)
    beaten = len(list(field.beaten_by(action.cell)))
    return Reason("flip", {"count": beaten}) if beaten else Reason("place")


def _why_token(view: TrollView, seat: Seat, action: Mug) -> Reason:
    assert action.cell is not None
    assert view.placed is not None

    def beaten(field: Field) -> int:
        assert view.placed is not None
        return len(list(field.beaten_by(view.placed)))

    flips_more = beaten(view.field.put_token(action.cell, seat)) > beaten(view.field)
    return Reason("token-flip" if flips_more else "token-guard")
