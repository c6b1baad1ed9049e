"""The desk of a search: where its notes lie, and how the table of known positions is packed."""

from __future__ import annotations

from typing import Final

from taproom.kernels.troll.judging import HELD, TASTES, WEIGHTS
from taproom.kernels.troll.layout import CHOICE, OVER
from taproom.kernels.troll.scoring import KEPT

INFINITE: Final = 1 << 28
PLIES: Final = 160
"""More steps than any game has."""

# The desk of a search is one array: first its notes,
NODES: Final = 0
MOST_NODES: Final = 1
STOP: Final = 2
"""Somebody outside may write here; the search looks at every node."""
GUESSED: Final = 3
"""How many values rest on a guess rather than on the end of the game."""
NARROW: Final = 4
"""1: after the turn under way, only the most promising steps are looked at."""
ROOT_DEPTH: Final = 5
TASTE: Final = 6
NOTICED: Final = TASTE + TASTES
"""What there is to weigh in the position that is looked at."""
# then a frame for every step deeper,
FRAMES: Final = NOTICED + WEIGHTS
START: Final = 0
"""Its steps lie from here to END; those before NEXT were looked at, up to LAST will be."""
END: Final = 1
NEXT: Final = 2
DEPTH: Final = 3
"""How many turns are looked at, this one included."""
ALPHA: Final = 4
BETA: Final = 5
LOW: Final = 6
"""Alpha as it was in the beginning."""
BEST: Final = 7
CHOSEN: Final = 8
GUESSES: Final = 9
"""How many guesses had been made when this position was reached."""
LAST: Final = 10
TEAM: Final = 11
KEY: Final = 12
FRAME: Final = 13
# then how often a step of a team was best, by phase and part of the choice,
PART = 11
MOST_HISTORY = 1 << 16
HISTORY: Final = FRAMES + FRAME * PLIES
# then what sets and hands are worth,
SETS: Final = HISTORY + 2 * (OVER << PART)
# then the steps of all frames, and how good they look.
STEPS: Final = SETS + KEPT + HELD
ROOM_FOR_STEPS = 1 << 16
"""More than all steps of a game and all others in its positions."""
DESK: Final = STEPS + 2 * ROOM_FOR_STEPS

WIDTH_OF_PLACES: Final = 16
WIDTH: Final = 3
"""How many steps of a position a narrow search looks at."""

# The table: two numbers for each position, the hash and the rest: value, bound, depth, step.
TABLE_BITS: Final = 18
STEP_BITS = CHOICE + 4
DEPTH_BITS = 6
BOUND_AT = STEP_BITS + DEPTH_BITS
NARROW_AT = BOUND_AT + 2
VALUE_AT = NARROW_AT + 1
STEP_MASK = (1 << STEP_BITS) - 1
DEPTH_MASK = (1 << DEPTH_BITS) - 1
TO_THE_END: Final = DEPTH_MASK
"""The depth of a value that rests on no guess: good for every depth."""
EXACT: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2

PROMISE = 14
KNOWN_BEST = 1 << 40
