"""The field of the Troll as a small grid: each coaster as it lies, and the barman at his side.

A coaster of the swords beside one of the axes:

    ┌───────6────────┐ ╔═══════4════════╗
    3   Christian    8 2     Agata      6
    │    1 wheat     │ ║    2 wheat     ║
    │    +1 Anna     │ ║                ║
    └───────5────────┘ ╚═══════2════════╝
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from taproom.games.troll import Cell, Field, Side
from taproom.i18n import Words
from taproom.i18n.names import coaster_name
from taproom.terminal.lines import Line, Tone, clipped

_INNER: Final = 16
_WIDTH: Final = _INNER + 2
_HEIGHT: Final = 5
_BARMAN: Final = "▒"


class _Frame(NamedTuple):
    top: str
    bottom: str
    rule: str
    wall: str


# By team: swords in a thin line, axes in a double one.
_FRAMES: Final = (_Frame("┌┐", "└┘", "─", "│"), _Frame("╔╗", "╚╝", "═", "║"))
_EMPTY: Final = (" " * _WIDTH,) * _HEIGHT


@dataclass(frozen=True)
class Drawing:
    words: Words
    names: Sequence[str]
    field: Field
    barman: Side | None

    def lines(self) -> list[Line]:
        """From the north-west corner of what lies there to its south-east corner."""
        xs = [cell.x for cell in self.field.spots]
        ys = [cell.y for cell in self.field.spots]
        rows = []
        for y in range(min(ys), max(ys) + 1):
            cells = [self._cell(Cell(x, y)) for x in range(min(xs), max(xs) + 1)]
            rows += [" ".join(parts) for parts in zip(*cells, strict=True)]
        return [Line(row.rstrip(), Tone.FIELD) for row in self._with_barman(rows)]

    def _cell(self, cell: Cell) -> Sequence[str]:
        spot = self.field.spots.get(cell)
        if spot is None:
            return _EMPTY
        north, east, south, west = [self.field.toughness(cell, side) for side in Side]
        frame = _FRAMES[spot.top.team]
        name = clipped(coaster_name(self.words, spot.top.coaster), _INNER - 2)
        mugs = f"{spot.mugs} {self.words.say('mug-type', type=spot.top.coaster.type)}"
        covered = [f"({coaster_name(self.words, laid.coaster)})" for laid in spot.under]
        token = [] if spot.token is None else [f"+1 {self.names[spot.token]}"]
        return (
            frame.top[0] + str(north).center(_INNER, frame.rule) + frame.top[1],
            f"{west:<2}" + name.center(_INNER - 2) + f"{east:>2}",
            frame.wall + clipped(mugs, _INNER).center(_INNER) + frame.wall,
            frame.wall + clipped(" ".join(token + covered), _INNER).center(_INNER) + frame.wall,
            frame.bottom[0] + str(south).center(_INNER, frame.rule) + frame.bottom[1],
        )

    def _with_barman(self, rows: list[str]) -> list[str]:
        """Outside the field, along his whole side: nothing may be laid beyond it (TR-4)."""
        name = clipped(self.words.say("barman-name"), len(rows))
        bar = f" {name} ".center(len(rows[0]), _BARMAN)
        upright = name.center(len(rows), _BARMAN)
        match self.barman:
            case Side.NORTH:
                rows = [bar, *rows]
            case Side.SOUTH:
                rows = [*rows, bar]
            case Side.EAST:
                rows = [f"{row} {letter}" for row, letter in zip(rows, upright, strict=True)]
            case Side.WEST:
                return [f"{letter} {row}" for row, letter in zip(rows, upright, strict=True)]
        return [f"  {row}" for row in rows]
