"""Rounds from which the network of `foresight` learns what predictions are worth."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from taproom.games.tricks import TricksGame
from taproom.kernels.tricks.chance import after, below, fraction, stream
from taproom.kernels.tricks.dealing import deal_round, draw_cards
from taproom.kernels.tricks.desk import CARDS, HAND_SLOTS, SEATS, Desk, new_desk
from taproom.kernels.tricks.foresight import INPUTS, see_hand
from taproom.kernels.tricks.gauging import gauge, survey
from taproom.kernels.tricks.hands import open_hands
from taproom.kernels.tricks.jit import Bytes, Floats, Ints, kernel
from taproom.kernels.tricks.mind import OWN, Mind, new_mind
from taproom.kernels.tricks.network import Network, answer
from taproom.kernels.tricks.patience import make_plan, play_patiently
from taproom.kernels.tricks.playbook import NARROW
from taproom.kernels.tricks.plays import find_plays, lay_row
from taproom.kernels.tricks.promises import promise
from taproom.kernels.tricks.prospects import CAREFUL, hold_all
from taproom.kernels.tricks.rules import PREDICTIONS, Rules, deal_sizes, rules_of
from taproom.kernels.tricks.scoring import KEPT, score
from taproom.kernels.tricks.standing import (
    NOBODY,
    Standing,
    brawler,
    opening,
    won_by,
)

_IMAGINED: Final = 24
"""Hands looked at in each deal to know how plays compare, about."""


class Lessons(NamedTuple):
    """One for each deal: a hand, and what each prediction came to with it."""

    seen: Floats
    worth: Floats
    possible: Floats
    """1 for predictions that the hand has cards for, 0 for those above."""


def play_lessons(
    game: TricksGame, foresight: Network, heat: float, count: int, seed: int
) -> Lessons:
    """Deals in which everybody predicts by what is known, and plays with patience.

    One seat tries all its predictions out, the others being what they are.
    """
    lessons = Lessons(*[np.zeros((count, size)) for size in (INPUTS, PREDICTIONS, PREDICTIONS)])
    imagined = np.zeros((-(-_IMAGINED // (game.seats - 1)), SEATS, HAND_SLOTS), np.uint8)
    play_deals(
        rules_of(game),
        deal_sizes(game),
        new_desk(),
        new_mind(),
        imagined,
        foresight,
        heat,
        seed,
        lessons,
    )
    return lessons


@kernel
def play_deals(
    rules: Rules,
    sizes: Ints,
    desk: Desk,
    mind: Mind,
    imagined: Bytes,
    foresight: Network,
    heat: float,
    seed: int,
    lessons: Lessons,
) -> None:
    seen = np.empty((SEATS, INPUTS))
    worth, inner = np.empty(PREDICTIONS), np.empty(len(foresight.inner_bias))
    for number in range(len(lessons.seen)):
        state = stream(seed, number)
        start = below(state, rules.seats)
        state = deal_round(desk, sizes, rules.seats, start, after(state))
        state = _look_around(rules, desk, mind, imagined, state)
        at, hand = opening(start), desk.sizes[0]
        desk.wide = 0
        for seat in range(rules.seats):
            find_plays(desk, rules.order, seat)
            desk.wide |= desk.count[seat] > NARROW
            see_hand(rules, desk, mind, seat, start, seen[seat])
            worth[:] = -np.inf
            if len(inner):
                answer(seen[seat], foresight, inner, worth)
            else:
                gauge(rules, desk, mind, seat)
                promise(rules, desk, mind, seat, at, worth)
            desk.predicted[seat] = _drawn(worth, min(hand, PREDICTIONS - 1), heat, state)
            state = after(state)
            desk.chips[seat] = KEPT
        for seat in range(rules.seats):
            gauge(rules, desk, mind, seat)
            make_plan(rules, desk, mind, seat, seat, desk.predicted[seat], at)
            mind.plan[seat] = seat
        learner = below(state, rules.seats)
        state = after(state)
        lessons.seen[number] = seen[learner]
        for tricks in range(min(hand, PREDICTIONS - 1) + 1):
            lessons.possible[number, tricks] = 1.0
            lessons.worth[number, tricks] = _tried(rules, desk, mind, learner, tricks, at, state)


@kernel
def _look_around(
    rules: Rules, desk: Desk, mind: Mind, imagined: Bytes, state: np.uint64
) -> np.uint64:
    """Hands that others may hold, from what lies neither in the row nor before the first seat."""
    lay_row(desk)
    find_plays(desk, rules.order, 0)
    hand = desk.sizes[0]
    others = np.empty(CARDS, np.uint8)
    count = 0
    for place in range(CARDS):
        card, free = desk.deck[place], True
        for slot in range(hand):
            free &= card != desk.hands[0, slot]
        for place_in_row in range(desk.row_size):
            free &= card != desk.row[place_in_row]
        if free:
            others[count] = card
            count += 1
    for world in range(len(imagined)):
        state = draw_cards(others, count, 0, (rules.seats - 1) * hand, state)
        for seat in range(1, rules.seats):
            for slot in range(hand):
                imagined[world, seat, slot] = others[(seat - 1) * hand + slot]
    kept = desk.hands.copy()
    survey(rules, desk, mind, 0, imagined)
    desk.hands[:] = kept
    return state


@kernel
def _drawn(worth: Floats, most: int, heat: float, state: np.uint64) -> int:
    """A prediction up to `most`, likelier the more it is worth; the more so the less the heat."""
    best, total = worth[: most + 1].max(), 0.0
    for tricks in range(most + 1):
        total += np.exp((worth[tricks] - best) / heat)
    left = fraction(state) * total
    for tricks in range(most):
        left -= np.exp((worth[tricks] - best) / heat)
        if left < 0:
            return tricks
    return most


@kernel
def _tried(
    rules: Rules, desk: Desk, mind: Mind, seat: int, tricks: int, at: Standing, state: np.uint64
) -> float:
    """What this prediction brings the seat; the others do as they have planned."""
    others = desk.predicted[seat]
    desk.predicted[seat] = tricks
    make_plan(rules, desk, mind, OWN, seat, tricks, at)
    mind.plan[seat] = OWN
    open_hands(desk, rules.seats)
    hold_all(desk, mind, rules.seats)
    then = play_patiently(rules, desk, mind, at, state, CAREFUL.whim)
    brawl = brawler(rules, then)
    score(rules, desk, then.won, then.tricks, brawl)
    marked = brawl == seat if brawl != NOBODY else won_by(then.won, seat) == tricks
    mind.plan[seat] = seat
    desk.predicted[seat] = others
    return float(desk.points[seat] + rules.mark * marked)
