"""What comes of each action if everybody plays with patience."""

from __future__ import annotations

from typing import Final

import numpy as np

from taproom.kernels.tricks.chance import stream
from taproom.kernels.tricks.desk import Desk, new_desk
from taproom.kernels.tricks.gauging import gauge, survey
from taproom.kernels.tricks.hands import open_hands
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
from taproom.kernels.tricks.patience import TRICKS_ONLY, make_plan, play_patiently
from taproom.kernels.tricks.position import Position, lay_out
from taproom.kernels.tricks.rounds import PREDICTIONS
from taproom.kernels.tricks.rules import Rules
from taproom.kernels.tricks.standing import Standing
from taproom.kernels.tricks.turns import make_play
from taproom.kernels.tricks.worlds import Worlds

EPSILON: Final = 0.05
"""How often somebody in a play-out does something else than planned."""
_LUCK: Final = 1.5
"""So many tricks more than the hand is good for, nobody hopes for."""


def prospects_of_plays(position: Position, worlds: Worlds, plays: Ints, seed: int) -> Outcomes:
    """What comes of each of these plays, the seat of the view being to play.

    Every play is tried in the same worlds with the same chance, so that plays can be compared.
    """
    return _prospects(position, worlds, plays, seed, predicting=False)


def prospects_of_predictions(
    position: Position, worlds: Worlds, predictions: Ints, seed: int
) -> Outcomes:
    """What comes of each of these predictions. The worlds must have the others'."""
    return _prospects(position, worlds, predictions, seed, predicting=True)


def _prospects(
    position: Position, worlds: Worlds, actions: Ints, seed: int, *, predicting: bool
) -> Outcomes:
    desk, mind = new_desk(), new_mind()
    lay_out(desk, position)
    rules, me = position.rules, position.me
    tally = np.zeros((len(actions), rules.seats, COLUMNS))
    play_worlds_patiently(
        rules, desk, mind, position.at, me, actions, predicting, *worlds, seed, tally
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
            for seat in range(rules.seats):
                mind.held[seat] = (1 << desk.sizes[seat]) - 1
            then, ended = at, False
            mind.plan[me] = OWN + action if predicting else OWN
            if predicting:
                desk.predicted[me] = actions[action]
            else:
                mind.held[me] &= ~actions[action]
                then, ended = make_play(rules, desk, at, actions[action])
            if not ended:
                state = stream(seed, world)
                then = play_patiently(rules, desk, mind, then, state, EPSILON)
            count_round(rules, desk, then, weights[world], tally, action)


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
    hand = (1 << desk.sizes[seat]) - 1
    make_plan(rules, desk, mind, seat, seat, TRICKS_ONLY, at)
    good_for = mind.outlook[seat, hand, 0]
    for tricks in range(PREDICTIONS):
        if tricks <= good_for + _LUCK:
            make_plan(rules, desk, mind, seat, seat, tricks, at)
            worth[tricks] = mind.outlook[seat, hand, 0]
