"""OpenSpiel's ISMCTS bot at our tables: it gets a view, like every bot, and searches in worlds
made from it.

The bot in Python: the one in C++ cannot play games written in Python, because it cannot ask them
for another world (`ResampleFromInfostate`).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from random import Random
from time import perf_counter
from typing import Any, Final

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from taproom.bots import Budget, Decision, Reason
from taproom.bots.protocol import seen_as
from taproom.core import Action, Seat, View
from taproom.env.numbering import action_of
from taproom.env.openspiel import RoundGame, RoundState, load
from taproom.games.tricks import Bet, Predict, TricksGame, TricksView

_EXPLORATION: Final = {"half-pint": 30.0, "muertos": 4.0}
"""In points of a round. A third and twice as much were no better against these."""
_SIMULATIONS: Final = 200
"""Unless the budget says otherwise."""


class Ismcts:
    name = "ismcts"

    def __init__(self) -> None:
        self.simulations = 0
        """In all decisions so far."""

    def decide(
        self, view: View, legal: Sequence[Action], budget: Budget, random: Random
    ) -> Decision:
        seen = seen_as(TricksView, view)
        if seen.viewer is None:
            raise ValueError("a spectator has nothing to decide")
        if len(legal) == 1:
            return Decision(legal[0], Reason("only"))
        game = _one_round(seen.game)
        search = _Search(game, budget, np.random.RandomState(random.getrandbits(32)))
        number = search.step(game.possible_state(at_my_turn(seen, seen.viewer), random))
        self.simulations += search.simulations
        action = action_of(int(number), seen.round.dealt or (), seen.round.row)
        return Decision(action, Reason("search"))


# OpenSpiel brings no types.
class _Search(ISMCTSBot):  # type: ignore[misc]
    """As OpenSpiel made it, but for when it stops and where its chance comes from."""

    def __init__(self, game: RoundGame, budget: Budget, chance: np.random.RandomState) -> None:
        self.simulations = 0
        self._seconds = budget.seconds
        super().__init__(
            game,
            RandomRolloutEvaluator(random_state=chance),
            _EXPLORATION[game.rules.id],
            budget.simulations or _SIMULATIONS,
            random_state=chance,
        )
        self.set_resampler(self._another_world)

    def run_search(self, state: Any) -> Any:
        """OpenSpiel's own has no clock."""
        if self._seconds is None:
            return super().run_search(state)
        end = perf_counter() + self._seconds
        self.reset()
        root = self.create_new_node(state)
        while self.simulations < 2 or perf_counter() < end:  # the first one only makes the root
            self.run_simulation(self.sample_root_state(state))
        return self.get_final_policy(state, root)

    def _another_world(self, state: RoundState, player: int) -> RoundState:
        """By the chance that was handed in; OpenSpiel would take the clock's."""
        self.simulations += 1
        return state.resample_from_infostate(player, self.random_number)


@cache
def _one_round(rules: TricksGame) -> RoundGame:
    return load(rules)


def at_my_turn(view: TricksView, me: Seat) -> TricksView:
    """The round alone, as if it were one's turn in OpenSpiel, where seats also predict and bet one
    after another: those before have, those after have not. Nobody sees what, so it is all the same.
    """
    now = view.round
    done = tuple([seat < me for seat in range(view.game.seats)])
    if view.phase == Predict.type:
        now = replace(now, has_predicted=done)
    elif view.phase == Bet.type and not view.game.bets_in_turn:
        now = replace(now, has_bet=done)
    return replace(view, rounds=(now,))
