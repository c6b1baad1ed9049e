"""Training the network of `taproom.kernels.tricks.foresight` by self-play.

Generation by generation: play with what is known, learn what every prediction would have brought,
and play with that. What the last few generations learned is learned together, so that it does not
swing between bold and timid. The same seed gives the same network.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from taproom import games
from taproom.bots.tricks.guessing import HEAT
from taproom.games.tricks import TricksGame
from taproom.games.tricks.game import FEWEST_SEATS, MOST_SEATS
from taproom.kernels.tricks.foresight import INPUTS
from taproom.kernels.tricks.jit import Floats
from taproom.kernels.tricks.network import UNLEARNED, Network
from taproom.kernels.tricks.rules import PREDICTIONS
from taproom.kernels.tricks.selfplay import Lessons, play_lessons

_CELLS: Final = 48
_REMEMBERED: Final = 3
"""Generations."""
_EPOCHS: Final = 4
_BATCH: Final = 512
_RATE: Final = 2e-3
_UNIT: Final = {"half-pint": 10.0, "muertos": 1.0}


class Generation(NamedTuple):
    number: int
    error: float
    """Mean square error of what predictions are foreseen to be worth, in points; most is luck."""
    foresight: Network


def train(game_id: str, generations: int, deals: int, seed: int) -> Iterator[Generation]:
    """So many deals in each generation, for each number of seats."""
    random = np.random.default_rng(seed)
    unit = _UNIT[game_id]
    network = _beginner(random)
    remembered: list[Lessons] = []
    foresight = UNLEARNED
    for number in range(generations):
        played = [
            play_lessons(game, foresight, HEAT[game_id], deals, int(random.integers(2**62)))
            for game in _games(game_id)
        ]
        remembered = [*remembered, *played][-_REMEMBERED * len(played) :]
        lessons = Lessons(*_together(remembered))
        error = _learn(network, lessons._replace(worth=lessons.worth / unit), random)
        foresight = network._replace(
            outer=network.outer * unit, outer_bias=network.outer_bias * unit
        )
        yield Generation(number, error * unit**2, foresight)


def _beginner(random: np.random.Generator) -> Network:
    return Network(
        random.standard_normal((INPUTS, _CELLS)) * np.sqrt(2 / INPUTS),
        np.zeros(_CELLS),
        random.standard_normal((_CELLS, PREDICTIONS)) * 0.1,
        np.zeros(PREDICTIONS),
    )


def _games(game_id: str) -> Iterator[TricksGame]:
    for seats in range(FEWEST_SEATS, MOST_SEATS + 1):
        game = games.game(game_id, seats, {})
        assert isinstance(game, TricksGame)
        yield game


def _together(parts: Sequence[Iterable[Floats]]) -> list[Floats]:
    return [np.concatenate(columns) for columns in zip(*parts, strict=True)]


def _learn(network: Network, lessons: Lessons, random: np.random.Generator) -> float:
    """Some epochs of Adam, changing the network in place; the mean square error over the last."""
    moments = [np.zeros_like(part) for part in network]
    squares = [np.zeros_like(part) for part in network]
    steps, error = 0, 0.0
    for epoch in range(_EPOCHS):
        rate = _RATE * (1 + np.cos(np.pi * epoch / _EPOCHS)) / 2
        order = random.permutation(len(lessons.seen))
        batches = np.array_split(order, max(len(order) // _BATCH, 1))
        error = 0.0
        for batch in batches:
            some = Lessons(*[part[batch] for part in lessons])
            sums = some.seen @ network.inner + network.inner_bias
            inner = np.maximum(sums, 0)
            answers = inner @ network.outer + network.outer_bias
            wrong = (answers - some.worth) * some.possible
            outer = 2 * wrong / len(wrong)
            back = (outer @ network.outer.T) * (sums > 0)
            gradients = [some.seen.T @ back, back.sum(0), inner.T @ outer, outer.sum(0)]
            error += float((wrong**2).sum() / some.possible.sum()) / len(batches)
            steps += 1
            for part, gradient, moment, square in zip(
                network, gradients, moments, squares, strict=True
            ):
                moment += 0.1 * (gradient - moment)
                square += 0.001 * (gradient**2 - square)
                scaled = np.sqrt(square / (1 - 0.999**steps)) + 1e-8
                part -= rate * moment / (1 - 0.9**steps) / scaled
    return error


def save(foresight: Network, path: Path) -> None:
    """Half precision is enough, and small."""
    parts = {name: part.astype(np.float16) for name, part in foresight._asdict().items()}
    np.savez_compressed(path, **parts)


def load(path: Path) -> Network:
    with np.load(path) as saved:
        return Network(*[saved[name].astype(np.float64) for name in Network._fields])
