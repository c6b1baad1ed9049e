"""Learning by self-play what positions are worth, at every stage of a game, and what coasters are.

Games are played by looking a little ahead, with a whim now and then. From each turn on, the lead in
which the game ended is set against what there was to notice: the weights that foretell it best are
what the next generation plays with, which looks further ahead. Coasters are picked by lot, and the
lead is set against who got what. The same seed gives the same weights.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import Any, Final, NamedTuple

import numpy as np

from taproom.bots.troll.drafting import FIRST, TRAITS, Traits, traits_of
from taproom.bots.troll.learned import Learned, Weights, kind_of
from taproom.bots.troll.tastes import THUMB, Taste, flat
from taproom.core import Seeded
from taproom.games.troll import (
    Ability,
    Coaster,
    Draft,
    MugType,
    Place,
    Sides,
    TrollGame,
    TrollState,
    house_set,
    write_coasters,
)
from taproom.games.troll.coasters import MOST_LEVEL, MOST_MUGS
from taproom.games.troll.field import team_of
from taproom.kernels.troll import POINT, STAGES, think
from taproom.kernels.troll.noticing import Noticed, noticed

_NODES: Final = 1_000
_LATER_NODES: Final = 4_000
"""In every generation but the first: what abilities are worth shows only when one looks further."""
_WHIM: Final = 0.05
"""How often anything else than the best is done, so that games differ."""
_DOUBT: Final = 30.0
"""How many turns must speak for something before it counts as much as what was thought before."""
_DOUBT_OF_TRAITS: Final = 5.0
"""How many games must speak for a trait of coasters before it counts half."""
_SEATS: Final = (2, 4)
_MEDIUM: Final = 5
_SPREADS: Final = (0, 1, 2, 4)
"""How far a kind of side may be from medium toughness: on some sets all coasters have the same."""
_CHARACTERS: Final = (
    *("gabriel", "kaspar", "emil", "fred", "agata", "sid", "tiasan"),
    *("uland", "hilda", "boris", "olga", "ignat", "christian"),
)
"""In this order numbers are drawn for them: the same is learned however the house lists its set."""


class Generation(NamedTuple):
    number: int
    game: TrollGame
    """At which this was learned."""
    error: float
    """Mean square error of the lead that is foretold, in points; most is what comes later."""
    learned: Learned
    """So far."""


class Turn(NamedTuple):
    noticed: Noticed
    foretold: float
    """The lead that looking ahead came to, for the side that was to act."""
    lead: float
    """Theirs in the end."""


class Hands(NamedTuple):
    ahead: list[float]
    """Of each of `TRAITS`, how much more the team has that places first."""
    lead: float
    """Of that team, in the end."""


class Played(NamedTuple):
    turns: list[Turn]
    hands: Hands


def train(generations: int, games: int, seed: int) -> Iterator[Generation]:
    """So many games in each generation, for each kind of game."""
    positions: dict[str, Weights] = {}
    hands: dict[str, list[Hands]] = {}
    coasters: dict[str, Traits] = {}
    spreads: dict[str, Sequence[float]] = {}
    for number in range(generations):
        nodes = _LATER_NODES if number else _NODES
        for rules in ("basic", "pro"):
            for seats in _SEATS:
                random = Random(f"{seed}/{number}/{rules}/{seats}")
                game = TrollGame.of(seats, {"rules": rules})
                kind = kind_of(game)
                before = positions.get(kind, [THUMB] * STAGES)
                played = [
                    _play(_with_any_set(game, random), flat(before), nodes, random)
                    for _ in range(games)
                ]
                turns = [turn for each in played for turn in each.turns]
                positions[kind], error = weighed(turns, before)
                spreads[kind] = spread(turns)
                if game.pro:
                    # Single games tell little of coasters, so those of all later generations do.
                    earlier = hands[kind] if number > 1 else []
                    hands[kind] = [*earlier, *[each.hands for each in played]]
                    coasters[kind] = valued(hands[kind])
                learned = Learned(dict(positions), dict(coasters), dict(spreads))
                yield Generation(number, game, error, learned)


def _with_any_set(game: TrollGame, random: Random) -> TrollGame:
    rules = "pro" if game.pro else "basic"
    return TrollGame.of(game.seats, {"rules": rules, "coasters": write_coasters(_any_set(random))})


def _any_set(random: Random) -> list[Coaster]:
    """Coasters as nobody has them: others have their own, and what is learned must not depend on
    the house set, for the house set is tuned by those who learned."""
    spreads = [random.choice(_SPREADS) for _ in Sides._fields]
    house = {each.id: each for each in house_set()}
    characters = [house[name] for name in _CHARACTERS]
    abilities = [*Ability, *random.choices([*Ability, None], k=len(characters) - len(Ability))]
    random.shuffle(abilities)
    return [
        replace(
            each,
            sides=Sides(*[_MEDIUM + random.randint(-spread, spread) for spread in spreads]),
            level=random.randint(1, MOST_LEVEL),
            mugs=random.randint(1, MOST_MUGS),
            type=random.choice(list(MugType)),
            ability=ability,
        )
        for each, ability in zip(characters, abilities, strict=True)
    ]


def _play(game: TrollGame, taste: Taste, nodes: int, random: Random) -> Played:
    state: TrollState = game.start(Seeded(str(random.random())))
    begun: list[tuple[int, Noticed, float]] = []
    hands = state.hands
    while state.result is None:
        (seat,) = state.actors
        legal = state.legal(seat)
        action: Any = random.choice(legal)
        if state.phase != Draft.type:
            verdict = think(state, legal, taste, nodes=nodes, fast=True)
            if state.phase == Place.type:
                if not begun:
                    hands = state.hands
                begun.append((team_of(seat), noticed(state), verdict.lead))
            if random.random() > _WHIM:
                action = verdict.best
        state, _ = state.act(seat, action)
    points = state.result.points
    leads = (points[0] - points[1], points[1] - points[0])
    first = team_of(state.starter)
    ours, theirs = [_traits(game, hands, team) for team in (first, 1 - first)]
    ahead = [ours.get(trait, 0) - theirs.get(trait, 0) for trait in TRAITS]
    turns = [Turn(each, foretold, leads[team]) for team, each, foretold in begun]
    return Played(turns, Hands(ahead, leads[first]))


def _traits(game: TrollGame, hands: Sequence[Sequence[str]], team: int) -> Traits:
    return traits_of([game.coasters[name] for hand in hands[team::2] for name in hand])


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


def spread(turns: list[Turn]) -> list[float]:
    """By stage, how far off what was foretold is; 0 where nothing was."""
    spreads = []
    for stage in range(STAGES):
        wrong = [turn.lead - turn.foretold for turn in turns if turn.noticed.stage == stage]
        spreads.append(round(float(np.sqrt(np.square(wrong).mean())), 2) if wrong else 0.0)
    return spreads


def valued(hands: list[Hands]) -> Traits:
    """What each trait of a coaster is worth in points, and to place first."""
    things = np.array([[1, *each.ahead] for each in hands], float)
    leads = np.array([each.lead for each in hands], float)
    doubt = np.diag([0.0, *[_DOUBT_OF_TRAITS] * len(TRAITS)])
    worth = np.linalg.solve(things.T @ things + doubt, things.T @ leads)
    return dict(zip((FIRST, *TRAITS), [round(each, 2) for each in worth.tolist()], strict=True))
