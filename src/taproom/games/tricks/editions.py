"""The two editions of the family: every point in which they differ, as one value each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from taproom.core import Result
from taproom.games.tricks import half_pint, muertos
from taproom.games.tricks.cards import Hand
from taproom.games.tricks.combinations import Combination, RowGroups
from taproom.games.tricks.round import Round, Score

_SHARED_OPTIONS: Final = frozenset({"rounds", "bets", "deck", "row-groups"})


@dataclass(frozen=True)
class Edition:
    id: str
    ranking: tuple[Combination, ...]
    """Weakest first (HP-1, PM-1)."""
    row_groups: RowGroups
    """The row rule, unless the table chooses the other (HP-2, PM-2)."""
    three_before_pair: bool
    """Does a full house compare its three first (F-11)?"""
    options: frozenset[str]
    chips: bool
    """Do chips belong to the basic game (HP-4), or only to the extended one (PM-5)?"""
    must_bet_from: int | None
    """From how many players on everyone must bet."""
    brawls: bool
    """Do brawls (HP-5), the early end for two (HP-6) and gun fights (HP-9) exist?"""
    score: Callable[[Round], Score]
    result: Callable[[Sequence[Round]], Result]

    def strength(self, combination: Combination, cards: Hand) -> tuple[int, ...]:
        """Compares like the combinations themselves (F-10, F-11)."""
        if combination is Combination.HIGH_CARD:  # the weakest in any edition
            return (0, cards[0].value)
        values = sorted([card.value for card in cards], reverse=True)
        if self.three_before_pair and combination is Combination.FULL_HOUSE:
            values = sorted(values, key=values.count, reverse=True)
        return (self.ranking.index(combination), *values)


_LOW: Final = (
    Combination.HIGH_CARD,
    Combination.PAIR,
    Combination.TWO_PAIR,
    Combination.THREE,
    Combination.STRAIGHT,
)
_HIGH: Final = (
    Combination.FOUR,
    Combination.STRAIGHT_FLUSH,
    Combination.FIVE,
    Combination.ROYAL_FLUSH,
)

HALF_PINT: Final = Edition(
    id="half-pint",
    ranking=(*_LOW, Combination.FULL_HOUSE, Combination.FLUSH, *_HIGH),
    row_groups=RowGroups.EACH,
    three_before_pair=False,
    options=_SHARED_OPTIONS | {"toasts"},
    chips=True,
    must_bet_from=3,
    brawls=True,
    score=half_pint.score,
    result=half_pint.result,
)

MUERTOS: Final = Edition(
    id="muertos",
    ranking=(*_LOW, Combination.FLUSH, Combination.FULL_HOUSE, *_HIGH),
    row_groups=RowGroups.ANY,
    three_before_pair=True,
    options=_SHARED_OPTIONS | {"doubts"},
    chips=False,
    must_bet_from=None,
    brawls=False,
    score=muertos.score,
    result=muertos.result,
)
