"""Commands about games that were written down."""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, BinaryIO

from taproom.cli.arguments import (
    GAMES,
    OK,
    REFUSED,
    Arguments,
    add_option,
    add_seats,
    command,
    complain,
    json_line,
    option,
    read_input,
    seats_of,
)
from taproom.core import BadOption, BadSetup, Refusal
from taproom.i18n import Words


def add(commands: Any) -> None:
    referee = command(commands, "referee", "judge transcripts, a line of JSON each", _referee)
    referee.add_argument("files", nargs="*", metavar="FILE", help="default: standard input")

    verify = command(commands, "verify", "was a game from a table dealt fairly?", _verify)
    verify.add_argument("files", nargs="+", metavar="FILE", help="transcripts from the table")

    transcript = commands.add_parser("transcript", help="make and convert transcripts")
    forms = transcript.add_subparsers(title="commands", required=True, metavar="COMMAND")
    new = command(forms, "new", "a transcript to fill in", _new_transcript)
    new.add_argument("game", metavar="GAME", help=", ".join(GAMES))
    add_seats(new)
    new.add_argument("--seed", help="any text (default: a fresh one)")
    new.add_argument("--first", type=int, help="the seat that begins (default: chance says)")
    add_option(new)
    new.add_argument("--deck", metavar="FILE", help="the deal numbers of your box, as JSON")
    new.add_argument("--coasters", metavar="FILE", help="the coasters of your box, as JSON")
    new.add_argument("--notation", action="store_true", help="as notation instead of JSON")
    for name, what, run in (
        ("notation", "JSON to notation for people", _to_notation),
        ("json", "notation to JSON", _to_json),
    ):
        convert = command(forms, name, what, run)
        convert.add_argument("file", nargs="?", metavar="FILE", help="default: standard input")


def _referee(arguments: Arguments, words: Words) -> int:
    from taproom.transcript.referee import judge_line

    # Judging makes no cycles: the collector would only walk over each game again and again.
    gc.freeze()
    gc.set_threshold(200_000)
    status = OK
    judged = 0
    shows_progress = sys.stderr.isatty() and not sys.stdout.isatty()
    for lines in _inputs(arguments.files, words):
        status = REFUSED if lines is None else status
        for line in lines or ():
            verdict = judge_line(line, words.refusal)
            status = status if verdict["ok"] else REFUSED
            sys.stdout.buffer.write(json_line(verdict))
            sys.stdout.buffer.flush()
            judged += 1
            if shows_progress and judged % 100 == 0:
                print(f"\r{judged}", end="", file=sys.stderr, flush=True)
    if shows_progress:
        print(f"\r{words.say('cli-judged', count=judged)}", file=sys.stderr)
    return status


def _inputs(files: Sequence[str], words: Words) -> Iterator[BinaryIO | None]:
    """Each input in turn; None for a file that cannot be read, after saying so."""
    if not files:
        yield sys.stdin.buffer
    for name in files:
        try:
            with Path(name).open("rb") as lines:
                yield lines
        except OSError:
            complain(words.say("cli-file-unreadable", file=name))
            yield None


def _verify(arguments: Arguments, words: Words) -> int:
    from taproom.table.verification import verify
    from taproom.transcript.reading import parse

    status = OK
    for file in arguments.files:
        try:
            verify(parse(read_input(file)))
            print(words.say("verify-fair", file=file))
        except Refusal as refusal:
            print(words.say("verify-failed", file=file, why=words.refusal(refusal)))
            status = REFUSED
    return status


def _new_transcript(arguments: Arguments, words: Words) -> int:  # noqa: ARG001
    from taproom.transcript.notation import to_notation
    from taproom.transcript.template import template

    options = dict(map(option, arguments.option))
    for name in ("deck", "coasters"):
        if getattr(arguments, name) is not None:
            options[name] = _option_file(name, getattr(arguments, name))
    seats = seats_of(arguments, arguments.game)
    new = template(arguments.game, seats, options, arguments.seed, arguments.first)
    if arguments.notation:
        _write_text(to_notation(new))
    else:
        sys.stdout.buffer.write(json_line(new))
    return OK


def _option_file(option: str, file: str) -> object:
    try:
        return json.loads(Path(file).read_bytes())
    except OSError:
        raise BadOption(option, "file-unreadable", file=file) from None
    except (ValueError, RecursionError):
        raise BadOption(option, "file-not-json", file=file) from None


def _to_notation(arguments: Arguments, words: Words) -> int:  # noqa: ARG001
    from taproom.transcript.notation import to_notation
    from taproom.transcript.reading import parse

    given = parse(read_input(arguments.file))
    if not isinstance(given, dict):
        raise BadSetup("no-object")
    _write_text(to_notation(given))
    return OK


def _to_json(arguments: Arguments, words: Words) -> int:  # noqa: ARG001
    from taproom.transcript.notation import from_notation

    text = read_input(arguments.file).decode("utf-8", "replace")
    sys.stdout.buffer.write(json_line(from_notation(text)))
    return OK


def _write_text(text: str) -> None:
    """As UTF-8, whatever the console thinks: what is written here is read again by programs."""
    sys.stdout.buffer.write(text.encode("utf-8", "backslashreplace"))
