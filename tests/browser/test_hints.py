"""What a bot would do: laid out to be confirmed in one tap, and told to nobody but the asker."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Locator, expect

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
    expect(panel(person)).to_have_attribute("aria-busy", "false")
    told = hints(person)[heard:]
    assert len(told) == 1
    return told[0]


def ask_until_weighed(person: Person) -> dict[str, Any]:
    """Until its kernels are ready, a house only says what its best bot would do."""
    for _ in range(8):
        hint = ask(person)
        if hint["prospects"]:
            return hint
    raise AssertionError("nothing was weighed")


def panel(person: Person) -> Locator:
    return person.page.get_by_role("region", name=person.say("hint-title"))


def lines(person: Person) -> Locator:
    """What is expected of each action; a tap lays it out."""
    return panel(person).get_by_role("listitem").get_by_role("button")


def bottom(shown: Locator) -> float:
    box = shown.bounding_box()
    assert box
    return box["y"] + box["height"]


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
        advised = ask(person)["action"]
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
        advised = ask(person)["action"]
        declined = None in advised.values()
        button = (
            table.bar.locator("button:not(.primary):not(.quiet)") if declined else table.confirm
        )
        button.first.click()
        expect(person.page.get_by_role("button", name=person.say("web-close"))).to_be_hidden()
        assert last_done(house.table(lobby.code)) == advised
        followed.add(advised["type"])


def test_every_action_can_be_laid_out_from_the_advice(welcome: Welcome, house: House) -> None:
    """On a phone, without covering the row or the hand, and put away by a key."""
    person = welcome(width=390, height=844)
    lobby = short_table(person, "half-pint", 4)
    lobby.deal()
    table = CardTable(person)
    table.wait()
    advised = ask_until_weighed(person)["action"]
    expect(lines(person)).to_have_count(7)
    other = 5 if advised["tricks"] != 5 else 4
    lines(person).nth(other).click()
    expect(lines(person).nth(other)).to_have_attribute("aria-pressed", "true")
    confirm(table)
    assert last_done(house.table(lobby.code)) == {"type": "predict", "tricks": other}

    table.play_on(until="play")
    prospects = ask_until_weighed(person)["prospects"]
    assert bottom(table.hand) <= 844
    row = table.row.bounding_box()
    assert row
    assert bottom(panel(person)) <= row["y"]
    if len(prospects) > 3:
        more = person.say("hint-all", count=len(prospects))
        person.page.get_by_role("button", name=more).click()
    expect(lines(person)).to_have_count(len(prospects))
    lines(person).last.click()
    lines(person).last.press("Escape")
    expect(lines(person)).to_have_count(0)
    asking = person.page.get_by_role("button", name=person.say("hint-ask"), exact=True)
    expect(asking).to_be_focused()
    action = prospects[-1]["action"]
    left = len(table.cards()) - len(action["hand"])
    table.bar.locator("button.primary").click()
    # Not that the turn is over: it may be the own one again before that is seen.
    expect(table.hand.get_by_role("button")).to_have_count(left)
    assert last_done(house.table(lobby.code)) == action


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
    # To predict, to bet and to play: once, if one play takes the whole hand (F-7).
    assert len(hints(person)) == asked >= 3
    assert not any('"reason"' in frame for frame in spectator.frames)
