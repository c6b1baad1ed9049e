"""What a table agrees on before it is opened: toasts after their warning, decks that are whole."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Welcome
from .doors import SHORT, Lobby, NewTable
from .house import House
from .person import Person


@pytest.fixture
def person(welcome: Welcome) -> Person:
    return welcome()


@pytest.fixture
def new(person: Person) -> NewTable:
    person.go("/new?game=half-pint")
    return NewTable(person)


def toast(new: NewTable, number: int) -> Locator:
    return new.switch(new.person.say(f"toast-name-{number}"))


def test_toasts_after_their_warning(new: NewTable, person: Person, house: House) -> None:
    page, say = person.page, person.say
    page.get_by_text(say("toasts-title"), exact=True).click()
    warning = page.get_by_text(say("toast-warning"))
    expect(warning).to_be_visible()
    for number in range(1, 10):
        expect(toast(new, number)).to_be_disabled()
        expect(toast(new, number)).not_to_be_checked()
    new.switch(say("toasts-read")).check()
    toast(new, 2).check()
    expect(warning).to_be_visible()
    lobby = new.open()
    expect(page.get_by_text(say("toast-warning"))).to_be_visible()
    assert house.table(lobby.code).game.options["toasts"] == [2]


def test_wrong_deck_is_refused_with_its_card(new: NewTable, person: Person) -> None:
    new.load_deck({**SHORT, "G7": (99, 3)})
    problem = person.page.get_by_role("alert").get_by_text("G7")
    expect(problem).to_have_text(person.say("refusal-bad-option-deck-numbers", card="G7"))
    new.rounds(1)
    with person.cut_off():  # the browser itself complains of every refusal
        person.page.get_by_role("button", name=person.say("new-open"), exact=True).click()
        expect(person.page.get_by_role("alert").get_by_text("G7")).to_have_count(2)
    assert "/new" in person.page.url


def test_deck_can_be_edited_in_the_page(new: NewTable, person: Person, house: House) -> None:
    page, say = person.page, person.say
    page.get_by_text(say("deck-title"), exact=True).click()
    page.get_by_role("button", name=say("own-set-edit"), exact=True).click()
    page.get_by_role("spinbutton").first.fill("7")
    lobby = new.open()
    deck = house.table(lobby.code).game.options["deck"]
    assert isinstance(deck, dict)
    assert deck["R1"][0] == 7


@pytest.mark.usefixtures("new")
def test_preset_in_one_tap(person: Person, house: House) -> None:
    name = person.say("preset-troll-teams")
    person.page.get_by_role("button", name=name, exact=True).click()
    played = house.table(Lobby(person).code)
    assert (played.game.id, played.game.seats) == ("troll", 4)
    assert played.game.options["rules"] == "pro"
