"""Compiling kernels in the background, while the rules play the way they always can."""

from __future__ import annotations

from collections.abc import Callable
from threading import Event, Lock, Thread

from taproom.kernels import available


class Background:
    """Compiles once, in a thread of its own, when somebody wants it."""

    def __init__(self, name: str, rehearse: Callable[[], None]) -> None:
        """`rehearse` calls every kernel once: that compiles it, or loads what was compiled."""
        self._name = name
        self._rehearse = rehearse
        self._compiled = Event()
        self._starting = Lock()
        self._thread: Thread | None = None

    def ready(self) -> bool:
        """Is everything compiled? Until then whoever wants to be fast must do without."""
        return self._compiled.is_set()

    def warm_up(self) -> Thread | None:
        """The thread that compiles, begun now or before; None if there is no numba.

        Takes the better part of a minute the first time on a machine, seconds afterwards.
        """
        if not available():
            return None
        with self._starting:
            if self._thread is None:
                self._thread = Thread(target=self._compile, name=self._name, daemon=True)
                self._thread.start()
        return self._thread

    def _compile(self) -> None:
        self._rehearse()
        self._compiled.set()
