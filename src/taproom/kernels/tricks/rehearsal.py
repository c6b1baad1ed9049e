"""A small call of every kernel that the bots use, so that all are compiled."""

from __future__ import annotations

import numpy as np

from taproom.core import Seat, Seeded
from taproom.games.tricks import HALF_PINT, Bet, Predict, TricksGame
from taproom.kernels.tricks.dealt import as_dealt
from taproom.kernels.tricks.foresight import INPUTS, foreseen, worth_by_network
from taproom.kernels.tricks.hindsight import Ways, likely_worlds
from taproom.kernels.tricks.network import Network
from taproom.kernels.tricks.outcomes import (
    guess_predictions,
    legal_of,
    outcomes_of_plays,
    outcomes_of_predictions,
)
from taproom.kernels.tricks.position import position_of
from taproom.kernels.tricks.promises import promised, worth_by_patience
from taproom.kernels.tricks.prospects import (
    prospects_of_plays,
    prospects_of_predictions,
)
from taproom.kernels.tricks.rules import PREDICTIONS
from taproom.kernels.tricks.worlds import sample_worlds

_SEED = 1


def rehearse() -> None:
    game = TricksGame.of(HALF_PINT, 2, {})
    state = game.start(Seeded("rehearsal"), Seat(0))
    position = position_of(state.view(Seat(0)))
    worlds = guess_predictions(position, sample_worlds(position, 1, _SEED), _SEED)
    outcomes_of_predictions(position, worlds, _SEED)
    prospects_of_predictions(position, worlds, np.arange(PREDICTIONS), _SEED)
    worth_by_patience(position, worlds)
    promised(position, worlds)
    worth_by_network(position, worlds, 0, _blank_network())
    foreseen(position, worlds, 0, _blank_network())
    for seat in (Seat(0), Seat(1)):
        state, _ = state.act(seat, Predict(1))
    for seat in (Seat(0), Seat(1)):
        state, _ = state.act(seat, Bet(None))
    position = position_of(state.view(Seat(0)))
    worlds = sample_worlds(position, 1, _SEED)
    outcomes_of_plays(position, worlds, legal_of(position), _SEED)
    prospects_of_plays(position, worlds, legal_of(position), _SEED)
    state, _ = state.act(Seat(0), state.legal(Seat(0))[0])
    view = state.view(Seat(1))
    position = position_of(view)
    dealt = as_dealt(view, position, sample_worlds(position, 1, _SEED))
    likely_worlds(position, dealt, Ways(heat=1.0), _SEED)


def _blank_network() -> Network:
    return Network(
        np.zeros((INPUTS, 1)), np.zeros(1), np.zeros((1, PREDICTIONS)), np.zeros(PREDICTIONS)
    )
