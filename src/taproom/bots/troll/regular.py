"""The regular at the Squinting Troll: has seen many games end, and takes what mostly ends well."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from taproom.bots.protocol import Budget, Decision, seen_as
from taproom.bots.troll.explaining import why
from taproom.bots.troll.weighing import best_by_games
from taproom.core import Action, View
from taproom.games.troll import TrollView

_GAMES: Final = 3_000
"""Played out in all for one decision, if nobody says otherwise."""


class TrollRegular:
    name = "regular"

    def decide(
        self, view: View, legal: Sequence[Action], budget: Budget, random: Random
    ) -> Decision:
        seen = seen_as(TrollView, view)
        if seen.viewer is None:
            raise ValueError("a spectator has nothing to decide")
        actions: list[Any] = list(legal)
        chosen = best_by_games(seen, actions, budget, random, default=_GAMES)
        return Decision(chosen, why(seen, seen.viewer, chosen))
