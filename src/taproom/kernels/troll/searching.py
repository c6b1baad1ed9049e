"""Alpha-beta over the steps of a turn. Two teams: steps of one's own side do not change the sign.

No recursion: what numba keeps on disk of a recursive function may crash when it is loaded
(numba issue 6061). Each step deeper has a frame instead.
"""

from __future__ import annotations

from taproom.kernels.troll.acting import act
from taproom.kernels.troll.compiled import Ints, Rows, compiled
from taproom.kernels.troll.desk import (
    ALPHA,
    AT_LEAST,
    AT_MOST,
    BEST,
    BETA,
    BOUND_AT,
    CHOSEN,
    DEPTH,
    DEPTH_MASK,
    END,
    EXACT,
    FRAME,
    FRAMES,
    GUESSED,
    GUESSES,
    HISTORY,
    INFINITE,
    KEY,
    KNOWN_BEST,
    LAST,
    LOW,
    MOST_HISTORY,
    MOST_NODES,
    NARROW,
    NARROW_AT,
    NEXT,
    NODES,
    NOTICED,
    PART,
    PROMISE,
    ROOM_FOR_STEPS,
    ROOT_DEPTH,
    SETS,
    START,
    STEP_BITS,
    STEP_MASK,
    STEPS,
    STOP,
    TABLE_BITS,
    TASTE,
    TEAM,
    TO_THE_END,
    VALUE_AT,
    WIDTH,
    WIDTH_OF_PLACES,
)
from taproom.kernels.troll.judging import final_value, guess
from taproom.kernels.troll.layout import ACTOR, CHOICE, HASH, OVER, PHASE, PLACE, ROW
from taproom.kernels.troll.promising import rate
from taproom.kernels.troll.worthwhile import worthwhile


@compiled
def explore(
    r: Ints,
    rows: Rows,
    d: Ints,
    table: Ints,
) -> int:
    """The value of the position in row 1, for the side that is to act there; its frame is set.

    What comes out after the search was stopped means nothing.
    """
    if _is_settled(r, rows, d, table, 1):
        return d[FRAMES + FRAME + BEST]
    ply = 1
    while True:
        frame = FRAMES + FRAME * ply
        at = d[frame + NEXT]
        if at < d[frame + LAST] and d[frame + BEST] < d[frame + BETA]:
            if d[NODES] >= d[MOST_NODES] or d[STOP]:
                return 0
            step = _next_step(d, at, d[frame + END])
            d[frame + NEXT] = at + 1
            enter(r, rows, d, ply, step)
            if _is_settled(r, rows, d, table, ply + 1):
                _fold(d, ply, step)
            else:
                ply += 1
            continue
        _remember(d, table, ply)
        if ply == 1:
            return d[frame + BEST]
        ply -= 1
        _fold(d, ply, d[d[FRAMES + FRAME * ply + NEXT] - 1])


@compiled
def enter(r: Ints, rows: Rows, d: Ints, ply: int, step: int) -> None:
    """Carry out the step into the next row, and set up its frame as that side sees it."""
    row = rows[ply + 1]
    before = rows[ply]
    for at in range(ROW):  # compiled, three times as fast as copying a slice
        row[at] = before[at]
    act(r, row, step)
    here = FRAMES + FRAME * ply
    deeper = here + FRAME
    turn_ends = row[PHASE] <= PLACE
    d[deeper + DEPTH] = d[here + DEPTH] - 1 if turn_ends else d[here + DEPTH]
    d[deeper + START] = d[here + END]
    d[deeper + KEY] = row[HASH]
    d[deeper + TEAM] = row[ACTOR] & 1
    if d[deeper + TEAM] == d[here + TEAM]:
        d[deeper + ALPHA] = d[here + ALPHA]
        d[deeper + BETA] = d[here + BETA]
    else:
        d[deeper + ALPHA] = -d[here + BETA]
        d[deeper + BETA] = -d[here + ALPHA]


