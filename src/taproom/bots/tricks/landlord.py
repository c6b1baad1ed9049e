"""The landlord at the card games: what people do tells of their hands, the pad of their hopes."""

from __future__ import annotations

from typing import ClassVar, Final

from taproom.bots.tricks.aims import to_win
from taproom.bots.tricks.reading import CANDIDATES, HEAT, drawn, told_by_predictions
from taproom.bots.tricks.simulating import Simulating
from taproom.bots.tricks.veteran import WithPlans
from taproom.games.tricks import TricksView
from taproom.kernels.tricks.dealt import as_dealt
from taproom.kernels.tricks.hindsight import told_by_plays
from taproom.kernels.tricks.position import Position
from taproom.kernels.tricks.prospects import CAREFUL
from taproom.kernels.tricks.worlds import Worlds, sample_worlds

_WORLDS: Final = 60


class Reading(WithPlans):
    """Worlds in which the others had reason to do what they did are the likelier ones."""

    care: ClassVar = CAREFUL

    def _worlds(self, view: TricksView, position: Position, worlds: int, seed: int) -> Worlds:
        imagined = sample_worlds(position, CANDIDATES * worlds, seed)
        dealt = as_dealt(view, position, imagined)
        hand, heat = view.round.hand_size, HEAT[view.game.id]
        worth = self._worth(view, dealt.position, dealt.worlds)
        told = told_by_predictions(position, worth, hand, heat)
        told += told_by_plays(dealt, heat, self._contest(view))
        return drawn(imagined, told, worlds)


def tricks_landlord() -> Simulating:
    return Simulating("landlord", Reading(), _WORLDS, to_win)
