"""Informed play: who wants a trick, and what is played then."""

from __future__ import annotations

import pytest

from taproom.kernels.tricks.playing import informed_play, wants_trick
from taproom.kernels.tricks.position import play_of

from .comparing import Follower, sorted_play
from .tables import after_plays, opened, play

HANDS = ("R9 Y5 G2", "B3 P7 Y11", "B1 P2 G13")


def chosen(follower: Follower, seat: int) -> str:
    word = informed_play(follower.rules, follower.desk, follower.at, seat)
    found = play_of(int(word), follower.desk.hands[seat], follower.desk.row)
    return " ".join(map(str, sorted_play(found).hand))


@pytest.mark.parametrize(
    ("predicted", "plays", "expected"),
    [
        ([1, 1, 1], [], "G2"),  # wants it: the weakest that wins so far
        ([1, 1, 1], ["Y5"], "P7"),
        ([1, 1, 1], ["R9", "Y11"], "G13"),
        ([1, 1, 0], ["R9", "Y11"], "P2"),  # does not: the strongest that stays below
        ([1, 0, 1], ["G2"], "B3"),  # cannot: the weakest, others may still beat it
    ],
)
def test_what_is_played(predicted: list[int], plays: list[str], expected: str) -> None:
    state = opened("muertos", "R4", *HANDS, predicted=predicted)
    follower = Follower(state)
    for text in plays:
        follower.play(state, play(text))
        state = after_plays(state, text)
    assert chosen(follower, state.actors[0]) == expected


def test_one_who_cannot_win_saves_strength() -> None:
    state = opened("muertos", "R4", "R13 Y5", "B3 P7")
    follower = Follower(state)
    follower.play(state, play("R13"))
    assert chosen(follower, 1) == "B3"


def test_one_who_must_win_as_the_last_gets_rid_of_strength() -> None:
    state = opened("muertos", "R4", "R1 Y5", "B3 P7", predicted=[0, 0])
    follower = Follower(state)
    follower.play(state, play("R1"))
    assert chosen(follower, 1) == "P7"


@pytest.mark.parametrize(("edition", "wants"), [("half-pint", True), ("muertos", False)])
def test_one_who_has_more_than_predicted(edition: str, wants: bool) -> None:  # noqa: FBT001
    """HP-7: every trick counts; PM-4: none does any more."""
    state = opened(edition, "R4", "R13 Y5", "B3 P7", predicted=[0, 1])
    follower = Follower(state)
    for text in ("R13", "B3"):
        follower.play(state, play(text))
        state = after_plays(state, text)
    assert wants_trick(follower.rules, follower.desk, follower.at, 0) is wants
    assert wants_trick(follower.rules, follower.desk, follower.at, 1)


def test_brawls_are_wanted_and_feared() -> None:
    """HP-5, HP-8: the third in a row, by oneself or, if it is about to happen, by another."""
    state = opened("half-pint", "R4", "R13 Y13 G13 B5", "B1 P7 Y2 Y9", predicted=[2, 0])
    follower = Follower(state)
    for text in ("R13", "B1", "Y13", "Y2"):
        follower.play(state, play(text))
        state = after_plays(state, text)
    assert wants_trick(follower.rules, follower.desk, follower.at, 0)
    assert not wants_trick(follower.rules, follower.desk, follower.at, 1)
    follower.play(state, play("B5"))
    assert wants_trick(follower.rules, follower.desk, follower.at, 1)
