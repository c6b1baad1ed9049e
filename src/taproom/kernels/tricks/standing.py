"""How far a round has come, and how a trick changes that (F-10, F-12, HP-5, HP-6)."""

from __future__ import annotations

from typing import Final, NamedTuple

from taproom.kernels.tricks.desk import Desk
from taproom.kernels.tricks.jit import kernel
from taproom.kernels.tricks.playbook import STRENGTH
from taproom.kernels.tricks.rules import Rules

BRAWL: Final = 3
NOBODY: Final = -1
_LAST_STEP: Final = 7


class Standing(NamedTuple):
    """All of a round under way but the cards, the predictions and the chips."""

    leader: int
    """Who leads the turns of this trick, with or without cards."""
    step: int
    """How many seats, from the leader on, have had their turn."""
    best: int
    """The strongest play of this trick and who made it, as `key` puts it; 0 if there is none."""
    won: int
    """Tricks won, in eight bits a seat."""
    tricks: int
    winner: int
    """Of the last trick; NOBODY before the first."""
    streak: int
    """How many tricks in a row that seat has won."""


@kernel
def opening(start: int) -> Standing:
    return Standing(start, 0, 0, 0, 0, NOBODY, 0)


@kernel
def key(play: int, step: int) -> int:
    """What decides a trick: the strength of a play, then who played first. 0 for no play."""
    return (((play >> STRENGTH) << 3) | (_LAST_STEP - step)) if play else 0


@kernel
def seat_at(seats: int, leader: int, step: int) -> int:
    seat = leader + step
    return seat - seats if seat >= seats else seat


@kernel
def step_of(seats: int, leader: int, seat: int) -> int:
    step = seat - leader
    return step + seats if step < 0 else step


@kernel
def winning_seat(seats: int, leader: int, best: int) -> int:
    return seat_at(seats, leader, _LAST_STEP - (best & 7))


@kernel
def won_by(won: int, seat: int) -> int:
    return (won >> (8 * seat)) & 255


@kernel
def after_turn(at: Standing, play: int) -> Standing:
    """The seat whose turn it was has played, or has no cards."""
    best = max(at.best, key(play, at.step))
    return Standing(at.leader, at.step + 1, best, at.won, at.tricks, at.winner, at.streak)


@kernel
def after_trick(seats: int, at: Standing, best: int) -> Standing:
    """The winner leads the next one."""
    winner = winning_seat(seats, at.leader, best)
    streak = at.streak + 1 if winner == at.winner else 1
    won = at.won + (1 << (8 * winner))
    return Standing(winner, 0, 0, won, at.tricks + 1, winner, streak)


@kernel
def has_ended(rules: Rules, desk: Desk, at: Standing) -> bool:
    """Does the round end here, between two tricks?"""
    return not somebody_has_cards(desk, rules.seats) or is_cut_short(rules, desk, at)


@kernel
def is_cut_short(rules: Rules, desk: Desk, at: Standing) -> bool:
    """Does it end though somebody has cards (HP-5, HP-6)?"""
    if not rules.half_pint:
        return False
    return at.streak >= BRAWL or (rules.seats == 2 and (desk.live[0] == 0 or desk.live[1] == 0))


@kernel
def somebody_has_cards(desk: Desk, seats: int) -> bool:
    """One by one: to take all at once, the processor would have to wait for the last change."""
    for seat in range(seats):  # noqa: SIM110 (numba has no `any`)
        if desk.live[seat]:
            return True
    return False


@kernel
def brawler(rules: Rules, at: Standing) -> int:
    """Whose brawl ended the round (HP-5), or NOBODY."""
    return at.winner if rules.half_pint and at.streak >= BRAWL else NOBODY
