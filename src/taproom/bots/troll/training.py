"""Learning by self-play what positions are worth, at every stage of a game.

Games are played by looking a little ahead, with a whim now and then. From each turn on, the lead in
which the game ended is set against what there was to notice: the weights that foretell it best are
what the next generation plays with. The same seed gives the same weights.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from taproom.bots.troll.tastes import THUMB, Taste, Weights, flat, kind_of
from taproom.core import Seeded
from taproom.games.troll import (
    Coaster,
    Draft,
    Place,
    Sides,
    TrollGame,
    TrollState,
    house_set,
    write_coasters,
)
from taproom.games.troll.field import team_of
from taproom.kernels.troll import POINT, STAGES, think
from taproom.kernels.troll.noticing import Noticed, noticed

_NODES: Final = 1_000
_WHIM: Final = 0.05
"""How often anything else than the best is done, so that games differ."""
_DOUBT: Final = 30.0
"""How many turns must speak for something before it counts as much as what was thought before."""
_SEATS: Final = (2, 4)


class Generation(NamedTuple):
    number: int
    game: TrollGame
    """At which this was learned."""
    error: float
    """Mean square error of the lead that is foretold, in points; most is what comes later."""
    learned: Mapping[str, Weights]
    """So far."""


class Turn(NamedTuple):
    noticed: Noticed
    lead: float
    """Of the side that was to act, in the end."""


def train(generations: int, games: int, seed: int) -> Iterator[Generation]:
    """So many games in each generation, for each kind of game."""
    learned: dict[str, Weights] = {}
    for number in range(generations):
        for rules in ("basic", "pro"):
            for seats in _SEATS:
                random = Random(f"{seed}/{number}/{rules}/{seats}")
                game = TrollGame.of(seats, {"rules": rules})
                before = learned.get(kind_of(game), [THUMB] * STAGES)
                turns = [
                    turn
                    for each in range(games)
                    for turn in _play(_with_a_set(game, each, random), flat(before), random)
                ]
                learned[kind_of(game)], error = weighed(turns, before)
                yield Generation(number, game, error, learned)


def _with_a_set(game: TrollGame, number: int, random: Random) -> TrollGame:
    """The house set, and every other time one in which its numbers are mixed: others have their
    own coasters."""
    if number % 2 == 0:
        return game
    rules = "pro" if game.pro else "basic"
    return TrollGame.of(game.seats, {"rules": rules, "coasters": write_coasters(_mixed(random))})


def _mixed(random: Random) -> list[Coaster]:
    coasters = house_set()
    mugs = random.sample([(each.mugs, each.type) for each in coasters], len(coasters))
    return [
        replace(each, sides=Sides(*random.sample(each.sides, 4)), mugs=count, type=kind)
        for each, (count, kind) in zip(coasters, mugs, strict=True)
    ]


def _play(game: TrollGame, taste: Taste, random: Random) -> list[Turn]:
    state: TrollState = game.start(Seeded(str(random.random())))
    begun: list[tuple[int, Noticed]] = []
    while state.result is None:
        (seat,) = state.actors
        legal = state.legal(seat)
        if state.phase == Place.type:
            begun.append((team_of(seat), noticed(state)))
        action: Any = random.choice(legal)
        if state.phase != Draft.type and random.random() > _WHIM:
            action = think(state, legal, taste, nodes=_NODES, fast=True).best
        state, _ = state.act(seat, action)
    points = state.result.points
    return [Turn(each, points[team] - points[1 - team]) for team, each in begun]


def weighed(turns: list[Turn], before: Weights) -> tuple[Weights, float]:
    """The weights of each stage, drawn towards those before; and how far off they are."""
    weights, wrong = [], 0.0
    for stage, known in enumerate(before):
        here = [turn for turn in turns if turn.noticed.stage == stage]
        prior = np.array(known) / POINT
        things = np.array([turn.noticed.things for turn in here], float).reshape(-1, len(prior))
        missed = np.array([turn.lead for turn in here], float) - things @ prior
        better = things.T @ things + _DOUBT * np.eye(len(prior))
        step = np.linalg.solve(better, things.T @ missed)
        wrong += float(((missed - things @ step) ** 2).sum())
        weights.append([round(POINT * weight) for weight in (prior + step).tolist()])
    return weights, wrong / len(turns)
