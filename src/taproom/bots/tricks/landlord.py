"""The landlord at the card games: a prediction tells of a hand."""

from __future__ import annotations

from typing import Final

from taproom.bots.tricks.reading import CANDIDATES, HEAT, by_predictions
from taproom.bots.tricks.simulating import Simulating
from taproom.bots.tricks.veteran import WithPlans
from taproom.games.tricks import TricksView
from taproom.kernels.tricks.dealt import as_dealt
from taproom.kernels.tricks.jit import Floats
from taproom.kernels.tricks.position import Position
from taproom.kernels.tricks.prospects import worth_by_patience
from taproom.kernels.tricks.worlds import Worlds, sample_worlds

_WORLDS: Final = 120


class Reading(WithPlans):
    """Worlds in which the others had reason to predict what they did are the likelier ones."""

    def _worlds(self, view: TricksView, position: Position, worlds: int, seed: int) -> Worlds:
        imagined = sample_worlds(position, CANDIDATES * worlds, seed)
        worth = self._worth(view, *as_dealt(view, position, imagined))
        hand, heat = view.round.hand_size, HEAT[view.game.id]
        return by_predictions(imagined, position, worth, hand, heat)

    def _worth(self, view: TricksView, position: Position, worlds: Worlds) -> Floats:  # noqa: ARG002
        """What predictions were worth to the others, by their hands as dealt."""
        return worth_by_patience(position, worlds)


def tricks_landlord() -> Simulating:
    return Simulating("landlord", Reading(), _WORLDS)
