"""A small network that foresees what predictions are worth to a hand, the others being as clever.

It sees a hand as the chances of its plays: those of the strongest plays one after the other, those
of the single cards. It was trained by self-play (`taproom train`), so it knows what patience alone
does not: that the others have good hands, too, and want tricks with them.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from taproom.kernels.tricks.desk import HAND_SLOTS, Desk, new_desk
from taproom.kernels.tricks.gauging import look_around, stays_below, strongest_of
from taproom.kernels.tricks.jit import Bytes, Floats, kernel
from taproom.kernels.tricks.mind import Mind, new_mind
from taproom.kernels.tricks.network import Network, answer
from taproom.kernels.tricks.outcomes import enter_world
from taproom.kernels.tricks.position import Position, lay_out
from taproom.kernels.tricks.rules import PREDICTIONS, Rules
from taproom.kernels.tricks.standing import step_of
from taproom.kernels.tricks.worlds import Worlds

_SINGLES: Final = HAND_SLOTS
_REST: Final = 2 * HAND_SLOTS
INPUTS: Final = _REST + 8


def worth_by_network(position: Position, worlds: Worlds, start: int, network: Network) -> Floats:
    """What each prediction is worth to each other seat in each world; all hands as dealt."""
    desk, mind = new_desk(), new_mind()
    lay_out(desk, position)
    worth = np.zeros((len(worlds.hands), position.rules.seats, PREDICTIONS))
    foresee_worlds(position.rules, desk, mind, position.me, start, worlds.hands, network, worth)
    return worth


def foreseen(position: Position, worlds: Worlds, start: int, network: Network) -> Floats:
    """What each prediction is worth to the own hand."""
    desk, mind = new_desk(), new_mind()
    lay_out(desk, position)
    look_around(position.rules, desk, mind, position.me, worlds.hands)
    seen, inner = np.empty(INPUTS), np.empty(len(network.inner_bias))
    worth = np.empty(PREDICTIONS)
    see_hand(position.rules, desk, mind, position.me, start, seen)
    answer(seen, network, inner, worth)
    return worth


@kernel
def see_hand(rules: Rules, desk: Desk, mind: Mind, seat: int, start: int, seen: Floats) -> None:
    """What the network is told of a hand whose plays have been found."""
    seen[:] = 0.0
    held, plays = (1 << desk.sizes[seat]) - 1, 0
    while held:
        play = strongest_of(desk, seat, held)
        seen[plays] = stays_below(mind, play)
        plays += 1
        held &= ~play
    for slot in range(desk.sizes[seat]):
        chance = stays_below(mind, desk.plays[seat, slot])
        place = _SINGLES + slot
        while place > _SINGLES and seen[place - 1] < chance:
            seen[place] = seen[place - 1]
            place -= 1
        seen[place] = chance
    step = step_of(rules.seats, start, seat)
    seen[_REST] = desk.sizes[seat] / 8
    seen[_REST + 1] = plays / 8
    seen[_REST + 2] = desk.row_size / 5
    seen[_REST + 3] = rules.seats / 7
    seen[_REST + 4] = rules.seats == 2
    seen[_REST + 5] = rules.seats == 3
    seen[_REST + 6] = step / rules.seats
    seen[_REST + 7] = step == 0


@kernel
def foresee_worlds(
    rules: Rules,
    desk: Desk,
    mind: Mind,
    me: int,
    start: int,
    hands: Bytes,
    network: Network,
    worth: Floats,
) -> None:
    look_around(rules, desk, mind, me, hands)
    seen, inner = np.empty(INPUTS), np.empty(len(network.inner_bias))
    for world in range(len(hands)):
        enter_world(rules, desk, me, hands, world)
        for seat in range(rules.seats):
            if seat != me:
                see_hand(rules, desk, mind, seat, start, seen)
                answer(seen, network, inner, worth[world, seat])
