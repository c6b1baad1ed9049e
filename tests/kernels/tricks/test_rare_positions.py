"""What hardly ever happens by chance, set up on purpose."""

from __future__ import annotations

from random import Random

import pytest

from taproom.core import Seat, Seeded
from taproom.games.tricks import CARD_NAMED, Combination, Play, TricksState, combination_of
from taproom.kernels.tricks.standing import brawler

from .comparing import POSITIONS, Follower, follow_game, sorted_play
from .tables import game_of, opened, play

EIGHT = "R7 Y7 G7 B7 P7 R8 Y8 G8"
FIVE = "B8 P8 R9 Y9 G9"


def follow(state: TricksState, *plays: str) -> Follower:
    """These plays under the rules and by the kernels, compared after each."""
    follower = Follower(state)
    for text in plays:
        follower.compare(state)
        follower.play(state, play(text))
        (seat,) = state.actors
        state, _ = state.act(seat, play(text))
    if state.result is None:
        follower.compare(state)
    else:
        follower.compare_score(state.round)
    return follower


def combinations_in(follower: Follower, seat: int) -> list[Combination | None]:
    return [combination_of(each.hand + each.row) for each in follower.legal(seat)]


@pytest.mark.parametrize("row_groups", ["each", "any"])
@pytest.mark.parametrize("edition", ["half-pint", "muertos"])
def test_more_than_64_plays(edition: str, row_groups: str) -> None:
    """F-7: hand 8 and row 5, thirteen slots; one seat's plays do not fit into 64 bits."""
    other = "R1 Y1 G2 B2 P3 R4 Y5 G6"
    for number in range(5):
        state = opened(edition, FIVE, EIGHT, other, options={"row-groups": row_groups})
        follower = Follower(state)
        assert follower.desk.wide
        assert len(follower.legal(0)) > 300
        follow_game(state, Random(number))


def test_a_whole_suit() -> None:
    """The most plays there are: thirteen cards of one suit."""
    hand, row = "R1 R2 R3 R4 R5 R6 R7 R8", "R9 R10 R11 R12 R13"
    state = opened("half-pint", row, hand, "Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8")
    follower = follow(state)
    assert len(follower.legal(0)) == 8 + 1287 - 1
    follow_game(state, Random(1))


def test_five_of_a_kind_and_royal_flush() -> None:
    """HP-1, PM-1: the strongest there are, against each other."""
    row = "R9 R10 Y7"
    for edition in ("half-pint", "muertos"):
        state = opened(edition, row, "R7 G7 B7 P7", "R11 R12 R13 Y1")
        follower = follow(state)
        assert Combination.FIVE in combinations_in(follower, 0)
        assert Combination.ROYAL_FLUSH in combinations_in(follower, 1)
        follower = follow(state, "R7 G7 B7 P7 + Y7", "R11 R12 R13 + R9 R10")
        assert follower.at.winner == 1


def test_a_straight_flush_is_no_royal_one() -> None:
    """F-9: nor do straights go around the corner."""
    state = opened("half-pint", "R9 R10 R1", "R11 R12 R8", "Y1 Y3 Y6")
    found = combinations_in(follow(state), 0)
    assert Combination.STRAIGHT_FLUSH in found
    assert Combination.ROYAL_FLUSH not in found


def test_brawl_on_the_last_trick() -> None:
    """HP-5, HP-8: three in a row, and no cards left; and the same in Muertos, which has none."""
    hands = ("R13 Y13 G13", "R1 Y1 G2", "B2 P2 B3")
    tricks = ("R13", "R1", "B2", "Y13", "Y1", "P2", "G13", "G2", "B3")
    follower = follow(opened("half-pint", "P8", *hands), *tricks)
    assert brawler(follower.rules, follower.at) == 0
    assert tuple(follower.desk.points[:3]) == (60, 0, 0)
    follower = follow(opened("muertos", "P8", *hands, predicted=[3, 0, 0]), *tricks)
    assert brawler(follower.rules, follower.at) == -1
    assert tuple(follower.desk.points[:3]) == (6, 3, 3)


def test_one_who_is_alone_plays_on_and_wins() -> None:
    """F-12: with three players; whoever wins without cards leaves the lead to the next."""
    hands = ("R7 Y7", "R1 Y1", "B13 P2")
    state = opened("muertos", "P9", *hands)
    follower = follow(state, "R7 Y7", "R1 Y1", "P2", "B13")
    assert follower.at.tricks == 2
    assert follower.at.winner == 2


def test_the_first_of_equals_wins() -> None:
    """F-10: also if the leader is not the first seat."""
    hands = ("R7 Y2", "Y7 R13", "G7 B2")
    follower = follow(opened("muertos", "P9", *hands), "Y2", "R13", "B2", "Y7", "G7", "R7")
    assert follower.at.winner == 1


def test_two_players_of_half_pint_stop_early() -> None:
    """HP-6: one runs out of cards; in Muertos the other plays on."""
    hands = ("R7 Y7", "R1 Y2")
    follower = follow(opened("half-pint", "P9", *hands), "R7 Y7", "R1")
    assert follower.ended
    follower = follow(opened("muertos", "P9", *hands), "R7 Y7", "R1")
    assert not follower.ended


@pytest.mark.parametrize("seats", [2, 7])
@pytest.mark.parametrize("edition", ["half-pint", "muertos"])
def test_the_largest_deals(edition: str, seats: int) -> None:
    """F-2: hand 8 and row 5 for everybody."""
    deck = {name: [8, 5] for name in CARD_NAMED}
    game = game_of(edition, seats, rounds=3, deck=deck)
    assert follow_game(game.start(Seeded("largest"), Seat(0)), Random(1))[POSITIONS] > 20


def test_the_same_cards_with_and_without_the_row_are_two_plays() -> None:
    """F-8: a lone 7 beside a 7 in the row."""
    found = follow(opened("half-pint", "P7", "R7 Y2", "G1 G2")).legal(0)
    assert {sorted_play(play("R7")), sorted_play(play("R7 + P7"))} <= set(found)
    assert Play((), ()) not in found
