"""The end of a round played perfectly, in worlds where everybody sees all cards.

Every seat chooses what brings itself the most points in the end (max^n); of equals, what the
kernels find first. Worth it for the last two or three tricks; the work grows fast.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from taproom.kernels.tricks.desk import Desk, Pile, new_desk
from taproom.kernels.tricks.hands import is_legal, open_hands
from taproom.kernels.tricks.jit import Bytes, Floats, Ints, kernel
from taproom.kernels.tricks.outcomes import enter_world, find_own_plays
from taproom.kernels.tricks.position import Position, lay_out
from taproom.kernels.tricks.rules import Rules
from taproom.kernels.tricks.scoring import score
from taproom.kernels.tricks.standing import Standing, brawler, seat_at
from taproom.kernels.tricks.turns import make_play
from taproom.kernels.tricks.worlds import Worlds


class Solved(NamedTuple):
    points: Floats
    """Mean points of the round by play and seat, over the worlds that were solved."""
    worlds: int
    """How many those are."""


def solve_plays(position: Position, worlds: Worlds, plays: Ints, most_plays: int) -> Solved:
    """What comes of each of these plays if all go on to play their best.

    A world is given up, for all plays alike, when more than `most_plays` plays would have to be
    looked at.
    """
    desk = new_desk()
    lay_out(desk, position)
    rules, me = position.rules, position.me
    totals = np.zeros((len(plays), rules.seats))
    weight, solved = solve_worlds(
        rules, desk, position.at, me, plays, *worlds, most_plays, totals, totals.copy()
    )
    return Solved(totals / (weight or 1.0), solved)


@kernel
def solve_worlds(
    rules: Rules,
    desk: Desk,
    at: Standing,
    me: int,
    plays: Ints,
    hands: Bytes,
    predicted: Ints,
    weights: Floats,
    most_plays: int,
    totals: Floats,
    here: Floats,
) -> tuple[float, int]:
    find_own_plays(rules, desk, me)
    weight, solved = 0.0, 0
    for world in range(len(hands)):
        enter_world(rules, desk, me, hands, world)
        for seat in range(rules.seats):
            desk.predicted[seat] = predicted[world, seat]
        left = most_plays
        for action in range(len(plays)):
            open_hands(desk, rules.seats)
            left = _after(rules, desk, at, plays[action], left) if left >= 0 else left
            for seat in range(rules.seats):
                here[action, seat] = desk.values[0, seat]
        if left >= 0:
            weight += weights[world]
            solved += 1
            totals += weights[world] * here
    return weight, solved


@kernel
def _after(rules: Rules, desk: Desk, at: Standing, play: int, left: int) -> int:
    """What this play leads to, into `desk.values[0]`; how many plays may still be looked at.

    A number below zero says that there were too many, and the values mean nothing. Goes down and
    up the tree with a pile of its own: numba cannot keep recursive functions on disk.
    """
    depth, left = 0, left - 1
    at, ended = make_play(rules, desk, at, play)
    if ended:
        _value_of_end(rules, desk, at, 0)
        return left
    _pile_up(rules, desk, 0, at)
    while depth >= 0 and left >= 0:
        pile = desk.piles[depth]
        mover, place = pile.mover, pile.place
        desk.live[mover] = pile.held
        while place < desk.count[mover] and not is_legal(desk, mover, place):
            place += 1
        if place == desk.count[mover]:
            depth -= 1
            if depth >= 0:
                _take_if_better(rules, desk, depth)
            continue
        pile.place = place + 1
        left -= 1
        then, ended = make_play(rules, desk, _standing(pile), desk.plays[mover, place])
        if ended:
            _value_of_end(rules, desk, then, depth + 1)
            _take_if_better(rules, desk, depth)
        else:
            depth += 1
            _pile_up(rules, desk, depth, then)
    return left


@kernel
def _pile_up(rules: Rules, desk: Desk, depth: int, at: Standing) -> None:
    """A position in which somebody has to choose."""
    pile = desk.piles[depth]
    pile.leader, pile.step, pile.best = at.leader, at.step, at.best
    pile.won, pile.tricks, pile.winner, pile.streak = at.won, at.tricks, at.winner, at.streak
    pile.mover = seat_at(rules.seats, at.leader, at.step)
    pile.held = desk.live[pile.mover]
    pile.place, pile.valued = 0, 0


@kernel
def _standing(pile: Pile) -> Standing:
    return Standing(
        pile.leader, pile.step, pile.best, pile.won, pile.tricks, pile.winner, pile.streak
    )


@kernel
def _value_of_end(rules: Rules, desk: Desk, at: Standing, depth: int) -> None:
    score(rules, desk, at.won, at.tricks, brawler(rules, at))
    for seat in range(rules.seats):
        desk.values[depth, seat] = desk.points[seat]


@kernel
def _take_if_better(rules: Rules, desk: Desk, depth: int) -> None:
    """Does who chooses here choose what was just looked at, one level below?"""
    pile = desk.piles[depth]
    mover = pile.mover
    if pile.valued == 0 or desk.values[depth + 1, mover] > desk.values[depth, mover]:
        pile.valued = 1
        for seat in range(rules.seats):
            desk.values[depth, seat] = desk.values[depth + 1, seat]
