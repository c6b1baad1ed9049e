"""Whatever the options: every decision is legal and says why."""

from __future__ import annotations

from itertools import islice

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from taproom.bots import NAMES, bot
from taproom.core import Game
from taproom.testing.strategies import any_game

from .playing import steps

LONG_ENOUGH = 60


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(game=any_game(), seed=st.integers(0, 10**6), names=st.data())
def test_every_decision_is_legal(game: Game, seed: int, names: st.DataObject) -> None:
    """`ask` lets nothing else through; most games end within these many decisions."""
    at_table = [bot(names.draw(st.sampled_from(NAMES)), game.id) for _ in range(game.seats)]
    for state, seat, decision in islice(steps(game, at_table, str(seed)), LONG_ENOUGH):
        assert decision.action in state.legal(seat)
        assert decision.reason.code
