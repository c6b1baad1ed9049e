"""What the games played with other sets foretell of one that nobody has played with yet.

Who was ahead by how much, or in the basic game who won, is set against who had what: sides, mugs,
abilities. That alone would not do for the pro game: what a coaster shifts depends as much on who
gets it, and on what they get no more because they picked it. So the hands of the new set are dealt,
or picked by the bots, as they would be.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import sqrt
from typing import Any, Final, NamedTuple

import msgspec
import numpy as np
from numpy.typing import NDArray

from taproom.arena.balance.figures import won_with
from taproom.arena.balance.trial import Mirrored, Played, Trial, held_in
from taproom.arena.balance.tuning import unfairness
from taproom.games.troll import Ability, Sides
from taproom.games.troll.coasters import MOST_MUGS, MOST_TOUGHNESS

_ABILITIES: Final = (*[each.value for each in Ability], None)
_MUGS: Final = range(1, MOST_MUGS + 1)
_THINGS: Final = {
    thing: at
    for at, thing in enumerate(
        [
            *[(side, tough) for side in Sides._fields for tough in range(MOST_TOUGHNESS + 1)],
            *[("mugs", mugs) for mugs in _MUGS],
            *[("ability", ability) for ability in _ABILITIES],
            *[(ability, mugs) for ability in _ABILITIES for mugs in _MUGS],
        ]
    )
}
"""What a coaster can have."""
_DOUBT: Final = 100.0
"""How many games must speak for a thing before it counts half."""
_DEALS: Final = 50
"""Of a set that is foretold."""

Numbers = NDArray[np.float64]
Held = Mapping[str, int]


class _Heard(NamedTuple):
    """Of all games of a trial together: what went with what, and with being ahead."""

    together: Numbers
    ahead: Numbers
    squares: float
    """Of by how much each game was ahead, all together."""
    games: int


class Foreteller:
    """Knows the games that it was told of."""

    def __init__(self) -> None:
        self._heard: dict[str, dict[bytes, _Heard]] = {}

    def learn(self, trial: Trial, deals: Sequence[Mirrored]) -> None:
        """All deals of a trial so far; those told of before are not counted twice."""
        games = [game for deal in deals for game in deal.games]
        things = _seen(trial, [game.held for game in games])
        ahead = _ahead(trial, games)
        by_trial = self._heard.setdefault(trial.rules, {})
        by_trial[msgspec.json.encode(trial)] = _Heard(
            things.T @ things, things.T @ ahead, float(ahead @ ahead), len(games)
        )

    def unfairness(self, trials: Iterable[Trial]) -> float:
        return sum([unfairness(*self._foretold(trial)) for trial in trials])

    def _foretold(self, trial: Trial) -> tuple[float, list[float]]:
        """The win rate of who places first, and what each coaster shifts."""
        hands = [held for number in range(_DEALS) for held in held_in(trial, number)]
        ahead = _seen(trial, hands) @ self._worth(trial.rules)
        has = _has(trial, hands)
        by_coaster = has.T @ ahead / np.maximum(1, np.abs(has).sum(axis=0))
        first, *shifts = [
            self._won(trial.rules, float(each)) for each in (ahead.mean(), *by_coaster)
        ]
        return first, [won - 1 / 2 for won in shifts]

    def _won(self, rules: str, ahead: float) -> float:
        """The share of games won by who is so far ahead on average."""
        return 1 / 2 + ahead if rules == "basic" else won_with(ahead, self._spread(rules))

    def _spread(self, rules: str) -> float:
        heard = self._heard[rules].values()
        return sqrt(sum([each.squares for each in heard]) / sum([each.games for each in heard]))

    def _worth(self, rules: str) -> Numbers:
        heard = list(self._heard[rules].values())
        together = np.sum([each.together for each in heard], axis=0)
        doubt = _DOUBT * np.eye(len(together))
        ahead: Numbers = np.sum([each.ahead for each in heard], axis=0)
        return np.linalg.solve(together + doubt, ahead)


def _ahead(trial: Trial, games: Sequence[Played]) -> Numbers:
    """How far the team that places first was, in points; in the basic game, in which levels decide
    so often (TR-8), in games."""
    basic = trial.rules == "basic"
    return np.array([game.won - 1 / 2 if basic else game.lead for game in games], float)


def _seen(trial: Trial, hands: Sequence[Held]) -> Numbers:
    """A line for each game: what the team that places first has more of than the other, and what
    the whole set has."""
    things = np.array([_things(each, pro=trial.rules == "pro") for each in trial.coasters])
    has = _has(trial, hands)
    ours, theirs = (has > 0) @ things, (has < 0) @ things
    # The first one of a kind is worth more than the next.
    at_all = np.sign(ours) - np.sign(theirs)
    of_the_set = np.tile([*things.sum(axis=0), 1.0], (len(hands), 1))
    return np.hstack([ours - theirs, at_all, of_the_set])


def _has(trial: Trial, hands: Sequence[Held]) -> Numbers:
    """1 for a coaster of the team that places first, -1 for one of the other."""
    return np.array([[held.get(each["id"], 0) for each in trial.coasters] for held in hands], float)


def _things(coaster: Mapping[str, Any], *, pro: bool) -> Numbers:
    """Abilities are used under pro rules only (TR-11)."""
    ability, mugs = coaster["ability"] if pro else None, coaster["mugs"]
    sides = zip(Sides._fields, coaster["sides"], strict=True)
    has = np.zeros(len(_THINGS))
    for thing in (*sides, ("mugs", mugs), ("ability", ability), (ability, mugs)):
        has[_THINGS[thing]] = 1
    return has
