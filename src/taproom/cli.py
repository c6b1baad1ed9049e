"""The command `taproom`. Each command imports what it needs when it runs: help comes at once."""

from __future__ import annotations

import argparse
import gc
import json
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Any, BinaryIO, Final

from taproom import __version__
from taproom.core import BadOption, BadSetup, Refusal
from taproom.i18n import UnknownLanguageError, Words, chosen_language

GAMES: Final = ("half-pint", "muertos", "troll")
NAMES: Final = ("Anna", "Bruno", "Clara", "Dieter", "Elena", "Fritz", "Galina")

_SHORT: Final = {"half-pint": {"rounds": 3}, "muertos": {"rounds": 3}}
"""A whole game is long to watch."""
LONGEST_PAUSE: Final = 60.0
PORT: Final = 8765

_JSON: Final = json.JSONEncoder(ensure_ascii=False, check_circular=False)

OK: Final = 0
REFUSED: Final = 1
MISUSED: Final = 2
STOPPED: Final = 130

Arguments = argparse.Namespace


def main(argv: Sequence[str] | None = None) -> int:
    arguments = _parser().parse_args(argv)
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace")  # some consoles lack letters
    try:
        words = Words(chosen_language(arguments.lang, os.environ))
    except UnknownLanguageError as unknown:
        return _complain(str(unknown))
    if sys.stdout is None or sys.stdin is None:
        return _complain(words.say("cli-closed"))
    try:
        status: int = arguments.run(arguments, words)
        sys.stdout.flush()
    except Refusal as refusal:
        return _complain(words.refusal(refusal))
    except KeyboardInterrupt:
        return STOPPED
    except OSError as failed:
        # The interpreter must not try to flush at exit what could not be written.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(failed, BrokenPipeError):
            return OK  # whoever read our output has gone, and needs no complaint
        return _complain(words.say("cli-failed", why=str(failed.strerror)))
    return status


def _complain(sentence: str) -> int:
    print(f"taproom: {sentence}", file=sys.stderr)
    return MISUSED


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="taproom",
        description="Half-Pint Heroes, Poker de los Muertos and the Squinting Troll.",
    )
    parser.add_argument("--version", action="version", version=f"taproom {__version__}")
    commands = parser.add_subparsers(title="commands", required=True, metavar="COMMAND")

    serve = _command(commands, "serve", "open the house: play in the browser", _serve)
    serve.add_argument("--host", default="0.0.0.0", help="address to listen at (default: all)")
    serve.add_argument("--port", type=int, help=f"default: {PORT}, or the next that is free")
    serve.add_argument("--store", help="where games are kept: sqlite:///FILE (default: your home)")
    serve.add_argument("--address", help="how others reach it, if not by this machine's address")
    serve.add_argument(
        "--calls-a-minute", type=int, default=300, help="of the lobby, for each visitor's address"
    )
    serve.add_argument("--open", action="store_true", help="open it in your browser")

    watch = _command(commands, "watch", "watch bots play, told as it goes", _watch)
    watch.add_argument("games", nargs="*", metavar="GAME", help=f"{', '.join(GAMES)}; default: all")
    _add_seats(watch)
    watch.add_argument("--bots", default="rookie,tourist", help="who plays, in turn of the seats")
    watch.add_argument("--seed", help="the same text gives the same game")
    _add_option(watch)
    watch.add_argument("--pause", type=_seconds, default=0.0, help="seconds after what was told")
    watch.add_argument("--reasons", action="store_true", help="let the bots think aloud")

    referee = _command(commands, "referee", "judge transcripts, a line of JSON each", _referee)
    referee.add_argument("files", nargs="*", metavar="FILE", help="default: standard input")

    verify = _command(commands, "verify", "was a game from a table dealt fairly?", _verify)
    verify.add_argument("files", nargs="+", metavar="FILE", help="transcripts from the table")

    arena = _command(commands, "arena", "bots against bots, on the same deals", _arena)
    arena.add_argument("--game", default=GAMES[0], metavar="GAME", help=", ".join(GAMES))
    _add_seats(arena)
    arena.add_argument("--bots", default="rookie,tourist", help="who plays whom")
    arena.add_argument("--deals", type=_count, default=100, help="each played from every seating")
    arena.add_argument("--rounds", type=int, default=1, help="of a card game, from each deal on")
    _add_option(arena)
    arena.add_argument("--seed", default="arena", help="the same text gives the same deals")
    arena.add_argument("--simulations", type=_count, help="for each decision (default: the bot's)")
    arena.add_argument("--out", metavar="FOLDER", help="for journal and report (default: by name)")
    arena.add_argument("--processes", type=_count, help="default: one for each core")
    arena.add_argument("--on", choices=("here", "ray"), default="here", help="where it is played")

    advise = _command(commands, "advise", "what to do in a game, and what to expect of it", _advise)
    advise.add_argument("file", nargs="?", metavar="FILE", help="a transcript; default: input")
    advise.add_argument("--seat", type=int, help="whose decision (default: the first to act)")
    advise.add_argument("--simulations", type=_count, help="how hard to think (default: usual)")
    advise.add_argument("--json", action="store_true", help="for programs")

    train = _command(commands, "train", "let the legend learn by playing itself", _train)
    train.add_argument("game", metavar="GAME", choices=GAMES[:2], help=" or ".join(GAMES[:2]))
    train.add_argument("--generations", type=_count, default=8)
    train.add_argument("--deals", type=_count, default=16_000, help="in each, by number of seats")
    train.add_argument("--seed", type=int, default=1, help="the same number, the same network")
    train.add_argument("--out", metavar="FILE", help="default: GAME.npz")

    transcript = commands.add_parser("transcript", help="make and convert transcripts")
    forms = transcript.add_subparsers(title="commands", required=True, metavar="COMMAND")
    new = _command(forms, "new", "a transcript to fill in", _new_transcript)
    new.add_argument("game", metavar="GAME", help=", ".join(GAMES))
    _add_seats(new)
    new.add_argument("--seed", help="any text (default: a fresh one)")
    new.add_argument("--first", type=int, help="the seat that begins (default: chance says)")
    _add_option(new)
    new.add_argument("--deck", metavar="FILE", help="the deal numbers of your box, as JSON")
    new.add_argument("--coasters", metavar="FILE", help="the coasters of your box, as JSON")
    new.add_argument("--notation", action="store_true", help="as notation instead of JSON")
    for name, what, run in (
        ("notation", "JSON to notation for people", _to_notation),
        ("json", "notation to JSON", _to_json),
    ):
        convert = _command(forms, name, what, run)
        convert.add_argument("file", nargs="?", metavar="FILE", help="default: standard input")
    return parser


