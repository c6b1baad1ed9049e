"""A set measured in the basic and the pro game; what was played is kept, so that it can go on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from taproom.arena.balance.figures import Figures, figures
from taproom.arena.balance.trial import Mirrored, Trial, play_mirrored
from taproom.arena.balance.tuning import Measured
from taproom.arena.journal import Journal
from taproom.arena.running import play
from taproom.bots import Budget, bot
from taproom.games.troll import Coaster, write_coasters
from taproom.i18n import Words


class Stopped(Exception):
    """Ctrl-C: the same command goes on from here."""


class Bench(Struct, frozen=True):
    """How sets are measured."""

    seats: int
    bot: str
    budget: Budget
    processes: int
    folder: Path
    words: Words

    def measure(self, coasters: Sequence[Coaster], deals: int, seed: str) -> Measured:
        bot(self.bot, "troll")  # refused by name, before anything is played
        written = write_coasters(coasters)
        return Measured(
            self._figures("basic", written, deals, seed), self._figures("pro", written, deals, seed)
        )

    def _figures(self, rules: str, written: list[dict[str, Any]], deals: int, seed: str) -> Figures:
        trial = Trial(rules, self.seats, written, self.bot, seed, self.budget)
        name = sha256(msgspec.json.encode(trial)).hexdigest()[:12]
        journal = Journal(self.folder / "played" / f"{rules}-{name}.jsonl", trial, Mirrored)
        title = self.words.say("balance-measuring", rules=rules, seats=self.seats)
        try:
            playing = partial(play_mirrored, trial)
            if not play(title, playing, journal, deals, self.processes, ray=False):
                raise Stopped
        finally:
            journal.close()
        return figures(trial, journal.first(deals))
