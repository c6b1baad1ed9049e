"""Sets of cells, lines and coasters as the bits of a number."""

from __future__ import annotations

from taproom.kernels.troll.compiled import compiled
from taproom.kernels.troll.layout import RING

_LINE = (1 << RING) - 1


@compiled
def count(members: int) -> int:
    found = 0
    while members:
        members &= members - 1
        found += 1
    return found


@compiled
def columns_of(cells: int) -> int:
    """The columns in which one of these cells lies."""
    columns = 0
    for row in range(RING):
        columns |= cells >> RING * row & _LINE
    return columns


@compiled
def rows_of(cells: int) -> int:
    rows = 0
    for row in range(RING):
        if cells >> RING * row & _LINE:
            rows |= 1 << row
    return rows
