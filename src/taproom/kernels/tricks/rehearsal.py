"""A small call of every kernel, so that all are compiled."""

from __future__ import annotations

import numpy as np

from taproom.core import Seat, Seeded
from taproom.games.tricks import HALF_PINT, Bet, Predict, TricksGame
from taproom.kernels.tricks.classify import strengths_of_fives
from taproom.kernels.tricks.endgame import solve_plays
from taproom.kernels.tricks.foresight import INPUTS, Network, worth_by_network
from taproom.kernels.tricks.outcomes import (
    guess_predictions,
    legal_of,
    outcomes_of_plays,
    outcomes_of_predictions,
)
from taproom.kernels.tricks.position import position_of
from taproom.kernels.tricks.prospects import (
    prospects_of_plays,
    prospects_of_predictions,
    worth_by_patience,
)
from taproom.kernels.tricks.rounds import PREDICTIONS, play_random_rounds
from taproom.kernels.tricks.search import search
from taproom.kernels.tricks.worlds import sample_worlds

_SEED = 1
_EXPLORATION = 30.0


def rehearse() -> None:
    game = TricksGame.of(HALF_PINT, 2, {})
    play_random_rounds(game, 1, _SEED)
    strengths_of_fives(np.ones((1, 5), np.uint8), HALF_PINT)
    state = game.start(Seeded("rehearsal"), Seat(0))
    position = position_of(state.view(Seat(0)))
    worlds = guess_predictions(position, sample_worlds(position, 1, _SEED), _SEED)
    outcomes_of_predictions(position, worlds, _SEED)
    prospects_of_predictions(position, worlds, np.arange(PREDICTIONS), _SEED)
    worth_by_patience(position, worlds)
    worth_by_network(position, worlds, 0, _blank_network())
    for seat in (Seat(0), Seat(1)):
        state, _ = state.act(seat, Predict(1))
    for seat in (Seat(0), Seat(1)):
        state, _ = state.act(seat, Bet(None))
    position = position_of(state.view(Seat(0)))
    worlds = sample_worlds(position, 1, _SEED)
    outcomes_of_plays(position, worlds, legal_of(position), _SEED)
    search(position, worlds, _SEED, _EXPLORATION)
    solve_plays(position, worlds, legal_of(position), 1)
    prospects_of_plays(position, worlds, legal_of(position), _SEED)


def _blank_network() -> Network:
    return Network(
        np.zeros((INPUTS, 1)), np.zeros(1), np.zeros((1, PREDICTIONS)), np.zeros(PREDICTIONS)
    )
