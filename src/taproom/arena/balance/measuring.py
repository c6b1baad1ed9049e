"""A set measured in the basic and the pro game; what was played is kept, so that it can go on."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from msgspec import Struct

from taproom.arena.balance.figures import figures
from taproom.arena.balance.trial import Mirrored, Trial, play_mirrored
from taproom.arena.balance.tuning import Measured
from taproom.arena.journal import Journal
from taproom.arena.running import play
from taproom.bots import Budget, bot
from taproom.games.troll import Coaster, MugType, write_coasters
from taproom.i18n import Words

if TYPE_CHECKING:
    from taproom.arena.balance.foretelling import Foreteller  # needs numpy


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

    def measure(
        self,
        coasters: Sequence[Coaster],
        deals: int,
        seed: str,
        foreteller: Foreteller | None = None,
    ) -> Measured:
        """If there is a foreteller, it learns from what was played."""
        measured = []
        for trial in self.trials(coasters, seed):
            played = self._play(trial, deals)
            if foreteller:
                foreteller.learn(trial, played)
            measured.append(figures(trial, played))
        return Measured(*measured)

    def trials(self, coasters: Sequence[Coaster], seed: str) -> tuple[Trial, Trial]:
        """In the basic and in the pro game."""
        bot(self.bot, "troll")  # refused by name, before anything is played
        written = write_coasters(coasters)
        pro = Trial("pro", self.seats, written, self.bot, seed, self.budget)
        return msgspec.structs.replace(pro, rules="basic", coasters=_plain(written)), pro

    def _play(self, trial: Trial, deals: int) -> list[Mirrored]:
        name = sha256(msgspec.json.encode(trial)).hexdigest()[:12]
        journal = Journal(self.folder / "played" / f"{trial.rules}-{name}.jsonl", trial, Mirrored)
        title = self.words.say("balance-measuring", rules=trial.rules, seats=self.seats)
        try:
            playing = partial(play_mirrored, trial)
            if not play(title, playing, journal, deals, self.processes, ray=False):
                raise Stopped
        finally:
            journal.close()
        return journal.first(deals)


def _plain(written: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Without what the basic game does not use (TR-5): sets that differ only there are one, and
    what was played with one need not be played with the other."""
    return [{**each, "type": MugType.LIGHT.value, "ability": None} for each in written]
