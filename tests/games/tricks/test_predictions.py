"""F-6: predictions."""

from __future__ import annotations

import pytest

from taproom.core import IllegalAction, Seat
from taproom.games.tricks import HALF_PINT, MUERTOS, Edition, Predict
from taproom.games.tricks.facts import Predicted, PredictionsShown

from .dealing import LAURA, MAX, SVEN, Table, highest_first, refused

BOTH = pytest.mark.parametrize("edition", [HALF_PINT, MUERTOS], ids=lambda each: each.id)


@BOTH
def test_zero_to_six_whatever_the_hand(edition: Edition) -> None:
    """F-6: with the cards 0, 1, 2, 3; also above the hand size, here of one card."""
    table = Table(edition, highest_first(3))
    everything = tuple(Predict(tricks) for tricks in (0, 1, 2, 3, 4, 5, 6))
    for seat in (MAX, LAURA, SVEN):
        assert table.state.legal(seat) == everything
    for action in everything:
        table.state.verify(LAURA, action)


@BOTH
@pytest.mark.parametrize("tricks", [-1, 7, 10**50])
def test_no_other_number(edition: Edition, tricks: int) -> None:
    """F-6: refused."""
    table = Table(edition, highest_first(3))
    told = str(tricks) if tricks < 10 else "1" + "0" * 39 + "…"
    with refused(IllegalAction, "bad-prediction", rule="F-6", tricks=told):
        table.act(MAX, Predict(tricks))


@BOTH
def test_in_any_order_each_once(edition: Edition) -> None:
    """F-6: given once, not changed."""
    table = Table(edition, highest_first(3))
    assert table.act(LAURA, Predict(2)) == (Predicted(LAURA),)
    assert (table.state.phase, table.state.actors) == ("predict", (MAX, SVEN))
    assert table.state.legal(LAURA) == ()
    with refused(IllegalAction, "not-your-turn", seat="1"):
        table.act(LAURA, Predict(3))
    assert table.act(SVEN, Predict(0)) == (Predicted(SVEN),)
    assert table.state.actors == (MAX,)
    assert table.round.predictions == (None, 2, 0)
    assert table.act(MAX, Predict(6)) == (Predicted(MAX), PredictionsShown((6, 2, 0)))
    assert table.round.shown_predictions == (6, 2, 0)


def test_then_the_chips_or_the_cards() -> None:
    """HP-4: all bet. PM-3: the start player leads."""
    heroes = Table(HALF_PINT, highest_first(3), first=LAURA)
    heroes.predict(1, 1, 1)
    assert (heroes.state.phase, heroes.state.actors) == ("bet", (0, 1, 2))
    dead = Table(MUERTOS, highest_first(3), first=LAURA)
    dead.predict(1, 1, 1)
    assert (dead.state.phase, dead.state.actors) == ("play", (LAURA,))


@BOTH
@pytest.mark.parametrize("seat", [-1, 3, 7])
def test_nobody_else_predicts(edition: Edition, seat: int) -> None:
    """F-3, F-6: refused, also a number that would fit nobody."""
    table = Table(edition, highest_first(3))
    assert table.state.legal(Seat(seat)) == ()
    with refused(IllegalAction, "not-your-turn", seat=str(seat)):
        table.act(Seat(seat), Predict(7))
