"""What an opponent may hold: hands drawn from the cards never seen, and what they could do."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from dataclasses import dataclass
from random import Random
from typing import Final

from taproom.bots.tricks.strongest import Strength, division
from taproom.games.tricks import SeenRound, TricksGame

_HANDS: Final = 20
"""Enough to tell a good play from a bad one, few enough to be fast."""


@dataclass(frozen=True, slots=True)
class Rival:
    """An opponent as one can imagine."""

    best: list[Strength]
    """The strongest play of each imagined hand, weakest first."""
    plays: list[Strength]
    """What they play trick by trick, weakest first; an empty play stands for no cards left."""

    def can_beat(self, strength: Strength) -> float:
        """The chance to hold a stronger play."""
        stronger = len(self.best) - bisect_right(self.best, strength)
        return _chance(stronger, len(self.best))

    def stays_below(self, strength: Strength) -> float:
        """The chance that the play in some trick to come is a weaker one."""
        return _chance(bisect_left(self.plays, strength), len(self.plays))


def imagine(now: SeenRound, game: TricksGame, cards: int, random: Random) -> Rival:
    """An opponent with so many cards, who always makes the strongest play."""
    unseen = now.never_seen
    hands = [tuple(random.sample(unseen, cards)) for _ in range(_HANDS)]
    divided = [division(hand, now.row, game) for hand in hands]
    plays = [play for plays in divided for play in plays]
    if not ends_when_one_is_out(game):
        # Against one whose cards are gone, any play of ours will do.
        tricks = len(division(now.hand or (), now.row, game))
        plays += [() for each in divided for _ in range(tricks - len(each))]
    return Rival(best=sorted([each[0] for each in divided]), plays=sorted(plays))


def ends_when_one_is_out(game: TricksGame) -> bool:
    """Two players of Half-Pint do not play on when one has no cards left (HP-6)."""
    return game.edition.brawls and game.seats == 2


def _chance(times: int, of: int) -> float:
    """What was seen every time, or never, in a few imagined hands is still not quite sure."""
    return (times + 0.25) / (of + 0.5)
