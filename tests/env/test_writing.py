"""What a player knows, as OpenSpiel is told it, word for word."""

from __future__ import annotations

import pyspiel

from taproom.env.openspiel import RoundState
from taproom.games.tricks import CARD_NAMED, DECK

DECK_TOP = "P1 R2 R9 G4 Y9 B7 B8 B1 Y1 P9 R7"
"""P1: three cards for each and a row of five (F-2)."""


def dealt(top: str) -> RoundState:
    """Two players with doubts; seat 1 starts, so the first packet is theirs (F-5)."""
    game = pyspiel.load_game("taproom_muertos(players=2,doubts=True)")
    state: RoundState = game.new_initial_state()
    state.apply_action(1)
    for name in top.split():
        state.apply_action(DECK.index(CARD_NAMED[name]))
    return state


def act(state: RoundState, *names: str) -> None:
    for name in names:
        state.apply_action(state.string_to_action(name))


def test_a_round_as_each_player_knows_it() -> None:
    state = dealt(DECK_TOP)
    row = "start 1 | row P1,B1,Y1,P9,R7"
    act(state, "predict 2")
    told = "predictions {} . | bets . ."
    assert known(state, 0) == f"seat 0 | to act 1 | {row} | hand B7,B8,Y9 | {told.format(2)}"
    assert known(state, 1) == f"seat 1 | to act 1 | {row} | hand G4,R2,R9 | {told.format('?')}"
    act(state, "predict 0", "keep chip")
    told = "predictions 2 0 | bets {} ."
    assert known(state, 0) == f"seat 0 | to act 1 | {row} | hand B7,B8,Y9 | {told.format('-')}"
    assert known(state, 1) == f"seat 1 | to act 1 | {row} | hand G4,R2,R9 | {told.format('?')}"
    act(state, "bet on 0", "play R9+P9", "play B7+R7", "play R2")
    told = "predictions 2 0 | bets - 0 | trick 1:R9+P9 0:B7+R7 | trick 1:R2"
    assert known(state, 0) == f"seat 0 | to act 0 | {row} | hand B7,B8,Y9 | {told}"
    assert known(state, 1) == f"seat 1 | to act 0 | {row} | hand G4,R2,R9 | {told}"


def test_the_order_in_which_a_hand_was_dealt_is_no_knowledge() -> None:
    one, other = dealt(DECK_TOP), dealt(DECK_TOP.replace("R2 R9 G4", "G4 R9 R2"))
    for actions in (["predict 1"] * 2, ["keep chip"] * 2, ["play R9+P9"]):
        for state in (one, other):
            act(state, *actions)
        assert known(one, 1) == known(other, 1)


def known(state: RoundState, player: int) -> str:
    text: str = state.information_state_string(player)
    return text
