"""What a table agrees on before it is opened: toasts after their warning, decks that are whole."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, expect

from taproom.games.troll.coasters import house_set_json

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


def test_deck_of_ones_own_is_kept_with_the_table(
    new: NewTable, person: Person, house: House
) -> None:
    new.load_deck(SHORT)
    expect(person.page.get_by_text(person.say("own-set-in-use"))).to_be_visible()
    lobby = new.open()
    expect(person.page.get_by_text(person.say("agreed-deck"))).to_be_visible()
    kept = house.table(lobby.code).game.options["deck"]
    assert kept == {card: [*numbers] for card, numbers in SHORT.items()}


@pytest.mark.parametrize(
    ("field", "value", "refusal"),
    [("level", 99, "coaster-field"), ("sides", None, "coaster-field-missing")],
)
def test_wrong_coaster_is_refused_by_name(
    person: Person, field: str, value: object, refusal: str
) -> None:
    coasters = house_set_json()
    coasters[4] = {**coasters[4], field: value}
    if value is None:
        del coasters[4][field]
    person.go("/new?game=troll")
    new = NewTable(person)
    new.load("coasters", json.dumps(coasters))
    said = person.say(f"refusal-bad-option-{refusal}", coaster=str(coasters[4]["id"]), field=field)
    problem = person.page.get_by_role("alert").get_by_text(said)
    expect(problem).to_be_visible()
    new.load("coasters", json.dumps(house_set_json()))
    expect(problem).to_have_count(0)


def test_file_that_holds_no_set_is_refused_by_name(new: NewTable, person: Person) -> None:
    new.load("deck", "R1: 3 3")
    said = person.say("refusal-bad-option-file-not-json", file="deck.json")
    expect(person.page.get_by_role("alert").get_by_text(said)).to_be_visible()


def test_coasters_of_ones_own_are_played_with(person: Person, house: House) -> None:
    """Down to the name that is read at the table."""
    coasters = house_set_json()
    coasters[0] = {**coasters[0], "name": "Gundula"}
    person.go("/new?game=troll")
    new = NewTable(person)
    new.load("coasters", json.dumps(coasters))
    new.pace("at-once")
    lobby = new.open()
    expect(person.page.get_by_text(person.say("agreed-coasters"))).to_be_visible()
    assert house.table(lobby.code).game.options["coasters"] == coasters
    lobby.deal()
    coaster = person.page.get_by_role("button", name="Gundula")
    expect(coaster).to_be_visible()


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
