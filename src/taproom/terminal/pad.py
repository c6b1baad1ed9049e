"""The score pad as a table: what a round brought, and the whole game at its end."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from taproom.core import Result
from taproom.games.tricks import SeenRound, TricksView
from taproom.i18n import Words
from taproom.terminal.lines import WIDTH, Line, Tone, clipped

_LABEL: Final = 10
_NARROWEST: Final = 9
_MARK: Final = 2
"""Room for a mark behind every number, so that all numbers line up."""


@dataclass(frozen=True)
class Pad:
    words: Words
    names: Sequence[str]
    view: TricksView

    def of_round(self, number: int) -> list[Line]:
        """Predicted, won, points with marks, and the total so far."""
        done = self.view.rounds[number - 1]
        won = self.words.say("pad-won", game=self.view.game.id)
        return [
            self._heading(),
            self._numbers(self.words.say("pad-predicted"), done.predictions or ()),
            self._numbers(won, done.won),
            self._row(self.words.say("pad-points"), self._points(done)),
            self._numbers(self.words.say("pad-total"), self._totals(number), Tone.TITLE),
        ]

    def whole(self, result: Result) -> list[Line]:
        """All rounds, what the longest run of marks added (HP-10), and the sum."""
        rounds = self.view.rounds
        lines = [self._heading()]
        lines += [self._row(str(each.number), self._points(each)) for each in rounds]
        before = self._totals(len(rounds))
        run = [end - points for end, points in zip(result.points, before, strict=True)]
        if any(run):
            lines.append(self._numbers(self.words.say("pad-run"), run))
        return [*lines, self._numbers(self.words.say("pad-total"), result.points, Tone.TITLE)]

    def _totals(self, number: int) -> list[int]:
        scores = [each.score.points for each in self.view.rounds[:number] if each.score]
        return [sum(column) for column in zip(*scores, strict=True)]

    def _points(self, done: SeenRound) -> list[str]:
        assert done.score is not None
        marks = [self.words.say("mark", mark=mark) if mark else "" for mark in done.score.marks]
        pairs = zip(done.score.points, marks, strict=True)
        return [str(points).rjust(self._column - _MARK) + f" {mark}" for points, mark in pairs]

    def _heading(self) -> Line:
        names = [clipped(name, self._column - 1) for name in self.names]
        return self._row("", [name.rjust(self._column - _MARK) for name in names], Tone.ASIDE)

    def _numbers(self, label: str, numbers: Sequence[int], tone: Tone = Tone.PLAIN) -> Line:
        return self._row(label, [str(each).rjust(self._column - _MARK) for each in numbers], tone)

    def _row(self, label: str, cells: Sequence[str], tone: Tone = Tone.PLAIN) -> Line:
        row = "".join([cell.ljust(self._column) for cell in cells])
        return Line((clipped(label, _LABEL - 1).ljust(_LABEL) + row).rstrip(), tone)

    @property
    def _column(self) -> int:
        longest = max(map(len, self.names)) + _MARK + 1
        return min(max(longest, _NARROWEST), (WIDTH - _LABEL) // len(self.names))
