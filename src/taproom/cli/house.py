"""Commands to play and to watch."""

from __future__ import annotations

import os
import sys
import time
from typing import Any, Final

from taproom.cli.arguments import (
    GAMES,
    OK,
    Arguments,
    add_option,
    add_seats,
    command,
    option,
    seats_of,
)
from taproom.i18n import Words

NAMES: Final = ("Anna", "Bruno", "Clara", "Dieter", "Elena", "Fritz", "Galina")

_SHORT: Final = {"half-pint": {"rounds": 3}, "muertos": {"rounds": 3}}
"""A whole game is long to watch."""
LONGEST_PAUSE: Final = 60.0
PORT: Final = 8765


def add(commands: Any) -> None:
    serve = command(commands, "serve", "open the house: play in the browser", _serve)
    serve.add_argument("--host", default="0.0.0.0", help="address to listen at (default: all)")
    serve.add_argument("--port", type=int, help=f"default: {PORT}, or the next that is free")
    serve.add_argument("--store", help="where games are kept: sqlite:///FILE (default: your home)")
    serve.add_argument("--address", help="how others reach it, if not by this machine's address")
    serve.add_argument(
        "--calls-a-minute", type=int, default=300, help="of the lobby, for each visitor's address"
    )
    serve.add_argument("--open", action="store_true", help="open it in your browser")

    watch = command(commands, "watch", "watch bots play, told as it goes", _watch)
    watch.add_argument("games", nargs="*", metavar="GAME", help=f"{', '.join(GAMES)}; default: all")
    add_seats(watch)
    watch.add_argument("--bots", default="rookie,tourist", help="who plays, in turn of the seats")
    watch.add_argument("--seed", help="the same text gives the same game")
    add_option(watch)
    watch.add_argument("--pause", type=_seconds, default=0.0, help="seconds after what was told")
    watch.add_argument("--reasons", action="store_true", help="let the bots think aloud")


def _seconds(text: str) -> float:
    seconds = float(text)
    if not 0 <= seconds <= LONGEST_PAUSE:
        raise ValueError
    return seconds


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


def _watch(arguments: Arguments, words: Words) -> int:
    from taproom import games
    from taproom.bots import bot
    from taproom.core import Seeded, System
    from taproom.terminal import Player, wants_colour, watch

    bots = [name.strip() for name in arguments.bots.split(",")]
    options = dict(map(option, arguments.option))
    chosen = [
        games.game(game_id, seats_of(arguments, game_id), options or _SHORT.get(game_id, {}))
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
