"""How a position, the tables of a game and a step are laid out in whole numbers.

A position is a row: what lies where, whose it is, whose choice it is. The field wanders when Stern
looks remove its edge, but is never wider than four, so cells are counted on a ring of seven both
ways: no two coasters meet there, nor do the places beside them.
"""

from __future__ import annotations

from typing import Final

RING: Final = 7
CELLS: Final = RING * RING
SET: Final = 13
COASTERS: Final = 2 * SET
"""A coaster and its copy of the second set are SET apart (TR-12)."""
SEATS_AT_MOST: Final = 4
BRAWLERS_AT_MOST: Final = 16
NOTHING: Final = -1

# The phases are numbered like the steps that they ask for.
DRAFT: Final = 0
PLACE: Final = 1
STEAL: Final = 2
MUG: Final = 3
REMOVE: Final = 4
SWAP: Final = 5
BARMAN: Final = 6
SMASH: Final = 7
OVER: Final = 8

# A row.
TOP: Final = 0
"""By cell: the coaster on top, or NOTHING."""
UNDER: Final = TOP + CELLS
"""By coaster: the one right below it, or NOTHING."""
TOKEN: Final = UNDER + COASTERS
"""By seat: the cell of its mug token, or NOTHING."""
HAND: Final = TOKEN + SEATS_AT_MOST
"""By seat: a set of coasters, one bit each; so are OPEN, DISCARD, AXES and the next ones."""
QUEUE: Final = HAND + SEATS_AT_MOST
"""The cells of the Brawlers still to act, the last one first."""
TOTAL: Final = QUEUE + BRAWLERS_AT_MOST
"""By team: the sum of the weights of its coasters, see `tables`."""
PHASE: Final = TOTAL + 2
ACTOR: Final = PHASE + 1
STARTER: Final = ACTOR + 1
SIDE: Final = STARTER + 1
"""Where the barman stands, clockwise from north, or NOTHING."""
PLACED: Final = SIDE + 1
WAITING: Final = PLACED + 1
"""How many Brawlers are in the queue."""
OPEN: Final = WAITING + 1
DISCARD: Final = OPEN + 1
AXES: Final = DISCARD + 1
"""The coasters on the field that are of team 1."""
TURNED: Final = AXES + 1
"""The coasters on the field that seat 1 or 3 laid: they lie as those sit (TR-2)."""
SMASHED: Final = TURNED + 1
"""Those that lost a mug, and, in the next place, those that lost a second one."""
OCCUPIED: Final = SMASHED + 2
"""The cells that hold a coaster, one bit each."""
TOKENS: Final = OCCUPIED + 1
"""The cells on which a token stands."""
HASH: Final = TOKENS + 1
ROW: Final = HASH + 1

# A step: its phase, and what is chosen; nothing but the phase declines.
CHOICE: Final = 16
CHOICE_MASK: Final = (1 << CHOICE) - 1
COASTER_BITS: Final = 5
COASTER_MASK: Final = (1 << COASTER_BITS) - 1
CELL_BITS: Final = 6
CELL_MASK: Final = (1 << CELL_BITS) - 1
SHIFT: Final = COASTER_BITS + CELL_BITS
"""Where a place step keeps what a Shapeshifter sends, plus 1."""
MOST_STEPS: Final = 2048
"""No position has more legal steps."""
