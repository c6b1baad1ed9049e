"""Information-set tree search over plays: every simulation goes through a world of its own.

All worlds share one tree. A node stands for the plays made since the position searched: one's own
card by card, those of the others by strength and number of hand cards, which is what matters of
them. Every seat chooses what is best for itself, by upper confidence bounds in which a play is
measured against how often it could have been made (it cannot be made in every world).
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from taproom.kernels.tricks.chance import after, below, mixed, share, stream
from taproom.kernels.tricks.desk import Desk, new_desk
from taproom.kernels.tricks.hands import open_hands
from taproom.kernels.tricks.jit import Bytes, Floats, Ints, kernel
from taproom.kernels.tricks.outcomes import enter_world, find_own_plays, legal_of
from taproom.kernels.tricks.position import Position, lay_out
from taproom.kernels.tricks.rounds import play_out_at_random
from taproom.kernels.tricks.rules import Rules
from taproom.kernels.tricks.scoring import score
from taproom.kernels.tricks.standing import Standing, brawler, seat_at
from taproom.kernels.tricks.tree import MOST_SIMULATIONS, ROOT, Tree, child, cleared_tree, find
from taproom.kernels.tricks.turns import legal_plays, make_play
from taproom.kernels.tricks.worlds import Worlds

_GUESSES: Final = 4


class Search(NamedTuple):
    plays: Ints
    """The legal plays, as the kernels number them."""
    visits: Ints
    points: Floats
    """Mean points of the round, from the own view."""
    error: Floats
    """Standard error of these."""


def search(
    position: Position,
    worlds: Worlds,
    seed: int,
    exploration: float,
) -> Search:
    """One simulation in each of these worlds, the seat of the view being to play.

    `exploration` is in points: about the difference between a good and a bad round.
    """
    desk, tree, me = new_desk(), cleared_tree(len(worlds.hands), exploration), position.me
    lay_out(desk, position)
    plays = legal_of(position)
    grow(
        position.rules,
        desk,
        position.at,
        position.me,
        worlds.hands,
        worlds.predicted,
        seed,
        tree,
    )
    found = tree.nodes[[find(tree, child(ROOT, int(play), me, me)) for play in plays]]
    visits = found["visits"].astype(np.int64)
    tried = np.maximum(visits, 1)
    variance = np.maximum(found["squares"] / tried - found["mean"] ** 2, 0)
    return Search(plays, visits, found["mean"], np.sqrt(variance / tried))


@kernel
def grow(
    rules: Rules,
    desk: Desk,
    at: Standing,
    me: int,
    hands: Bytes,
    predicted: Ints,
    seed: int,
    tree: Tree,
) -> None:
    """The tree of all these worlds; one node a simulation."""
    find_own_plays(rules, desk, me)
    for number in range(len(hands)):
        enter_world(rules, desk, me, hands, number)
        for seat in range(rules.seats):
            desk.predicted[seat] = predicted[number, seat]
        open_hands(desk, rules.seats)
        then, depth, state, ended = _descend(rules, desk, at, me, tree, stream(seed, number))
        if not ended:
            then, state = play_out_at_random(rules, desk, then, state, None)
        score(rules, desk, then.won, then.tricks, brawler(rules, then))
        for step in range(depth):
            points = desk.points[desk.path[1, step]]
            node = tree.nodes[desk.path[0, step]]
            node.visits += 1
            node.mean += (points - node.mean) / node.visits
            node.squares += points * points


@kernel
def _descend(
    rules: Rules, desk: Desk, at: Standing, me: int, tree: Tree, state: np.uint64
) -> tuple[Standing, int, np.uint64, bool]:
    """Down the tree to a play that was not tried before, or to the end of the round."""
    here, depth, visits = ROOT, 0, MOST_SIMULATIONS
    ended, new = False, False
    while not ended and not new:
        seat = seat_at(rules.seats, at.leader, at.step)
        count = legal_plays(desk, seat)
        number = -1
        if visits < count:
            number = _guess_untried(desk, tree, here, count, seat, me, state)
            state = after(state)
        new = number >= 0
        if not new:
            untried = _look_up(desk, tree, here, count, seat, me)
            new = untried > 0
            if new:
                number = desk.untried[below(state, untried)]
                state = after(state)
            else:
                number = _most_promising(desk, count, tree)
        play, there = desk.legal[number], desk.places[number]
        here = child(here, play, seat, me)
        tree.keys[there] = here
        visits = tree.nodes[there].visits
        desk.path[0, depth], desk.path[1, depth] = there, seat
        depth += 1
        at, ended = make_play(rules, desk, at, play)
    return at, depth, state, ended


@kernel
def _look_up(desk: Desk, tree: Tree, here: int, count: int, seat: int, me: int) -> int:
    """Where all plays lead to; how many of them were not tried before."""
    untried = 0
    for number in range(count):
        place = find(tree, child(here, desk.legal[number], seat, me))
        desk.places[number] = place
        desk.untried[untried] = number
        untried += tree.keys[place] == 0
    return untried


@kernel
def _guess_untried(
    desk: Desk, tree: Tree, here: int, count: int, seat: int, me: int, state: np.uint64
) -> int:
    """A random play that was not tried before; -1 if a few guesses do not find one.

    Where a node has been seen less often than it has plays, this is faster than to look up all.
    """
    word = mixed(state)
    for _ in range(_GUESSES):
        number = share(word, count)
        word = mixed(word)
        place = find(tree, child(here, desk.legal[number], seat, me))
        if tree.keys[place] == 0:
            desk.places[number] = place
            return number
    return -1


@kernel
def _most_promising(desk: Desk, count: int, tree: Tree) -> int:
    best, chosen = -np.inf, 0
    for number in range(count):
        node = tree.nodes[desk.places[number]]
        node.offered = min(node.offered + 1, tree.most_offered)
        doubt = tree.curiosity[node.offered] * tree.calm[node.visits]
        bound = node.mean + tree.exploration * doubt
        if bound > best:
            best, chosen = bound, number
    return chosen
