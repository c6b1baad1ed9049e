"""The ladder has rungs: the rookie beats the tourist, at every game and table."""

from __future__ import annotations

from statistics import mean

import pytest

from taproom import games
from taproom.bots import bot

from .playing import last_state

ROUNDS = 10
MARGIN = {"half-pint": 2.0, "muertos": 0.7}
"""Points per round, by which the rookie must be ahead: less than half of what it is."""


@pytest.mark.parametrize("seats", range(2, 8))
@pytest.mark.parametrize("game_id", ["half-pint", "muertos"])
def test_a_rookie_among_tourists(game_id: str, seats: int) -> None:
    """The same deals from every seat, so that nobody is lucky."""
    rookie, tourist = bot("rookie", game_id), bot("tourist", game_id)
    game = games.game(game_id, seats, {"rounds": ROUNDS})
    ours: list[int] = []
    theirs: list[int] = []
    for deals in range(12 // seats + 1):
        for seat in range(seats):
            at_table = [tourist] * seats
            at_table[seat] = rookie
            for done in last_state(game, at_table, f"deals {deals}").rounds:
                ours.append(done.score.points[seat])
                theirs += done.score.points[:seat] + done.score.points[seat + 1 :]
    assert mean(ours) > mean(theirs) + MARGIN[game_id]


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("rules", ["basic", "pro"])
def test_a_team_of_rookies_against_tourists(rules: str, seats: int) -> None:
    """The same coasters from both sides."""
    rookie, tourist = bot("rookie", "troll"), bot("tourist", "troll")
    game = games.game("troll", seats, {"rules": rules})
    won = []
    for deal in range(24 // seats):
        for team in (0, 1):
            at_table = [rookie if seat % 2 == team else tourist for seat in range(seats)]
            winners = last_state(game, at_table, f"deal {deal}").result.winners
            won.append({seat % 2 for seat in winners} == {team})
    assert mean(won) > 0.7
