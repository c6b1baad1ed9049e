"""Training the networks of `taproom.kernels.tricks.foresight` and `contest` by self-play.

Generation by generation: play with what is known, learn what every prediction would have brought
and what became of plays, and play with that. What the last few generations learned is learned
together, so that it does not swing between bold and timid. The same seed gives the same networks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

import numpy as np

from taproom import games
from taproom.bots.tricks.guessing import HEAT
from taproom.games.tricks import TricksGame
from taproom.games.tricks.game import FEWEST_SEATS, MOST_SEATS
from taproom.kernels.tricks.contest import FIERCEST, MILDEST
from taproom.kernels.tricks.contest import INPUTS as CONTEST_INPUTS
from taproom.kernels.tricks.foresight import INPUTS
from taproom.kernels.tricks.jit import Floats
from taproom.kernels.tricks.network import Network
from taproom.kernels.tricks.rules import PREDICTIONS
from taproom.kernels.tricks.selfplay import Contests, Known, Lessons, play_lessons

Material = TypeVar("Material", Lessons, Contests)

_CELLS: Final = 48
_CONTEST_CELLS: Final = 12
_REMEMBERED: Final = 3
"""Generations."""
_EPOCHS: Final = 4
_BATCH: Final = 512
_RATE: Final = 2e-3
_STEEPEST: Final = 5.0
_UNIT: Final = {"half-pint": 10.0, "muertos": 1.0}


class Generation(NamedTuple):
    number: int
    error: float
    """Mean square error of what predictions are foreseen to be worth, in points; most is luck."""
    known: Known


def train(game_id: str, generations: int, deals: int, seed: int) -> Iterator[Generation]:
    """So many deals in each generation, for each number of seats."""
    random = np.random.default_rng(seed)
    unit = _UNIT[game_id]
    foresight = _beginner(INPUTS, _CELLS, PREDICTIONS, random)
    contest = _beginner(CONTEST_INPUTS, _CONTEST_CELLS, 1, random)
    remembered: list[tuple[Lessons, Contests]] = []
    known = None
    for number in range(generations):
        played = [
            play_lessons(game, known, HEAT[game_id], deals, int(random.integers(2**62)))
            for game in _games(game_id)
        ]
        remembered = [*remembered, *played][-_REMEMBERED * len(played) :]
        lessons = Lessons(*_together([lesson for lesson, _ in remembered]))
        lessons = lessons._replace(worth=lessons.worth / unit)
        error = _learn(foresight, lessons, _wrong_foresight, random)
        contests = Contests(*_together([contest for _, contest in remembered]))
        noted = contests.noted > 0
        _learn(contest, Contests(*[part[noted] for part in contests]), _wrong_contest, random)
        known = Known(
            foresight._replace(
                outer=foresight.outer * unit, outer_bias=foresight.outer_bias * unit
            ),
            Network(*[part.copy() for part in contest]),
        )
        yield Generation(number, error * unit**2, known)


def _beginner(inputs: int, cells: int, answers: int, random: np.random.Generator) -> Network:
    return Network(
        random.standard_normal((inputs, cells)) * np.sqrt(2 / inputs),
        np.zeros(cells),
        random.standard_normal((cells, answers)) * 0.1,
        np.zeros(answers),
    )


def _games(game_id: str) -> Iterator[TricksGame]:
    for seats in range(FEWEST_SEATS, MOST_SEATS + 1):
        game = games.game(game_id, seats, {})
        assert isinstance(game, TricksGame)
        yield game


def _together(parts: Sequence[Iterable[Floats]]) -> list[Floats]:
    return [np.concatenate(columns) for columns in zip(*parts, strict=True)]


def _learn(
    network: Network,
    lessons: Material,
    wrong: Callable[[Floats, Material], tuple[Floats, float]],
    random: np.random.Generator,
) -> float:
    """Some epochs of Adam, changing the network in place; the mean error over the last.

    `wrong` says of the answers to some lessons how they should change, and how wrong they are.
    """
    moments = [np.zeros_like(part) for part in network]
    squares = [np.zeros_like(part) for part in network]
    steps, error = 0, 0.0
    for epoch in range(_EPOCHS):
        rate = _RATE * (1 + np.cos(np.pi * epoch / _EPOCHS)) / 2
        order = random.permutation(len(lessons.seen))
        batches = np.array_split(order, max(len(order) // _BATCH, 1))
        error = 0.0
        for batch in batches:
            some = type(lessons)(*[part[batch] for part in lessons])
            sums = some.seen @ network.inner + network.inner_bias
            inner = np.maximum(sums, 0)
            outer, here = wrong(inner @ network.outer + network.outer_bias, some)
            back = (outer @ network.outer.T) * (sums > 0)
            gradients = [some.seen.T @ back, back.sum(0), inner.T @ outer, outer.sum(0)]
            error += here / len(batches)
            steps += 1
            for part, gradient, moment, square in zip(
                network, gradients, moments, squares, strict=True
            ):
                moment += 0.1 * (gradient - moment)
                square += 0.001 * (gradient**2 - square)
                scaled = np.sqrt(square / (1 - 0.999**steps)) + 1e-8
                part -= rate * moment / (1 - 0.9**steps) / scaled
    return error


def _wrong_foresight(answers: Floats, lessons: Lessons) -> tuple[Floats, float]:
    """By square error."""
    wrong = (answers - lessons.worth) * lessons.possible
    return 2 * wrong / len(wrong), float((wrong**2).sum() / lessons.possible.sum())


def _wrong_contest(answers: Floats, contests: Contests) -> tuple[Floats, float]:
    """By how surprising it is who won: a play wins with the power of its chance against one."""
    losses = -np.log(contests.chance)
    power = np.exp(np.clip(answers[:, 0], MILDEST, FIERCEST)) * losses
    wins = np.exp(-power)
    lost = np.maximum(1 - wins, 1e-6)
    surprise = contests.won * power - (1 - contests.won) * np.log(lost)
    slope = power * (contests.won - wins) / lost
    return np.clip(slope, -_STEEPEST, _STEEPEST)[:, None] / len(slope), float(surprise.mean())


def save(known: Known, path: Path) -> None:
    """Half precision is enough, and small."""
    parts = {
        f"{name}_{field}": part.astype(np.float16)
        for name, network in known._asdict().items()
        for field, part in network._asdict().items()
    }
    np.savez_compressed(path, **parts)


def load(path: Path) -> Known:
    with np.load(path) as saved:
        return Known(
            *[
                Network(*[saved[f"{name}_{field}"].astype(np.float64) for field in Network._fields])
                for name in Known._fields
            ]
        )
