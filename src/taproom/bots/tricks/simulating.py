"""The levels that try things out in possible worlds: all that they have in common."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from math import sqrt
from random import Random
from statistics import fmean
from typing import Final, Protocol, TypeVar

from taproom.bots.protocol import Budget, Decision, Prospect, Reason, seen_as
from taproom.bots.tricks.aims import Aims, own_points
from taproom.bots.tricks.betting import at_stake
from taproom.bots.tricks.explaining import why
from taproom.bots.tricks.trying import tried
from taproom.core import Action, Seat, View
from taproom.games.tricks import Bet, Card, Play, Predict, TricksView
from taproom.kernels.tricks.jit import Floats, Ints
from taproom.kernels.tricks.outcomes import Outcomes, legal_of
from taproom.kernels.tricks.position import Position, play_of, position_of

Kind = TypeVar("Kind", Predict, Bet, Play)
Opinions = Callable[[TricksView, Position, int], Sequence[Floats]]
"""What else there is to say about a hand: each tells what predicting 0, 1, ... is worth."""

_SEEDS: Final = 2**62


class Imagination(Protocol):
    """How a level imagines that a round goes on, in so many worlds."""

    def predicting(self, view: TricksView, position: Position, worlds: int, seed: int) -> Outcomes:
        """What comes of predicting 0, 1, ... 6."""
        ...

    def predicted(self, view: TricksView, position: Position, worlds: int, seed: int) -> Outcomes:
        """What comes of the predictions that were made, all in one row."""
        ...

    def playing(
        self, view: TricksView, position: Position, plays: Ints, worlds: int, seed: int
    ) -> Outcomes:
        """What comes of each of these plays."""
        ...


class Simulating:
    """A bot that does what is worth most to it in the worlds that it imagines.

    What predictions are worth is the mean of that and of its opinions.
    """

    def __init__(
        self,
        name: str,
        imagination: Imagination,
        worlds: int,
        aims: Callable[[TricksView], Aims] = own_points,
        opinions: Opinions = lambda *_: [],
    ) -> None:
        self.name = name
        self._imagines = imagination
        self._worlds = worlds
        self._aims = aims
        self._opinions = opinions

    def decide(
        self, view: View, legal: Sequence[Action], budget: Budget, random: Random
    ) -> Decision:
        seen = seen_as(TricksView, view)
        if len(legal) == 1:
            return Decision(legal[0], Reason("only"))
        found = self.prospects(seen, legal, budget, random)
        best = max(found, key=lambda prospect: prospect.worth)
        return Decision(best.action, why(best))

    def prospects(
        self, view: TricksView, legal: Sequence[Action], budget: Budget, random: Random
    ) -> list[Prospect]:
        """What can be expected of every legal action, in the order in which they are given."""
        position, aims = position_of(view), self._aims(view)
        me = position.me
        rules = position.rules._replace(mark=float(aims.marks[me]))
        position = position._replace(rules=rules)
        seed = random.randrange(_SEEDS)

        tries = 0

        def outcomes(trial: Callable[[int, int], Outcomes]) -> Outcomes:
            def counted(worlds: int, part: int) -> Outcomes:
                nonlocal tries
                tries += worlds
                return trial(worlds, part)

            return tried(counted, self._worlds, seed, budget)

        imagines = self._imagines
        if view.phase == Predict.type:
            found = outcomes(lambda worlds, part: imagines.predicting(view, position, worlds, part))
            opinions = self._opinions(view, position, seed)
            return [
                _weighed(_prospect(each, found, each.tricks, aims, view), each, opinions)
                for each in _of(Predict, legal)
            ]
        if view.phase == Bet.type:
            found = outcomes(lambda worlds, part: imagines.predicted(view, position, worlds, part))
            return [_bet(each, found, tries, view) for each in _of(Bet, legal)]
        plays = legal_of(position)
        found = outcomes(lambda worlds, part: imagines.playing(view, position, plays, worlds, part))
        rows = {
            _cards(play_of(int(play), position.hands[position.me], position.row)): row
            for row, play in enumerate(plays)
        }
        return [_prospect(each, found, rows[_cards(each)], aims, view) for each in _of(Play, legal)]


def _of(kind: type[Kind], legal: Sequence[Action]) -> list[Kind]:
    return [action for action in legal if isinstance(action, kind)]


def _cards(play: Play) -> tuple[frozenset[Card], frozenset[Card]]:
    """The same play is the same cards, in whatever order."""
    return frozenset(play.hand), frozenset(play.row)


def _prospect(action: Action, found: Outcomes, row: int, aims: Aims, view: TricksView) -> Prospect:
    me = view.viewer
    assert me is not None, "a spectator has nothing to decide"
    return Prospect(
        action,
        worth=float(found.points[row] @ aims.points + found.marks[row] @ aims.marks),
        points=float(found.points[row, me]),
        error=float(found.error[row, me]),
        met=float(found.met[row, me]),
        tricks=_tricks(found, row, me, view),
    )


def _weighed(found: Prospect, prediction: Predict, opinions: Sequence[Floats]) -> Prospect:
    every = [found.worth, *[float(opinion[prediction.tricks]) for opinion in opinions]]
    return replace(found, worth=fmean(every))


def _tricks(found: Outcomes, row: int, seat: Seat, view: TricksView) -> tuple[float, ...]:
    """A hand wins no more tricks than it has cards."""
    return tuple(found.tricks[row, seat, : view.round.hand_size + 1].tolist())


def _bet(action: Bet, found: Outcomes, tries: int, view: TricksView) -> Prospect:
    """What the chip brings; in a brawl, nothing (HP-7)."""
    if action.on is None:
        return Prospect(action, 0.0, 0.0, 0.0, met=None)
    missed = 1 - float(found.met[0, action.on])
    peaceful = 1 - float(found.brawls[0].sum())
    won, lost = [peaceful * each for each in at_stake(view)]
    gain = won * missed - lost * (1 - missed)
    return Prospect(
        action,
        worth=gain,
        points=gain,
        error=(won + lost) * sqrt(missed * (1 - missed) / tries),
        met=missed,
        tricks=_tricks(found, 0, action.on, view),
    )
