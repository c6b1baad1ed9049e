"""How a team stands: the points on the field, and what the next coaster could take away."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Self

from taproom.core import Frozen, Seat
from taproom.games.troll import Cell, Field, Laid, Side, Spot, Team, TrollView
from taproom.games.troll.field import FIRST_CELL, team_of
from taproom.games.troll.scoring import bonus

_THEY_ARE_NEXT: Final = 0.8
"""How much of what they could flip next counts as lost already."""
_WE_COME_LATER: Final = 0.3
"""How much of what we could flip counts as won already: they will see it, too."""

Reach = Mapping[Side, int]
"""The most that a team can show to each side with a coaster in hand, and a token on it."""


@dataclass(frozen=True, slots=True)
class Table:
    """The view of one who is to act, with what can be known beforehand."""

    view: TrollView
    me: Seat
    ours: Reach
    theirs: Reach

    @classmethod
    def of(cls, view: TrollView, me: Seat) -> Self:
        partners = [seat for seat in _seats(view) if team_of(seat) == team_of(me)]
        enemies = [seat for seat in _seats(view) if team_of(seat) != team_of(me)]
        return cls(view, me, _reach(view, partners), _reach(view, enemies))

    @property
    def team(self) -> Team:
        return team_of(self.me)

    def lead(self, field: Field) -> int:
        """By how many points we are ahead, or behind."""
        pro, enemy = self.view.game.pro, Team(1 - self.team)
        return points(field, self.team, pro=pro) - points(field, enemy, pro=pro)

    def standing(self, field: Field, cells: Sequence[Cell]) -> float:
        """The lead, and what may become of it if the next coaster can be laid on these cells."""
        return self.lead(field) + self.prospects(field, cells)

    def prospects(self, field: Field, cells: Sequence[Cell]) -> float:
        """What we may hope to flip, less what we have to fear."""
        fear = most_to_flip(field, cells, self.team, self.theirs)
        hope = most_to_flip(field, cells, Team(1 - self.team), self.ours)
        return 2 * (_WE_COME_LATER * hope - _THEY_ARE_NEXT * fear)


def points(field: Field, team: Team, *, pro: bool) -> int:
    """Mugs and plain sets. Cocktails are left to those who can count after a few beers."""
    counted = list(field.counted(team))
    mugs = sum([mugs for _, mugs in counted])
    if not pro:
        return mugs
    sizes = Counter([coaster.type for coaster, mugs in counted if mugs])
    return mugs + sum([bonus(size) for size in sizes.values()])


def most_to_flip(field: Field, cells: Iterable[Cell], team: Team, reach: Reach) -> int:
    """The most mugs that the team could lose to one coaster."""
    return max([_to_flip(field, cell, team, reach) for cell in cells], default=0)


def _to_flip(field: Field, cell: Cell, team: Team, reach: Reach) -> int:
    """The mugs that the team could lose to a coaster laid here."""
    lost = 0
    for side, shown in reach.items():
        beside = cell.beside(side)
        spot = field.spots.get(beside)
        if spot is None or spot.top.team != team:
            continue
        if field.toughness(beside, side.opposite) < shown:
            lost += spot.mugs
    return lost


def open_cells(field: Field, barman: Side | None) -> list[Cell]:
    """Where the next coaster may be laid."""
    return [cell for cell in field.free_cells() if field.refusal(cell, barman) is None]


def _reach(view: TrollView, seats: Iterable[Seat]) -> Reach:
    hands = [(seat, view.game.coasters[name]) for seat in seats for name in view.hands[seat]]
    if not hands:
        return {}
    laid = [_alone(view, Laid(coaster, seat, team_of(seat))) for seat, coaster in hands]
    return {side: 1 + max([field.toughness(FIRST_CELL, side) for field in laid]) for side in Side}


def _alone(view: TrollView, laid: Laid) -> Field:
    return Field(view.game.limit, view.game.seating, Frozen({FIRST_CELL: Spot((laid,))}))


def _seats(view: TrollView) -> list[Seat]:
    return [Seat(seat) for seat in range(view.game.seats)]
