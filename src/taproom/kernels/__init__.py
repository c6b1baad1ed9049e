"""Fast twins of the rules, for playing out and searching millions of rounds.

They need numba (`pip install taproom[fast]`). Without it this room can still be imported, says
that it is not available, and everything goes the way of the readable rules.
"""

from __future__ import annotations

from importlib.util import find_spec


def available() -> bool:
    """Is numba installed?"""
    return find_spec("numba") is not None
