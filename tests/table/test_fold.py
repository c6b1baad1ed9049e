"""The log is the table: whatever was done, folding what was stored gives the same table."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from taproom.core import Refusal, Seat
from taproom.i18n import Words
from taproom.table import PHRASES, Table, wire
from taproom.transcript import action_to_json

from .evening import BOTS, Evening

PLAYERS = ("ann", "ben", "cleo", "stranger")
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("half-pint", 3, {"rounds": 2, "toasts": [1, 4]}),
    ("half-pint", 2, {"rounds": 1, "bets": "in-turn"}),
    ("muertos", 4, {"rounds": 1, "doubts": True}),
    ("troll", 2, {}),
    ("troll", 4, {"rules": "pro"}),
]


def some_action(random: Random, table: Table, seat: int) -> dict[str, Any]:
    """Mostly legal, sometimes nothing of the kind."""
    legal = () if table.state is None else table.state.legal(Seat(seat))
    if legal and random.random() < 0.9:
        return action_to_json(random.choice(legal))
    return random.choice([{}, {"type": "fly"}, {"type": "predict", "tricks": 9}, {"type": 7}])


def some_seat(random: Random, table: Table) -> int:
    return random.randint(-1, len(table.chairs))


def own_seat(random: Random, table: Table, player: str) -> int:
    """Mostly their own, and one that is asked to act if there is one."""
    own = table.seats_of(player)
    asked = [seat for seat in own if table.state is not None and seat in table.state.actors]
    seats: list[int] = [*(asked or own)] or [some_seat(random, table)]
    return seats[random.randrange(len(seats))]


def an_act(id: str, random: Random, table: Table, player: str) -> wire.Act:  # noqa: A002
    seat = own_seat(random, table, player)
    return wire.Act(id, seat, some_action(random, table, seat))


def some_command(id: str, random: Random, table: Table, player: str) -> wire.Command:  # noqa: A002
    """Anything that a browser could send, sensible or not."""
    seat = some_seat(random, table)
    own = own_seat(random, table, player)
    text = random.choice(["hello there", "", "x" * 400, "two\nlines"])
    commands: list[wire.Command] = [
        wire.Undo(id, own),
        wire.Say(id, phrase=random.choice([*PHRASES, "swear"])),
        wire.Say(id, text=text),
        wire.Sit(id, random.choice([None, seat]), random.choice([None, "Guest", " ", "\n"])),
        wire.SeatBot(id, seat, random.choice([*BOTS, "wizard"])),
        wire.AddWords(id, own, text),
        wire.Start(id, random.choice([*BOTS, "wizard"])),
        wire.Rematch(id),
        wire.Change(id, wire.Settings(talk=random.random() < 0.7, clock="brisk")),
        wire.SitOut(id, own, random.random() < 0.5),
    ]
    if random.random() < 0.2:
        commands = [wire.Leave(id, own), wire.FreeSeat(id, seat)]
    return random.choice(commands)


def something_happens(evening: Evening, random: Random) -> None:
    table = evening.table
    player = random.choice(PLAYERS)
    roll = random.random()
    if roll < 0.03 and table.stage == "playing":
        evening.time_out()
    elif roll < 0.08:
        evening.come_back(player)
    elif roll < 0.45 and table.stage == "playing":
        evening.act_at_random(random)
    elif roll < 0.2 and table.stage == "gathering":
        evening.do(table.host, wire.Start(evening.new_id()))
    elif roll < 0.6:
        evening.do(player, an_act(evening.new_id(), random, table, player))
    else:
        evening.do(player, some_command(evening.new_id(), random, table, player))


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
@pytest.mark.parametrize("seed", range(6))
def test_a_table_is_the_fold_of_its_log(
    game: str, seats: int, options: dict[str, Any], seed: int
) -> None:
    random = Random(seed)
    words = [Words("en"), Words("de"), Words("ru")]
    evening = Evening(game, seats, options)
    stages = set()
    for _ in range(500):
        before, length = evening.table, len(evening.log)
        objection: Refusal | None = None
        try:
            something_happens(evening, random)
        except Refusal as refusal:
            objection = refusal
        if objection is not None:
            assert objection.code
            assert all(each.refusal(objection) for each in words)
            assert evening.table is before
            assert len(evening.log) == length
        stages.add(evening.table.stage)
        assert evening.table.seq == len(evening.log)
    assert evening.folded() == evening.table
    assert stages >= {"playing", "over"}, "an evening too dull to test anything"


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_rematch_after_rematch(game: str, seats: int, options: dict[str, Any]) -> None:
    """Everybody moves one chair on, and the log can be read at any moment."""
    random = Random(1)
    evening = Evening(game, seats, options)
    evening.sit("ben", 1)
    evening.start()
    for number in (1, 2, 3):
        assert evening.table.number == number
        for _ in evening.play_on(random):
            pass
        names = [chair.name for chair in evening.table.chairs]
        assert evening.table.stage == "over"
        assert evening.folded() == evening.table
        evening.rematch("ann")
        assert evening.table.number == number
        evening.rematch("ben")
        assert [chair.name for chair in evening.table.chairs] == [names[-1], *names[:-1]]
    assert evening.table.number == 4
    assert evening.folded() == evening.table
