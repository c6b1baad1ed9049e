"""Commands about bots: matches, advice, training."""

from __future__ import annotations

import os
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from taproom.cli.arguments import (
    GAMES,
    OK,
    STOPPED,
    Arguments,
    add_option,
    add_seats,
    command,
    count,
    json_line,
    option,
    read_input,
    seats_of,
)
from taproom.core import Refusal
from taproom.i18n import Words

if TYPE_CHECKING:
    from taproom.bots import Prospect


_NOT_LONG: Final = 6.0
"""Seconds that nobody need be told about."""


def add(commands: Any) -> None:
    arena = command(commands, "arena", "bots against bots, on the same deals", _arena)
    arena.add_argument("--game", default=GAMES[0], metavar="GAME", help=", ".join(GAMES))
    add_seats(arena)
    arena.add_argument("--bots", default="rookie,tourist", help="who plays whom")
    arena.add_argument(
        "--deals", type=count, default=100, help="each played from every seating (default: 100)"
    )
    arena.add_argument("--rounds", type=int, default=1, help="of a card game, from each deal on")
    add_option(arena)
    arena.add_argument("--seed", default="arena", help="the same text gives the same deals")
    arena.add_argument("--simulations", type=count, help="for each decision (default: the bot's)")
    arena.add_argument("--out", metavar="FOLDER", help="for journal and report (default: by name)")
    arena.add_argument("--processes", type=count, help="default: one for each core")
    arena.add_argument("--on", choices=("here", "ray"), default="here", help="where it is played")

    advise = command(commands, "advise", "what to do in a game, and what to expect of it", _advise)
    advise.add_argument("file", nargs="?", metavar="FILE", help="a transcript; default: input")
    advise.add_argument("--seat", type=int, help="whose decision (default: the first to act)")
    advise.add_argument("--simulations", type=count, help="how hard to think (default: usual)")
    advise.add_argument("--json", action="store_true", help="for programs")

    train = command(commands, "train", "let bots learn by playing themselves", _train)
    train.add_argument("game", metavar="GAME", choices=GAMES, help=", ".join(GAMES))
    train.add_argument("--generations", type=count, help="default: 8, in the Troll 3")
    train.add_argument(
        "--deals", type=count, help="in each, by number of seats (16,000, in the Troll 1,000)"
    )
    train.add_argument("--seed", type=int, default=1, help="the same number learns the same")
    train.add_argument("--out", metavar="FILE", help="default: GAME.npz, in the Troll troll.json")