def _command(
    commands: Any, name: str, what: str, run: Callable[[Arguments, Words], int]
) -> argparse.ArgumentParser:
    command: argparse.ArgumentParser = commands.add_parser(name, help=what, description=what)
    command.add_argument("--lang", help="en, de or ru (default: that of your system)")
    command.set_defaults(run=run)
    return command


def _add_seats(command: argparse.ArgumentParser) -> None:
    command.add_argument("--seats", type=int, help="at the table (default: 4, in the troll 2)")


def _add_option(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="such as rounds=5"
    )


def _seconds(text: str) -> float:
    seconds = float(text)
    if not 0 <= seconds <= LONGEST_PAUSE:
        raise ValueError
    return seconds


def _count(text: str) -> int:
    count = int(text)
    if count < 1:
        raise ValueError
    return count


def _seats(arguments: Arguments, game_id: str) -> int:
    usual = 2 if game_id == "troll" else 4
    return usual if arguments.seats is None else int(arguments.seats)


def _serve(arguments: Arguments, words: Words) -> int:
    import webbrowser

    from taproom.server.serving import House, home_store, serve

    def ready(house: House) -> None:
        print(words.say("serve-open", address=house.local))
        if house.network is not None:
            print(words.say("serve-network", address=house.network))
        print(words.say("serve-store", store=store), words.say("serve-stop"), flush=True)
        if arguments.open:
            webbrowser.open(house.local)

    store = arguments.store or home_store(os.environ)
    serve(
        store,
        arguments.host,
        arguments.port,
        PORT,
        arguments.address,
        arguments.calls_a_minute,
        ready,
    )
    return OK


def _verify(arguments: Arguments, words: Words) -> int:
    from taproom.table.verification import verify
    from taproom.transcript.reading import parse

    status = OK
    for file in arguments.files:
        try:
            verify(parse(_input(file)))
            print(words.say("verify-fair", file=file))
        except Refusal as refusal:
            print(words.say("verify-failed", file=file, why=words.refusal(refusal)))
            status = REFUSED
    return status


def _watch(arguments: Arguments, words: Words) -> int:
    from taproom import games
    from taproom.bots import bot
    from taproom.core import Seeded, System
    from taproom.terminal import Player, wants_colour, watch

    bots = [name.strip() for name in arguments.bots.split(",")]
    options = dict(map(_option, arguments.option))
    chosen = [
        games.game(game_id, _seats(arguments, game_id), options or _SHORT.get(game_id, {}))
        for game_id in arguments.games or GAMES
    ]
    tables = [
        (game, [Player(NAMES[n], bot(bots[n % len(bots)], game.id)) for n in range(game.seats)])
        for game in chosen
    ]
    for game, players in tables:
        chance = System() if arguments.seed is None else Seeded(arguments.seed)
        watch(
            game,
            players,
            words,
            print,
            chance,
            pause=lambda: time.sleep(arguments.pause),
            colour=wants_colour(sys.stdout, os.environ),
            reasons=arguments.reasons,
        )
        print(words.say("cli-seed", seed=chance.text), end="\n\n")
    return OK


