"""The tree of a search: its nodes, found by the plays that lead to them."""

from __future__ import annotations

from threading import local
from typing import Any, Final, Protocol, cast

import numpy as np

from taproom.kernels.tricks.bits import popcount
from taproom.kernels.tricks.desk import IN_HAND
from taproom.kernels.tricks.jit import Floats, Ints, kernel
from taproom.kernels.tricks.playbook import STRENGTH

MOST_SIMULATIONS: Final = 1 << 17
ROOT: Final = 1
_SPREAD: Final = -0x61C8864680B583EB
"""An odd number that sends near keys far apart."""

_NODE: Final = np.dtype(
    [
        ("mean", np.float64),  # points of the seat that made the last play
        ("squares", np.float64),
        ("visits", np.int32),
        ("offered", np.int32),  # how often that play could have been made, each way it could
    ],
    align=True,
)
_TREE: Final = np.dtype(
    [
        ("mask", np.int64),
        ("most_offered", np.int64),
        ("exploration", np.float64),
        ("curiosity", np.float64, (MOST_SIMULATIONS + 1,)),
        ("calm", np.float64, (MOST_SIMULATIONS + 1,)),
        ("keys", np.int64, (2 * MOST_SIMULATIONS,)),
        ("nodes", _NODE, (2 * MOST_SIMULATIONS,)),
    ],
    align=True,
)


class Tree(Protocol):
    keys: Ints
    """A hash table: which plays led to a node; 0 for a free place. As much is used as `mask` says.

    Apart from the nodes, so that looking for one does not bring them all into the cache.
    """
    nodes: Any
    mask: int
    exploration: float
    """A play is bounded from above by its mean plus this, ..."""
    curiosity: Floats
    """... times this, by how often it was offered, ..."""
    calm: Floats
    """... times this, by how often it was made."""
    most_offered: int


_kept = local()
"""Each thread keeps one tree, large enough for all: to make it anew takes as long as a search."""


def cleared_tree(simulations: int, exploration: float) -> Tree:
    if not 0 < simulations <= MOST_SIMULATIONS:
        raise ValueError(f"from 1 to {MOST_SIMULATIONS} simulations, not {simulations}")
    if not hasattr(_kept, "tree"):
        _kept.tree = _new_tree()
    tree: Tree = _kept.tree
    tree.exploration = exploration
    tree.most_offered = simulations
    tree.mask = (1 << (2 * simulations - 1).bit_length()) - 1
    tree.keys[: tree.mask + 1] = 0
    tree.nodes.view(np.uint8)[: (tree.mask + 1) * _NODE.itemsize] = 0
    return tree


def _new_tree() -> Tree:
    tree = cast("Tree", np.zeros(1, _TREE).view(np.recarray)[0])
    numbers = np.arange(1.0, MOST_SIMULATIONS + 1)
    tree.curiosity[1:] = np.sqrt(np.log(numbers + 1))
    tree.calm[1:] = 1 / np.sqrt(numbers)
    return tree


@kernel
def child(key: int, play: int, seat: int, me: int) -> int:
    """The key of the node that this play leads to. Of others' plays not all matters."""
    others = (play >> STRENGTH << STRENGTH) | popcount(play & IN_HAND)
    seen = play if seat == me else others
    spread = (key ^ seen) * _SPREAD
    return (spread ^ (spread >> 29)) | 1


@kernel
def find(tree: Tree, key: int) -> int:
    """The place of the node with that key, or where it would be put.

    Whether it is there is as good as random: one condition, and the processor guesses it right.
    """
    place = (key >> 1) & tree.mask
    while (tree.keys[place] != key) & (tree.keys[place] != 0):
        place = (place + 1) & tree.mask
    return place
