"""The regular at the card games: plain Monte Carlo. Everybody plays at random; what works then?"""

from __future__ import annotations

from typing import Final

from taproom.bots.tricks.simulating import Simulating
from taproom.games.tricks import TricksView
from taproom.kernels.tricks.jit import Ints
from taproom.kernels.tricks.outcomes import (
    Outcomes,
    guess_predictions,
    outcomes_of_plays,
    outcomes_of_predictions,
)
from taproom.kernels.tricks.position import Position
from taproom.kernels.tricks.worlds import sample_worlds

_WORLDS: Final = 60


class AtRandom:
    """Everybody plays what the cards allow, without a thought."""

    def predicting(self, view: TricksView, position: Position, worlds: int, seed: int) -> Outcomes:  # noqa: ARG002
        imagined = guess_predictions(position, sample_worlds(position, worlds, seed), seed)
        return outcomes_of_predictions(position, imagined, seed)

    def predicted(self, view: TricksView, position: Position, worlds: int, seed: int) -> Outcomes:  # noqa: ARG002
        imagined = sample_worlds(position, worlds, seed)
        every = outcomes_of_predictions(position, imagined, seed)
        own = slice(position.predicted[position.me], position.predicted[position.me] + 1)
        return Outcomes(*[each[own] for each in every])

    def playing(
        self,
        view: TricksView,  # noqa: ARG002
        position: Position,
        plays: Ints,
        worlds: int,
        seed: int,
    ) -> Outcomes:
        imagined = sample_worlds(position, worlds, seed)
        return outcomes_of_plays(position, imagined, plays, seed)


def tricks_regular() -> Simulating:
    return Simulating("regular", AtRandom(), _WORLDS)
