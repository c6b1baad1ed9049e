"""What plays tell of the hands they were made from: whose reasons would have led to them?"""

from __future__ import annotations

from typing import Final

import numpy as np

from taproom.kernels.tricks.contest import UNLEARNED
from taproom.kernels.tricks.dealt import Dealt
from taproom.kernels.tricks.desk import IN_HAND, Desk, new_desk
from taproom.kernels.tricks.gauging import gauge_in_world, look_around
from taproom.kernels.tricks.hands import open_hands
from taproom.kernels.tricks.jit import Bytes, Floats, Ints, kernel
from taproom.kernels.tricks.mind import Mind, new_mind
from taproom.kernels.tricks.network import Network
from taproom.kernels.tricks.outcomes import enter_world
from taproom.kernels.tricks.patience import consider_trick, make_plan, promised_by
from taproom.kernels.tricks.playbook import STRENGTH
from taproom.kernels.tricks.position import lay_out
from taproom.kernels.tricks.prospects import hold_all
from taproom.kernels.tricks.rules import Rules
from taproom.kernels.tricks.standing import Standing
from taproom.kernels.tricks.turns import make_play

_WHIM: Final = 0.2
"""How often somebody plays for reasons that patience does not know."""
_SLOTS: Final = (1 << STRENGTH) - 1


def told_by_plays(dealt: Dealt, heat: float, contest: Network = UNLEARNED) -> Floats:
    """By world, the logarithm of how likely the others, with these hands, play what they did.

    The more a play promises the likelier it is, the more so the less the heat, in points.
    """
    position, worlds, made = dealt
    desk, mind = new_desk(), new_mind()
    lay_out(desk, position)
    told = np.zeros(len(worlds.hands))
    if len(made):
        hear_plays(
            position.rules,
            desk,
            mind,
            position.at,
            position.me,
            worlds.hands,
            made,
            heat,
            contest,
            told,
        )
    return told


@kernel
def hear_plays(
    rules: Rules,
    desk: Desk,
    mind: Mind,
    before: Standing,
    me: int,
    hands: Bytes,
    made: Ints,
    heat: float,
    contest: Network,
    told: Floats,
) -> None:
    look_around(rules, desk, mind, me, hands)
    for world in range(len(hands)):
        enter_world(rules, desk, me, hands, world)
        for seat in range(rules.seats):
            if seat != me:
                gauge_in_world(rules, desk, mind, before, seat, desk.predicted, contest)
                make_plan(rules, desk, mind, seat, seat, desk.predicted[seat], before)
                mind.plan[seat] = seat
        open_hands(desk, rules.seats)
        hold_all(desk, mind, rules.seats)
        at = before
        for number in range(len(made)):
            seat, slots = made[number]
            place = _place_of(desk, seat, slots)
            if seat != me:
                told[world] += np.log(_likely(rules, desk, mind, at, seat, place, heat))
            play = desk.plays[seat, place]
            mind.held[seat] &= ~play
            at, _ = make_play(rules, desk, at, play)


@kernel
def _place_of(desk: Desk, seat: int, slots: int) -> int:
    place = 0
    while desk.plays[seat, place] & _SLOTS != slots:
        place += 1
    return place


@kernel
def _likely(
    rules: Rules, desk: Desk, mind: Mind, at: Standing, seat: int, made: int, heat: float
) -> float:
    """How likely the seat makes the play in that place."""
    now = consider_trick(rules, desk, mind, at, seat)
    chosen = promised_by(rules, mind, at, now, seat, made, desk.plays[seat, made])
    total, legal = 0.0, 0
    for place in range(desk.count[seat]):
        play = desk.plays[seat, place]
        if play & IN_HAND & ~mind.held[seat] == 0:
            legal += 1
            total += np.exp((promised_by(rules, mind, at, now, seat, place, play) - chosen) / heat)
    return (1 - _WHIM) / total + _WHIM / legal
