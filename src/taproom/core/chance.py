"""Chance, handed in. Nothing in the rules shuffles by itself.

Every use of chance has a purpose ("deck-3", "first"), and the answer depends on the purpose alone:
asking twice gives the same answer, so states can stay frozen and a game replayed from any point.
"""

from __future__ import annotations

import hashlib
import secrets
import struct
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeVar

from taproom.core.frozen import Frozen
from taproom.core.refusal import BadChance

Item = TypeVar("Item", bound=Hashable)


class Chance(Protocol):
    """Who shuffles."""

    def order(self, purpose: str, items: Sequence[Item]) -> tuple[Item, ...]:
        """All the items, in the order in which chance puts them."""
        ...

    def number(self, purpose: str, below: int) -> int:
        """A number from 0 up to, not including, `below`."""
        ...


@dataclass(frozen=True)
class Seeded:
    """Chance from a text, the same in every release and language; see docs/transcript.md."""

    text: str

    def order(self, purpose: str, items: Sequence[Item]) -> tuple[Item, ...]:
        words = self._words(purpose)
        shuffled = list(items)
        for here in range(len(shuffled) - 1):
            there = here + _below(len(shuffled) - here, words)
            shuffled[here], shuffled[there] = shuffled[there], shuffled[here]
        return tuple(shuffled)

    def number(self, purpose: str, below: int) -> int:
        return _below(below, self._words(purpose))

    def _words(self, purpose: str) -> Iterator[int]:
        """Endless 32-bit words: SHA-256 over the seed, the purpose and a block counter."""
        # A lone surrogate can stand in a JSON string; it must not stop the game.
        head = f"{self.text}\n{purpose}\n".encode("utf-8", "surrogatepass")
        block = 0
        while True:
            yield from struct.unpack(">8I", hashlib.sha256(head + b"%d" % block).digest())
            block += 1


class System(Seeded):
    """Fresh chance from the operating system; its text is the seed, to be shown afterwards."""

    def __init__(self) -> None:
        super().__init__(secrets.token_hex(32))


@dataclass(frozen=True)
class Scripted:
    """Chance as it fell at a table or in a test: the order for each purpose is given."""

    orders: Mapping[str, Sequence[Hashable]]

    def __post_init__(self) -> None:
        given = Frozen({purpose: tuple(order) for purpose, order in self.orders.items()})
        object.__setattr__(self, "orders", given)

    def order(self, purpose: str, items: Sequence[Item]) -> tuple[Item, ...]:
        if purpose not in self.orders:
            raise BadChance("missing", purpose=purpose)
        given = self.orders[purpose]
        if len(given) != len(items) or set(given) != set(items):
            raise BadChance("not-an-order", purpose=purpose)
        return given  # type: ignore[return-value]

    def number(self, purpose: str, below: int) -> int:  # noqa: ARG002
        raise BadChance("missing", purpose=purpose)


def _below(limit: int, words: Iterator[int]) -> int:
    """An unbiased number below the limit: words from the incomplete last cycle are thrown away."""
    whole_cycles = 2**32 - 2**32 % limit
    while True:
        word = next(words)
        if word < whole_cycles:
            return word % limit
