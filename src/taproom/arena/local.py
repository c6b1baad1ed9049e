"""Deals played on all cores of this machine."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from threading import Event
from typing import Final, TypeVar

from taproom.core import Refusal

Done = TypeVar("Done")

AHEAD: Final = 2
"""Deals handed out for each process: enough that none waits, few enough to stop soon."""
_OFTEN: Final = 3
"""Processes killed in a row without a deal being done: it will not get better by trying again."""
LOOK: Final = 0.5
"""Seconds between two looks at whether to stop."""


def on_this_machine(
    play: Callable[[int], Done], numbers: Sequence[int], processes: int, stop: Event
) -> Iterator[Done]:
    """Each of these deals once, in the order in which they are done.

    Told to stop, it finishes those that are being played and leaves the others.
    """
    left, broken = list(reversed(numbers)), 0
    while left and not stop.is_set():
        if broken == _OFTEN:
            raise Refusal("arena-killed", times=broken)
        playing: dict[Future[Done], int] = {}
        with ProcessPoolExecutor(
            processes, multiprocessing.get_context("spawn"), initializer=_leave_stopping_to_parent
        ) as pool:
            try:
                while playing or (left and not stop.is_set()):
                    while left and len(playing) < processes * AHEAD and not stop.is_set():
                        # Handed out before it is crossed off: the pool may be broken by now.
                        playing[pool.submit(play, left[-1])] = left[-1]
                        left.pop()
                    if stop.is_set():
                        playing = {
                            future: at for future, at in playing.items() if not future.cancel()
                        }
                    for done in wait(playing, LOOK, FIRST_COMPLETED).done:
                        deal = done.result()
                        del playing[done]
                        broken = 0
                        yield deal
            except BrokenProcessPool:
                # A process was killed: new ones, and what was under way is played again.
                left += playing.values()
                broken += 1


def _leave_stopping_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
