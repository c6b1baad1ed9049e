"""What a game is played with, as one array: the coasters, the geometry of the ring, hash keys."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

from taproom.core import Frozen, Seat
from taproom.games.troll import Ability, Coaster, Field, MugType, Side, TrollGame
from taproom.kernels.troll.compiled import Ints, ints
from taproom.kernels.troll.layout import (
    BRAWLERS_AT_MOST,
    CELLS,
    COASTERS,
    OVER,
    RING,
    SEATS_AT_MOST,
)

SIDES: Final = len(Side)
NORTH, EAST, SOUTH, WEST = range(SIDES)
LINES: Final = 1 << RING
"""The sets of columns, or of rows."""

THIEF, STERN_LOOK, SHAPESHIFTER, JOKER, COCKTAILS, BRAWLER, SMALL_CREATURE = range(1, 8)
ABILITIES: Final = {
    Ability.THIEF: THIEF,
    Ability.STERN_LOOK: STERN_LOOK,
    Ability.SHAPESHIFTER: SHAPESHIFTER,
    Ability.JOKER: JOKER,
    Ability.COCKTAILS: COCKTAILS,
    Ability.BRAWLER: BRAWLER,
    Ability.SMALL_CREATURE: SMALL_CREATURE,
}

# A weight is several counts in one number, so that a team's total is one sum: mugs, levels, and by
# mug type the coasters without and with the ability Cocktails.
LEVELS: Final = 8
PLAIN: Final = 18
COUNT_BITS: Final = 5
MAKERS: Final = PLAIN + COUNT_BITS * len(MugType)

# The array.
SEATS: Final = 0
LIMIT: Final = 1
PRO: Final = 2
STERN_LOOKS: Final = 3
"""The coasters with that ability; so SHAPESHIFTERS."""
SHAPESHIFTERS: Final = 4
ABILITY: Final = 5
"""By coaster: 0, or its ability; none under basic rules (TR-5)."""
MUGS: Final = ABILITY + COASTERS
IN_SET: Final = MUGS + COASTERS
"""By coaster: the part of its weight that is lost with its last mug."""
WEIGHT: Final = IN_SET + COASTERS
TOUGHNESS: Final = WEIGHT + COASTERS
"""By coaster, by who laid it (0: seats 0 and 2), by side of the field."""
BESIDE: Final = TOUGHNESS + COASTERS * 2 * SIDES
"""By cell and side: the next cell."""
REACH: Final = BESIDE + CELLS * SIDES
"""By how the barman bounds (0: not, 1: at the low end, 2: at the high end) and by the lines that
hold coasters: the lines that may hold one then (TR-3, TR-4)."""
FIRST_LINE: Final = REACH + 3 * LINES
"""By the lines that hold coasters: the lowest of them, in the order of the field."""
ROWS_OF: Final = FIRST_LINE + LINES
"""By a set of rows: their cells."""
BIT: Final = 59
CELL_OF: Final = ROWS_OF + LINES
"""By a single bit modulo 59: which it is. Up to 2**57 the powers of two all differ there."""
LAID_KEY: Final = CELL_OF + BIT
OVER_KEY: Final = LAID_KEY + COASTERS * CELLS * 4
TOKEN_KEY: Final = OVER_KEY + COASTERS * COASTERS
HAND_KEY: Final = TOKEN_KEY + SEATS_AT_MOST * CELLS
SIDE_KEY: Final = HAND_KEY + SEATS_AT_MOST * COASTERS
PHASE_KEY: Final = SIDE_KEY + SIDES
PLACED_KEY: Final = PHASE_KEY + (OVER + 1) * SEATS_AT_MOST
WAITING_KEY: Final = PLACED_KEY + CELLS
SMASHED_KEY: Final = WAITING_KEY + BRAWLERS_AT_MOST + 1
TABLES: Final = SMASHED_KEY + 2 * COASTERS


@lru_cache(maxsize=64)
def tables(game: TrollGame, *, fast: bool) -> Ints:
    """The tables of a game, for compiled functions or for interpreted ones; only ever read."""
    coasters = list(game.coasters.values())
    table = [game.seats, game.limit, int(game.pro)]
    table += [_holders(game, Ability.STERN_LOOK), _holders(game, Ability.SHAPESHIFTER)]
    absent = COASTERS - len(coasters)
    table += [_ability(each) if game.pro else 0 for each in coasters] + [0] * absent
    table += [each.mugs for each in coasters] + [0] * absent
    table += [_in_set(each) for each in coasters] + [0] * absent
    table += [each.mugs + (each.level << LEVELS) + _in_set(each) for each in coasters]
    table += [0] * absent
    table += [each for coaster in coasters for each in _toughness(game, coaster)]
    table += [0] * (2 * SIDES * absent)
    table += _geometry(game.limit)
    table += _keys(TABLES - LAID_KEY)
    assert len(table) == TABLES
    return ints(table, fast=fast)


def _holders(game: TrollGame, ability: Ability) -> int:
    coasters = enumerate(game.coasters.values())
    return sum(1 << number for number, each in coasters if game.pro and each.ability is ability)


def _ability(coaster: Coaster) -> int:
    return 0 if coaster.ability is None else ABILITIES[coaster.ability]


def _in_set(coaster: Coaster) -> int:
    counts = MAKERS if coaster.ability is Ability.COCKTAILS else PLAIN
    return 1 << counts + COUNT_BITS * list(MugType).index(coaster.type)


def _toughness(game: TrollGame, coaster: Coaster) -> list[int]:
    turns = Field(game.limit, game.seating, Frozen()).turns(Seat(1))
    turned = [coaster.sides[(side - turns) % SIDES] for side in range(SIDES)]
    return [*coaster.sides, *turned]


def _geometry(limit: int) -> list[int]:
    steps = ((0, -1), (1, 0), (0, 1), (-1, 0))
    beside = [
        (x + east) % RING + RING * ((y + south) % RING)
        for y in range(RING)
        for x in range(RING)
        for east, south in steps
    ]
    reach = [_reach(lines, limit, bound) for bound in range(3) for lines in range(LINES)]
    first = [_window(lines)[0] for lines in range(LINES)]
    rows_of = [
        sum(((1 << RING) - 1) << RING * row for row in range(RING) if rows >> row & 1)
        for rows in range(LINES)
    ]
    cell_of = [0] * BIT
    for bit in range(BIT - 1):
        cell_of[(1 << bit) % BIT] = bit
    return [*beside, *reach, *first, *rows_of, *cell_of]


def _window(lines: int) -> tuple[int, int]:
    """The first line and the number of lines of the shortest part of the ring that has them all."""
    held = [line for line in range(RING) if lines >> line & 1]
    ways = [(max([(each - first) % RING for each in held]) + 1, first) for first in held]
    width, first = min(ways, default=(0, 0))
    return first, width


def _reach(lines: int, limit: int, bound: int) -> int:
    first, width = _window(lines)
    low = width < limit and bound != 1
    high = width < limit and bound != 2
    inside = range(first - low, first + width + high)
    return sum({1 << line % RING for line in inside})


def _keys(count: int) -> list[int]:
    """Random, but the same in every process; below 2**62, so that no sign is ever in the way."""
    random = Random("the hash keys of the troll")
    return [random.getrandbits(62) for _ in range(count)]
