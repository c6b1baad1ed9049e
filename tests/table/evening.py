"""An evening at a table: commands, and the log that came of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

from taproom.core import Seat
from taproom.table import (
    Entry,
    House,
    Looker,
    Presence,
    Sender,
    Step,
    Table,
    bot_acted,
    commanded,
    decode,
    encode,
    opened,
    returned,
    timed_out,
    wire,
)
from taproom.transcript import action_to_json

BOTS = ("tourist", "rookie")
HOST = "ann"
EVERYBODY = Presence(frozenset({"ann", "ben", "cleo", "dora"}))


def secrets() -> Iterator[str]:
    """Each once, and not to be taken for anything else in a message."""
    return (f"{number:02d}" + "5ec7e7" * 10 for number in count(1))


class Evening:
    """A table with everything that was ever stored of it; time passes with every command."""

    def __init__(
        self,
        game: str = "half-pint",
        seats: int = 3,
        options: dict[str, Any] | None = None,
        **more: Any,
    ) -> None:
        drawn = secrets()
        self.house = House(BOTS, lambda: next(drawn))
        self.now = 1_000.0
        self._ids = count(1)
        new = wire.NewTable(game, seats, options or {}, **more)  # type: ignore[arg-type]
        entries, self.table = opened(new, "BCDFGH", sender(HOST), self.house, self.now)
        self.log: list[Entry] = [*entries]

    def do(self, player: str, command: wire.Command) -> Step | None:
        """A command, stored if it is not refused."""
        self.now += 1
        return self._stored(commanded(self.table, command, sender(player), self.house, self.now))

    def new_id(self) -> str:
        return f"c{next(self._ids)}"

    def sit(self, player: str, seat: int | None = None) -> Step | None:
        return self.do(player, wire.Sit(self.new_id(), seat))

    def leave(self, player: str, seat: int) -> Step | None:
        return self.do(player, wire.Leave(self.new_id(), seat))

    def start(self) -> Step | None:
        return self.do(HOST, wire.Start(self.new_id()))

    def rematch(self, player: str) -> Step | None:
        return self.do(player, wire.Rematch(self.new_id()))

    def undo(self, player: str, seat: int) -> Step | None:
        return self.do(player, wire.Undo(self.new_id(), seat))

    def act(self, seat: int, action: Any) -> Step:
        """By whoever acts for that seat."""
        self.now += 1
        said = action if isinstance(action, dict) else action_to_json(action)
        chair = self.table.chairs[seat]
        if chair.player is None or chair.bot is not None:
            step = bot_acted(self.table, Seat(seat), said, self.house, self.now)
        else:
            by = sender(chair.player)
            act = wire.Act(self.new_id(), seat, said)
            told = commanded(self.table, act, by, self.house, self.now)
            assert told is not None
            step = told
        self._stored(step)
        return step

    def act_at_random(self, random: Random) -> Step:
        state = self.table.state
        assert state is not None
        seat = random.choice(state.actors)
        return self.act(seat, random.choice(state.legal(seat)))

    def play_on(self, random: Random) -> Iterator[Step]:
        """Random legal actions to the end of the game."""
        while self.table.stage == "playing":
            yield self.act_at_random(random)

    def time_out(self) -> Step | None:
        return self._stored(timed_out(self.table, self.now))

    def come_back(self, player: str) -> Step | None:
        return self._stored(returned(self.table, player, self.now))

    def folded(self) -> Table:
        """The table as another server would read it."""
        return Table.folded([decode(encode(entry)) for entry in self.log])

    def _stored(self, step: Step | None) -> Step | None:
        if step is not None:
            assert step.before is self.table
            self.log += step.entries
            self.table = step.after
        return step


def sender(player: str) -> Sender:
    return Sender(player, player.title())


def looker(table: Table, player: str | None, seat: int | None = None) -> Looker:
    """Somebody who looks: from their first seat, unless another is named."""
    own = table.seats_of(player)
    return Looker(player, seat if seat is not None else next(iter(own), None), own)
