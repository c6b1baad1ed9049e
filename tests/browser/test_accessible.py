"""axe-core finds nothing on any page, by day and by night."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, expect

from .card_table import CardTable
from .conftest import Welcome
from .doors import FrontDoor, short_table
from .gallery import Exhibit, Gallery
from .person import Person
from .test_hints import ask_until_weighed

AXE: Final = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
Violation = dict[str, Any]


def test_every_page(look: Welcome, gallery: Gallery) -> None:
    person = look(width=390, height=844)
    found = {}
    for name, exhibit in gallery.exhibits.items():
        person.page.goto("about:blank")  # for another hash alone, no page is loaded anew
        open_at(person, exhibit)
        found[name] = violations(person.page)
    assert found == {name: [] for name in gallery.exhibits}


def test_every_drawer(look: Welcome, gallery: Gallery) -> None:
    """All that is pulled out from the side of a table."""
    person = look(width=390, height=844)
    open_at(person, gallery.exhibits["playing"])
    invite = person.page.get_by_role("button", name=person.say("share-title"), exact=True)
    tools = person.page.get_by_role("navigation", name=person.say("table-tools"))
    advice = tools.get_by_role("button", name=person.say("hint-ask"), exact=True)
    advice.wait_for()
    ask_until_weighed(person)
    assert violations(person.page) == []
    drawers = [each for each in tools.get_by_role("button").all() if each.is_visible()][1:]
    assert len(drawers) >= 4
    for drawer in (invite, *drawers):
        drawer.click()
        person.page.get_by_role("dialog").wait_for()
        assert violations(person.page) == []
        person.page.keyboard.press("Escape")
        person.page.get_by_role("dialog").wait_for(state="detached")


def test_a_trick_and_a_round_counted(welcome: Welcome) -> None:
    person = welcome(width=390, height=844)
    short_table(person, "half-pint", 2).deal()
    table = CardTable(person)
    table.play_on(until="play")
    person.page.evaluate(AXE.read_text("utf-8"))
    table.pick(0)
    assert violations(person.page) == []
    table.play_button.click()
    counted = person.page.get_by_role("region", name=person.say("tricks-round-counted", round=1))
    for _ in range(3):
        counted.or_(table.signs["play"]).first.wait_for()
        if not counted.is_visible():
            table.play_a_card()
    counted.get_by_role("button").first.click()  # who reads closely is not hurried
    assert violations(person.page) == []


def test_new_page_is_read_from_its_heading_on(welcome: Welcome) -> None:
    """Whoever cannot see that the page has changed is taken to what it is."""
    person = welcome()
    page, say = person.page, person.say
    front = FrontDoor(person)
    expect(page.locator("body")).to_be_focused()  # the first page is read by the browser itself
    front.link_to_open("troll").click()
    expect(page.get_by_role("heading", level=1, name=say("open-table"))).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(page.get_by_role("link", name=say("to-front"))).to_be_focused()
    page.go_back()
    expect(page.get_by_role("heading", level=1, name="Taproom")).to_be_focused()
    front.play_now("half-pint")
    table = page.get_by_role("heading", level=1, name=say("game-name", game="half-pint"))
    expect(table).to_be_focused()


def test_what_has_the_focus_keeps_it(welcome: Welcome) -> None:
    """Between pages of the same kind the link that was followed stays where it is."""
    person = welcome()
    person.go("/rules/half-pint")
    link = person.page.get_by_role("link", name=person.say("game-name", game="troll")).first
    link.click()
    person.page.wait_for_url("**/rules/troll")
    expect(link).to_be_focused()


def open_at(person: Person, exhibit: Exhibit) -> None:
    person.go(exhibit.path)
    exhibit.shown(person).wait_for(state="attached")
    person.page.evaluate(AXE.read_text("utf-8"))


def violations(page: Page) -> list[str]:
    """By day in everything, by night in the colours."""
    page.emulate_media(color_scheme="light")
    by_day: list[Violation] = page.evaluate("async () => (await axe.run()).violations")
    page.emulate_media(color_scheme="dark")
    by_night: list[Violation] = page.evaluate(
        "async () => (await axe.run({ runOnly: ['color-contrast'] })).violations"
    )
    return [
        f"{light}: {each['help']}: {node['html'][:200]} {node.get('failureSummary', '')}"
        for light, found in (("day", by_day), ("night", by_night))
        for each in found
        for node in each["nodes"]
    ]