def _arena(arguments: Arguments, words: Words) -> int:
    from taproom.arena import Journal, Match, report
    from taproom.arena.running import folder_name, play, write_report
    from taproom.arena.table import table
    from taproom.bots import Budget

    options = dict(map(_option, arguments.option))
    if arguments.game != "troll":
        options.setdefault("rounds", arguments.rounds)
    match = Match.of(
        arguments.game,
        _seats(arguments, arguments.game),
        options,
        tuple([name.strip() for name in arguments.bots.split(",")]),
        arguments.seed,
        Budget(simulations=arguments.simulations),
    )
    folder = Path(arguments.out or folder_name(match))
    journal = Journal(folder / "deals.jsonl", match)
    processes = arguments.processes or os.cpu_count() or 1
    try:
        finished = play(
            match, journal, arguments.deals, processes, words, ray=arguments.on == "ray"
        )
    finally:
        journal.close()
    if not finished:
        print(words.say("arena-stopped", deals=len(journal.deals)), file=sys.stderr)
    done = report(match, journal.first(arguments.deals))
    print(table(done, words))
    write_report(done, folder, words)
    print(words.say("arena-written", folder=str(folder)))
    return OK if finished else STOPPED


def _advise(arguments: Arguments, words: Words) -> int:
    from random import Random

    from taproom.bots import Budget, advise, prepare
    from taproom.core import IllegalAction, Seat, quoted
    from taproom.transcript import action_to_json, parse
    from taproom.transcript.notation import action_notation
    from taproom.transcript.referee import reached

    state = reached(parse(_input(arguments.file)))
    if state.result is not None:
        raise IllegalAction("game-over")
    seat = state.actors[0] if arguments.seat is None else Seat(arguments.seat)
    if seat not in state.actors:
        raise IllegalAction("not-your-turn", seat=quoted(seat))
    prepare(["legend"])
    budget = Budget(simulations=arguments.simulations)
    advice = advise(state.view(seat), state.legal(seat), budget, Random(0))
    reason = words.reason(advice.reason.code, advice.reason.params)
    if arguments.json:
        prospects = [
            {
                "action": action_to_json(each.action),
                "points": each.points,
                "error": each.error,
                "met": each.met,
            }
            for each in advice.prospects
        ]
        sys.stdout.buffer.write(_json_line({"seat": seat, "why": reason, "actions": prospects}))
        return OK
    for each in advice.prospects:
        error = "" if each.error is None else f" ± {1.96 * each.error:.1f}"
        met = "" if each.met is None else words.say("advise-met", percent=round(100 * each.met))
        line = action_notation(seat, action_to_json(each.action))
        print(f"{line:<32}{each.points:>7.1f}{error:<8}{met}".rstrip())
    print(words.say("advise-why", why=reason))
    return OK


def _train(arguments: Arguments, words: Words) -> int:
    from taproom.kernels import available

    if not available():
        raise Refusal("no-numba")
    from taproom.bots.tricks.training import save, train

    out = Path(arguments.out or f"{arguments.game}.npz")
    for learned in train(arguments.game, arguments.generations, arguments.deals, arguments.seed):
        save(learned.network, out)
        print(
            words.say(
                "train-generation",
                number=learned.number + 1,
                of=arguments.generations,
                error=f"{learned.error:.2f}",
            ),
            flush=True,
        )
    print(words.say("train-written", file=str(out)))
    return OK


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
            sys.stdout.buffer.write(_json_line(verdict))
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
            _complain(words.say("cli-file-unreadable", file=name))
            yield None


def _json_line(value: object) -> bytes:
    """Readable in every script; escaped only where a text is none (a lone surrogate)."""
    try:
        return (_JSON.encode(value) + "\n").encode()
    except UnicodeEncodeError:
        return (json.dumps(value) + "\n").encode()


def _write_text(text: str) -> None:
    """As UTF-8, whatever the console thinks: what is written here is read again by programs."""
    sys.stdout.buffer.write(text.encode("utf-8", "backslashreplace"))


def _new_transcript(arguments: Arguments, words: Words) -> int:  # noqa: ARG001
    from taproom.transcript.notation import to_notation
    from taproom.transcript.template import template

    options = dict(map(_option, arguments.option))
    for name in ("deck", "coasters"):
        if getattr(arguments, name) is not None:
            options[name] = _option_file(name, getattr(arguments, name))
    seats = _seats(arguments, arguments.game)
    new = template(arguments.game, seats, options, arguments.seed, arguments.first)
    if arguments.notation:
        _write_text(to_notation(new))
    else:
        sys.stdout.buffer.write(_json_line(new))
    return OK


def _option(given: str) -> tuple[str, object]:
    """`name=value`: the value is JSON, or else plain text."""
    name, _, value = given.partition("=")
    try:
        return name, json.loads(value)
    except (ValueError, RecursionError):
        return name, value


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

    given = parse(_input(arguments.file))
    if not isinstance(given, dict):
        raise BadSetup("no-object")
    _write_text(to_notation(given))
    return OK


def _to_json(arguments: Arguments, words: Words) -> int:  # noqa: ARG001
    from taproom.transcript.notation import from_notation

    text = _input(arguments.file).decode("utf-8", "replace")
    sys.stdout.buffer.write(_json_line(from_notation(text)))
    return OK


def _input(file: str | None) -> bytes:
    try:
        return sys.stdin.buffer.read() if file is None else Path(file).read_bytes()
    except OSError:
        raise BadSetup("file-unreadable", file=str(file)) from None
