"""The field: where one may lay (TR-3, TR-4), how coasters face (TR-2), whom they beat (TR-6)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final, NamedTuple, NewType

from taproom.core import Frozen, IllegalAction, Seat, quoted
from taproom.games.troll.coasters import Coaster

Team = NewType("Team", int)
TEAMS: Final = (Team(0), Team(1))


def team_of(seat: Seat) -> Team:
    """Seats 0 and 2 against seats 1 and 3 (TR-12)."""
    return Team(seat % len(TEAMS))


class Side(StrEnum):
    """Clockwise, like the sides of a coaster."""

    NORTH = "north"
    EAST = "east"
    SOUTH = "south"
    WEST = "west"

    @property
    def opposite(self) -> Side:
        return _CLOCKWISE[_CLOCKWISE.index(self) - 2]


_CLOCKWISE: Final = tuple(Side)


class Cell(NamedTuple):
    """x runs east, y runs south."""

    x: int
    y: int

    def __str__(self) -> str:
        return f"[{self.x}, {self.y}]"

    def beside(self, side: Side) -> Cell:
        east, south = _STEPS[side]
        return Cell(self.x + east, self.y + south)


_STEPS: Final = {
    Side.NORTH: (0, -1),
    Side.EAST: (1, 0),
    Side.SOUTH: (0, 1),
    Side.WEST: (-1, 0),
}

FIRST_CELL: Final = Cell(0, 0)


class Seating(StrEnum):
    """Where seat 1 sits; seat 0 sits south."""

    OPPOSITE = "opposite"
    SIDE_BY_SIDE = "side-by-side"
    CORNER = "corner"


# By how many quarter turns clockwise the coasters of seats 1 and 3 lie (TR-2).
_QUARTER_TURNS: Final = {Seating.OPPOSITE: 2, Seating.SIDE_BY_SIDE: 0, Seating.CORNER: 3}


@dataclass(frozen=True, slots=True)
class Laid:
    """A coaster on the field. It faces as its placer laid it, whatever team it is flipped to."""

    coaster: Coaster
    placer: Seat
    team: Team


@dataclass(frozen=True, slots=True)
class Spot:
    """What lies on one cell: mostly one coaster; more where small creatures are covered (TR-11)."""

    stack: tuple[Laid, ...]
    """Bottom first."""
    token: Seat | None = None
    """The owner of the mug token that stands on the top coaster."""
    smashed: int = 0

    @property
    def top(self) -> Laid:
        return self.stack[-1]

    @property
    def under(self) -> tuple[Laid, ...]:
        return self.stack[:-1]

    @property
    def mugs(self) -> int:
        """The mugs of the top coaster that brawlers have left."""
        return self.top.coaster.mugs - self.smashed


@dataclass(frozen=True, slots=True)
class Field:
    limit: int
    """The most coasters in a line, both ways (TR-3)."""
    seating: Seating
    spots: Frozen[Cell, Spot]

    @property
    def complete(self) -> bool:
        return len(self.spots) == self.limit**2

    def touching(self, cell: Cell) -> tuple[Cell, ...]:
        """The cells orthogonally beside this one that hold a coaster."""
        return tuple([beside for side in Side if (beside := cell.beside(side)) in self.spots])

    def free_cells(self) -> tuple[Cell, ...]:
        """The free cells that touch a coaster, each once, or the first cell of all."""
        if not self.spots:
            return (FIRST_CELL,)
        beside = dict.fromkeys([cell.beside(side) for cell in self.spots for side in Side])
        return tuple([cell for cell in beside if cell not in self.spots])

    def refusal(self, cell: Cell, barman: Side | None) -> IllegalAction | None:
        """Why no coaster may be laid here, if so (TR-3, TR-4)."""
        if cell in self.spots:
            lying = self.spots[cell].top.coaster.id
            return IllegalAction("cell-taken", rule="TR-3", cell=quoted(str(cell)), coaster=lying)
        if not self.spots:
            if cell == FIRST_CELL:
                return None
            return IllegalAction("cell-apart", "first", rule="TR-2", cell=quoted(str(cell)))
        west, east = self._extent(cell.x, [lain.x for lain in self.spots])
        north, south = self._extent(cell.y, [lain.y for lain in self.spots])
        if max(east - west, south - north) >= self.limit:
            return IllegalAction(
                "field-limit", rule="TR-3", cell=quoted(str(cell)), limit=self.limit
            )
        if barman is not None and self._is_beyond(barman, cell):
            return IllegalAction(
                "barman-line", rule="TR-4", cell=quoted(str(cell)), side=barman.value
            )
        if not self.touching(cell):
            return IllegalAction("cell-apart", rule="TR-3", cell=quoted(str(cell)))
        return None

    @staticmethod
    def _extent(new: int, lain: list[int]) -> tuple[int, int]:
        return min(new, *lain), max(new, *lain)

    def _is_beyond(self, barman: Side, cell: Cell) -> bool:
        """He bounds the whole field as it lies now, not a spot of it (TR-4)."""
        east, south = _STEPS[barman]

        def outwards(place: Cell) -> int:
            return place.x * east + place.y * south

        return outwards(cell) > max(map(outwards, self.spots))

    def turns(self, placer: Seat) -> int:
        """By how many quarter turns clockwise the coasters of this seat lie (TR-2)."""
        return _QUARTER_TURNS[self.seating] if placer % 2 else 0

    def toughness(self, cell: Cell, side: Side) -> int:
        """What the top coaster shows on that side of the field; a token gives one more (TR-6)."""
        spot = self.spots[cell]
        turned = _CLOCKWISE.index(side) - self.turns(spot.top.placer)
        shown = spot.top.coaster.sides[turned % len(_CLOCKWISE)]
        return shown if spot.token is None else shown + 1

    def beaten_by(self, cell: Cell) -> Iterator[Cell]:
        """The touching enemy coasters whose facing side is lower (TR-6)."""
        for side in Side:
            beside = cell.beside(side)
            if beside not in self.spots or self.spots[beside].top.team == self.spots[cell].top.team:
                continue
            if self.toughness(beside, side.opposite) < self.toughness(cell, side):
                yield beside

    def cell_of_token(self, owner: Seat) -> Cell | None:
        return next((cell for cell, spot in self.spots.items() if spot.token == owner), None)

    def counted(self, team: Team) -> Iterator[tuple[Coaster, int]]:
        """Each coaster of the team with its mugs: the covered ones count too (TR-11)."""
        for spot in self.spots.values():
            if spot.top.team == team:
                yield spot.top.coaster, spot.mugs
            for laid in spot.under:
                if laid.team == team:
                    yield laid.coaster, laid.coaster.mugs

    def lay(self, cell: Cell, laid: Laid) -> Field:
        """On a free cell or on a small creature, whose token then stands on the new top."""
        below = self.spots.get(cell, Spot(stack=()))
        return self._with({cell: replace(below, stack=(*below.stack, laid))})

    def lift(self, cell: Cell) -> Field:
        """Take the top coaster away, and the token that stands on it."""
        under = self.spots[cell].under
        if under:
            return self._with({cell: Spot(under)})
        rest = {at: spot for at, spot in self.spots.items() if at != cell}
        return replace(self, spots=Frozen(rest))

    def flip(self, cell: Cell, team: Team) -> Field:
        spot = self.spots[cell]
        return self._with({cell: replace(spot, stack=(*spot.under, replace(spot.top, team=team)))})

    def swap(self, one: Cell, other: Cell) -> Field:
        """Exchange the top coasters, each with its token; what is covered stays."""
        here, there = self.spots[one], self.spots[other]
        return self._with(
            {
                one: replace(there, stack=(*here.under, there.top)),
                other: replace(here, stack=(*there.under, here.top)),
            }
        )

    def put_token(self, cell: Cell, owner: Seat) -> Field:
        """The owner's token here, from wherever it stood."""
        field = self.take_token(self.cell_of_token(owner))
        return field._with({cell: replace(field.spots[cell], token=owner)})

    def take_token(self, cell: Cell | None) -> Field:
        return self if cell is None else self._with({cell: replace(self.spots[cell], token=None)})

    def smash(self, cell: Cell) -> Field:
        spot = self.spots[cell]
        return self._with({cell: replace(spot, smashed=spot.smashed + 1)})

    def _with(self, changes: Mapping[Cell, Spot]) -> Field:
        return replace(self, spots=Frozen({**self.spots, **changes}))
