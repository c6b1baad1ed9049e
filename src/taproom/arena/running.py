"""A match from start to report: progress shown, stopped and gone on with at will."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from math import inf
from pathlib import Path
from threading import Event
from time import monotonic
from typing import Final

import msgspec

from taproom.arena.journal import Done, Journal
from taproom.arena.local import on_this_machine
from taproom.arena.match import Match
from taproom.arena.on_ray import on_ray
from taproom.arena.page import page
from taproom.arena.report import Report
from taproom.i18n import Words

_AT_ONCE: Final = 1.0
"""Seconds."""


def play(
    title: str,
    playing_one: Callable[[int], Done],
    journal: Journal[Done],
    deals: int,
    processes: int,
    *,
    ray: bool,
) -> bool:
    """Play the deals that the journal lacks; False if Ctrl-C stopped it before the last.

    On standard error it tells how far it is.
    """
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    missing = journal.missing(deals)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task(title, total=deals, completed=deals - len(missing))
        with _stopped_by_ctrl_c() as stop:
            if ray:
                playing = on_ray(playing_one, missing, stop)
            else:
                playing = on_this_machine(playing_one, missing, processes, stop)
            for deal in playing:
                journal.add(deal)
                progress.advance(task)
    return not journal.missing(deals)


@contextmanager
def _stopped_by_ctrl_c() -> Iterator[Event]:
    """An interrupt in the middle of handing out work could leave it waiting for ever: so it only
    says that it is time to stop. One that comes later is as rude as ever; programs that stop
    others often send two at once."""
    stop = Event()
    patience_ends = inf

    def asked(*_: object) -> None:
        nonlocal patience_ends
        if monotonic() > patience_ends:
            raise KeyboardInterrupt
        if not stop.is_set():
            stop.set()
            patience_ends = monotonic() + _AT_ONCE

    before = signal.signal(signal.SIGINT, asked)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


def folder_name(match: Match) -> str:
    """A match stopped and begun again with the same words is the same match."""
    return f"arena-{match.game_id}-{match.seats}-{'-'.join(match.bots)}"


def write_report(report: Report, folder: Path, words: Words) -> None:
    (folder / "report.json").write_bytes(msgspec.json.format(msgspec.json.encode(report)) + b"\n")
    (folder / "report.html").write_text(page(report, words), encoding="utf-8")
