"""The kernels' own generator: splitmix64, its state handed around as one number.

Work is cut into numbered pieces (a round, a world), and each piece draws from the stream of its
number alone. So the same seed gives the same result however the pieces are shared among threads.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from taproom.kernels.tricks.bits import high_product
from taproom.kernels.tricks.jit import kernel

_GAMMA: Final = np.uint64(0x9E3779B97F4A7C15)
_STREAM: Final = np.uint64(0xD1342543DE82EF95)
_FIRST: Final = np.uint64(0xBF58476D1CE4E5B9)
_SECOND: Final = np.uint64(0x94D049BB133111EB)
_S30: Final = np.uint64(30)
_S27: Final = np.uint64(27)
_S31: Final = np.uint64(31)
_S11: Final = np.uint64(11)


@kernel
def mixed(word: np.uint64) -> np.uint64:
    """64 random bits from a state."""
    word = (word ^ (word >> _S30)) * _FIRST
    word = (word ^ (word >> _S27)) * _SECOND
    return word ^ (word >> _S31)


@kernel
def stream(seed: int, number: int) -> np.uint64:
    """Where the stream of that number begins."""
    return mixed(mixed(np.uint64(seed)) + np.uint64(number) * _STREAM)


@kernel
def after(state: np.uint64) -> np.uint64:
    """The state that follows."""
    return state + _GAMMA


@kernel
def share(word: np.uint64, count: int) -> int:
    """A number from 0 up to `count`, exclusive, out of 64 random bits; 0 if `count` is 0."""
    return np.int64(high_product(word, np.uint64(count)))  # type: ignore[return-value]


@kernel
def rest(word: np.uint64, count: int) -> np.uint64:
    """What chance is left in these bits after such a share was taken.

    As long as the product of all counts stays below 2**44, no share is off by more than 2**-20.
    A count of 0 takes nothing.
    """
    return word * np.uint64(max(count, 1))


@kernel
def below(state: np.uint64, count: int) -> int:
    """A share of all that is drawn from this state."""
    return share(mixed(state), count)


@kernel
def fraction(state: np.uint64) -> float:
    """From 0 up to 1, exclusive."""
    return np.float64(mixed(state) >> _S11) * (1.0 / 9007199254740992.0)
