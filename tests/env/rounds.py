"""Random rounds in OpenSpiel, for the tests."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pyspiel

from taproom.env.openspiel import RoundState

NAMES = (
    "taproom_half_pint(players=2)",
    "taproom_half_pint(players=4)",
    "taproom_half_pint(players=7)",
    "taproom_half_pint(players=3,bets=in-turn,row-groups=any)",
    "taproom_muertos(players=2)",
    "taproom_muertos(players=5,doubts=True)",
    "taproom_muertos(players=3,doubts=True,bets=in-turn,row-groups=each)",
)
"""Every option, few seats and many."""


def new_round(name: str) -> RoundState:
    state: RoundState = pyspiel.load_game(name).new_initial_state()
    return state


def dealt_round(name: str, random: Random) -> RoundState:
    state = new_round(name)
    while state.is_chance_node():
        state.apply_action(random.choice(state.legal_actions()))
    return state


def decisions(name: str, seed: int) -> Iterator[RoundState]:
    """The states of a random round in which somebody has to act, and its end."""
    random = Random(seed)
    state = dealt_round(name, random)
    while not state.is_terminal():
        yield state.clone()
        state.apply_action(random.choice(state.legal_actions()))
    yield state
