"""Things made of a value once, and found again by that very value."""

from __future__ import annotations

from typing import Final, Generic, TypeVar

Value = TypeVar("Value")
Made = TypeVar("Made")

MOST: Final = 4096


class Remembered(Generic[Value, Made]):
    """Found by identity: states share what has not changed, and hashing it would cost more than
    making the thing anew. The value is kept, too, so that no other can take its identity."""

    def __init__(self) -> None:
        self._made: dict[int, tuple[Value, Made]] = {}

    def get(self, value: Value) -> Made | None:
        found = self._made.get(id(value))
        return None if found is None else found[1]

    def put(self, value: Value, made: Made) -> Made:
        if len(self._made) >= MOST:
            self._made.clear()
        self._made[id(value)] = (value, made)
        return made
