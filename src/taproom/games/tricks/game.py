"""A game of the family with its options: which there are, what they may be, how it starts."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from random import Random
from typing import Final, Self

from taproom.core import BadOption, BadSetup, Chance, Frozen, Game, Seat, quoted
from taproom.games.tricks.cards import DEFAULT_DEALS, Card, DealNumbers, read_deals
from taproom.games.tricks.combinations import RowGroups
from taproom.games.tricks.determinize import determinized
from taproom.games.tricks.editions import Edition
from taproom.games.tricks.state import TricksState
from taproom.games.tricks.toasts import Toast
from taproom.games.tricks.view import TricksView

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 7
MOST_ROUNDS: Final = 10


@dataclass(frozen=True, slots=True)
class TricksGame(Game):
    id: str
    seats: int
    options: Mapping[str, object] = field(hash=False)
    edition: Edition
    rounds: int
    chips: bool
    bets_in_turn: bool
    toasts: frozenset[Toast]
    deals: Frozen[Card, DealNumbers]
    row_groups: RowGroups

    @classmethod
    def of(cls, edition: Edition, seats: int, options: Mapping[str, object]) -> Self:
        """The game with these options, given as in a transcript; a bad one is refused by name."""
        if type(seats) is not int or not FEWEST_SEATS <= seats <= MOST_SEATS:
            raise BadSetup("seats", seats=quoted(seats), game=edition.id)
        for name in options:
            if name not in edition.options:
                raise BadOption(name, "unknown", game=edition.id)
        return cls(
            id=edition.id,
            seats=seats,
            options=Frozen(deepcopy(dict(options))),
            edition=edition,
            rounds=_rounds(options.get("rounds", MOST_ROUNDS)),
            chips=_doubts(options.get("doubts", edition.chips)),
            bets_in_turn=_bets_in_turn(options.get("bets", "together")),
            toasts=_toasts(options.get("toasts", [])),
            deals=read_deals(options["deck"]) if "deck" in options else DEFAULT_DEALS,
            row_groups=_row_groups(options.get("row-groups", edition.row_groups.value)),
        )

    @property
    def must_bet(self) -> bool:
        """May nobody keep their chip (HP-4)?"""
        least = self.edition.must_bet_from
        return least is not None and self.seats >= least

    def start(self, chance: Chance, first: Seat | None = None) -> TricksState:
        return TricksState.opened(self, chance, self._first(chance, first))

    def determinize(self, view: TricksView, random: Random) -> TricksState:
        return determinized(view, random)


def _rounds(given: object) -> int:
    if type(given) is not int or not 1 <= given <= MOST_ROUNDS:
        raise BadOption("rounds", "rounds", rule="HP-3")
    return given


def _doubts(given: object) -> bool:
    if not isinstance(given, bool):
        raise BadOption("doubts", "doubts", rule="PM-5")
    return given


def _bets_in_turn(given: object) -> bool:
    if given not in ("together", "in-turn"):
        raise BadOption("bets", "bets", rule="HP-4")
    return given == "in-turn"


def _toasts(given: object) -> frozenset[Toast]:
    if not isinstance(given, list | tuple):
        raise BadOption("toasts", "toasts", rule="HP-11")
    for number in given:
        if type(number) is not int or number not in list(Toast):
            raise BadOption("toasts", "toasts", rule="HP-11")
    return frozenset(map(Toast, given))


def _row_groups(given: object) -> RowGroups:
    if given not in list(RowGroups):
        raise BadOption("row-groups", "row-groups", rule="HP-2")
    return RowGroups(str(given))
