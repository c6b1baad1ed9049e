"""Between the rules and the kernel: positions there, steps there and back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from taproom.games.troll import (
    Barman,
    Cell,
    Draft,
    Mug,
    Place,
    Remove,
    Side,
    Smash,
    Steal,
    Swap,
    TrollAction,
)
from taproom.games.troll.position import Position
from taproom.kernels.troll import layout as at
from taproom.kernels.troll.compiled import Ints, ints
from taproom.kernels.troll.tables import (
    HAND_KEY,
    IN_SET,
    LAID_KEY,
    OVER_KEY,
    PHASE_KEY,
    PLACED_KEY,
    SIDE_KEY,
    SMASHED_KEY,
    TOKEN_KEY,
    WAITING_KEY,
    WEIGHT,
    tables,
)

_PHASES: Final[dict[str | None, int]] = {
    Draft.type: at.DRAFT,
    Place.type: at.PLACE,
    Steal.type: at.STEAL,
    Mug.type: at.MUG,
    Remove.type: at.REMOVE,
    Swap.type: at.SWAP,
    Barman.type: at.BARMAN,
    Smash.type: at.SMASH,
    None: at.OVER,
}
_ON_A_CELL: Final[dict[int, type[Mug | Remove | Smash]]] = {
    at.MUG: Mug,
    at.REMOVE: Remove,
    at.SMASH: Smash,
}
_SIDES: Final = tuple(Side)


def ring(cell: Cell) -> int:
    return cell.x % at.RING + at.RING * (cell.y % at.RING)


class Translator:
    """For one moment of a game: the names of its coasters, and where on the ring the field lies."""

    def __init__(self, now: Position) -> None:
        self._now = now
        self._names = tuple(now.game.coasters)
        self._number = {name: number for number, name in enumerate(self._names)}
        spots = now.field.spots
        self._west = min([cell.x for cell in spots], default=0) - 1
        self._north = min([cell.y for cell in spots], default=0) - 1

    def position(self, *, fast: bool) -> Ints:
        """The row of this moment."""
        row = self._row()
        row[at.HASH] = _hash(row, tables(self._now.game, fast=False))
        return ints(row, fast=fast)

    def _row(self) -> list[int]:
        now = self._now
        row = [0] * at.ROW
        row[at.TOP : at.HAND] = [at.NOTHING] * (at.HAND - at.TOP)
        weights = tables(now.game, fast=False)
        for cell, spot in now.field.spots.items():
            here, below = ring(cell), at.NOTHING
            row[at.OCCUPIED] |= 1 << here
            if spot.token is not None:
                row[at.TOKEN + spot.token] = here
                row[at.TOKENS] |= 1 << here
            for laid in spot.stack:
                coaster = self._number[laid.coaster.id]
                row[at.UNDER + coaster], below = below, coaster
                row[at.AXES] |= laid.team << coaster
                row[at.TURNED] |= laid.placer % 2 << coaster
                row[at.TOTAL + laid.team] += weights[WEIGHT + coaster]
            row[at.TOP + here] = below
            for mug in range(spot.smashed):
                row[at.SMASHED + mug] |= 1 << below
            lost = spot.smashed + (0 if spot.mugs else weights[IN_SET + below])
            row[at.TOTAL + spot.top.team] -= lost
        for seat, hand in enumerate(now.hands):
            row[at.HAND + seat] = self._set_of(hand)
        row[at.OPEN], row[at.DISCARD] = self._set_of(now.open), self._set_of(now.discard)
        row[at.PHASE] = _PHASES[now.phase]
        row[at.ACTOR], row[at.STARTER] = now.actor or 0, now.starter
        row[at.SIDE] = at.NOTHING if now.barman is None else _SIDES.index(now.barman)
        row[at.PLACED] = at.NOTHING if now.placed is None else ring(now.placed)
        row[at.WAITING] = len(now.brawlers)
        for place, cell in enumerate(reversed(now.brawlers)):
            row[at.QUEUE + place] = ring(cell)
        return row

    def _set_of(self, names: Iterable[str]) -> int:
        return sum(1 << self._number[name] for name in names)

    def step(self, action: TrollAction) -> int:
        return (_PHASES[action.type] << at.CHOICE) + self._choice(action)

    def _choice(self, action: TrollAction) -> int:
        match action:
            case Draft(coaster):
                return self._number[coaster]
            case Place(coaster, cell, shift):
                sent = 0 if shift is None else self._number[shift] + 1
                here = ring(cell) << at.COASTER_BITS
                return self._number[coaster] + here + (sent << at.SHIFT)
            case Steal(source, to):
                return 0 if source is None else 1 + 2 * ring(source) + (to == "off")
            case Mug(cell) | Remove(cell) | Smash(cell):
                return 0 if cell is None else 1 + ring(cell)
            case Swap(cells):
                if cells is None:
                    return 0
                one, other = sorted(map(ring, cells))
                return 1 + one + (other << at.CELL_BITS)
            case Barman(side):
                return 0 if side is None else 1 + _SIDES.index(side)

    def action(self, step: int) -> TrollAction:
        """What the rules call a step. Of a swap the cells may come the other way round."""
        choice = step & at.CHOICE_MASK
        match step >> at.CHOICE:
            case at.DRAFT:
                return Draft(self._names[choice])
            case at.PLACE:
                sent = choice >> at.SHIFT
                shift = self._names[sent - 1] if sent else None
                cell = self._cell(choice >> at.COASTER_BITS & at.CELL_MASK)
                return Place(self._names[choice & at.COASTER_MASK], cell, shift)
            case at.STEAL:
                if not choice:
                    return Steal(None, None)
                return Steal(self._cell(choice - 1 >> 1), "off" if choice - 1 & 1 else "thief")
            case at.SWAP:
                if not choice:
                    return Swap(None)
                one, other = choice - 1 & at.CELL_MASK, choice - 1 >> at.CELL_BITS
                return Swap((self._cell(one), self._cell(other)))
            case at.BARMAN:
                return Barman(_SIDES[choice - 1] if choice else None)
            case phase:
                cell_or_none = self._cell(choice - 1) if choice else None
                return _ON_A_CELL[phase](cell_or_none)

    def _cell(self, here: int) -> Cell:
        """The one place on the ring that lies on the field or right beside it."""
        x = self._west + (here % at.RING - self._west) % at.RING
        y = self._north + (here // at.RING - self._north) % at.RING
        return Cell(x, y)


def _hash(row: list[int], keys: Ints) -> int:
    """From scratch, what the kernel keeps up step by step."""
    found = keys[PHASE_KEY + at.SEATS_AT_MOST * row[at.PHASE] + row[at.ACTOR]]
    found ^= keys[WAITING_KEY + row[at.WAITING]]
    if row[at.SIDE] != at.NOTHING:
        found ^= keys[SIDE_KEY + row[at.SIDE]]
    if row[at.PLACED] != at.NOTHING:
        found ^= keys[PLACED_KEY + row[at.PLACED]]
    for seat in range(at.SEATS_AT_MOST):
        if row[at.TOKEN + seat] != at.NOTHING:
            found ^= keys[TOKEN_KEY + at.CELLS * seat + row[at.TOKEN + seat]]
        for coaster in range(at.COASTERS):
            if row[at.HAND + seat] >> coaster & 1:
                found ^= keys[HAND_KEY + at.COASTERS * seat + coaster]
    for cell in range(at.CELLS):
        coaster = row[at.TOP + cell]
        while coaster != at.NOTHING:
            found ^= _hash_of_laid(row, keys, cell, coaster)
            coaster = row[at.UNDER + coaster]
    return found


def _hash_of_laid(row: list[int], keys: Ints, cell: int, coaster: int) -> int:
    faces = 2 * (row[at.AXES] >> coaster & 1) + (row[at.TURNED] >> coaster & 1)
    found = keys[LAID_KEY + 4 * (at.CELLS * coaster + cell) + faces]
    for mug in range(2):
        if row[at.SMASHED + mug] >> coaster & 1:
            found ^= keys[SMASHED_KEY + at.COASTERS * mug + coaster]
    below = row[at.UNDER + coaster]
    if below != at.NOTHING:
        found ^= keys[OVER_KEY + at.COASTERS * coaster + below]
    return found
