"""The command that measures a set of coasters, and tunes it."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from taproom.cli.arguments import (
    OK,
    STOPPED,
    Arguments,
    command,
    count,
    read_input,
)
from taproom.core import BadOption, Refusal
from taproom.i18n import Words

if TYPE_CHECKING:
    from taproom.arena.balance.measuring import Bench
    from taproom.arena.balance.tuning import Measured, Tuned
    from taproom.games.troll import Coaster


def add(commands: Any) -> None:
    balance = command(commands, "balance", "how fair a set of coasters is", _balance)
    balance.add_argument("game", choices=("troll",), metavar="troll")
    balance.add_argument("--seats", type=int, default=2, help="at the table: 2 (default) or 4")
    balance.add_argument("--coasters", metavar="FILE", help="a set file (default: the house set)")
    balance.add_argument("--bot", default="legend", help="who plays whom: always its equal")
    balance.add_argument(
        "--deals", type=count, default=1000, help="each played twice (default: 1,000)"
    )
    balance.add_argument("--seed", default="balance", help="the same text gives the same deals")
    balance.add_argument("--simulations", type=count, help="for each decision (default: the bot's)")
    balance.add_argument("--tune", action="store_true", help="change the set until it is fair")
    balance.add_argument("--out", metavar="FOLDER", default="balance-troll", help="for the figures")
    balance.add_argument("--processes", type=count, help="default: one for each core")


def _balance(arguments: Arguments, words: Words) -> int:
    from taproom.arena.balance.measuring import Bench, Stopped
    from taproom.bots import Budget

    bench = Bench(
        arguments.seats,
        arguments.bot,
        Budget(simulations=arguments.simulations),
        arguments.processes or os.cpu_count() or 1,
        Path(arguments.out),
        words,
    )
    coasters = _coasters(arguments.coasters)
    try:
        if arguments.tune:
            coasters = _tune(bench, coasters, arguments, words)
        measured = bench.measure(coasters, arguments.deals, arguments.seed)
    except (Stopped, KeyboardInterrupt):
        print(words.say("balance-stopped"), file=sys.stderr)
        return STOPPED
    _report(measured, bench.folder, words)
    return OK


def _coasters(file: str | None) -> tuple[Coaster, ...]:
    from taproom.games.troll import house_set, read_coasters

    if file is None:
        return house_set()
    try:
        return read_coasters(json.loads(read_input(file)))
    except (ValueError, RecursionError):
        raise BadOption("coasters", "file-not-json", file=file) from None


def _tune(
    bench: Bench, coasters: tuple[Coaster, ...], arguments: Arguments, words: Words
) -> tuple[Coaster, ...]:
    from rich.console import Console
    from rich.progress import track

    from taproom.kernels import available

    if not available():
        raise Refusal("no-numba")
    from taproom.arena.balance.foretelling import Foreteller
    from taproom.arena.balance.tuning import Stage, tune
    from taproom.games.troll import write_coasters

    foreteller = Foreteller()

    def measure(tried: tuple[Coaster, ...], stage: Stage) -> Measured:
        seed = f"{arguments.seed}/{stage.number}"
        return bench.measure(tried, stage.deals, seed, foreteller)

    def foretell(thought_of: Sequence[tuple[Coaster, ...]]) -> list[float]:
        console = Console(stderr=True)
        return [
            foreteller.unfairness(bench.trials(each, arguments.seed))
            for each in track(thought_of, words.say("balance-foretelling"), console=console)
        ]

    file = bench.folder / "tuned.json"
    for found in tune(coasters, measure, foretell, Random(arguments.seed), arguments.deals):
        coasters = found.coasters
        lines = ",\n".join(
            [f"  {json.dumps(each, ensure_ascii=False)}" for each in write_coasters(coasters)]
        )
        file.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
        print(_told(found, words), flush=True)
    print(words.say("balance-tuned", file=str(file)))
    return coasters


def _told(found: Tuned, words: Words) -> str:
    from taproom.arena.balance.told import points

    basic, pro = found.measured
    shifts = [abs(worth.shift.mean) for each in found.measured for worth in each.coasters]
    return words.say(
        "balance-tried",
        tried=found.tried,
        deals=found.stage.deals,
        unfairness=f"{found.measured.unfairness:.1f}",
        basic=points(basic.first.mean - 1 / 2),
        pro=points(pro.first.mean - 1 / 2),
        shift=points(max(shifts)),
    )


def _report(measured: Measured, folder: Path, words: Words) -> None:
    import msgspec

    from taproom.arena.balance.drawing import shifts
    from taproom.arena.balance.told import told

    for figures in measured:
        print(told(figures, words), end="\n\n")
        rules = figures.trial.rules
        written = msgspec.json.format(msgspec.json.encode(figures))
        (folder / f"{rules}.json").write_bytes(written + b"\n")
        (folder / f"{rules}.svg").write_text(shifts(figures, words), encoding="utf-8")
    print(words.say("balance-written", folder=str(folder)))
