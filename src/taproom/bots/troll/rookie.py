"""The rookie at the Squinting Troll: takes what it can get, and does not think of later."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from taproom.bots.protocol import Budget, Decision, seen_as
from taproom.bots.troll import steps
from taproom.bots.troll.drafting import draft
from taproom.bots.troll.placing import place
from taproom.bots.troll.standing import Table
from taproom.core import Action, View
from taproom.games.troll import (
    Barman,
    Draft,
    Mug,
    Place,
    Remove,
    Smash,
    Steal,
    Swap,
    TrollView,
)


class TrollRookie:
    name = "rookie"

    def decide(
        self, view: View, legal: Sequence[Action], budget: Budget, random: Random
    ) -> Decision:
        del budget  # rules of thumb take no time
        seen = seen_as(TrollView, view)
        if seen.viewer is None:
            raise ValueError("a spectator has nothing to decide")
        step = _STEPS[legal[0].type]
        return step(Table(seen, seen.viewer), list(legal), random)


_STEPS: Final[Mapping[str, Callable[[Table, list[Any], Random], Decision]]] = {
    Draft.type: draft,
    Place.type: place,
    Steal.type: steps.steal,
    Mug.type: steps.move_token,
    Remove.type: steps.remove,
    Swap.type: steps.decline_swap,
    Barman.type: steps.leave_barman,
    Smash.type: steps.smash,
}
