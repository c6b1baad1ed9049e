"""The landlord at the card games: what people do tells of their hands, the pad of their hopes."""

from __future__ import annotations

from typing import Final

from taproom.bots.tricks.aims import to_win
from taproom.bots.tricks.guessing import HEAT
from taproom.bots.tricks.simulating import Simulating
from taproom.bots.tricks.veteran import WithPlans
from taproom.games.tricks import TricksView
from taproom.kernels.tricks.dealt import as_dealt
from taproom.kernels.tricks.hindsight import Ways, likely_worlds
from taproom.kernels.tricks.position import Position
from taproom.kernels.tricks.prospects import CAREFUL, Care
from taproom.kernels.tricks.worlds import Worlds, sample_worlds

_WORLDS: Final = 60


class Reading(WithPlans):
    """Worlds in which the others had reason to do what they did are the likelier ones."""

    def _worlds(self, view: TricksView, position: Position, worlds: int, seed: int) -> Worlds:
        dealt = as_dealt(view, position, sample_worlds(position, worlds, seed))
        return likely_worlds(position, dealt, self._ways(view), seed)

    def _care(self, view: TricksView) -> Care:  # noqa: ARG002
        return CAREFUL

    def _ways(self, view: TricksView) -> Ways:
        return Ways(HEAT[view.game.id])


def tricks_landlord() -> Simulating:
    return Simulating("landlord", Reading(), _WORLDS, to_win)
