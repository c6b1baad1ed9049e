"""How seats play in a play-out: at random, or with their predictions in mind."""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from taproom.kernels.tricks.chance import after, below, fraction
from taproom.kernels.tricks.desk import Desk
from taproom.kernels.tricks.hands import is_legal, legal_count, legal_play
from taproom.kernels.tricks.jit import kernel
from taproom.kernels.tricks.rounds import play_out_at_random
from taproom.kernels.tricks.rules import Rules
from taproom.kernels.tricks.standing import (
    BRAWL,
    Standing,
    key,
    seat_at,
    winning_seat,
    won_by,
)
from taproom.kernels.tricks.turns import make_play


class Manner(NamedTuple):
    """How all seats play."""

    informed: bool
    epsilon: float
    """How often an informed seat plays at random all the same."""


AT_RANDOM: Final = Manner(informed=False, epsilon=0.0)
INFORMED: Final = Manner(informed=True, epsilon=0.1)

_STRONGEST: Final = 1 << 62


@kernel
def play_out(
    rules: Rules, desk: Desk, at: Standing, state: np.uint64, manner: Manner
) -> tuple[Standing, np.uint64]:
    """To the end of the round. Some seat with cards must be to play."""
    if not manner.informed:
        return play_out_at_random(rules, desk, at, state, None)
    ended = False
    while not ended:
        seat = seat_at(rules.seats, at.leader, at.step)
        if fraction(state) < manner.epsilon:
            state = after(state)
            play = legal_play(desk, seat, below(state, legal_count(desk, seat)))
        else:
            play = informed_play(rules, desk, at, seat)
        state = after(state)
        at, ended = make_play(rules, desk, at, play)
    return at, state


@kernel
def informed_play(rules: Rules, desk: Desk, at: Standing, seat: int) -> int:
    """Who wants the trick takes it with the weakest play that will do, or saves what is strong.

    Who does not gets rid of the strongest play that stays below. Found by trying: to win with more
    than the weakest, even with others still to play, is worth less with any number of seats.
    """
    weakest_win, strongest_win = _STRONGEST, 0
    weakest_loss, strongest_loss = _STRONGEST, 0
    for place in range(desk.count[seat]):
        if is_legal(desk, seat, place):
            play = desk.plays[seat, place]
            if key(play, at.step) > at.best:
                weakest_win = min(weakest_win, play)
                strongest_win = max(strongest_win, play)
            else:
                weakest_loss = min(weakest_loss, play)
                strongest_loss = max(strongest_loss, play)
    if wants_trick(rules, desk, at, seat):
        return weakest_win if strongest_win else weakest_loss
    if strongest_loss:
        return strongest_loss
    return strongest_win if is_last(rules, desk, at) else weakest_win


@kernel
def is_last(rules: Rules, desk: Desk, at: Standing) -> bool:
    """Does nobody play after the seat whose turn it is?"""
    for step in range(at.step + 1, rules.seats):
        if desk.live[seat_at(rules.seats, at.leader, step)]:
            return False
    return True


@kernel
def wants_trick(rules: Rules, desk: Desk, at: Standing, seat: int) -> bool:
    """Short of the prediction. In Half-Pint also if beyond it: every trick counts (HP-7).

    And who is about to brawl wants to, and who is about to be robbed by a brawl does not (HP-8).
    """
    if rules.half_pint and at.streak == BRAWL - 1:
        if at.winner == seat:
            return True
        if at.best and winning_seat(rules.seats, at.leader, at.best) == at.winner:
            return True
    short = desk.predicted[seat] - won_by(at.won, seat)
    return bool(short != 0 if rules.half_pint else short > 0)
