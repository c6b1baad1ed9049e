"""Every level can be seated, under a name and a face."""

from __future__ import annotations

from playwright.sync_api import expect

from taproom.bots import NAMES

from .conftest import Welcome
from .doors import short_table
from .house import House
from .test_accessible import AXE, violations


def test_every_level_is_chosen_by_its_face(welcome: Welcome, house: House) -> None:
    person = welcome("de", width=390, height=844)
    page, say = person.page, person.say
    lobby = short_table(person, "half-pint", 7)
    page.evaluate(AXE.read_text("utf-8"))
    seats = page.locator("main li")
    for seat, level in enumerate(NAMES, start=1):
        seats.nth(seat).get_by_role("button", name=say("seat-bot-for", number=seat + 1)).click()
        dialog = page.get_by_role("dialog", name=say("seat-bot-choose", number=seat + 1))
        choice = dialog.get_by_role("button", name=say(f"bot-{level}-plays"))
        expect(choice).to_contain_text(say(f"bot-{level}"))
        expect(choice.locator("svg")).to_be_visible()
        if seat == 1:
            assert violations(page) == []
        choice.click()
        expect(seats.nth(seat)).to_contain_text(say(f"bot-{level}"))
    assert [chair.bot for chair in house.table(lobby.code).chairs] == [None, *NAMES]
    names = [seats.nth(seat).locator("strong").inner_text() for seat in range(7)]
    assert len(set(names)) == 7
    lobby.deal()
    for name in names[1:]:
        plate = page.locator("[data-seat]").filter(has_text=name)
        expect(plate.locator(".face svg")).to_have_count(2)  # a face, and the symbol of the seat
