"""All legal steps of a position."""

from __future__ import annotations

from taproom.kernels.troll.bits import columns_of, rows_of
from taproom.kernels.troll.compiled import Ints, compiled
from taproom.kernels.troll.layout import (
    ACTOR,
    AXES,
    BARMAN,
    CELL_BITS,
    CELLS,
    CHOICE,
    COASTER_BITS,
    COASTERS,
    DISCARD,
    DRAFT,
    HAND,
    MUG,
    NOTHING,
    OCCUPIED,
    OPEN,
    PHASE,
    PLACE,
    PLACED,
    QUEUE,
    REMOVE,
    RING,
    SHIFT,
    SIDE,
    SMASH,
    SMASHED,
    STEAL,
    SWAP,
    TOKENS,
    TOP,
    WAITING,
)
from taproom.kernels.troll.tables import (
    ABILITY,
    BESIDE,
    BIT,
    CELL_OF,
    EAST,
    LINES,
    MUGS,
    NORTH,
    PRO,
    REACH,
    ROWS_OF,
    SHAPESHIFTER,
    SIDES,
    SMALL_CREATURE,
    SOUTH,
    WEST,
)

_ALL = (1 << CELLS) - 1
_FIRST_COLUMN = sum(1 << RING * row for row in range(RING))


@compiled
def legal(r: Ints, p: Ints, out: Ints, start: int) -> int:
    """Write the legal steps from `start` on; where they end. Declining comes first."""
    phase = p[PHASE]
    if phase == PLACE:
        return _placings(r, p, out, start)
    if phase == DRAFT:
        return _drafts(p, out, start)
    end = start
    out[end] = phase << CHOICE
    end += 1
    if phase == BARMAN:
        for side in range(SIDES):
            if side != p[SIDE]:
                out[end] = (BARMAN << CHOICE) + side + 1
                end += 1
        return end
    if phase == MUG:
        return _on_cells(r, MUG, p[OCCUPIED] & ~p[TOKENS], out, end)
    if phase == STEAL:
        return _thefts(r, p, out, end)
    if phase == REMOVE:
        return _on_cells(r, REMOVE, around(r, p, p[PLACED]), out, end)
    if phase == SWAP:
        return _swaps(r, p, out, end)
    return _on_cells(r, SMASH, smashable(r, p, p[QUEUE + p[WAITING] - 1]), out, end)


@compiled
def _on_cells(r: Ints, phase: int, cells: int, out: Ints, end: int) -> int:
    while cells:
        low = cells & -cells
        cells ^= low
        out[end] = (phase << CHOICE) + r[CELL_OF + low % BIT] + 1
        end += 1
    return end


@compiled
def around(r: Ints, p: Ints, cell: int) -> int:
    """The cells beside this one that hold a coaster."""
    cells = 0
    for side in range(SIDES):
        cells |= 1 << r[BESIDE + SIDES * cell + side]
    return cells & p[OCCUPIED]


@compiled
def smashable(r: Ints, p: Ints, brawler: int) -> int:
    """The cells beside it whose top coaster has a mug left (TR-11)."""
    cells = around(r, p, brawler)
    for side in range(SIDES):
        beside = r[BESIDE + SIDES * brawler + side]
        if cells >> beside & 1:
            coaster = p[TOP + beside]
            gone = (p[SMASHED] >> coaster & 1) + (p[SMASHED + 1] >> coaster & 1)
            if gone == r[MUGS + coaster]:
                cells ^= 1 << beside
    return cells


@compiled
def _drafts(p: Ints, out: Ints, end: int) -> int:
    for coaster in range(COASTERS):
        if p[OPEN] >> coaster & 1:
            out[end] = (DRAFT << CHOICE) + coaster
            end += 1
    return end


@compiled
def _thefts(r: Ints, p: Ints, out: Ints, end: int) -> int:
    """Onto the Thief, unless a token stands there, or off the field."""
    cells = p[TOKENS]
    while cells:
        low = cells & -cells
        cells ^= low
        step = (STEAL << CHOICE) + 2 * r[CELL_OF + low % BIT] + 1
        if not p[TOKENS] >> p[PLACED] & 1:
            out[end] = step
            end += 1
        out[end] = step + 1
        end += 1
    return end


@compiled
def _swaps(r: Ints, p: Ints, out: Ints, end: int) -> int:
    """Any two but the Joker."""
    ones = p[OCCUPIED] & ~(1 << p[PLACED])
    while ones:
        one = ones & -ones
        ones ^= one
        others = ones
        while others:
            other = others & -others
            others ^= other
            pair = r[CELL_OF + one % BIT] + (r[CELL_OF + other % BIT] << CELL_BITS)
            out[end] = (SWAP << CHOICE) + pair + 1
            end += 1
    return end


@compiled
def free_cells(r: Ints, p: Ints, barman: int) -> int:
    """Where a coaster may be laid on the ground if he stands at that side (TR-3, TR-4)."""
    held = p[OCCUPIED]
    if not held:
        return 1
    bound_columns = 0
    bound_rows = 0
    if barman == WEST:
        bound_columns = 1
    elif barman == EAST:
        bound_columns = 2
    elif barman == NORTH:
        bound_rows = 1
    elif barman == SOUTH:
        bound_rows = 2
    within = r[REACH + LINES * bound_columns + columns_of(held)] * _FIRST_COLUMN
    within &= r[ROWS_OF + r[REACH + LINES * bound_rows + rows_of(held)]]
    east = (held << 1 & ~_FIRST_COLUMN) | (held >> RING - 1 & _FIRST_COLUMN)
    west = (held >> 1 & ~(_FIRST_COLUMN << RING - 1)) | (
        held << RING - 1 & _FIRST_COLUMN << RING - 1
    )
    south = held << RING | held >> CELLS - RING
    north = held >> RING | held << CELLS - RING
    return (east | west | south | north) & _ALL & within & ~held


@compiled
def coverable_cells(r: Ints, p: Ints, team: int) -> int:
    """The small creatures of this team that nothing lies on."""
    cells = 0
    held = p[OCCUPIED]
    while held:
        low = held & -held
        held ^= low
        coaster = p[TOP + r[CELL_OF + low % BIT]]
        if r[ABILITY + coaster] == SMALL_CREATURE and p[AXES] >> coaster & 1 == team:
            cells |= low
    return cells


@compiled
def layable_cells(r: Ints, p: Ints, seat: int, barman: int) -> int:
    """Where this seat may lay a coaster, whichever, if he stands at that side."""
    cells = free_cells(r, p, barman)
    if r[PRO]:
        cells |= coverable_cells(r, p, seat & 1)
    return cells


@compiled
def _placings(r: Ints, p: Ints, out: Ints, end: int) -> int:
    cells = layable_cells(r, p, p[ACTOR], p[SIDE])
    hand = p[HAND + p[ACTOR]]
    for coaster in range(COASTERS):
        if not hand >> coaster & 1:
            continue
        shift = NOTHING
        while True:
            step = (PLACE << CHOICE) + (shift + 1 << SHIFT) + coaster
            left = cells
            while left:
                low = left & -left
                left ^= low
                out[end] = step + (r[CELL_OF + low % BIT] << COASTER_BITS)
                end += 1
            if r[ABILITY + coaster] != SHAPESHIFTER:
                break
            shift += 1
            while shift < COASTERS and not p[DISCARD] >> shift & 1:
                shift += 1
            if shift == COASTERS:
                break
    return end
