"""Out of time: a bot acts for whoever is late, and hands the seat back when they return."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from taproom.core import Seat
from taproom.games.tricks import Predict
from taproom.table import CLOCK_SECONDS, Sender, wire
from taproom.table.events import Acted

from .card_table import CardTable
from .company import play_together
from .conftest import Welcome
from .house import House
from .past import Past, known_as

BRISK = wire.Settings(clock="brisk", pace="at-once")
LEFT = 4
"""Seconds until somebody is late."""


def nearly_late(house: House, code: str, people: list[Sender]) -> None:
    """The first one has predicted, and the other's time is nearly up."""
    seconds = CLOCK_SECONDS[BRISK.clock]
    assert seconds is not None
    past = Past(code, people, len(people), BRISK, seconds_ago=seconds - LEFT, rounds=1)
    past.act([(Seat(0), Predict(1))])
    house.remember(code, past.log)


def plate(table: CardTable, seat: int) -> Locator:
    return table.board.locator(f"[data-seat='{seat}']")


def test_bot_takes_over_who_is_away_until_they_return(welcome: Welcome, house: House) -> None:
    anna, ben = welcome(), welcome()
    nearly_late(house, "LATE01", [known_as(anna, "Anna"), known_as(ben, "Ben")])
    anna.go("/table/LATE01")
    table = CardTable(anna)
    expect(anna.page.get_by_role("timer")).to_be_visible()
    replaced = re.compile(anna.say("stand-in"))
    expect(plate(table, 1)).to_have_accessible_name(replaced)
    assert house.table("LATE01").chairs[1].taken_over
    assert table.wait() == "bet", "the bot has predicted"

    ben.go("/table/LATE01")
    expect(plate(table, 1)).not_to_have_accessible_name(replaced)
    chair = house.table("LATE01").chairs[1]
    assert not chair.taken_over
    play_together([table, CardTable(ben)])
    by_ben = [entry for entry in house.log_of("LATE01") if entry.by == chair.player]
    assert [entry for entry in by_ben if isinstance(entry.event, Acted)], "and not by the bot"


def test_who_slept_at_the_table_takes_the_seat_back(welcome: Welcome, house: House) -> None:
    anna, ben = welcome(), welcome()
    nearly_late(house, "LATE02", [known_as(anna, "Anna"), known_as(ben, "Ben")])
    ben.go("/table/LATE02")
    told = ben.page.get_by_role("status").filter(has_text=ben.say("taken-over"))
    expect(told).to_be_visible()
    told.get_by_role("button", name=ben.say("taken-back")).click()
    expect(told).to_have_count(0)
    assert not house.table("LATE02").chairs[1].taken_over
