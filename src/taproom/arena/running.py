"""A match from start to report: progress shown, stopped and gone on with at will."""

from __future__ import annotations

from pathlib import Path

import msgspec

from taproom.arena.journal import Journal
from taproom.arena.local import on_this_machine
from taproom.arena.match import Match
from taproom.arena.on_ray import on_ray
from taproom.arena.page import page
from taproom.arena.report import Report
from taproom.i18n import Words


def play(
    match: Match, journal: Journal, deals: int, processes: int, words: Words, *, ray: bool
) -> None:
    """Play the deals that the journal lacks. On standard error it tells how far it is."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    missing = journal.missing(deals)
    playing = on_ray(match, missing) if ray else on_this_machine(match, missing, processes)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True)) as progress:
        game = words.say("game-name", game=match.game_id)
        title = f"{game}, {', '.join(match.bots)}"
        task = progress.add_task(title, total=deals, completed=deals - len(missing))
        for deal in playing:
            journal.add(deal)
            progress.advance(task)


def folder_name(match: Match) -> str:
    """A match stopped and begun again with the same words is the same match."""
    return f"arena-{match.game_id}-{match.seats}-{'-'.join(match.bots)}"


def write_report(report: Report, folder: Path, words: Words) -> None:
    (folder / "report.json").write_bytes(msgspec.json.format(msgspec.json.encode(report)) + b"\n")
    (folder / "report.html").write_text(page(report, words), encoding="utf-8")
