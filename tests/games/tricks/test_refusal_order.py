"""The order of objections: of everything that is wrong with an action, the first is told."""

from __future__ import annotations

from typing import ClassVar

import pytest

from taproom.core import Action, IllegalAction, Seat
from taproom.games.tricks import HALF_PINT, MUERTOS, Bet, Edition, Predict

from .dealing import LAURA, MAX, Table, deal, highest_first, play, refused

BOTH = pytest.mark.parametrize("edition", [HALF_PINT, MUERTOS], ids=lambda each: each.id)

NOBODY = Seat(9)


class Sing(Action):
    """No action of the family, even where one of this name is asked for."""

    type: ClassVar[str] = "play"


@BOTH
def test_over_is_over(edition: Edition) -> None:
    """`game-over` before anything else."""
    table = Table(edition, highest_first(2))
    table.one_trick(1, 1)
    assert table.state.phase is None
    assert table.state.actors == ()
    assert table.state.legal(MAX) == table.state.legal(LAURA) == ()
    wrong: list[Action] = [Sing(), Predict(9), Bet(NOBODY), play("R1 R1"), play("R13")]
    for action in wrong:
        with refused(IllegalAction, "game-over"):
            table.act(NOBODY, action)


@BOTH
def test_then_the_form(edition: Edition) -> None:
    """`bad-action` before the phase and the seat."""
    table = Table(edition, highest_first(2))
    with refused(IllegalAction, "bad-action", "no-such-action"):
        table.act(NOBODY, Sing())
    with refused(IllegalAction, "bad-action", "card-twice", rule="F-1", card="R1"):
        table.act(NOBODY, play("R2 R1 + R1"))
    table.open(1, 1)
    with refused(IllegalAction, "bad-action", "no-such-action"):
        table.act(MAX, Sing())


@BOTH
def test_then_the_phase(edition: Edition) -> None:
    """`wrong-phase` before the seat and the rules."""
    table = Table(edition, highest_first(3))
    with refused(IllegalAction, "wrong-phase", action="bet", phase="predict"):
        table.act(NOBODY, Bet(NOBODY))
    with refused(IllegalAction, "wrong-phase", action="play", phase="predict"):
        table.act(NOBODY, play("B13"))
    table.predict(1, 1, 1)
    if table.game.chips:
        with refused(IllegalAction, "wrong-phase", action="predict", phase="bet"):
            table.act(NOBODY, Predict(9))
        with refused(IllegalAction, "wrong-phase", action="play", phase="bet"):
            table.act(MAX, play("R13"))
        table.bet()
    with refused(IllegalAction, "wrong-phase", action="predict", phase="play"):
        table.act(NOBODY, Predict(9))
    with refused(IllegalAction, "wrong-phase", action="bet", phase="play"):
        table.act(MAX, Bet(LAURA))


@BOTH
def test_then_the_seat(edition: Edition) -> None:
    """`not-your-turn` before the rules."""
    table = Table(edition, highest_first(3))
    with refused(IllegalAction, "not-your-turn", seat="9"):
        table.act(NOBODY, Predict(9))
    table.predict(1, 1, 1)
    if table.game.chips:
        with refused(IllegalAction, "not-your-turn", seat="9"):
            table.act(NOBODY, Bet(NOBODY))
        table.bet()
    with refused(IllegalAction, "not-your-turn", seat="1"):
        table.act(LAURA, play("B13"))
    with refused(IllegalAction, "not-your-turn", seat="-1"):
        table.act(Seat(-1), play("R11"))


def test_then_the_rules_of_a_bet() -> None:
    """HP-4: with one chip only one thing can be wrong."""
    table = Table(HALF_PINT, highest_first(3))
    table.predict(1, 1, 1)
    for action, code in ((Bet(None), "bet-required"), (Bet(MAX), "bet-self")):
        with refused(IllegalAction, code, rule="HP-4"):
            table.act(MAX, action)


def test_then_the_rules_of_a_play() -> None:
    """F-7, F-8, HP-2: hand, row, only row cards, no combination or a group of row cards only."""
    table = Table(HALF_PINT, deal("G12 B12", "R7 Y7 R8", "R2 R3 R4")).open(1, 1)
    with refused(IllegalAction, "not-in-hand", rule="F-7", card="R2"):
        table.play("R2 R8 + R3")
    with refused(IllegalAction, "not-in-row", rule="F-7", card="R3"):
        table.play("R8 + R3")
    with refused(IllegalAction, "not-in-row", rule="F-7", card="R3"):
        table.play("+ R3")
    with refused(IllegalAction, "row-only", rule="F-7"):
        table.play("+ G12 B12")
    with refused(IllegalAction, "no-combination", rule="F-8"):
        table.play("R7 R8 + G12 B12")
    with refused(IllegalAction, "row-group", rule="HP-2", combination="two-pair"):
        table.play("R7 Y7 + G12 B12")


@BOTH
def test_a_refusal_changes_nothing(edition: Edition) -> None:
    """The state is the same as before, to the last card."""
    table = Table(edition, deal("G12 B12", "R7 Y7 R8", "R2 R3 R4")).open(1, 1)
    before = table.state
    told = repr(before)
    with refused(IllegalAction, "row-only", rule="F-7"):
        table.play("+ G12")
    assert table.state is before
    assert repr(table.state) == told
