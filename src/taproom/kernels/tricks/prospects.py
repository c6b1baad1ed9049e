"""What comes of each action if everybody plays with patience."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from taproom.kernels.tricks.chance import stream
from taproom.kernels.tricks.desk import Desk, new_desk
from taproom.kernels.tricks.endgame import play_perfectly
from taproom.kernels.tricks.gauging import gauge, look_around
from taproom.kernels.tricks.hands import legal_count, open_hands
from taproom.kernels.tricks.jit import Bytes, Floats, Ints, kernel
from taproom.kernels.tricks.mind import OWN, Mind, new_mind
from taproom.kernels.tricks.outcomes import (
    COLUMNS,
    Outcomes,
    averaged,
    count_round,
    enter_world,
)
from taproom.kernels.tricks.patience import make_plan, play_patiently
from taproom.kernels.tricks.position import Position, lay_out
from taproom.kernels.tricks.rules import Rules
from taproom.kernels.tricks.standing import Standing
from taproom.kernels.tricks.turns import make_play
from taproom.kernels.tricks.worlds import Worlds


class Care(NamedTuple):
    """How carefully everybody is imagined to play."""

    whim: float
    """How often somebody does anything else than planned."""
    exact: int
    """The end of a round is played perfectly if no more plays must be looked at for it."""


CAREFUL: Final = Care(whim=0.05, exact=50)


def prospects_of_plays(
    position: Position,
    worlds: Worlds,
    plays: Ints,
    seed: int,
    care: Care = CAREFUL,
) -> Outcomes:
    """What comes of each of these plays, the seat of the view being to play.

    Every play is tried in the same worlds with the same chance, so that plays can be compared.
    """
    return _prospects(position, worlds, plays, seed, care, predicting=False)


def prospects_of_predictions(
    position: Position,
    worlds: Worlds,
    predictions: Ints,
    seed: int,
    care: Care = CAREFUL,
) -> Outcomes:
    """What comes of each of these predictions. The worlds must have the others'."""
    return _prospects(position, worlds, predictions, seed, care, predicting=True)


def _prospects(
    position: Position,
    worlds: Worlds,
    actions: Ints,
    seed: int,
    care: Care,
    *,
    predicting: bool,
) -> Outcomes:
    desk, mind = new_desk(), new_mind()
    lay_out(desk, position)
    rules, me = position.rules, position.me
    tally = np.zeros((len(actions), rules.seats, COLUMNS))
    play_worlds_patiently(
        rules, desk, mind, position.at, me, actions, predicting, *worlds, seed, care, tally
    )
    return averaged(tally, len(worlds.hands))


@kernel
def play_worlds_patiently(
    rules: Rules,
    desk: Desk,
    mind: Mind,
    at: Standing,
    me: int,
    actions: Ints,
    predicting: bool,  # noqa: FBT001
    hands: Bytes,
    predicted: Ints,
    seed: int,
    care: Care,
    tally: Floats,
) -> None:
    """Each action in each world; they are predictions of `me` or plays."""
    look_around(rules, desk, mind, me, hands)
    gauge(rules, desk, mind, me)
    if predicting:
        for action in range(len(actions)):
            make_plan(rules, desk, mind, OWN + action, me, actions[action], at)
    else:
        make_plan(rules, desk, mind, OWN, me, desk.predicted[me], at)
    for world in range(len(hands)):
        enter_world(rules, desk, me, hands, world)
        for seat in range(rules.seats):
            desk.predicted[seat] = predicted[world, seat]
            if seat != me:
                gauge(rules, desk, mind, seat)
                make_plan(rules, desk, mind, seat, seat, desk.predicted[seat], at)
                mind.plan[seat] = seat
        for action in range(len(actions)):
            open_hands(desk, rules.seats)
            hold_all(desk, mind, rules.seats)
            then, ended = at, False
            mind.plan[me] = OWN + action if predicting else OWN
            if predicting:
                desk.predicted[me] = actions[action]
            else:
                mind.held[me] &= ~actions[action]
                then, ended = make_play(rules, desk, at, actions[action])
            if not ended and _is_near_the_end(desk, rules.seats, care.exact):
                then, ended = play_perfectly(rules, desk, then, care.exact)
            if not ended:
                state = stream(seed, world)
                then = play_patiently(rules, desk, mind, then, state, care.whim)
            count_round(rules, desk, then, tally, action)


@kernel
def hold_all(desk: Desk, mind: Mind, seats: int) -> None:
    for seat in range(seats):
        mind.held[seat] = (1 << desk.sizes[seat]) - 1


@kernel
def _is_near_the_end(desk: Desk, seats: int, exact: int) -> bool:
    """Can it be hoped that so many plays are all there is to look at?"""
    ways = 1
    for seat in range(seats):
        ways *= max(legal_count(desk, seat), 1)
    return ways <= exact
