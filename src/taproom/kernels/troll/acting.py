"""Carrying out a legal step, in place (TR-6, TR-9, TR-11)."""

from __future__ import annotations

from taproom.kernels.troll.bits import columns_of, count, rows_of
from taproom.kernels.troll.compiled import Ints, compiled
from taproom.kernels.troll.field import (
    compare,
    lay,
    lift,
    move_token,
    set_hand,
    smash,
    swap_tops,
    token_owner,
)
from taproom.kernels.troll.layout import (
    ACTOR,
    AXES,
    BARMAN,
    CELL_BITS,
    CELL_MASK,
    CHOICE,
    CHOICE_MASK,
    COASTER_BITS,
    COASTER_MASK,
    DISCARD,
    DRAFT,
    HAND,
    HASH,
    MUG,
    NOTHING,
    OCCUPIED,
    OPEN,
    OVER,
    PHASE,
    PLACE,
    PLACED,
    QUEUE,
    REMOVE,
    RING,
    SEATS_AT_MOST,
    SHIFT,
    SIDE,
    SMASH,
    STARTER,
    STEAL,
    SWAP,
    TOKENS,
    TOP,
    WAITING,
)
from taproom.kernels.troll.legal import around, smashable
from taproom.kernels.troll.tables import (
    ABILITY,
    BRAWLER,
    FIRST_LINE,
    JOKER,
    LIMIT,
    PHASE_KEY,
    PLACED_KEY,
    PRO,
    SEATS,
    SIDE_KEY,
    STERN_LOOK,
    THIEF,
    WAITING_KEY,
)


@compiled
def act(r: Ints, p: Ints, step: int) -> None:
    """The position after a legal step."""
    phase = step >> CHOICE
    choice = step & CHOICE_MASK
    if phase == PLACE:
        _place(r, p, choice)
    elif phase == MUG:
        if choice:
            move_token(r, p, p[ACTOR], choice - 1)
        compare(r, p, p[PLACED])
        _after_comparison(r, p)
    elif phase == BARMAN:
        if choice:
            _move_barman(r, p, choice - 1)
        _end_turn(r, p)
    elif phase == DRAFT:
        _draft(r, p, choice)
    elif phase == SMASH:
        if choice:
            smash(r, p, p[TOP + choice - 1])
        _wait(r, p, p[WAITING] - 1)
        _ask_brawlers(r, p)
    else:
        _use_ability(r, p, phase, choice)


@compiled
def _use_ability(r: Ints, p: Ints, phase: int, choice: int) -> None:
    if choice:
        if phase == STEAL:
            owner = token_owner(p, choice - 1 >> 1)
            move_token(r, p, owner, NOTHING if choice - 1 & 1 else p[PLACED])
        elif phase == REMOVE:
            lift(r, p, choice - 1)
        else:
            swap_tops(r, p, choice - 1 & CELL_MASK, choice - 1 >> CELL_BITS)
    _ask(r, p, MUG if phase == STEAL else BARMAN, p[ACTOR])


@compiled
def _ask(r: Ints, p: Ints, phase: int, actor: int) -> None:
    p[HASH] ^= r[PHASE_KEY + SEATS_AT_MOST * p[PHASE] + p[ACTOR]]
    p[HASH] ^= r[PHASE_KEY + SEATS_AT_MOST * phase + actor]
    p[PHASE] = phase
    p[ACTOR] = actor


@compiled
def _draft(r: Ints, p: Ints, coaster: int) -> None:
    """Until all hands are full: then as many coasters are left as there are sets (TR-9)."""
    seat = p[ACTOR]
    set_hand(r, p, seat, coaster)
    p[OPEN] ^= 1 << coaster
    if count(p[OPEN]) == r[SEATS] // 2:
        p[DISCARD] = p[OPEN]
        p[OPEN] = 0
        _ask(r, p, PLACE, p[STARTER])
    else:
        _ask(r, p, DRAFT, (seat + 1) % r[SEATS])


