"""What predictions promise to a hand if it is played off alone, with patience."""

from __future__ import annotations

from typing import Final

import numpy as np

from taproom.kernels.tricks.bits import popcount
from taproom.kernels.tricks.desk import Desk, new_desk
from taproom.kernels.tricks.gauging import gauge, look_around
from taproom.kernels.tricks.jit import Bytes, Floats, kernel
from taproom.kernels.tricks.mind import GOALS, Mind, new_mind
from taproom.kernels.tricks.outcomes import enter_world
from taproom.kernels.tricks.patience import worth_of
from taproom.kernels.tricks.position import Position, lay_out
from taproom.kernels.tricks.rules import PREDICTIONS, Rules
from taproom.kernels.tricks.standing import Standing
from taproom.kernels.tricks.worlds import Worlds

MOST: Final = GOALS - 1
"""The goal to win as many tricks as can be, beside the predictions."""
_LUCK: Final = 1.5
"""So many tricks more than the hand is good for, nobody hopes for."""


def worth_by_patience(position: Position, worlds: Worlds) -> Floats:
    """What each prediction promises to each seat in each world, its hand being played off alone.

    What nobody should hope for with such a hand promises nothing at all. One's own hand is the
    same in every world, so its row stands in the first one only.
    """
    desk, mind = new_desk(), new_mind()
    lay_out(desk, position)
    worth = np.full((len(worlds.hands), position.rules.seats, PREDICTIONS), -np.inf)
    worth[1:, position.me] = 0.0
    promise_in_worlds(position.rules, desk, mind, position.at, position.me, worlds.hands, worth)
    return worth


def promised(position: Position, worlds: Worlds) -> Floats:
    """The same for the own hand alone."""
    desk, mind = new_desk(), new_mind()
    lay_out(desk, position)
    rules, me = position.rules, position.me
    worth = np.full(PREDICTIONS, -np.inf)
    look_around(rules, desk, mind, me, worlds.hands)
    gauge(rules, desk, mind, me)
    promise(rules, desk, mind, me, position.at, worth)
    return worth


@kernel
def promise_in_worlds(
    rules: Rules, desk: Desk, mind: Mind, at: Standing, me: int, hands: Bytes, worth: Floats
) -> None:
    look_around(rules, desk, mind, me, hands)
    gauge(rules, desk, mind, me)
    promise(rules, desk, mind, me, at, worth[0, me])
    for world in range(len(hands)):
        enter_world(rules, desk, me, hands, world)
        for seat in range(rules.seats):
            if seat != me:
                gauge(rules, desk, mind, seat)
                promise(rules, desk, mind, seat, at, worth[world, seat])


@kernel
def promise(rules: Rules, desk: Desk, mind: Mind, seat: int, at: Standing, worth: Floats) -> None:
    """What predicting 0, 1, ... promises to this seat, which has been gauged."""
    weigh_goals(rules, desk, mind, seat, at)
    hand = (1 << desk.sizes[seat]) - 1
    good_for = mind.promised[hand, 0, MOST]
    for tricks in range(PREDICTIONS):
        if tricks <= good_for + _LUCK:
            worth[tricks] = mind.promised[hand, 0, tricks]


@kernel
def weigh_goals(rules: Rules, desk: Desk, mind: Mind, seat: int, at: Standing) -> None:
    """`make_plan` for every prediction at once, before the first trick, into `mind.promised`."""
    size, promised = desk.sizes[seat], mind.promised
    for total in range(size + 1):
        for predicted in range(MOST):
            promised[0, total, predicted] = worth_of(rules, predicted, total, at.tricks + size)
        promised[0, total, MOST] = total
    for part in range(1, 1 << size):
        most = size - popcount(part)
        promised[part, : most + 1] = -np.inf
        for choice in range(mind.choices[seat]):
            cards = mind.masks[seat, choice]
            if cards & ~part:
                continue
            wins, slips = mind.wins[seat, choice], mind.slips[seat, choice]
            rest = part ^ cards
            for total in range(most + 1):
                # Written for the vector units of the processor: all goals in one go.
                for goal in range(GOALS):
                    lost = promised[rest, total, goal]
                    gain = promised[rest, total + 1, goal] - lost
                    here = lost + (wins if gain > 0 else slips) * gain
                    promised[part, total, goal] = max(promised[part, total, goal], here)
