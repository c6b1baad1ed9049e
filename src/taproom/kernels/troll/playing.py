"""Playing games out at random, and counting what became of them."""

from __future__ import annotations

from taproom.kernels.troll.acting import act
from taproom.kernels.troll.compiled import Ints, compiled
from taproom.kernels.troll.layout import ACTOR, MOST_STEPS, OVER, PHASE, ROW
from taproom.kernels.troll.legal import legal
from taproom.kernels.troll.scoring import KEPT, ahead, lead

SETS = MOST_STEPS
"""Behind the steps in the array of those who play out."""
SCRATCH = SETS + KEPT
_WORD = (1 << 32) - 1
_STRIDE = 48271
"""Takes every game to a part of the order of its own."""


@compiled
def next_word(word: int) -> int:
    """The next of 2**32 - 1 words in a random order; 0 is none of them."""
    word ^= word << 13 & _WORD
    word ^= word >> 17
    return word ^ (word << 5 & _WORD)


@compiled
def play_out(r: Ints, p: Ints, out: Ints, word: int) -> None:
    """To the end of the game."""
    while p[PHASE] != OVER:
        end = legal(r, p, out, 0)
        word = next_word(word)
        act(r, p, out[word % end])


@compiled
def sample(
    r: Ints,
    start: Ints,
    p: Ints,
    out: Ints,
    given: Ints,
    won: Ints,
    points: Ints,
    games: int,
    word: int,
) -> int:
    """Play so many games out after each of the given steps, for the side that is to act.

    The same chance for every step. Adds up twice the games won (a draw is half a game) and the
    points ahead; gives the word to go on with.
    """
    team = start[ACTOR] & 1
    sign = 1 - 2 * team
    for _ in range(games):
        word = next_word(word)
        for at in range(len(given)):
            for place in range(ROW):
                p[place] = start[place]
            act(r, p, given[at])
            play_out(r, p, out, (word * _STRIDE & _WORD) | 1)
            won[at] += 1 + sign * ahead(r, p, out, SETS)
            points[at] += sign * lead(r, p, out, SETS)
    return word
