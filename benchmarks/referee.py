"""How many whole games the referee judges in a second, untraced, from a file.

    python benchmarks/referee.py [--games 2000]

Half-Pint, 4 seats, 10 rounds, scripted decks; the file is made first, and not timed. What is timed
is the command itself, as a user runs it: start of the interpreter, reading and writing included.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from random import Random

import taproom
from taproom.core import Scripted, Seat
from taproom.games.tricks import DECK
from taproom.testing.conformance import random_game
from taproom.transcript.actions import action_to_json

WANTED = 200


def transcript(random: Random) -> str:
    decks = [random.sample(DECK, len(DECK)) for _ in range(11)]
    chance = Scripted({f"deck-{number}": deck for number, deck in enumerate(decks, 1)})
    steps = list(random_game(taproom.game("half-pint", seats=4), chance, random, Seat(0)))
    played = len(steps[-1][0].rounds)
    return json.dumps(
        {
            "game": "half-pint",
            "seats": 4,
            "first": 0,
            "options": {"rounds": 10},
            "chance": {"decks": [[str(card) for card in deck] for deck in decks[:played]]},
            "actions": [[seat, action_to_json(action)] for _, seat, action in steps],
            "trace": False,
        }
    )


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=2000)
    count = parser.parse_args().games
    with tempfile.TemporaryDirectory() as folder:
        file, verdicts = Path(folder, "games.jsonl"), Path(folder, "verdicts.jsonl")
        random = Random(1)
        file.write_text("".join(transcript(random) + "\n" for _ in range(count)))
        command = [sys.executable, "-m", "taproom", "referee", str(file)]
        with verdicts.open("wb") as out:
            start = time.perf_counter()
            subprocess.run(command, stdout=out, check=True)
            seconds = time.perf_counter() - start
        lines = verdicts.read_text().splitlines()
    assert len(lines) == count
    assert all(json.loads(line)["over"] for line in lines)
    rate = count / seconds
    print(f"{count} games in {seconds:.1f} s: {rate:.0f} games/s ({rate / WANTED:.2f} x {WANTED})")


if __name__ == "__main__":
    main()
