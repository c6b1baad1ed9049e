"""Every action of the card games as a number, for tools that know nothing else.

First the predictions 0 to 6 (F-6), then the chip kept or laid before a seat (HP-4, PM-5), then the
plays: a play is a set of slots, first those of the hand as it was dealt, sorted, then those of the
row. So the same number is the same play, however the hand was dealt and whatever is left of it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from taproom.core import Action, Seat
from taproom.games.tricks import Bet, Card, Hand, Play, Predict
from taproom.games.tricks.game import MOST_SEATS
from taproom.games.tricks.state import HIGHEST_PREDICTION

_HAND_SLOTS: Final = 8
_ROW_SLOTS: Final = 5
_MOST_CARDS: Final = 5
"""Of a combination (F-8)."""

_KEEP_CHIP: Final = HIGHEST_PREDICTION + 1
_FIRST_BET: Final = _KEEP_CHIP + 1
_FIRST_PLAY: Final = _FIRST_BET + MOST_SEATS

_SETS: Final = [
    slots
    for slots in range(1, 1 << (_HAND_SLOTS + _ROW_SLOTS))
    if slots.bit_count() <= _MOST_CARDS and slots % (1 << _HAND_SLOTS)
]
"""The sets of slots, as bits, that could be a play: a hand card must be among them (F-7)."""
_PLACE: Final = {slots: place for place, slots in enumerate(_SETS)}

ACTIONS: Final = _FIRST_PLAY + len(_SETS)
"""How many numbers there are; most are never legal at once."""


def number_of(action: Action, dealt: Hand, row: Hand) -> int:
    """For a seat that was dealt this hand."""
    match action:
        case Predict(tricks):
            return tricks
        case Bet(on):
            return _KEEP_CHIP if on is None else _FIRST_BET + on
        case Play():
            bits = _bits(dealt, row)
            return _FIRST_PLAY + _PLACE[sum([bits[card] for card in action.hand + action.row])]
    raise TypeError(f"no action of the card games: {action!r}")


def action_of(number: int, dealt: Hand, row: Hand) -> Action:
    """The action of that number; whether it is legal, the rules say."""
    if not 0 <= number < ACTIONS:
        raise ValueError(f"no action has the number {number}")
    if number >= _FIRST_PLAY:
        slots = _SETS[number - _FIRST_PLAY]
        bits = _bits(dealt, row)
        cards = [card for card, bit in bits.items() if slots & bit]
        if len(cards) < slots.bit_count():
            raise ValueError(f"the play of number {number} has more cards than there are")
        return Play(
            tuple([card for card in cards if card not in row]),
            tuple([card for card in cards if card in row]),
        )
    if number >= _FIRST_BET:
        return Bet(Seat(number - _FIRST_BET))
    return Bet(None) if number == _KEEP_CHIP else Predict(number)


@lru_cache(maxsize=512)
def _bits(dealt: Hand, row: Hand) -> dict[Card, int]:
    """The slot of every card, as a bit."""
    of_hand = {card: 1 << slot for slot, card in enumerate(sorted(dealt))}
    return of_hand | {card: 1 << _HAND_SLOTS + slot for slot, card in enumerate(row)}
