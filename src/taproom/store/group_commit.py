"""Group commit: everything that arrived while the disk was busy becomes one transaction."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from enum import Enum
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Final, NamedTuple

from taproom.store.error import StoreError
from taproom.store.log import Append, EventLog

logger = logging.getLogger(__name__)


class Outcome(Enum):
    STORED = "stored"
    CONFLICT = "conflict"
    """Somebody else has the number: read what they wrote, and try again."""
    FAILED = "failed"
    """The store could not do it: nothing has happened."""


Done = Callable[[Outcome], None]


class _Submitted(NamedTuple):
    append: Append
    done: Done


class _LossKnown(NamedTuple):
    """From here on in the queue, whoever appends to this table knows what was lost."""

    table: str


_CLOSE: Final = None


class GroupCommit:
    """A thread that stores what is submitted and reports it, batch by batch.

    Appends of one table may follow each other without waiting for outcomes. If one of them is not
    stored, neither is any that was submitted before its outcome was reported, in this batch or a
    later one, and all of them get the same outcome: they were built on what does not exist. So a
    table's log never has a hole, and no event stands on another's event that its author never saw.

    For that, `submit` is called on the thread on which `deliver` runs what it is given: the event
    loop's, with `deliver` being `loop.call_soon_threadsafe`. With `soon` being `loop.call_soon`,
    all that one turn of the loop brings is handed over at its end.

    The loop then waits for the disk up to `grace` seconds, as long as it is quick enough for that.
    Two threads that both have work to do wrest the interpreter from each other again and again,
    which costs more than the wait; a slow disk still holds nobody up.
    """

    def __init__(
        self,
        log: EventLog,
        deliver: Callable[[Callable[[], object]], object],
        soon: Callable[[Callable[[], object]], object] = lambda hand_over: hand_over(),
        grace: float = 0.0,
    ) -> None:
        self._log = log
        self._deliver = deliver
        self._soon = soon
        self._grace = grace
        self._gathered: list[_Submitted] = []
        self._queue: SimpleQueue[list[_Submitted] | _LossKnown | None] = SimpleQueue()
        self._reports: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._lost: dict[str, Outcome] = {}
        self._quick = grace > 0
        self._closed = False
        self._thread = Thread(target=self._run, name="group-commit", daemon=True)
        self._thread.start()

    def submit(self, append: Append, done: Done) -> None:
        """Have it stored; `done` is called with the outcome."""
        if self._closed:
            raise RuntimeError("the group commit is closed")
        self._gathered.append(_Submitted(append, done))
        if len(self._gathered) == 1:
            self._soon(self._turn_over)

    def close(self) -> None:
        """Store and report what is waiting, then stop. The log stays open."""
        if not self._closed:
            self._closed = True
            self._hand_over()
            self._queue.put(_CLOSE)
        self._thread.join()

    def _turn_over(self) -> None:
        if self._hand_over() and self._quick:
            self._quick = self._report_next(self._grace)

    def _hand_over(self) -> bool:
        """False: there is nothing to hand over."""
        if not self._gathered:
            return False
        self._queue.put(self._gathered)
        self._gathered = []
        return True

    def _run(self) -> None:
        closing = False
        while not closing:
            waiting = [self._queue.get()]
            waiting += [self._queue.get() for _ in range(self._queue.qsize())]
            closing = _CLOSE in waiting
            self._work_off(waiting)

    def _work_off(self, waiting: list[list[_Submitted] | _LossKnown | None]) -> None:
        batch: list[_Submitted] = []
        outcomes: list[tuple[Done, Outcome]] = []
        for each in waiting:
            if isinstance(each, _LossKnown):
                del self._lost[each.table]
            elif each is not _CLOSE:
                for submitted in each:
                    lost_with = self._lost.get(submitted.append.table)
                    if lost_with is None:
                        batch.append(submitted)
                    else:
                        outcomes.append((submitted.done, lost_with))
        begun = monotonic()
        news = self._store([append for append, _ in batch])
        if monotonic() - begun < self._grace:
            self._quick = True
        lost = {
            append.table: outcome
            for (append, _), outcome in zip(batch, news, strict=True)
            if outcome is not Outcome.STORED
        }
        self._lost |= lost
        outcomes += [(done, outcome) for (_, done), outcome in zip(batch, news, strict=True)]
        if outcomes:
            self._report(outcomes, lost)

    def _store(self, batch: list[Append]) -> list[Outcome]:
        """Whatever goes wrong, this thread goes on: somebody waits for every outcome."""
        if not batch:
            return []
        try:
            stored = self._log.append(batch)
        except StoreError as error:
            logger.error("%d appends were not stored: %s", len(batch), error)
        except Exception:
            logger.exception("%d appends were not stored", len(batch))
        else:
            return [Outcome.STORED if each else Outcome.CONFLICT for each in stored]
        return [Outcome.FAILED] * len(batch)

    def _report(self, outcomes: list[tuple[Done, Outcome]], lost: Iterable[str]) -> None:
        def report() -> None:
            self._hand_over()  # what was submitted until now did not know of a loss
            for table in lost:  # before anybody who is told of it can submit again
                self._queue.put(_LossKnown(table))
            raised = []
            for done, outcome in outcomes:
                try:
                    done(outcome)
                except Exception as error:  # of one, and the others still wait for theirs
                    raised.append(error)
            if raised:
                raise ExceptionGroup("after a commit", raised)

        self._reports.put(report)
        try:
            self._deliver(self._report_next)
        except Exception:  # the event loop is gone
            logger.exception("%d outcomes could not be delivered", len(outcomes))

    def _report_next(self, patience: float = 0.0) -> bool:
        """False: there is nothing to report, or it was reported while the loop waited for it."""
        try:
            report = self._reports.get(timeout=patience) if patience else self._reports.get_nowait()
        except Empty:
            return False
        report()
        return True
