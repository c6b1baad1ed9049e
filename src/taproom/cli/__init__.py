"""The command `taproom`. Each command imports what it needs when it runs: help comes at once."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from taproom import __version__
from taproom.cli import balancing, house, thinking, transcripts
from taproom.cli.arguments import OK, STOPPED, complain
from taproom.core import Refusal
from taproom.i18n import UnknownLanguageError, Words, chosen_language


def main(argv: Sequence[str] | None = None) -> int:
    arguments = _parser().parse_args(argv)
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # some consoles lack letters
    try:
        words = Words(chosen_language(arguments.lang, os.environ))
    except UnknownLanguageError as unknown:
        return complain(str(unknown))
    if sys.stdout is None or sys.stdin is None:
        return complain(words.say("cli-closed"))
    try:
        status: int = arguments.run(arguments, words)
        sys.stdout.flush()
    except Refusal as refusal:
        return complain(words.refusal(refusal))
    except KeyboardInterrupt:
        return STOPPED
    except OSError as failed:
        # The interpreter must not try to flush at exit what could not be written.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(failed, BrokenPipeError):
            return OK  # whoever read our output has gone, and needs no complaint
        return complain(words.say("cli-failed", why=str(failed.strerror)))
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="taproom",
        description="Half-Pint Heroes, Poker de los Muertos and the Squinting Troll.",
    )
    parser.add_argument("--version", action="version", version=f"taproom {__version__}")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")
    for group in (house, transcripts, thinking, balancing):
        group.add(commands)
    return parser
