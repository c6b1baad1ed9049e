"""The legend at the card games: a network foresees what predictions are worth to whom."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from taproom.bots.tricks.aims import to_win
from taproom.bots.tricks.landlord import Reading
from taproom.bots.tricks.simulating import Simulating
from taproom.bots.tricks.training import load
from taproom.games.tricks import TricksView
from taproom.kernels.tricks.foresight import Network, worth_by_network
from taproom.kernels.tricks.jit import Floats
from taproom.kernels.tricks.outcomes import Outcomes
from taproom.kernels.tricks.position import Position
from taproom.kernels.tricks.worlds import Worlds

_WORLDS: Final = 100
_NETWORKS: Final = Path(__file__).with_name("networks")


class Foreseeing(Reading):
    """As the landlord, but what the others want is known from many thousand rounds."""

    def predicting(self, view: TricksView, position: Position, worlds: int, seed: int) -> Outcomes:
        """By trying each out: the others are imagined as bold as they are."""
        found, _ = self._predictions(view, position, worlds, seed)
        return found

    def _worth(self, view: TricksView, position: Position, worlds: Worlds) -> Floats:
        return worth_by_network(position, worlds, view.round.start, network(view.game.id))


@cache
def network(game_id: str) -> Network:
    return load(_NETWORKS / f"{game_id}.npz")


def tricks_legend() -> Simulating:
    return Simulating("legend", Foreseeing(), _WORLDS, to_win)
