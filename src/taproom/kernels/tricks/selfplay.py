"""Rounds from which networks learn: what predictions are worth (`foresight`), and how hard tricks
are fought for (`contest`)."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from taproom.games.tricks import TricksGame
from taproom.kernels.tricks.bits import popcount
from taproom.kernels.tricks.chance import after, below, fraction, stream
from taproom.kernels.tricks.contest import INPUTS as CONTEST_INPUTS
from taproom.kernels.tricks.contest import UNLEARNED, see_contest, wanted_by_others
from taproom.kernels.tricks.dealing import deal_round, draw_cards
from taproom.kernels.tricks.desk import CARDS, HAND_SLOTS, SEATS, Desk, new_desk
from taproom.kernels.tricks.foresight import INPUTS, see_hand
from taproom.kernels.tricks.gauging import gauge_alone, gauge_in_world, stays_below, survey
from taproom.kernels.tricks.hands import open_hands
from taproom.kernels.tricks.jit import Bytes, Floats, Ints, kernel
from taproom.kernels.tricks.mind import OWN, Mind, new_mind
from taproom.kernels.tricks.network import Network, answer
from taproom.kernels.tricks.patience import make_plan, patient_play, play_patiently
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
    seat_at,
    won_by,
)
from taproom.kernels.tricks.turns import make_play

_IMAGINED: Final = 24
"""Hands looked at in each deal to know how plays compare, about."""


class Lessons(NamedTuple):
    """One for each deal: a hand, and what each prediction came to with it."""

    seen: Floats
    worth: Floats
    possible: Floats
    """1 for predictions that the hand has cards for, 0 for those above."""


class Contests(NamedTuple):
    """Plays, up to as many in each deal as there are cards in a hand, and what became of them."""

    seen: Floats
    chance: Floats
    """To be stronger than what one opponent usually plays."""
    won: Floats
    noted: Floats
    """1 for plays that were made, 0 for the places of those that were not."""


class Known(NamedTuple):
    """What has been learned so far; without it everybody does as patience does."""

    foresight: Network
    contest: Network


def play_lessons(
    game: TricksGame, known: Known | None, heat: float, count: int, seed: int
) -> tuple[Lessons, Contests]:
    """Deals in which everybody predicts and plays by what is known.

    One seat tries all its predictions out, the others being what they are.
    """
    lessons = Lessons(*[np.zeros((count, size)) for size in (INPUTS, PREDICTIONS, PREDICTIONS)])
    contests = Contests(
        np.zeros((count, HAND_SLOTS, CONTEST_INPUTS)),
        *[np.zeros((count, HAND_SLOTS)) for _ in range(3)],
    )
    blank = Network(*[np.zeros((1,) * axes) for axes in (2, 1, 2, 1)])
    imagined = np.zeros((-(-_IMAGINED // (game.seats - 1)), SEATS, HAND_SLOTS), np.uint8)
    play_deals(
        rules_of(game),
        deal_sizes(game),
        new_desk(),
        new_mind(),
        imagined,
        known or Known(blank, UNLEARNED),
        known is not None,
        heat,
        seed,
        lessons,
        contests,
    )
    return lessons, contests


@kernel
def play_deals(
    rules: Rules,
    sizes: Ints,
    desk: Desk,
    mind: Mind,
    imagined: Bytes,
    known: Known,
    trained: bool,  # noqa: FBT001
    heat: float,
    seed: int,
    lessons: Lessons,
    contests: Contests,
) -> None:
    seen = np.empty((SEATS, INPUTS))
    worth, inner = np.empty(PREDICTIONS), np.empty(len(known.foresight.inner_bias))
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
            if trained:
                answer(seen[seat], known.foresight, inner, worth)
            else:
                gauge_alone(rules, desk, mind, seat)
                promise(rules, desk, mind, seat, at, worth)
            desk.predicted[seat] = _drawn(worth, min(hand, PREDICTIONS - 1), heat, state)
            state = after(state)
            desk.chips[seat] = KEPT
        for seat in range(rules.seats):
            gauge_in_world(rules, desk, mind, at, seat, desk.predicted, known.contest)
            make_plan(rules, desk, mind, seat, seat, desk.predicted[seat], at)
            mind.plan[seat] = seat
        learner = below(state, rules.seats)
        state = after(state)
        lessons.seen[number] = seen[learner]
        for tricks in range(min(hand, PREDICTIONS - 1) + 1):
            lessons.possible[number, tricks] = 1.0
            lessons.worth[number, tricks] = _tried(rules, desk, mind, learner, tricks, at, state)
        _note_contests(rules, desk, mind, learner, at, contests, number)


@kernel
def _note_contests(
    rules: Rules,
    desk: Desk,
    mind: Mind,
    learner: int,
    at: Standing,
    contests: Contests,
    number: int,
) -> None:
    """The round as everybody has planned it; what becomes of the plays of one of them."""
    open_hands(desk, rules.seats)
    hold_all(desk, mind, rules.seats)
    held = desk.sizes.copy()
    place, ended = -1, False
    while not ended:
        seat = seat_at(rules.seats, at.leader, at.step)
        play = patient_play(rules, desk, mind, at, seat)
        if seat == learner:
            place += 1
            for other in range(rules.seats):
                held[other] = popcount(mind.held[other])
            wanted = wanted_by_others(rules.seats, held, at.won, desk.predicted, seat)
            wants = desk.predicted[seat] > won_by(at.won, seat)
            told = see_contest(rules.seats, held, float(wanted), seat, wants)
            for each in range(CONTEST_INPUTS):
                contests.seen[number, place, each] = told[each]
            contests.chance[number, place] = stays_below(mind, play)
            contests.noted[number, place] = 1.0
        mind.held[seat] &= ~play
        tricks = at.tricks
        at, ended = make_play(rules, desk, at, play)
        if at.tricks > tricks and place >= 0 and at.winner == learner:
            contests.won[number, place] = 1.0


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
