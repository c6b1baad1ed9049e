"""Playing many games out after each of several actions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from random import Random
from time import perf_counter
from typing import Any, Final

from taproom.games.troll import TrollAction
from taproom.games.troll.position import Position
from taproom.kernels.troll import layout as at
from taproom.kernels.troll.compiled import interpreted, ints, zeros
from taproom.kernels.troll.playing import SCRATCH, sample
from taproom.kernels.troll.tables import tables
from taproom.kernels.troll.translating import Translator

_GAMES_AT_ONCE: Final = 4
"""After each action, between two looks at the clock."""


@dataclass(frozen=True, slots=True)
class Tally:
    """What became of the games after one action."""

    games: int
    won: float
    """A draw is half a game."""
    points: int
    """By how many points we were ahead, all together."""

    @property
    def worth(self) -> tuple[float, float]:
        """The chance to win, then the points."""
        return self.won / self.games, self.points / self.games


def play_outs(
    now: Position,
    actions: Iterable[TrollAction],
    random: Random,
    *,
    games: int | None = None,
    seconds: float | None = None,
    fast: bool,
) -> Mapping[TrollAction, Tally]:
    """So many games after each action, or as many as there is time for; at least a few."""
    if games is None and seconds is None:
        raise ValueError("playing out needs a budget")
    start = perf_counter()
    translator = Translator(now)
    action_of = {translator.step(action): action for action in actions}
    given = ints(list(action_of), fast=fast)
    row, scratch = translator.position(fast=fast), zeros(at.ROW, fast=fast)
    out = zeros(SCRATCH, fast=fast)
    won, points = [zeros(len(given), fast=fast) for _ in range(2)]
    word = random.getrandbits(31) + 1
    run = sample if fast else _sample_by_python()
    played = 0
    while True:
        left = _GAMES_AT_ONCE if games is None else min(_GAMES_AT_ONCE, games - played)
        word = run(
            tables(now.game, fast=fast),
            row,
            scratch,
            out,
            given,
            won,
            points,
            left,
            word,
        )
        played += left
        if games is not None and played >= games:
            break
        if seconds is not None and perf_counter() - start >= seconds:
            break
    return {
        action: Tally(played, int(won[place]) / 2, int(points[place]))
        for place, action in enumerate(action_of.values())
    }


@cache
def _sample_by_python() -> Any:
    return interpreted(sample)
