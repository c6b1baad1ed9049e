"""The upper half of the ladder at the Squinting Troll: the further it looks ahead, the better.

To the end as soon as that is in sight. The picks of the pro game (TR-9) are too far from it: there
it counts what coasters have been worth in many games.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from taproom.bots.protocol import Budget, Decision, seen_as
from taproom.bots.troll.drafting import best_pick
from taproom.bots.troll.explaining import why
from taproom.bots.troll.learned import kind_of, shipped
from taproom.bots.troll.tastes import Taste
from taproom.bots.troll.weighing import best_by_looking_ahead
from taproom.core import Action, View
from taproom.games.troll import Draft, TrollGame, TrollView
from taproom.kernels.troll import warm_up


@dataclass(frozen=True, slots=True)
class LookingAhead:
    name: str
    nodes: int
    """Positions looked at for a decision, if nobody says otherwise."""
    taste: Callable[[TrollGame], Taste]
    """What is good while the end is not in sight."""

    def decide(
        self, view: View, legal: Sequence[Action], budget: Budget, random: Random
    ) -> Decision:
        seen = seen_as(TrollView, view)
        if seen.viewer is None:
            raise ValueError("a spectator has nothing to decide")
        actions: list[Any] = list(legal)
        if seen.phase == Draft.type:
            warm_up()  # while there is nothing to compute yet
            pick = best_pick(seen, actions, shipped().coasters[kind_of(seen.game)], random)
            return Decision(pick, why(seen, seen.viewer, pick))
        chosen = best_by_looking_ahead(
            seen, actions, budget, random, default=self.nodes, taste=self.taste(seen.game)
        )
        return Decision(chosen, why(seen, seen.viewer, chosen))
