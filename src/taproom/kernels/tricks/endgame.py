"""The end of a round played perfectly, in worlds where everybody sees all cards.

Every seat chooses what brings it furthest ahead of the others in the end (max^n), by points and
mark; of equals, what the kernels find first.
"""

from __future__ import annotations

from taproom.kernels.tricks.desk import Desk, Pile
from taproom.kernels.tricks.hands import is_legal
from taproom.kernels.tricks.jit import kernel
from taproom.kernels.tricks.rules import Rules
from taproom.kernels.tricks.scoring import score
from taproom.kernels.tricks.standing import NOBODY, Standing, brawler, seat_at, won_by
from taproom.kernels.tricks.turns import make_play


@kernel
def play_perfectly(rules: Rules, desk: Desk, at: Standing, most: int) -> tuple[Standing, bool]:
    """To the end of the round; not at all if more than `most` plays would have to be looked at.

    Goes down and up the tree with a pile of its own: numba cannot keep recursive functions on disk.
    """
    depth, looked_at = 0, 0
    _pile_up(rules, desk, 0, at)
    while depth >= 0:
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
        if looked_at == most:
            _give_up(desk, depth)
            return at, False
        looked_at += 1
        pile.place = place + 1
        then, ended = make_play(rules, desk, _standing(pile), desk.plays[mover, place])
        depth += 1
        if ended:
            _value_end(rules, desk, then, depth)
            depth -= 1
            _take_if_better(rules, desk, depth)
        else:
            _pile_up(rules, desk, depth, then)
    end = desk.piles[0]
    return Standing(
        at.leader, 0, 0, end.won_in_end, end.tricks_in_end, end.winner_in_end, end.streak_in_end
    ), True


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
def _value_end(rules: Rules, desk: Desk, at: Standing, depth: int) -> None:
    """How far every seat is ahead of the others by this end of the round."""
    brawl = brawler(rules, at)
    score(rules, desk, at.won, at.tricks, brawl)
    total = 0.0
    for seat in range(rules.seats):
        met = won_by(at.won, seat) == desk.predicted[seat]
        marked = met if brawl == NOBODY else seat == brawl
        desk.values[depth, seat] = desk.points[seat] + rules.mark * marked
        total += desk.values[depth, seat]
    for seat in range(rules.seats):
        own = desk.values[depth, seat]
        desk.values[depth, seat] = own - (total - own) / (rules.seats - 1)
    pile = desk.piles[depth]
    pile.won_in_end, pile.tricks_in_end = at.won, at.tricks
    pile.winner_in_end, pile.streak_in_end = at.winner, at.streak


@kernel
def _take_if_better(rules: Rules, desk: Desk, depth: int) -> None:
    """Does who chooses here choose what was just looked at, one level below?"""
    pile, looked_at = desk.piles[depth], desk.piles[depth + 1]
    mover = pile.mover
    if pile.valued == 0 or desk.values[depth + 1, mover] > desk.values[depth, mover]:
        pile.valued = 1
        for seat in range(rules.seats):
            desk.values[depth, seat] = desk.values[depth + 1, seat]
        pile.won_in_end, pile.tricks_in_end = looked_at.won_in_end, looked_at.tricks_in_end
        pile.winner_in_end, pile.streak_in_end = looked_at.winner_in_end, looked_at.streak_in_end


@kernel
def _give_up(desk: Desk, depth: int) -> None:
    """Every hand as it was."""
    while depth >= 0:
        pile = desk.piles[depth]
        desk.live[pile.mover] = pile.held
        depth -= 1
