"""What the commands have in common: arguments, input and output, and how they end."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from taproom.core import BadSetup
from taproom.i18n import Words

GAMES: Final = ("half-pint", "muertos", "troll")

OK: Final = 0
REFUSED: Final = 1
MISUSED: Final = 2
STOPPED: Final = 130

Arguments = argparse.Namespace

_JSON: Final = json.JSONEncoder(ensure_ascii=False, check_circular=False)


def complain(sentence: str) -> int:
    print(f"taproom: {sentence}", file=sys.stderr)
    return MISUSED


def command(
    commands: Any, name: str, what: str, run: Callable[[Arguments, Words], int]
) -> argparse.ArgumentParser:
    command: argparse.ArgumentParser = commands.add_parser(name, help=what, description=what)
    command.add_argument("--lang", help="en, de or ru (default: that of your system)")
    command.set_defaults(run=run)
    return command


def add_seats(command: argparse.ArgumentParser) -> None:
    command.add_argument("--seats", type=int, help="at the table (default: 4, in the troll 2)")


def add_option(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="such as rounds=5"
    )


def count(text: str) -> int:
    count = int(text)
    if count < 1:
        raise ValueError
    return count


def seats_of(arguments: Arguments, game_id: str) -> int:
    usual = 2 if game_id == "troll" else 4
    return usual if arguments.seats is None else int(arguments.seats)


def option(given: str) -> tuple[str, object]:
    """`name=value`: the value is JSON, or else plain text."""
    name, _, value = given.partition("=")
    try:
        return name, json.loads(value)
    except (ValueError, RecursionError):
        return name, value


def read_input(file: str | None) -> bytes:
    try:
        return sys.stdin.buffer.read() if file is None else Path(file).read_bytes()
    except OSError:
        raise BadSetup("file-unreadable", file=str(file)) from None


def json_line(value: object) -> bytes:
    """Readable in every script; escaped only where a text is none (a lone surrogate)."""
    try:
        return (_JSON.encode(value) + "\n").encode()
    except UnicodeEncodeError:
        return (json.dumps(value) + "\n").encode()
