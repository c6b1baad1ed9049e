"""The veteran at the card games: imagines that everybody has a plan, and looks what comes of it."""

from __future__ import annotations

from typing import Final

import numpy as np

from taproom.bots.tricks.guessing import HEAT, with_guesses
from taproom.bots.tricks.simulating import Simulating
from taproom.games.tricks import TricksView
from taproom.kernels.tricks.jit import Floats, Ints
from taproom.kernels.tricks.outcomes import Outcomes
from taproom.kernels.tricks.position import Position
from taproom.kernels.tricks.promises import worth_by_patience
from taproom.kernels.tricks.prospects import (
    Care,
    prospects_of_plays,
    prospects_of_predictions,
)
from taproom.kernels.tricks.rules import PREDICTIONS
from taproom.kernels.tricks.worlds import Worlds, sample_worlds

_WORLDS: Final = 60


class WithPlans:
    """Everybody plays their hand off with patience, to meet their prediction."""

    def predicting(self, view: TricksView, position: Position, worlds: int, seed: int) -> Outcomes:
        """By what the own hand promises if it is played off alone.

        To try each prediction out against others who are imagined modest would end in far too bold
        ones: they imagine the same.
        """
        found, worth = self._predictions(view, position, worlds, seed)
        me, mark = position.me, position.rules.mark
        found.points[:, me] = worth[0, me] - mark * found.marks[:, me]
        return found

    def predicted(self, view: TricksView, position: Position, worlds: int, seed: int) -> Outcomes:
        own = position.predicted[position.me : position.me + 1]
        imagined = self._worlds(view, position, worlds, seed)
        return prospects_of_predictions(position, imagined, own, seed, self._care(view))

    def playing(
        self, view: TricksView, position: Position, plays: Ints, worlds: int, seed: int
    ) -> Outcomes:
        imagined = self._worlds(view, position, worlds, seed)
        return prospects_of_plays(position, imagined, plays, seed, self._care(view))

    def _predictions(
        self, view: TricksView, position: Position, worlds: int, seed: int
    ) -> tuple[Outcomes, Floats]:
        """What comes of each prediction, the others guessed; and what each is worth to whom."""
        imagined = sample_worlds(position, worlds, seed)
        worth = self._worth(view, position, imagined)
        guessed = with_guesses(imagined, worth, view.round.hand_size, HEAT[view.game.id], seed)
        every, care = np.arange(PREDICTIONS), self._care(view)
        found = prospects_of_predictions(position, guessed, every, seed, care)
        return found, worth

    def _care(self, view: TricksView) -> Care:  # noqa: ARG002
        """The veteran has seen it all: every other play follows no plan."""
        return Care(whim=0.5, exact=0)

    def _worth(self, view: TricksView, position: Position, worlds: Worlds) -> Floats:  # noqa: ARG002
        """What predictions are worth to whom, by hands as dealt."""
        return worth_by_patience(position, worlds)

    def _worlds(self, view: TricksView, position: Position, worlds: int, seed: int) -> Worlds:  # noqa: ARG002
        """What the others may hold, once predictions are shown."""
        return sample_worlds(position, worlds, seed)


def tricks_veteran() -> Simulating:
    return Simulating("veteran", WithPlans(), _WORLDS)
