"""Playing one play after another, when it matters who plays what."""

from __future__ import annotations

from taproom.kernels.tricks.desk import Desk
from taproom.kernels.tricks.hands import is_legal, lay
from taproom.kernels.tricks.jit import kernel
from taproom.kernels.tricks.rules import Rules
from taproom.kernels.tricks.standing import Standing, after_trick, after_turn, has_ended, seat_at


@kernel
def to_next_turn(rules: Rules, desk: Desk, at: Standing) -> tuple[Standing, bool]:
    """To where a seat with cards is to play, or to the end of the round; whether it has ended."""
    while True:
        if at.step == rules.seats:
            at = after_trick(rules.seats, at, at.best)
            if has_ended(rules, desk, at):
                return at, True
        if desk.live[seat_at(rules.seats, at.leader, at.step)]:
            return at, False
        at = after_turn(at, 0)


@kernel
def make_play(rules: Rules, desk: Desk, at: Standing, play: int) -> tuple[Standing, bool]:
    """The seat whose turn it is makes this play; then to the next turn, or to the end."""
    lay(desk, seat_at(rules.seats, at.leader, at.step), play)
    return to_next_turn(rules, desk, after_turn(at, play))


@kernel
def legal_plays(desk: Desk, seat: int) -> int:
    """Writes down in `desk.legal` what the seat can play; how many plays that are."""
    found = 0
    for place in range(desk.count[seat]):
        desk.legal[found] = desk.plays[seat, place]
        found += is_legal(desk, seat, place)
    return found
