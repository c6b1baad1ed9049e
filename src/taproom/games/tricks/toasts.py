"""Who raises a glass (HP-11): nine switches, all off unless the table wants them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from enum import IntEnum

from taproom.core import Seat
from taproom.games.tricks.round import Round

RUN = 3
"""How many rounds in a row count as a run, of meeting (6) or of missing (5)."""


class Toast(IntEnum):
    BRAWL = 1
    ALL_MET = 2
    NOBODY_MET = 3
    MISSED_WITH_CHIP = 4
    MISSED_AGAIN_AND_AGAIN = 5
    SOMEBODY_ELSE_ON_A_RUN = 6
    BET_ON_ONE_WHO_MET = 7
    PREDICTIONS_FILL_HAND = 8
    FRIENDS = 9


def toasts_at_once(shown: Round, wanted: Collection[Toast]) -> tuple[Seat, ...]:
    """Once the predictions are shown."""
    total = sum(predicted or 0 for predicted in shown.predictions)
    if Toast.PREDICTIONS_FILL_HAND in wanted and total == shown.hand_size:
        return _all(shown)
    return ()


def toasts_at_end(rounds: Sequence[Round], wanted: Collection[Toast]) -> tuple[Seat, ...]:
    """At the end of the last of these rounds; each player at most once, however many apply."""
    if not wanted:
        return ()
    everyone = _all(rounds[-1])
    drinkers = [seat for seat in everyone if _reasons(rounds, seat) & set(wanted)]
    return everyone if drinkers and Toast.FRIENDS in wanted else tuple(drinkers)


def _reasons(rounds: Sequence[Round], seat: Seat) -> set[Toast]:
    """Every toast that applies to this seat. To have met means to have earned a mark."""
    done = rounds[-1]
    everyone = _all(done)
    met = [other for other in everyone if done.mark(other)]
    missed = _run_length(rounds, seat, marked=False)
    applies = {
        Toast.BRAWL: done.ended == "brawl",
        Toast.ALL_MET: len(met) == len(everyone),
        Toast.NOBODY_MET: not met,
        Toast.MISSED_WITH_CHIP: seat not in met and any(target == seat for _, target in done.chips),
        Toast.MISSED_AGAIN_AND_AGAIN: missed > 0 and missed % RUN == 0,
        Toast.SOMEBODY_ELSE_ON_A_RUN: any(
            other != seat and _run_length(rounds, other, marked=True) >= RUN for other in everyone
        ),
        Toast.BET_ON_ONE_WHO_MET: any(
            owner == seat and target in met for owner, target in done.chips
        ),
    }
    return {toast for toast, true in applies.items() if true}


def _run_length(rounds: Sequence[Round], seat: Seat, *, marked: bool) -> int:
    """For how many rounds, up to the last one, this seat has always or never earned a mark."""
    length = 0
    for done in reversed(rounds):
        if bool(done.mark(seat)) is not marked:
            break
        length += 1
    return length


def _all(played: Round) -> tuple[Seat, ...]:
    return tuple(map(Seat, range(played.seats)))
