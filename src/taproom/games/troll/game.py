"""The Squinting Troll with its options: which there are, what they may be, how it starts."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass, field, replace
from random import Random
from typing import Final, Self

from taproom.core import BadOption, BadSetup, Chance, Frozen, Game, Seat, quoted
from taproom.games.troll.coasters import Coaster, house_set, read_coasters
from taproom.games.troll.field import Seating
from taproom.games.troll.position import TrollView
from taproom.games.troll.state import TrollState

_OPTIONS: Final = frozenset({"rules", "seating", "coasters"})
_LIMITS: Final = {2: 3, 4: 4}
"""How wide and high the field gets, by the number of seats (TR-3)."""


@dataclass(frozen=True, slots=True)
class TrollGame(Game):
    id: str
    seats: int
    options: Mapping[str, object] = field(hash=False)
    pro: bool
    seating: Seating
    coasters: Frozen[str, Coaster]
    """All coasters in play, by id, in the order of the set."""

    @classmethod
    def of(cls, seats: int, options: Mapping[str, object]) -> Self:
        """The game with these options, given as in a transcript; a bad one is refused by name."""
        if type(seats) is not int or seats not in _LIMITS:
            raise BadSetup("seats", seats=quoted(seats), game="troll")
        for name in options:
            if name not in _OPTIONS:
                raise BadOption(name, "unknown", game="troll")
        coasters = read_coasters(options["coasters"]) if "coasters" in options else house_set()
        return cls(
            id="troll",
            seats=seats,
            options=Frozen(deepcopy(dict(options))),
            pro=_pro(options.get("rules", "basic")),
            seating=_seating(options.get("seating", Seating.OPPOSITE.value)),
            coasters=_in_play(coasters, seats),
        )

    @property
    def limit(self) -> int:
        return _LIMITS[self.seats]

    def next_seat(self, seat: Seat) -> Seat:
        return Seat((seat + 1) % self.seats)

    def start(self, chance: Chance, first: Seat | None = None) -> TrollState:
        if self.pro:
            return TrollState.drafting(self, self._first(chance, first))
        return TrollState.dealt(self, chance, self._first(chance, first))

    def determinize(self, view: TrollView, random: Random) -> TrollState:  # noqa: ARG002
        """Nothing is hidden, so there is nothing to draw."""
        return TrollState.seen(view)


def _pro(given: object) -> bool:
    if given not in ("basic", "pro"):
        raise BadOption("rules", "rules", rule="TR-9")
    return given == "pro"


def _seating(given: object) -> Seating:
    if given not in list(Seating):
        raise BadOption("seating", "seating", rule="TR-2")
    return Seating(str(given))


def _in_play(coasters: tuple[Coaster, ...], seats: int) -> Frozen[str, Coaster]:
    """One set, or with four players two: the copies are `fred` and `fred.2` (TR-12)."""
    if seats == 4:
        coasters += tuple([replace(coaster, id=f"{coaster.id}.2") for coaster in coasters])
    return Frozen({coaster.id: coaster for coaster in coasters})
