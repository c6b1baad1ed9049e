"""The veteran at the card games: imagines that everybody has a plan, and looks what comes of it."""

from __future__ import annotations

from typing import Final

import numpy as np

from taproom.bots.tricks.reading import HEAT, with_guesses
from taproom.bots.tricks.simulating import Simulating
from taproom.games.tricks import TricksView
from taproom.kernels.tricks.jit import Ints
from taproom.kernels.tricks.outcomes import Outcomes
from taproom.kernels.tricks.position import Position
from taproom.kernels.tricks.prospects import (
    prospects_of_plays,
    prospects_of_predictions,
    worth_by_patience,
)
from taproom.kernels.tricks.rounds import PREDICTIONS
from taproom.kernels.tricks.worlds import Worlds, sample_worlds

_WORLDS: Final = 120


class WithPlans:
    """Everybody plays their hand off with patience, to meet their prediction."""

    def predicting(self, view: TricksView, position: Position, worlds: int, seed: int) -> Outcomes:
        """By what the own hand promises if it is played off alone.

        To try each prediction out against others who are imagined modest would end in far too bold
        ones: they imagine the same.
        """
        imagined = sample_worlds(position, worlds, seed)
        worth = worth_by_patience(position, imagined)
        hand, heat = view.round.hand_size, HEAT[view.game.id]
        guessed = with_guesses(imagined, worth, hand, heat, seed)
        found = prospects_of_predictions(position, guessed, np.arange(PREDICTIONS), seed)
        found.points[:, position.me] = worth[0, position.me]
        return found

    def predicted(self, view: TricksView, position: Position, worlds: int, seed: int) -> Outcomes:
        own = position.predicted[position.me : position.me + 1]
        imagined = self._worlds(view, position, worlds, seed)
        return prospects_of_predictions(position, imagined, own, seed)

    def playing(
        self, view: TricksView, position: Position, plays: Ints, worlds: int, seed: int
    ) -> Outcomes:
        imagined = self._worlds(view, position, worlds, seed)
        return prospects_of_plays(position, imagined, plays, seed)

    def _worlds(self, view: TricksView, position: Position, worlds: int, seed: int) -> Worlds:  # noqa: ARG002
        """What the others may hold, once predictions are shown."""
        return sample_worlds(position, worlds, seed)


def tricks_veteran() -> Simulating:
    return Simulating("veteran", WithPlans(), _WORLDS)
