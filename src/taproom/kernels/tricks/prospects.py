"""What comes of each action if everybody plays with patience."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from taproom.kernels.tricks.chance import stream
from taproom.kernels.tricks.desk import Desk, new_desk
from taproom.kernels.tricks.endgame import play_perfectly
from taproom.kernels.tricks.gauging import gauge, survey
from taproom.kernels.tricks.hands import legal_count, open_hands
from taproom.kernels.tricks.jit import Bytes, Floats, Ints, kernel
from taproom.kernels.tricks.mind import OWN, Mind, new_mind
from taproom.kernels.tricks.outcomes import (
    COLUMNS,
    Outcomes,
    averaged,
    count_round,
    enter_world,
    find_own_plays,
)
from taproom.kernels.tricks.patience import MOST, make_plan, play_patiently, weigh_goals
from taproom.kernels.tricks.position import Position, lay_out
from taproom.kernels.tricks.rules import PREDICTIONS, Rules
from taproom.kernels.tricks.standing import Standing
from taproom.kernels.tricks.turns import make_play
from taproom.kernels.tricks.worlds import Worlds

_LUCK: Final = 1.5
"""So many tricks more than the hand is good for, nobody hopes for."""


class Care(NamedTuple):
    """How carefully everybody is imagined to play."""

    whim: float
    """How often somebody does anything else than planned."""
    exact: int
    """The end of a round is played perfectly if no more plays must be looked at for it."""


CAREFUL: Final = Care(whim=0.05, exact=200)


def prospects_of_plays(
    position: Position, worlds: Worlds, plays: Ints, seed: int, care: Care = CAREFUL
) -> Outcomes:
    """What comes of each of these plays, the seat of the view being to play.

    Every play is tried in the same worlds with the same chance, so that plays can be compared.
    """
    return _prospects(position, worlds, plays, seed, care, predicting=False)


def prospects_of_predictions(
    position: Position, worlds: Worlds, predictions: Ints, seed: int, care: Care = CAREFUL
) -> Outcomes:
    """What comes of each of these predictions. The worlds must have the others'."""
    return _prospects(position, worlds, predictions, seed, care, predicting=True)


def _prospects(
    position: Position, worlds: Worlds, actions: Ints, seed: int, care: Care, *, predicting: bool
) -> Outcomes:
    desk, mind = new_desk(), new_mind()
    lay_out(desk, position)
    rules, me = position.rules, position.me
    tally = np.zeros((len(actions), rules.seats, COLUMNS))
    play_worlds_patiently(
        rules, desk, mind, position.at, me, actions, predicting, *worlds, seed, care, tally
    )
    return averaged(tally, worlds.weights, repeats=1)


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
    weights: Floats,
    seed: int,
    care: Care,
    tally: Floats,
) -> None:
    """Each action in each world; they are predictions of `me` or plays."""
    rivals = consider(rules, desk, mind, me, hands)
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
                gauge(desk, mind, seat, rivals)
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
            count_round(rules, desk, then, weights[world], tally, action)


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


@kernel
def consider(rules: Rules, desk: Desk, mind: Mind, me: int, hands: Bytes) -> int:
    """Look around and at one's own hand; with how many rivals."""
    find_own_plays(rules, desk, me)
    survey(rules, desk, mind, me, hands)
    rivals = 0
    for seat in range(rules.seats):
        rivals += seat != me and desk.sizes[seat] > 0
    rivals = max(rivals, 1)
    gauge(desk, mind, me, rivals)
    return rivals


@kernel
def promise_in_worlds(
    rules: Rules, desk: Desk, mind: Mind, at: Standing, me: int, hands: Bytes, worth: Floats
) -> None:
    rivals = consider(rules, desk, mind, me, hands)
    promise(rules, desk, mind, me, at, worth[0, me])
    for world in range(len(hands)):
        enter_world(rules, desk, me, hands, world)
        for seat in range(rules.seats):
            if seat != me:
                gauge(desk, mind, seat, rivals)
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
