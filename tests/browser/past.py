"""Tables with a past: written into the log before anybody comes to them.

What takes a table an hour, or luck, is here decided by somebody who sees all the cards.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from random import Random
from typing import Any

from taproom.core import Action, Seat
from taproom.games.tricks.state import TricksState
from taproom.table import Entry, House, Sender, opened, wire
from taproom.table.events import Acted, AnyEvent, Began, Sat
from taproom.transcript.actions import action_to_json

from .doors import SHORT, FrontDoor
from .person import Person

_BOT = "rookie"
_HOUSE = House((_BOT,), lambda: "a secret of the house")
_AT_ONCE = wire.Settings(pace="at-once")

Acts = list[tuple[Seat, Action]]


def known_as(person: Person, name: str) -> Sender:
    """Somebody whom the house knows, with the name they took."""
    FrontDoor(person).be(name)
    player = person.page.evaluate("JSON.parse(localStorage.getItem('taproom.player'))")
    return Sender(player["id"], player["name"])


class Past:
    """A game of cards that has begun, people in the first seats, and what happened in it so far."""

    def __init__(
        self,
        code: str,
        people: Sequence[Sender],
        seats: int,
        settings: wire.Settings = _AT_ONCE,
        *,
        seconds_ago: float = 0,
        **options: Any,
    ) -> None:
        self._at = time.time() - seconds_ago
        options = {"deck": SHORT, **options}
        bots = [_BOT] * (seats - len(people))
        new = wire.NewTable("half-pint", seats, options, settings, first=0, bots=bots)
        entries, self.table = opened(new, code, people[0], _HOUSE, self._at)
        self.log: list[Entry] = [*entries]
        for seat, each in enumerate(people[1:], 1):
            self.happen(Sat(seat, each.player, each.name))
        self.happen(Began())

    @property
    def state(self) -> TricksState:
        assert isinstance(self.table.state, TricksState)
        return self.table.state

    def happen(self, event: AnyEvent) -> None:
        entry = Entry(self._at, event)
        self.table = self.table.after(entry)
        self.log.append(entry)

    def act(self, acts: Acts) -> None:
        for seat, action in acts:
            self.happen(Acted(seat, action_to_json(action)))


def marked_round(state: TricksState, seat: Seat) -> Acts:
    """How this round can go: the seat gets a mark, whatever it then does with the last card."""
    for attempt in range(1000):
        for prediction in range(4):
            acts, last = _played_out(state, {seat: prediction}, Random(attempt))
            actor, _ = acts[-1]
            endings = [last.act(actor, action)[0] for action in last.legal(actor)]
            if actor == seat and all(_mark(end, state.round.number, seat) for end in endings):
                return acts
    raise AssertionError("no such round in a thousand")


def _played_out(
    state: TricksState, predictions: dict[Seat, int], random: Random
) -> tuple[Acts, TricksState]:
    """All that is done in the round, and the state before the last of it."""
    number, acts, last = state.round.number, Acts(), state
    while state.round.number == number and state.result is None:
        seat, last = state.actors[0], state
        legal = state.legal(seat)
        predicting = state.phase == "predict"
        action = legal[predictions.get(seat, 0)] if predicting else random.choice(legal)
        acts.append((seat, action))
        state, _ = state.act(seat, action)
    return acts, last


def _mark(state: TricksState, number: int, seat: Seat) -> str:
    return next(each for each in state.rounds if each.number == number).mark(seat)
