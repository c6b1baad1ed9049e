"""The legend at the card games: knows from many thousand rounds what predictions are worth."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from taproom.bots.tricks.aims import to_win
from taproom.bots.tricks.guessing import HEAT
from taproom.bots.tricks.landlord import Reading
from taproom.bots.tricks.simulating import Simulating
from taproom.bots.tricks.training import load
from taproom.games.tricks import TricksView
from taproom.kernels.tricks.foresight import foreseen, worth_by_network
from taproom.kernels.tricks.hindsight import Ways
from taproom.kernels.tricks.jit import Floats
from taproom.kernels.tricks.mind import SURVEYED
from taproom.kernels.tricks.network import Network
from taproom.kernels.tricks.outcomes import Outcomes
from taproom.kernels.tricks.position import Position
from taproom.kernels.tricks.promises import promised
from taproom.kernels.tricks.prospects import CAREFUL, Care
from taproom.kernels.tricks.worlds import Worlds, sample_worlds

_WORLDS: Final = 100
_NETWORKS: Final = Path(__file__).with_name("networks")


class Foreseeing(Reading):
    """As the landlord, but the others predict as a network has learned it."""

    def predicting(self, view: TricksView, position: Position, worlds: int, seed: int) -> Outcomes:
        """By trying each out: the others are imagined as bold as they are."""
        found, _ = self._predictions(view, position, worlds, seed)
        return found

    def _care(self, view: TricksView) -> Care:
        """Between two, perfect ends are worth looking for earlier; among more they gain nothing."""
        return CAREFUL._replace(exact=2000) if view.game.seats == 2 else CAREFUL

    def _worth(self, view: TricksView, position: Position, worlds: Worlds) -> Floats:
        return worth_by_network(position, worlds, view.round.start, foresight(view.game.id))

    def _ways(self, view: TricksView) -> Ways:
        return Ways(HEAT[view.game.id], foresight(view.game.id))


def opinions(view: TricksView, position: Position, seed: int) -> Sequence[Floats]:
    """What patience promises, and what the network foresees.

    Trials know how people play, but not how somebody is stopped; they think too well of 0 in
    Muertos and of 2 and more at a full table of Half-Pint. Patience and the network err otherwise.
    In a gun fight the mark wins the game (HP-9), which the network has never seen: trials decide.
    """
    if view.viewer in view.round.gunfight:
        return []
    worlds = sample_worlds(position, SURVEYED, seed)
    learned = foreseen(position, worlds, view.round.start, foresight(view.game.id))
    return [promised(position, worlds), learned]


@cache
def foresight(game_id: str) -> Network:
    return load(_NETWORKS / f"{game_id}.npz")


def tricks_legend() -> Simulating:
    return Simulating("legend", Foreseeing(), _WORLDS, to_win, opinions)
