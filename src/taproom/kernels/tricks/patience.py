"""Playing a hand off with patience: each part of it thought through to the end.

The others appear only as the chance that a play wins, so the rest of a round is a game of
patience, and a small one: a hand has few parts.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from taproom.kernels.tricks.bits import popcount
from taproom.kernels.tricks.chance import after, below, fraction
from taproom.kernels.tricks.desk import IN_HAND, Desk
from taproom.kernels.tricks.hands import legal_count, legal_play
from taproom.kernels.tricks.jit import kernel
from taproom.kernels.tricks.mind import TRICKS, Mind
from taproom.kernels.tricks.rules import Rules
from taproom.kernels.tricks.scoring import worth_in_half_pint, worth_in_muertos
from taproom.kernels.tricks.standing import (
    BRAWL,
    NOBODY,
    Standing,
    key,
    seat_at,
    winning_seat,
    won_by,
)
from taproom.kernels.tricks.turns import make_play

_EAGER: Final = 0.85
"""How often one who wants tricks and can take this one does."""
_CONTENT: Final = 0.2
"""How often one who wants none takes it all the same."""
_NEAR: Final = 0.7
"""The chance of an opponent's brawl if their play is the best so far and we let it be."""
_FAR: Final = 0.4
"""The same if they are yet to play."""


@kernel
def make_plan(
    rules: Rules, desk: Desk, mind: Mind, plan: int, seat: int, predicted: int, at: Standing
) -> None:
    """What each part of the hand promises. The seat has been gauged."""
    size, won = desk.sizes[seat], won_by(at.won, seat)
    tricks = at.tricks + desk.sizes[: rules.seats].max()
    for total in range(TRICKS):
        mind.outlook[plan, 0, total] = worth_of(rules, predicted, total, tricks)
    for part in range(1, 1 << size):
        most = won + size - popcount(part)
        for total in range(won, most + 1):
            mind.outlook[plan, part, total] = -np.inf
        for choice in range(mind.choices[seat]):
            cards = mind.masks[seat, choice]
            if cards & ~part:
                continue
            wins, slips = mind.wins[seat, choice], mind.slips[seat, choice]
            for total in range(won, most + 1):
                lost = mind.outlook[plan, part ^ cards, total]
                gain = mind.outlook[plan, part ^ cards, total + 1] - lost
                promised = lost + (wins if gain > 0 else slips) * gain
                if promised > mind.outlook[plan, part, total]:
                    mind.outlook[plan, part, total] = promised


@kernel
def worth_of(rules: Rules, predicted: int, won: int, tricks: int) -> float:
    if rules.half_pint:
        return worth_in_half_pint(rules.seats, predicted, won) + rules.mark * (predicted == won)
    return worth_in_muertos(predicted, won, tricks)


@kernel
def play_patiently(
    rules: Rules, desk: Desk, mind: Mind, at: Standing, state: np.uint64, whim: float
) -> Standing:
    """To the end of the round; every seat follows its plan, but now and then plays at random."""
    ended = False
    while not ended:
        seat = seat_at(rules.seats, at.leader, at.step)
        if fraction(state) < whim:
            state = after(state)
            play = legal_play(desk, seat, below(state, legal_count(desk, seat)))
        else:
            play = patient_play(rules, desk, mind, at, seat)
        state = after(state)
        mind.held[seat] &= ~play
        at, ended = make_play(rules, desk, at, play)
    return at


@kernel
def patient_play(rules: Rules, desk: Desk, mind: Mind, at: Standing, seat: int) -> int:
    """What promises most, whether it wins this trick or not."""
    now = consider_trick(rules, desk, mind, at, seat)
    most, chosen = -np.inf, 0
    for place in range(desk.count[seat]):
        play = desk.plays[seat, place]
        if play & IN_HAND & ~mind.held[seat]:
            continue
        promised = promised_by(rules, mind, at, now, seat, place, play)
        if promised > most:
            most, chosen = promised, play
    return chosen


class Considered(NamedTuple):
    """What somebody who has to play thinks of the trick."""

    eager: int
    """How many want tricks of those who play afterwards."""
    content: int
    """How many do not."""
    brawling: int
    """Who wins a brawl with this trick (HP-5), or NOBODY."""
    danger: float
    """The chance that it is somebody else, if this seat lets it be."""
    ends: bool
    """Is it the last trick whatever is played?"""


@kernel
def consider_trick(rules: Rules, desk: Desk, mind: Mind, at: Standing, seat: int) -> Considered:
    eager, content, brawler_to_come = _those_to_come(rules, desk, mind, at)
    brawling = at.winner if rules.half_pint and at.streak == BRAWL - 1 else NOBODY
    danger = 0.0
    if brawling not in (NOBODY, seat):
        leads = at.best and winning_seat(rules.seats, at.leader, at.best) == brawling
        danger = _NEAR if leads else _FAR * brawler_to_come
    ends = _is_last_trick(rules, mind, seat, eager + content)
    return Considered(eager, content, brawling, danger, ends)


@kernel
def promised_by(
    rules: Rules, mind: Mind, at: Standing, now: Considered, seat: int, place: int, play: int
) -> float:
    """What this play promises, which stands in that place of the seat's plays."""
    plan, won = mind.plan[seat], won_by(at.won, seat)
    rest = 0 if now.ends else mind.held[seat] & ~play
    promised = mind.outlook[plan, rest, won] * (1 - now.danger)
    if key(play, at.step) > at.best:
        beaten = mind.beaten[seat, place]
        chance = (1 - _EAGER * beaten) ** now.eager * (1 - _CONTENT * beaten) ** now.content
        gained = mind.outlook[plan, rest, won + 1]
        if now.brawling == seat:
            gained = 10 * (won + 1) + 30 + rules.mark
        promised += chance * (gained - promised)
    return float(promised)


@kernel
def _those_to_come(rules: Rules, desk: Desk, mind: Mind, at: Standing) -> tuple[int, int, bool]:
    """Who plays after this seat: how many want tricks, how many do not; the winner of the last?"""
    eager, content, winner = 0, 0, False
    for step in range(at.step + 1, rules.seats):
        other = seat_at(rules.seats, at.leader, step)
        if mind.held[other]:
            wants = desk.predicted[other] > won_by(at.won, other)
            eager += wants
            content += not wants
            winner |= other == at.winner
    return eager, content, winner


@kernel
def _is_last_trick(rules: Rules, mind: Mind, seat: int, to_come: int) -> bool:
    """Will the opponent be out after it (HP-6)?"""
    if not rules.half_pint or rules.seats != 2:
        return False
    return popcount(mind.held[1 - seat]) <= to_come
