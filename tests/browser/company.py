"""Several people at one table, each at a browser of their own."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Final

from .card_table import CardTable, Moment
from .conftest import PATIENCE, Welcome
from .doors import FrontDoor, Lobby, short_table
from .person import Person

NAMES: Final = ("Anna", "Boris", "Clara")


def gather(
    welcome: Welcome, people: int, seats: int, *, bets: str = "together"
) -> tuple[list[Person], list[Lobby]]:
    """The first one opens a short table of Half-Pint, the others come with its code."""
    persons = [welcome() for _ in range(people)]
    host = short_table(persons[0], "half-pint", seats, bets=bets)
    guests = [FrontDoor(person).join(host.code) for person in persons[1:]]
    for lobby, name in zip(guests, NAMES[1:], strict=False):
        lobby.sit(name)
    return persons, [host, *guests]


def play_together(tables: Sequence[CardTable], until: Moment = "over") -> CardTable:
    """Everybody does what they are asked for, until one comes to a moment: that one."""
    last_act = time.monotonic()
    while time.monotonic() - last_act < PATIENCE / 1000:
        for table in tables:
            moment = table.moment()
            if moment == until:
                return table
            if moment is not None and moment != "over":
                table.do(moment)
                last_act = time.monotonic()
    raise AssertionError("nobody is asked for anything")
