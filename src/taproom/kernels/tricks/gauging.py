"""How plays compare with what others play, gauged by hands they may hold."""

from __future__ import annotations

from typing import Final

from taproom.kernels.tricks.desk import IN_HAND, Desk
from taproom.kernels.tricks.jit import Bytes, Ints, kernel
from taproom.kernels.tricks.mind import SURVEYED, Mind
from taproom.kernels.tricks.outcomes import find_own_plays
from taproom.kernels.tricks.playbook import STRENGTH
from taproom.kernels.tricks.plays import find_plays
from taproom.kernels.tricks.rules import Rules

_UNSURE: Final = 0.25
"""What was seen in every hand looked at, or in none, is still not quite sure."""
_FIGHT: Final = 0.7
"""As if so many opponents played what one usually plays: a power of how many there are. The more
there are, the more of them do not want the same trick. Found by playing many rounds."""


@kernel
def survey(rules: Rules, desk: Desk, mind: Mind, me: int, hands: Bytes) -> None:
    """Look at the others' hands in some worlds. One's own plays have been found.

    An opponent always makes the strongest play; when their cards are gone, any play beats them,
    unless the round is over then (HP-6).
    """
    own = _divided(desk, me, mind.usual, 0)
    out_is_out = rules.half_pint and rules.seats == 2
    usual, best = 0, 0
    for world in range(min(len(hands), SURVEYED)):
        for seat in range(rules.seats):
            if seat == me or desk.sizes[seat] == 0:
                continue
            for slot in range(desk.sizes[seat]):
                desk.hands[seat, slot] = hands[world, seat, slot]
            find_plays(desk, rules.order, seat)
            end = _divided(desk, seat, mind.usual, usual)
            mind.best[best] = mind.usual[usual]
            best += 1
            while end < usual + own and not out_is_out:
                mind.usual[end] = 0
                end += 1
            usual = end
    mind.usual[:usual].sort()
    mind.best[:best].sort()
    mind.usual_count, mind.best_count = usual, best


@kernel
def _divided(desk: Desk, seat: int, strengths: Ints, end: int) -> int:
    """The strengths of one who always makes the strongest play, until the hand is empty."""
    held = (1 << desk.sizes[seat]) - 1
    while held:
        play = strongest_of(desk, seat, held)
        strengths[end] = play >> STRENGTH
        end += 1
        held &= ~play
    return end


@kernel
def strongest_of(desk: Desk, seat: int, held: int) -> int:
    """The strongest play with these cards; of plays as strong the one found last."""
    strongest = 0
    for place in range(desk.count[seat]):
        play = desk.plays[seat, place]
        if play & IN_HAND & ~held == 0 and play > strongest:
            strongest = play
    return strongest


@kernel
def gauge(rules: Rules, desk: Desk, mind: Mind, seat: int) -> None:
    """What this seat can do with each set of its cards, and how often each play is beaten."""
    fight = rivals_of(rules.seats, desk.sizes, seat) ** _FIGHT
    for part in range(1 << desk.sizes[seat]):
        mind.strongest[part] = 0
    choices = 0
    for place in range(desk.count[seat]):
        play = desk.plays[seat, place]
        mind.beaten[seat, place] = 1 - _share(mind.best, mind.best_count, (play >> STRENGTH) + 1)
        cards = play & IN_HAND
        if mind.strongest[cards] == 0:
            mind.masks[seat, choices] = cards
            choices += 1
            mind.strongest[cards] = mind.weakest[cards] = play
        else:
            mind.strongest[cards] = max(mind.strongest[cards], play)
            mind.weakest[cards] = min(mind.weakest[cards], play)
    mind.choices[seat] = choices
    for choice in range(choices):
        cards = mind.masks[seat, choice]
        mind.wins[seat, choice] = stays_below(mind, mind.strongest[cards]) ** fight
        mind.slips[seat, choice] = stays_below(mind, mind.weakest[cards]) ** fight


@kernel
def rivals_of(seats: int, sizes: Ints, seat: int) -> int:
    """How many others have cards, at least one."""
    rivals = 0
    for other in range(seats):
        rivals += other != seat and sizes[other] > 0
    return max(rivals, 1)


@kernel
def stays_below(mind: Mind, play: int) -> float:
    """The chance that what an opponent plays in some trick is weaker."""
    return _share(mind.usual, mind.usual_count, play >> STRENGTH)


@kernel
def _share(strengths: Ints, count: int, limit: int) -> float:
    """The share of those below the limit."""
    low, high = 0, count
    while low < high:
        middle = (low + high) >> 1
        if strengths[middle] < limit:
            low = middle + 1
        else:
            high = middle
    return (low + _UNSURE) / (count + 2 * _UNSURE)


@kernel
def look_around(rules: Rules, desk: Desk, mind: Mind, me: int, hands: Bytes) -> None:
    """Find one's own plays, and what others play with the hands that they may hold."""
    find_own_plays(rules, desk, me)
    survey(rules, desk, mind, me, hands)