@compiled
def _is_settled(
    r: Ints,
    rows: Rows,
    d: Ints,
    table: Ints,
    ply: int,
) -> bool:
    """Is the value known at once? Then it is in BEST; else the steps are there to be looked at."""
    row = rows[ply]
    frame = FRAMES + FRAME * ply
    d[NODES] += 1
    phase = row[PHASE]
    sign = 1 - 2 * d[frame + TEAM]
    if phase == OVER:
        d[frame + BEST] = sign * final_value(r, row, d, SETS)
        return True
    if phase <= PLACE and d[frame + DEPTH] <= 0:
        d[GUESSED] += 1
        d[frame + BEST] = sign * guess(r, row, d, TASTE, NOTICED, SETS)
        return True
    d[frame + LOW] = d[frame + ALPHA]
    slot = 2 * (row[HASH] & (1 << TABLE_BITS) - 1)
    known = -1  # no step; 0 is one, the draft of the first coaster
    if table[slot] == row[HASH]:
        entry = table[slot + 1]
        known = entry & STEP_MASK
        depth = entry >> STEP_BITS & DEPTH_MASK
        if depth >= d[frame + DEPTH] and entry >> NARROW_AT & 1 <= d[NARROW]:
            value = (entry >> VALUE_AT) - INFINITE
            bound = entry >> BOUND_AT & 3
            settled = (
                bound == EXACT
                or (bound == AT_LEAST and value >= d[frame + BETA])
                or (bound == AT_MOST and value <= d[frame + ALPHA])
            )
            if settled:
                d[frame + BEST] = value
                if depth != TO_THE_END:
                    d[GUESSED] += 1
                return True
    d[frame + BEST] = -INFINITE
    d[frame + CHOSEN] = 0
    d[frame + GUESSES] = d[GUESSED]
    start = d[frame + START]
    end = worthwhile(r, row, d, start)
    d[frame + NEXT] = start
    d[frame + END] = end
    d[frame + LAST] = end
    if d[NARROW] and d[frame + DEPTH] < d[ROOT_DEPTH]:
        d[frame + LAST] = min(end, start + (WIDTH_OF_PLACES if phase == PLACE else WIDTH))
    rate(r, row, d, start, end, ROOM_FOR_STEPS)
    for at in range(start, end):
        step = d[at]
        if step == known:
            d[ROOM_FOR_STEPS + at] = KNOWN_BEST
        else:
            past = d[HISTORY + _place_in_history(d[frame + TEAM], step)]
            d[ROOM_FOR_STEPS + at] = (d[ROOM_FOR_STEPS + at] << PROMISE) + past
    return False


@compiled
def _place_in_history(team: int, step: int) -> int:
    part = step & (1 << PART) - 1
    return (team * OVER + (step >> CHOICE) << PART) + part


@compiled
def _next_step(d: Ints, at: int, end: int) -> int:
    """The most promising of the rest, put in its place."""
    best = at
    for other in range(at + 1, end):
        if d[ROOM_FOR_STEPS + other] > d[ROOM_FOR_STEPS + best]:
            best = other
    step = d[best]
    d[best] = d[at]
    d[at] = step
    d[ROOM_FOR_STEPS + best] = d[ROOM_FOR_STEPS + at]
    return step


@compiled
def _fold(d: Ints, ply: int, step: int) -> None:
    """Take over what became of a step."""
    frame = FRAMES + FRAME * ply
    value = d[frame + FRAME + BEST]
    if d[frame + FRAME + TEAM] != d[frame + TEAM]:
        value = -value
    if value > d[frame + BEST]:
        d[frame + BEST] = value
        d[frame + CHOSEN] = step
        d[frame + ALPHA] = max(d[frame + ALPHA], value)


@compiled
def _remember(d: Ints, table: Ints, ply: int) -> None:
    frame = FRAMES + FRAME * ply
    value = d[frame + BEST]
    step = d[frame + CHOSEN]
    depth = d[frame + DEPTH]
    if d[GUESSED] == d[frame + GUESSES]:
        depth = TO_THE_END
    bound = EXACT
    if value >= d[frame + BETA]:
        bound = AT_LEAST
        place = _place_in_history(d[frame + TEAM], step)
        d[HISTORY + place] = min(MOST_HISTORY, d[HISTORY + place] + 1 + depth * depth)
    elif value <= d[frame + LOW]:
        bound = AT_MOST
    slot = 2 * (d[frame + KEY] & (1 << TABLE_BITS) - 1)
    table[slot] = d[frame + KEY]
    entry = (value + INFINITE << VALUE_AT) + (d[NARROW] << NARROW_AT) + (bound << BOUND_AT)
    table[slot + 1] = entry + (depth << STEP_BITS) + step


@compiled
def weigh(
    r: Ints,
    rows: Rows,
    d: Ints,
    table: Ints,
    given: Ints,
    values: Ints,
    depth: int,
    every: int,
) -> int:
    """The values of the given steps of the position in row 0; for how many there was time.

    Unless every one is asked for, only the first of the best is exact: the others are worth no more
    than is said.
    """
    d[ROOT_DEPTH] = depth
    d[FRAMES + TEAM] = rows[0][ACTOR] & 1
    best = -INFINITE
    for at in range(len(given)):
        d[FRAMES + DEPTH] = depth
        d[FRAMES + END] = STEPS
        d[FRAMES + ALPHA] = -INFINITE if every else best
        d[FRAMES + BETA] = INFINITE
        enter(r, rows, d, 0, given[at])
        value = explore(r, rows, d, table)
        if d[NODES] >= d[MOST_NODES] or d[STOP]:
            return at
        if d[FRAMES + FRAME + TEAM] != d[FRAMES + TEAM]:
            value = -value
        values[at] = value
        best = max(best, value)
    return len(given)
