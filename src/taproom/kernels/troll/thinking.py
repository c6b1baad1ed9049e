"""Thinking about a position: deeper and deeper, within a budget."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from threading import Timer
from typing import Any, Final

from taproom.games.troll import TrollAction
from taproom.games.troll.position import Position
from taproom.kernels.troll import layout as at
from taproom.kernels.troll.compiled import Ints, interpreted, ints, rows, zeros
from taproom.kernels.troll.desk import (
    DESK,
    GUESSED,
    MOST_NODES,
    NARROW,
    NODES,
    PLIES,
    STOP,
    TABLE_BITS,
    TASTE,
)
from taproom.kernels.troll.judging import POINT, WIN
from taproom.kernels.troll.searching import weigh
from taproom.kernels.troll.tables import tables
from taproom.kernels.troll.translating import Translator

_UNBOUNDED: Final = 1 << 60


@dataclass(frozen=True, slots=True)
class Verdict:
    """What came of thinking about one position, for the side that is to act."""

    values: Mapping[TrollAction, int]
    """In hundredths of a point, a won game far above all points; the best first.

    Unless every value was asked for, all but the first are upper bounds.
    """
    depth: int
    """How many turns were looked at, the one under way included."""
    exact: bool
    """Nothing was guessed or left out: this is what perfect play leads to."""
    nodes: int

    @property
    def best(self) -> TrollAction:
        return next(iter(self.values))

    @property
    def lead(self) -> float:
        """In points, whether the game is won with it or not."""
        return lead_of(self.values[self.best])

    @property
    def outcome(self) -> int | None:
        """1, 0 or -1: a game that perfect play wins, draws or loses; None while that is open."""
        if not self.exact:
            return None
        value = self.values[self.best]
        return 0 if abs(value) < WIN // 2 else 1 if value > 0 else -1


def lead_of(value: int) -> float:
    """The points in a value, without what a won game counts."""
    won = (value > WIN // 2) - (value < -WIN // 2)
    return (value - won * WIN) / POINT


def think(
    now: Position,
    actions: Iterable[TrollAction],
    taste: Sequence[int],
    *,
    nodes: int | None = None,
    seconds: float | None = None,
    every: bool = False,
    fast: bool,
) -> Verdict:
    """Weigh these actions; of equals the first given comes first.

    With `nodes` alone nothing is left to the clock. `every`: an exact value for each of them,
    which takes longer.
    """
    if nodes is None and seconds is None:
        raise ValueError("a search needs a budget")
    translator = Translator(now)
    action_of = {translator.step(action): action for action in actions}
    search = _Search(now, translator, taste, nodes, fast=fast)
    alarm = None if seconds is None else Timer(seconds, search.stop)
    if alarm is not None:
        alarm.start()
    try:
        values, depth, exact = search.deepen(list(action_of), every=every)
    finally:
        if alarm is not None:
            alarm.cancel()
    weighed = {action_of[step]: value for step, value in values.items()}
    return Verdict(weighed, depth, exact, int(search.desk[NODES]))


class _Search:
    def __init__(
        self,
        now: Position,
        translator: Translator,
        taste: Sequence[int],
        nodes: int | None,
        *,
        fast: bool,
    ) -> None:
        self.fast = fast
        self.tables = tables(now.game, fast=fast)
        self.rows = rows(PLIES, at.ROW, fast=fast)
        self.rows[0][:] = translator.position(fast=fast)
        self.known = zeros(2 << TABLE_BITS, fast=fast)
        self.desk = zeros(DESK, fast=fast)
        self.desk[MOST_NODES] = _UNBOUNDED if nodes is None else nodes
        for place, weight in enumerate(taste):
            self.desk[TASTE + place] = weight

    def stop(self) -> None:
        self.desk[STOP] = 1

    def deepen(self, given: list[int], *, every: bool) -> tuple[dict[int, int], int, bool]:
        """Turn by turn, at first only by promising steps; once that reaches the end, by all."""
        values = dict.fromkeys(given, 0)
        depth, self.desk[NARROW] = 1, 1
        while True:
            guessed = self.desk[GUESSED]
            weighed = self._weigh(list(values), depth, every=every)
            if len(weighed) < len(values):
                # What was weighed deeper is known better; what was not, stays behind it.
                return (
                    _best_first(weighed)
                    | {step: value for step, value in values.items() if step not in weighed},
                    depth - 1,
                    False,
                )
            values = _best_first(weighed)
            if self.desk[GUESSED] > guessed:
                depth += 1
            elif self.desk[NARROW]:
                self.desk[NARROW] = 0
            else:
                return values, depth, True

    def _weigh(self, order: list[int], depth: int, *, every: bool) -> dict[int, int]:
        """The values of those for which the budget sufficed."""
        values: Ints = zeros(len(order), fast=self.fast)
        run = weigh if self.fast else _weigh_by_python()
        given = ints(order, fast=self.fast)
        done = run(self.tables, self.rows, self.desk, self.known, given, values, depth, int(every))
        return {step: int(value) for step, value in zip(order[:done], values, strict=False)}


def _best_first(values: Mapping[int, int]) -> dict[int, int]:
    return dict(sorted(values.items(), key=lambda each: -each[1]))


@cache
def _weigh_by_python() -> Any:
    return interpreted(weigh)
