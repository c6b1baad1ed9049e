"""Which legal steps a search looks at, and in which order: those that come to the same are one."""

from __future__ import annotations

from taproom.kernels.troll.acting import is_last_turn
from taproom.kernels.troll.bits import columns_of, rows_of
from taproom.kernels.troll.compiled import Ints, compiled
from taproom.kernels.troll.layout import (
    ACTOR,
    BARMAN,
    CHOICE,
    CHOICE_MASK,
    COASTER_MASK,
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
    SET,
    SHIFT,
    SIDE,
    SWAP,
    TOKEN,
    TOKENS,
    TOP,
)
from taproom.kernels.troll.legal import legal
from taproom.kernels.troll.tables import (
    ABILITY,
    BIT,
    BRAWLER,
    CELL_OF,
    LINES,
    PRO,
    REACH,
    SEATS,
    SHAPESHIFTERS,
    STERN_LOOK,
    STERN_LOOKS,
)


@compiled
def worthwhile(r: Ints, p: Ints, out: Ints, start: int) -> int:
    """Like `legal`, but of steps that lead to the same end only one."""
    phase = p[PHASE]
    end = legal(r, p, out, start)
    if phase == PLACE:
        if r[SEATS] > 2:
            return _without_copies(p, out, start, end, p[HAND + p[ACTOR]])
        return end
    if phase == MUG:
        return _last_tokens(r, p, out, start) if _ends_with_comparison(r, p) else end
    if phase == BARMAN:
        return _barmen(r, p, out, start, end)
    if phase == SWAP:
        return start + 1 if is_last_turn(r, p) and not _has_brawlers(r, p) else end
    if phase == DRAFT and r[SEATS] > 2:
        return _without_copies(p, out, start, end, p[OPEN])
    return end


@compiled
def _without_copies(p: Ints, out: Ints, start: int, end: int, held: int) -> int:
    """Of a coaster and its copy side by side (TR-12), the first."""
    kept = start
    for at in range(start, end):
        step = out[at]
        coaster = step & COASTER_MASK
        if coaster >= SET and held >> coaster - SET & 1:
            continue
        if step >> CHOICE == PLACE:
            shift = ((step & CHOICE_MASK) >> SHIFT) - 1
            if shift >= SET and p[DISCARD] >> shift - SET & 1:
                continue
        out[kept] = step
        kept += 1
    return kept


@compiled
def _ends_with_comparison(r: Ints, p: Ints) -> bool:
    """Is the comparison the last thing of the game that a token can change?"""
    if r[PRO] and p[HAND + (p[ACTOR] + 1) % r[SEATS]] == 0:
        return True
    return r[ABILITY + p[TOP + p[PLACED]]] != STERN_LOOK and is_last_turn(r, p)


@compiled
def _last_tokens(r: Ints, p: Ints, out: Ints, start: int) -> int:
    """Leave it, put it on the placed coaster, or just away from where it stands."""
    end = start + 1
    if p[TOKENS] >> p[PLACED] & 1 == 0:
        out[end] = (MUG << CHOICE) + p[PLACED] + 1
        end += 1
    away = p[OCCUPIED] & ~p[TOKENS] & ~(1 << p[PLACED])
    if p[TOKEN + p[ACTOR]] != NOTHING and away:
        out[end] = (MUG << CHOICE) + r[CELL_OF + (away & -away) % BIT] + 1
        end += 1
    return end


@compiled
def _has_brawlers(r: Ints, p: Ints) -> bool:
    cells = p[OCCUPIED]
    while cells:
        low = cells & -cells
        cells ^= low
        if r[ABILITY + p[TOP + r[CELL_OF + low % BIT]]] == BRAWLER:
            return True
    return False


@compiled
def _can_be_removed(r: Ints, p: Ints) -> bool:
    """May a Stern look still be laid?"""
    looks = r[STERN_LOOKS]
    for seat in range(r[SEATS]):
        if p[HAND + seat] & looks:
            return True
        if p[HAND + seat] & r[SHAPESHIFTERS] and p[DISCARD] & looks:
            return True
    return False


@compiled
def _barmen(r: Ints, p: Ints, out: Ints, start: int, end: int) -> int:
    """Where the field is as wide as it may be, he bounds nothing: one such side is enough."""
    if is_last_turn(r, p):
        return start + 1
    if _can_be_removed(r, p):
        return end
    columns = columns_of(p[OCCUPIED])
    rows = rows_of(p[OCCUPIED])
    wide = r[REACH + columns] == r[REACH + LINES + columns]
    high = r[REACH + rows] == r[REACH + LINES + rows]
    now = p[SIDE]
    idle = now == NOTHING or (high if now % 2 == 0 else wide)
    kept = start + 1
    for at in range(start + 1, end):
        side = (out[at] & CHOICE_MASK) - 1
        if high if side % 2 == 0 else wide:
            if idle:
                continue
            idle = True
        out[kept] = out[at]
        kept += 1
    return kept
