"""The rookie's rules of thumb at the card games, one by one."""

from __future__ import annotations

from taproom.bots import bot
from taproom.core import Seat
from taproom.games.tricks import HALF_PINT, MUERTOS, Bet, Play, Predict

from .playing import cards, decided, moment

ROOKIE = bot("rookie", "half-pint")


def test_a_trick_for_every_good_play() -> None:
    """Four seats: a pair is one, a lone card is none. The 5s, the 9s, and three lone cards."""
    hands = ["R5 Y5 R9 Y9 R12", "G1 G2 G3 G4 B1", "B2 B3 B4 P1 P2", "P3 P4 Y1 Y2 Y3"]
    assert decided(ROOKIE, moment(MUERTOS, "R13 Y11 G8", hands, [])).action == Predict(1)
    hands[0] = "R2 Y4 G6 B9 R12"
    assert decided(ROOKIE, moment(MUERTOS, "R13 Y11 G8", hands, [])).action == Predict(0)


def test_the_chip_goes_before_the_boldest() -> None:
    hands = ["R5 Y5", "G1 G2", "B2 B3"]
    state = moment(HALF_PINT, "R13", hands, [1, 0, 3])
    assert decided(ROOKIE, state).action == Bet(Seat(2))


def test_who_is_short_of_tricks_takes_this_one() -> None:
    hands = ["R12 R3", "G13 G2", "P2 P4"]
    state = moment(MUERTOS, "R1", hands, [1, 1, 0], plays=["R12"])
    decision = decided(ROOKIE, state)
    assert (decision.action, decision.reason.code) == (Play(cards("G13"), ()), "win")


def test_who_cannot_take_it_keeps_the_strong_cards() -> None:
    hands = ["R12 R3", "G11 G2", "P2 P4"]
    state = moment(MUERTOS, "R1", hands, [1, 1, 0], plays=["R12"])
    decision = decided(ROOKIE, state)
    assert (decision.action, decision.reason.code) == (Play(cards("G2"), ()), "save")


def test_who_has_enough_gets_rid_of_the_strongest_that_loses() -> None:
    hands = ["R12 R3", "G11 G2", "P2 P4"]
    state = moment(MUERTOS, "R1", hands, [1, 0, 0], plays=["R12"])
    decision = decided(ROOKIE, state)
    assert (decision.action, decision.reason.code) == (Play(cards("G11"), ()), "duck")


def test_the_last_to_play_takes_a_trick_cheaply() -> None:
    hands = ["R5 R3", "G4 G2", "P6 P13"]
    state = moment(MUERTOS, "R1", hands, [0, 0, 1], plays=["R5", "G4"])
    assert decided(ROOKIE, state).action == Play(cards("P6"), ())


def test_in_half_pint_a_missed_prediction_is_no_reason_to_stop() -> None:
    """HP-7: every trick brings ten."""
    hands = ["R12 R11 R3", "G5 G2 G4", "P2 P4 P6"]
    state = moment(HALF_PINT, "R1", hands, [0, 1, 1], plays=["R12", "G2", "P2"])
    assert decided(ROOKIE, state).reason.code == "win"
