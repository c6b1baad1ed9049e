"""What a seat can still play: the plays found at the deal only become fewer.

They are kept as bits. If somebody has more than 64 of them the deal is wide, and for every seat
the cards it holds are kept instead; the plays are then looked through. Both ways number the legal
plays in the same order, so the same rank means the same play.
"""

from __future__ import annotations

from taproom.kernels.tricks.bits import nth, popcount
from taproom.kernels.tricks.desk import IN_HAND, Desk
from taproom.kernels.tricks.jit import kernel
from taproom.kernels.tricks.playbook import NARROW


@kernel
def open_hands(desk: Desk, seats: int) -> None:
    """Every seat with all its cards."""
    for seat in range(seats):
        many = desk.sizes[seat] if desk.wide else desk.count[seat]
        desk.live[seat] = -1 if many == NARROW else (1 << many) - 1


@kernel
def is_legal(desk: Desk, seat: int, place: int) -> bool:
    """Can the play in that place still be made?"""
    if desk.wide:
        return bool(desk.plays[seat, place] & IN_HAND & ~desk.live[seat] == 0)
    return bool((desk.live[seat] >> place) & 1)


@kernel
def lay(desk: Desk, seat: int, play: int) -> None:
    """The cards of this play leave the hand."""
    if desk.wide:
        desk.live[seat] &= ~play & IN_HAND
    else:
        desk.live[seat] &= ~(desk.spent[seat, play & 15] | desk.spent[seat, 16 + (play >> 4 & 15)])


@kernel
def legal_count(desk: Desk, seat: int) -> int:
    """How many plays the seat can choose from."""
    if not desk.wide:
        return popcount(desk.live[seat])
    legal = 0
    for place in range(desk.count[seat]):
        legal += is_legal(desk, seat, place)
    return legal


@kernel
def legal_play(desk: Desk, seat: int, rank: int) -> int:
    """The legal play of that rank; 0 if the seat has no cards."""
    if desk.wide:
        return _one_of_many(desk, seat, rank)
    place = nth(desk.live[seat], rank) & (NARROW - 1)
    return desk.plays[seat, place] if desk.live[seat] else 0


@kernel
def _one_of_many(desk: Desk, seat: int, rank: int) -> int:
    for place in range(desk.count[seat]):
        if is_legal(desk, seat, place):
            if rank == 0:
                return int(desk.plays[seat, place])
            rank -= 1
    return 0
