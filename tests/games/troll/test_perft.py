"""How many ways there are to go on: fixed counts, so that no change of the rules goes unseen."""

from __future__ import annotations

import pytest

from taproom.core import Scripted, Seat
from taproom.games.troll import Side, TrollState

from .drawing import a_game, table


def perft(state: TrollState, depth: int) -> int:
    """Sequences of `depth` actions; shorter ones where the game ends."""
    if state.result is not None or depth == 0:
        return 1
    seat = state.actors[0]
    legal = state.legal(seat)
    if depth == 1:
        return len(legal)
    return sum(perft(state.act(seat, action)[0], depth - 1) for action in legal)


BASIC = a_game(pro=False)
POSITIONS = {
    "basic start": table(".", "mid clock", others="weak tough", game=BASIC),
    "basic corner": table(
        "clock1 mid0*0", "weak tough", others="clock", game=a_game(pro=False, seating="corner")
    ),
    "basic end": table(
        "mid0*0 weak1 clock1\ntough0 . joker1*1\nthief0 stern1 small0",
        "mid weak",
        barman=Side.EAST,
        game=BASIC,
    ),
    "thief and small creature": table("small0*0 mid1*1", "thief weak", others="tough"),
    "stern look": table("weak1*1 mid0\ntiny1/clock1 .", "stern", others="mid"),
    "joker": table("weak1*1 mid0 .\nsmall1/clock1 . .", "joker", others="mid"),
    "shapeshifter": table("mid0*0 weak1", "shifter clock", discard="thief stern joker"),
    "brawlers": table("mid0 brawler0 rowdy1\nmid1 . weak0\n. mid1 .", "tough", others=""),
    "four players": table("mid0*0 weak1*1", "tough", others="clock", game=a_game(seats=4)),
}
COUNTS = {
    "basic start": [1, 2, 4, 20, 128, 320, 1360, 6240],
    "basic corner": [1, 12, 36, 180, 984, 3936],
    "basic end": [1, 2, 16, 64, 64],
    "thief and small creature": [1, 14, 46, 142, 737, 3120, 11252],
    "stern look": [1, 7, 28, 60, 300, 1696, 6998],
    "joker": [1, 7, 28, 112, 560, 3008],
    "shapeshifter": [1, 30, 90, 312, 1644, 7490],
    "brawlers": [1, 3, 24, 120, 400, 1200, 1200],
    "four players": [1, 6, 12, 60, 360, 1080, 4584],
}


@pytest.mark.parametrize(
    ("name", "depth", "count"),
    [(name, depth, count) for name, counts in COUNTS.items() for depth, count in enumerate(counts)],
)
def test_perft(name: str, depth: int, count: int) -> None:
    assert perft(POSITIONS[name], depth) == count


def test_tr9_perft_of_the_draft() -> None:
    state = a_game().start(Scripted({}), Seat(0))
    assert [perft(state, depth) for depth in range(4)] == [1, 13, 13 * 12, 13 * 12 * 11]
