"""What everybody at the table sees happen: every fact of two whole games, in order."""

from __future__ import annotations

from taproom.core import Fact, GameEnded, Result
from taproom.games.tricks import HALF_PINT, MUERTOS, OPEN, Bet, Combination, Played, Predict
from taproom.games.tricks.facts import (
    CardsPlayed,
    ChipReady,
    ChipsShown,
    Dealt,
    Predicted,
    PredictionsShown,
    RoundEnded,
    ToastRaised,
    TrickWon,
)
from taproom.games.tricks.round import Score

from .dealing import LAURA, MAX, Table, cards, deal, highest_first, play


def test_a_game_of_half_pint() -> None:
    """F-6, HP-4, F-7, F-12, HP-7, F-5, HP-10, HP-11: two players, two rounds."""
    table = Table(
        HALF_PINT,
        deal("B7 P2", "R7 R3", "R8 Y8"),
        highest_first(2),
        options={"toasts": [2, 3, 8]},
    )
    seen: list[tuple[Fact, ...]] = [
        table.act(LAURA, Predict(1)),
        table.act(MAX, Predict(1)),
        table.act(LAURA, Bet(MAX)),
        table.act(MAX, Bet(None)),
        table.act(MAX, play("R7 + B7")),
        table.act(LAURA, play("Y8")),
        table.act(MAX, play("R3")),
        table.act(LAURA, play("R8")),
    ]
    pair = Played(MAX, play("R7 + B7"), Combination.PAIR, (1, 7, 7))
    low = Played(LAURA, play("Y8"), Combination.HIGH_CARD, (0, 8))
    three = Played(MAX, play("R3"), Combination.HIGH_CARD, (0, 3))
    eight = Played(LAURA, play("R8"), Combination.HIGH_CARD, (0, 8))
    both_met = Score((40, 20), ("X", "X"))
    assert seen == [
        (Predicted(LAURA),),
        (Predicted(MAX), PredictionsShown((1, 1)), ToastRaised((MAX, LAURA))),
        (ChipReady(LAURA),),
        (ChipReady(MAX), ChipsShown((None, MAX))),
        (CardsPlayed(pair),),
        (CardsPlayed(low), TrickWon(MAX, Combination.PAIR)),
        (CardsPlayed(three),),
        (
            CardsPlayed(eight),
            TrickWon(LAURA, Combination.HIGH_CARD),
            RoundEnded(1, "cards", (1, 1), both_met),
            ToastRaised((MAX, LAURA)),
            Dealt(2, LAURA, 1, cards("P1"), ()),
        ),
    ]
    table.open(2, 0, on=[None, None])
    assert table.play("R12") == (
        CardsPlayed(Played(LAURA, play("R12"), Combination.HIGH_CARD, (0, 12))),
    )
    assert table.play("R13") == (
        CardsPlayed(Played(MAX, play("R13"), Combination.HIGH_CARD, (0, 13))),
        TrickWon(MAX, Combination.HIGH_CARD),
        RoundEnded(2, "cards", (1, 0), Score((10, 30), ("", "X"))),
        GameEnded(Result((LAURA,), (60, 70), "points")),
    )


def test_chips_in_turn() -> None:
    """HP-4: every chip is shown as it is laid."""
    table = Table(HALF_PINT, highest_first(2), options={"bets": "in-turn"}, first=LAURA)
    table.predict(1, 0)
    assert table.act(LAURA, Bet(None)) == (ChipsShown((OPEN, None)),)
    assert table.act(MAX, Bet(LAURA)) == (ChipsShown((LAURA, None)),)


def test_a_game_of_muertos() -> None:
    """PM-3, PM-4, PM-6: no chips, no toasts, no marks."""
    table = Table(MUERTOS, highest_first(2))
    assert table.act(MAX, Predict(1)) == (Predicted(MAX),)
    assert table.act(LAURA, Predict(0)) == (Predicted(LAURA), PredictionsShown((1, 0)))
    best = Played(MAX, play("R13"), Combination.HIGH_CARD, (0, 13))
    other = Played(LAURA, play("R12"), Combination.HIGH_CARD, (0, 12))
    assert table.play("R13") == (CardsPlayed(best),)
    assert table.play("R12") == (
        CardsPlayed(other),
        TrickWon(MAX, Combination.HIGH_CARD),
        RoundEnded(1, "cards", (1, 0), Score((2, 1), ("", ""))),
        GameEnded(Result((MAX,), (2, 1), "points")),
    )
