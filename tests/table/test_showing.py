"""Updates leave out what has not changed: whoever heard all of them knows what a newcomer sees."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from taproom.table import Looker, Presence, Step, Telling, whole, wire

from .evening import EVERYBODY, Evening, looker
from .showing import Shown

PLAYERS = ("ann", "ben", "stranger", None)

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("half-pint", 2, {"rounds": 3}),
    ("half-pint", 4, {"rounds": 2, "toasts": [1, 2, 3, 4, 5, 6, 7, 8, 9]}),
    ("half-pint", 3, {"rounds": 2, "bets": "in-turn"}),
    ("muertos", 5, {"rounds": 2, "doubts": True}),
    ("muertos", 3, {"rounds": 2}),
    ("troll", 2, {}),
    ("troll", 4, {"rules": "pro"}),
]


def present() -> Presence:
    return EVERYBODY


class Audience:
    """Everybody who looks, and hears every update."""

    def __init__(self, evening: Evening) -> None:
        self._shown = {player: Shown() for player in PLAYERS}
        for player, shown in self._shown.items():
            shown.take_in(_entire(evening, looker(evening.table, player)))

    def hear(self, evening: Evening, step: Step) -> None:
        telling = Telling(step, present, 0.0)
        for player, shown in self._shown.items():
            to = looker(evening.table, player)
            shown.take_in(msgspec.json.decode(telling.to(to), type=wire.Update))
            newcomer = Shown()
            newcomer.take_in(_entire(evening, to))
            assert shown == newcomer, player


def _entire(evening: Evening, to: Looker) -> wire.Update:
    told = whole(evening.table, to, EVERYBODY, 0.0)
    return msgspec.json.decode(told, type=wire.Update)


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_updates_add_up_to_the_whole(game: str, seats: int, options: dict[str, Any]) -> None:
    """Through two games, with everything that can happen at a table besides."""
    random = Random(21)
    evening = Evening(game, seats, options)
    evening.sit("ben")
    audience = Audience(evening)

    def happens(step: Step | None) -> None:
        if step is not None:
            audience.hear(evening, step)

    happens(evening.start())
    for _ in range(2):
        while evening.table.stage == "playing":
            happens(evening.act_at_random(random))
            seat = random.choice([0, 1])
            player = evening.table.chairs[seat].player
            if player is None or random.random() < 0.8:
                continue
            if evening.table.may_undo(seat):
                happens(evening.undo(player, seat))
            happens(evening.do(player, wire.Say(evening.new_id(), phrase="ouch")))
            if "toasts" not in options:  # a toast that was raised stays raised, for who heard of it
                out = wire.SitOut(evening.new_id(), seat, random.random() < 0.5)
                happens(evening.do(player, out))
            happens(evening.time_out())
            happens(evening.come_back(player))
        happens(evening.rematch("ann"))
        happens(evening.rematch("ben"))
    assert evening.table.number == 3


def test_who_has_nothing_new_to_know_is_not_told_it_again() -> None:
    """While others predict, a hand and what can be predicted stay what they are."""
    evening = Evening("half-pint", 3, {"rounds": 1})
    evening.sit("ben")
    evening.start()
    step = evening.act(1, {"type": "predict", "tricks": 1})
    told = {
        player: msgspec.json.decode(
            Telling(step, present, 0.0).to(looker(step.after, player)), type=wire.Update
        ).me
        for player in PLAYERS
    }
    assert told["ben"] is not None
    assert told["ben"].prediction == 1
    assert [told["ann"], told["stranger"], told[None]] == [None, None, None]
