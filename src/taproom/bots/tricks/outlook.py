"""What a hand is still good for: its own plays, thought through to the end."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from taproom.bots.tricks.imagining import Rival
from taproom.bots.tricks.strongest import Strength
from taproom.games.tricks import Hand, Play

_FIGHT: Final = 0.7
"""The more opponents, the more of them do not want the same trick. Found by playing many rounds."""

Outlook = Sequence[Sequence[float]]
"""Points to be expected, by the cards still in hand (as bits) and the tricks won until then."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What can be done with certain cards of the hand."""

    cards: int
    """As bits."""
    wins: float
    """The chance to win some trick to come with them, and as much of the row as helps."""
    slips: float
    """The chance to win it against one's will, with as little of the row as can be."""


def bits(cards: Hand, hand: Hand) -> int:
    """Which cards of the hand these are."""
    return sum([1 << hand.index(card) for card in cards])


def choices(hand: Hand, plays: Mapping[Play, Strength], rival: Rival, rivals: int) -> list[Choice]:
    strengths: dict[int, list[Strength]] = {}
    for play, strength in plays.items():
        strengths.setdefault(bits(play.hand, hand), []).append(strength)
    fighting = rivals**_FIGHT
    return [
        Choice(
            cards,
            wins=rival.stays_below(max(found)) ** fighting,
            slips=rival.stays_below(min(found)) ** fighting,
        )
        for cards, found in strengths.items()
    ]


def outlook(size: int, choices: Sequence[Choice], points: Callable[[int], float]) -> Outlook:
    """The best way to play off each part of a hand of that size.

    `points` says what so many tricks are worth in the end. The others appear only as the chance
    that a play wins, so this is a game of patience, and a small one: a hand has few parts.
    """
    table = [[points(won) for won in range(size + 1)]]
    for left in range(1, 1 << size):
        reachable = range(size - left.bit_count() + 1)
        best = [float("-inf")] * len(reachable)
        for choice in choices:
            if choice.cards & ~left:
                continue
            rest = table[left ^ choice.cards]
            wins, slips = choice.wins, choice.slips
            for won in reachable:
                gain = rest[won + 1] - rest[won]
                promised = rest[won] + (wins if gain > 0 else slips) * gain
                if promised > best[won]:
                    best[won] = promised
        table.append(best)
    return table