def _arena(arguments: Arguments, words: Words) -> int:
    from taproom.arena import Deal, Journal, Match, play_deal, report
    from taproom.arena.running import folder_name, play, write_report
    from taproom.arena.table import table
    from taproom.bots import Budget
    from taproom.kernels import available

    options = dict(map(option, arguments.option))
    if arguments.game != "troll":
        options.setdefault("rounds", arguments.rounds)
    match = Match.of(
        arguments.game,
        seats_of(arguments, arguments.game),
        options,
        tuple([name.strip() for name in arguments.bots.split(",")]),
        arguments.seed,
        Budget(simulations=arguments.simulations),
    )
    if arguments.game != "troll" and not available():
        print(words.say("arena-without-numba"), file=sys.stderr)
    folder = Path(arguments.out or folder_name(match))
    journal = Journal(folder / "deals.jsonl", match, Deal)
    processes = arguments.processes or os.cpu_count() or 1
    try:
        finished = play(
            f"{words.say('game-name', game=match.game_id)}, {', '.join(match.bots)}",
            partial(play_deal, match),
            journal,
            arguments.deals,
            processes,
            ray=arguments.on == "ray",
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

    from taproom.bots import Budget, advise, can_advise, prepare
    from taproom.core import IllegalAction, Seat, quoted
    from taproom.transcript import action_to_json, parse
    from taproom.transcript.notation import action_notation
    from taproom.transcript.referee import reached

    state = reached(parse(read_input(arguments.file)))
    if state.result is not None:
        raise IllegalAction("game-over")
    seat = state.actors[0] if arguments.seat is None else Seat(arguments.seat)
    if seat not in state.actors:
        raise IllegalAction("not-your-turn", seat=quoted(seat))
    view = state.view(seat)
    if not can_advise(view, _NOT_LONG):
        print(words.say("advise-compiling"), file=sys.stderr)
    prepare(["legend"], state.game.id)
    budget = Budget(simulations=arguments.simulations)
    advice = advise(view, state.legal(seat), budget, Random(0))
    reason = words.reason(advice.reason.code, advice.reason.params)
    if arguments.json:
        prospects = [
            {
                "action": action_to_json(each.action),
                "worth": each.worth,
                "points": each.points,
                "error": each.error,
                "met": each.met,
                "tricks": each.tricks,
            }
            for each in advice.prospects
        ]
        why = {"code": advice.reason.code, "params": dict(advice.reason.params)}
        told = {"seat": seat, "why": reason, "reason": why, "actions": prospects}
        sys.stdout.buffer.write(json_line(told))
        return OK
    for each in advice.prospects:
        error = f" ± {1.96 * each.error:.1f}" if each.error else ""
        met = "" if each.met is None else _met(words, each, each.met)
        line = action_notation(seat, action_to_json(each.action))
        print(f"{line:<32}{each.points:>7.1f}{error:<8}{met}".rstrip())
    print(words.say("advise-why", why=reason))
    if advice.prospects[0].tricks:
        print(_tricks(words, state.game.id, advice.prospects[0]))
    return OK


def _met(words: Words, prospect: Prospect, chance: float) -> str:
    return words.say("advise-met", odds=_odds(prospect), percent=round(100 * chance))


def _odds(prospect: Prospect) -> str:
    """What the chance is of."""
    kind = prospect.action.type
    return {"predict": "prediction", "play": "prediction", "bet": "bet"}.get(kind, "game")


def _tricks(words: Words, game_id: str, prospect: Prospect) -> str:
    """What may come of it, the impossible left out."""
    chances = [
        words.say("advise-chance", tricks=tricks, percent=round(100 * chance))
        for tricks, chance in enumerate(prospect.tricks or ())
        if round(100 * chance)
    ]
    return words.say(
        "advise-tricks", odds=_odds(prospect), game=game_id, chances=", ".join(chances)
    )


def _train(arguments: Arguments, words: Words) -> int:
    from taproom.kernels import available

    if not available():
        raise Refusal("no-numba")
    out = (_train_troll if arguments.game == "troll" else _train_tricks)(arguments, words)
    print(words.say("train-written", file=str(out)))
    return OK


def _train_tricks(arguments: Arguments, words: Words) -> Path:
    from taproom.bots.tricks.training import save, train

    out = Path(arguments.out or f"{arguments.game}.npz")
    generations, deals = arguments.generations or 8, arguments.deals or 16_000
    for learned in train(arguments.game, generations, deals, arguments.seed):
        save(learned.foresight, out)
        said = words.say(
            "train-generation",
            number=learned.number + 1,
            of=generations,
            error=f"{learned.error:.2f}",
        )
        print(said, flush=True)
    return out


def _train_troll(arguments: Arguments, words: Words) -> Path:
    from taproom.bots.troll.learned import save
    from taproom.bots.troll.training import train

    out = Path(arguments.out or "troll.json")
    generations, games = arguments.generations or 3, arguments.deals or 1_000
    for learned in train(generations, games, arguments.seed):
        save(learned.learned, out)
        said = words.say(
            "train-troll",
            number=learned.number + 1,
            of=generations,
            rules="pro" if learned.game.pro else "basic",
            seats=learned.game.seats,
            error=f"{learned.error:.2f}",
        )
        print(said, flush=True)
    return out