@compiled
def _place(r: Ints, p: Ints, choice: int) -> None:
    coaster = choice & COASTER_MASK
    cell = choice >> COASTER_BITS & CELL_MASK
    shift = (choice >> SHIFT) - 1
    set_hand(r, p, p[ACTOR], coaster)
    if shift != NOTHING:
        p[DISCARD] ^= 1 << shift | 1 << coaster
        coaster = shift
    lay(r, p, cell, coaster, p[ACTOR])
    p[PLACED] = cell
    p[HASH] ^= r[PLACED_KEY + cell]
    if r[ABILITY + coaster] == THIEF and p[TOKENS]:
        _ask(r, p, STEAL, p[ACTOR])
    else:
        _ask(r, p, MUG, p[ACTOR])


@compiled
def _after_comparison(r: Ints, p: Ints) -> None:
    """The step of the placed coaster's ability, unless one could only decline it."""
    ability = r[ABILITY + p[TOP + p[PLACED]]]
    phase = BARMAN
    if ability == STERN_LOOK:
        if around(r, p, p[PLACED]):
            phase = REMOVE
    elif ability == JOKER:
        others = p[OCCUPIED] ^ 1 << p[PLACED]
        if others & others - 1:
            phase = SWAP
    _ask(r, p, phase, p[ACTOR])


@compiled
def _move_barman(r: Ints, p: Ints, side: int) -> None:
    if p[SIDE] != NOTHING:
        p[HASH] ^= r[SIDE_KEY + p[SIDE]]
    p[HASH] ^= r[SIDE_KEY + side]
    p[SIDE] = side


@compiled
def is_last_turn(r: Ints, p: Ints) -> bool:
    """Would the game end if the turn ended now (TR-7)?"""
    if r[PRO] and p[HAND + (p[ACTOR] + 1) % r[SEATS]] == 0:
        return True
    return count(p[OCCUPIED]) == r[LIMIT] * r[LIMIT]


@compiled
def _end_turn(r: Ints, p: Ints) -> None:
    last = is_last_turn(r, p)
    p[HASH] ^= r[PLACED_KEY + p[PLACED]]
    p[PLACED] = NOTHING
    if not last:
        _ask(r, p, PLACE, (p[ACTOR] + 1) % r[SEATS])
        return
    if r[PRO]:
        _queue_brawlers(r, p)
    _ask_brawlers(r, p)


@compiled
def _queue_brawlers(r: Ints, p: Ints) -> None:
    """Who acts last comes first: the second team's before the first's, each from the far end."""
    west = r[FIRST_LINE + columns_of(p[OCCUPIED])]
    north = r[FIRST_LINE + rows_of(p[OCCUPIED])]
    waiting = 0
    for later in range(2):
        team = (p[STARTER] + 1 + later) & 1
        for back in range(RING * RING):
            y = (north + RING - 1 - back // RING) % RING
            x = (west + RING - 1 - back % RING) % RING
            coaster = p[TOP + RING * y + x]
            if coaster == NOTHING or r[ABILITY + coaster] != BRAWLER:
                continue
            if p[AXES] >> coaster & 1 == team:
                p[QUEUE + waiting] = RING * y + x
                waiting += 1
    _wait(r, p, waiting)


@compiled
def _wait(r: Ints, p: Ints, waiting: int) -> None:
    p[HASH] ^= r[WAITING_KEY + p[WAITING]] ^ r[WAITING_KEY + waiting]
    p[WAITING] = waiting


@compiled
def _ask_brawlers(r: Ints, p: Ints) -> None:
    """Ask the next one that can smash a mug; the team's lowest seat decides. Else all is over."""
    while p[WAITING]:
        brawler = p[QUEUE + p[WAITING] - 1]
        if smashable(r, p, brawler):
            _ask(r, p, SMASH, p[AXES] >> p[TOP + brawler] & 1)
            return
        _wait(r, p, p[WAITING] - 1)
    _ask(r, p, OVER, 0)
