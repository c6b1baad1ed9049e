"""Whole games without a mouse, from the front door on."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from .conftest import Welcome
from .doors import FrontDoor, Lobby
from .house import House
from .keyboard import KeyboardCardTable, KeyboardTrollTable, Keys
from .person import Person


def chosen(person: Person, legend: str) -> Locator:
    """The one stop of Tab in a group of choices."""
    group = person.page.get_by_role("group", name=person.say(legend), exact=True)
    return group.locator("input:checked")


def open_and_deal(person: Person, game: str) -> str:
    """A table with bots at once; cards for one round. The code."""
    keys, page, say = Keys(person), person.page, person.say
    keys.reach(FrontDoor(person).link_to_open(game))
    keys.press("Enter")
    page.wait_for_url("**/new*")
    if game != "troll":
        keys.reach(chosen(person, "new-seats"))
        keys.press("ArrowLeft", "ArrowLeft")
        keys.reach(chosen(person, "rounds-title"))
        keys.press("ArrowRight")  # after the last choice comes the first
    keys.reach(chosen(person, "pace-title"))
    keys.press("ArrowLeft")  # and before the first, the last
    keys.reach(page.get_by_role("button", name=say("new-open"), exact=True))
    keys.press("Enter")
    lobby = Lobby(person)
    keys.reach(page.get_by_role("button", name=person.pattern("start-with-bots", count=1)))
    keys.press("Enter")
    return lobby.code


def test_half_pint(welcome: Welcome, house: House) -> None:
    person = welcome()
    code = open_and_deal(person, "half-pint")
    table = KeyboardCardTable(person)
    table.play_on()
    played = house.table(code)
    assert (played.stage, len(played.chairs), played.settings.pace) == ("over", 2, "at-once")
    table.keys.reach(table.ending.get_by_role("button", name=person.say("rematch")))
    table.keys.press("Enter")
    expect(table.signs["predict"]).to_be_visible()


def test_troll(welcome: Welcome, house: House) -> None:
    person = welcome()
    code = open_and_deal(person, "troll")
    table = KeyboardTrollTable(person)
    assert table.asked()
    assert_arrows_cross_the_table(table)
    table.play_on()
    assert house.table(code).stage == "over"


def assert_arrows_cross_the_table(table: KeyboardTrollTable) -> None:
    """From the hand to the field and back; a hand may lie in two rows."""
    coasters = table.hand.get_by_role("button")
    table.keys.reach(coasters.nth(coasters.count() // 2))
    for arrow, there in (("ArrowUp", table.field), ("ArrowDown", table.hand)):
        table.keys.press(arrow)
        if not there.locator(":focus").count():
            table.keys.press(arrow)
        expect(there.locator(":focus")).to_have_count(1)
