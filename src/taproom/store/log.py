"""Where the events of all tables are kept, whatever keeps them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol


class Append(NamedTuple):
    """New events of one table: all of them are stored, or none."""

    table: str
    seq: int
    """The number of the first; the others follow."""
    events: tuple[bytes, ...]


class EventLog(Protocol):
    """Events by table and number. A number is given once: that is the only lock there is.

    Any number of processes may append to the same log. Who comes second to a number learns it,
    reads what the other has written, and tries again.
    """

    def append(self, batch: Sequence[Append]) -> list[bool]:
        """Store a batch in one transaction; it is on the disk when this returns.

        False: somebody else has one of these numbers. Nothing of that Append is stored, nor of
        those of the same table behind it in the batch, which were built on it; all others are.
        Raises StoreError if the transaction failed: then nothing at all is stored.
        """
        ...

    def read(self, table: str, after: int = 0) -> list[tuple[int, bytes]]:
        """The events of a table behind a number, in order. May be called from any thread."""
        ...

    def close(self) -> None: ...
