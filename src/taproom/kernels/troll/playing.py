"""Playing games out, by whim or by first sight, and counting what became of them."""

from __future__ import annotations

from taproom.kernels.troll.acting import act
from taproom.kernels.troll.compiled import Ints, compiled
from taproom.kernels.troll.layout import ACTOR, MOST_STEPS, OVER, PHASE, ROW
from taproom.kernels.troll.legal import legal
from taproom.kernels.troll.promising import rate
from taproom.kernels.troll.scoring import KEPT, ahead, lead
from taproom.kernels.troll.worthwhile import worthwhile

SETS = 2 * MOST_STEPS
"""Behind the steps and their promises in the array of those who play out."""
SCRATCH = SETS + KEPT
_WORD = (1 << 32) - 1
_STRIDE = 48271
"""Takes every game to a part of the order of its own."""
_NOISE = 16
"""As much as a mug flipped: of steps that look alike, now this one is taken, now that."""


@compiled
def next_word(word: int) -> int:
    """The next of 2**32 - 1 words in a random order; 0 is none of them."""
    word ^= word << 13 & _WORD
    word ^= word >> 17
    return word ^ (word << 5 & _WORD)


@compiled
def play_out(r: Ints, p: Ints, out: Ints, word: int, informed: int) -> None:
    """To the end of the game; informed: each step as it looks at first sight."""
    while p[PHASE] != OVER:
        if not informed:
            end = legal(r, p, out, 0)
            word = next_word(word)
            act(r, p, out[word % end])
            continue
        end = worthwhile(r, p, out, 0)
        rate(r, p, out, 0, end, MOST_STEPS)
        best = 0
        most = -(1 << 30)
        for at in range(end):
            word = next_word(word)
            promise = out[at + MOST_STEPS] + word % _NOISE
            if promise > most:
                most = promise
                best = at
        act(r, p, out[best])


@compiled
def sample(
    r: Ints,
    start: Ints,
    p: Ints,
    out: Ints,
    given: Ints,
    won: Ints,
    points: Ints,
    squares: Ints,
    games: int,
    word: int,
    informed: int,
) -> int:
    """Play so many games out after each of the given steps, for the side that is to act.

    The same chance for every step. Adds up twice the games won (a draw is half a game), the points
    ahead and their squares; gives the word to go on with.
    """
    team = start[ACTOR] & 1
    sign = 1 - 2 * team
    for _ in range(games):
        word = next_word(word)
        for at in range(len(given)):
            for place in range(ROW):
                p[place] = start[place]
            act(r, p, given[at])
            play_out(r, p, out, (word * _STRIDE & _WORD) | 1, informed)
            won[at] += 1 + sign * ahead(r, p, out, SETS)
            gained = sign * lead(r, p, out, SETS)
            points[at] += gained
            squares[at] += gained * gained
    return word
