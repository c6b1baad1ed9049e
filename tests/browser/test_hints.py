"""What a bot would do: laid out to be confirmed in one tap, and told to nobody but the asker."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import expect

from taproom.table import Table

from .card_table import CardTable, Moment
from .conftest import Welcome
from .doors import short_table
from .house import House
from .leaks import cards_in, due
from .person import Person
from .troll_table import TrollTable


def ask(person: Person) -> dict[str, Any]:
    """What was advised, as it came."""
    heard = len(hints(person))
    person.page.get_by_role("button", name=person.say("hint-ask"), exact=True).click()
    person.page.get_by_role("button", name=person.say("web-close")).wait_for()
    told = hints(person)[heard:]
    assert len(told) == 1
    advised: dict[str, Any] = told[0]["action"]
    return advised


def confirm(table: CardTable) -> None:
    """The advice goes with the decision it was for."""
    table.bar.locator("button.primary").click()
    closing = table.page.get_by_role("button", name=table.person.say("web-close"))
    expect(closing).to_be_hidden()


def hints(person: Person) -> list[dict[str, Any]]:
    told = [json.loads(frame) for frame in person.frames]
    return [message for message in told if message["type"] == "hint"]


def last_done(table: Table) -> dict[str, Any]:
    """By the first seat."""
    acted = [action for seat, action in table.transcript()["actions"] if seat == 0]
    done: dict[str, Any] = acted[-1]
    return done


def test_cards_are_laid_out_for_one_tap(welcome: Welcome, house: House) -> None:
    person = welcome()
    lobby = short_table(person, "half-pint", 3)
    lobby.deal()
    table = CardTable(person)
    followed: list[Moment] = []
    while (moment := table.wait()) != "over":
        if moment == "read":
            table.read()
            continue
        advised = ask(person)
        confirm(table)
        assert last_done(house.table(lobby.code)) == advised
        followed.append(moment)
    assert {"predict", "bet", "play"} <= set(followed)


def test_coasters_are_laid_out_for_one_tap(welcome: Welcome, house: House) -> None:
    person = welcome()
    lobby = short_table(person, "troll", 2)
    lobby.deal()
    table = TrollTable(person)
    followed: set[str] = set()
    while not {"place", "mug", "barman"} <= followed and table.asked():
        advised = ask(person)
        declined = None in advised.values()
        button = (
            table.bar.locator("button:not(.primary):not(.quiet)") if declined else table.confirm
        )
        button.first.click()
        expect(person.page.get_by_role("button", name=person.say("web-close"))).to_be_hidden()
        assert last_done(house.table(lobby.code)) == advised
        followed.add(advised["type"])


def test_reasons_of_bots_reach_nobody_unasked(welcome: Welcome, house: House) -> None:
    """Nor do those that one asks for tell what one may not know."""
    person, spectator = welcome(), welcome()
    lobby = short_table(person, "half-pint", 4)
    lobby.deal()
    spectator.go(f"/table/{lobby.code}")
    table = CardTable(person)
    asked = 0
    while (moment := table.wait()) != "over":
        if moment == "read":
            table.read()
            continue
        ask(person)
        asked += 1
        confirm(table)
    spectator.wait_to_hear('"game-ended"')

    log = house.log_of(lobby.code)
    seq = 2
    for frame in person.frames:
        message = json.loads(frame)
        seq = message.get("seq", seq)
        if message["type"] == "hint":
            assert cards_in(message) <= due(Table.folded(log[:seq]), 0), frame
        elif message["type"] != "checked":
            assert '"reason"' not in frame
    assert len(hints(person)) == asked >= 4
    assert not any('"reason"' in frame for frame in spectator.frames)
