"""How much one visitor may ask for."""

from __future__ import annotations


class Bucket:
    """So many a second in the long run, some more in a burst. Time is handed in."""

    def __init__(self, a_second: float, burst: float) -> None:
        self._rate = a_second
        self._size = burst
        self._left = burst
        self._at: float | None = None

    def take(self, now: float) -> bool:
        if self._at is not None:
            passed = max(0.0, now - self._at)  # clocks are set back now and then
            self._left = min(self._size, self._left + passed * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
