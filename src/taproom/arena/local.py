"""Deals played on all cores of this machine."""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from taproom.arena.match import Match
from taproom.arena.playing import Deal, play_deal

_AHEAD: Final = 2
"""Deals handed out for each process: enough that none waits, few enough to stop soon."""


def on_this_machine(match: Match, numbers: Sequence[int], processes: int) -> Iterator[Deal]:
    """Each of these deals once, in the order in which they are done."""
    left = list(reversed(numbers))
    while left:
        pool = ProcessPoolExecutor(
            processes, multiprocessing.get_context("spawn"), initializer=_leave_stopping_to_parent
        )
        playing: dict[Future[Deal], int] = {}
        try:
            while left or playing:
                while left and len(playing) < processes * _AHEAD:
                    number = left.pop()
                    playing[pool.submit(play_deal, match, number)] = number
                for done in wait(playing, return_when=FIRST_COMPLETED).done:
                    deal = done.result()
                    del playing[done]
                    yield deal
        except BrokenProcessPool:
            # A process was killed: new ones, and what was under way is played again.
            left += playing.values()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _leave_stopping_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
