"""The legend at the card games: a network foresees what predictions are worth to whom."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

import numpy as np

from taproom.bots.tricks.landlord import Reading
from taproom.bots.tricks.reading import HEAT, with_guesses
from taproom.bots.tricks.simulating import Simulating
from taproom.bots.tricks.training import load
from taproom.games.tricks import TricksView
from taproom.kernels.tricks.foresight import Network, worth_by_network
from taproom.kernels.tricks.jit import Floats
from taproom.kernels.tricks.outcomes import Outcomes
from taproom.kernels.tricks.position import Position
from taproom.kernels.tricks.prospects import prospects_of_predictions
from taproom.kernels.tricks.rounds import PREDICTIONS
from taproom.kernels.tricks.worlds import Worlds, sample_worlds

_WORLDS: Final = 160
_NETWORKS: Final = Path(__file__).with_name("networks")


class Foreseeing(Reading):
    """As the landlord, but what the others want is known from many thousand rounds."""

    def predicting(self, view: TricksView, position: Position, worlds: int, seed: int) -> Outcomes:
        imagined = sample_worlds(position, worlds, seed)
        worth = self._worth(view, position, imagined)
        hand, heat = view.round.hand_size, HEAT[view.game.id]
        guessed = with_guesses(imagined, worth, hand, heat, seed)
        return prospects_of_predictions(position, guessed, np.arange(PREDICTIONS), seed)

    def _worth(self, view: TricksView, position: Position, worlds: Worlds) -> Floats:
        return worth_by_network(position, worlds, view.round.start, network(view.game.id))


@cache
def network(game_id: str) -> Network:
    return load(_NETWORKS / f"{game_id}.npz")


def tricks_legend() -> Simulating:
    return Simulating("legend", Foreseeing(), _WORLDS)
