"""On the smallest phone: whatever a turn needs is there without scrolling."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import Locator

from .card_table import CardTable
from .conftest import Welcome
from .doors import LARGEST, FrontDoor, Lobby, short_table
from .person import Person
from .troll_table import TrollTable

WIDTH: Final = 360
HEIGHT: Final = 640
TALL: Final = 800
"""Where there is room for larger letters, on two lines."""
# fmt: off
SEVEN: Final = (
    "Maximiliane Huberová", "Wilhelmina Oostenmeer", "Bartholomäus Zwingli", "Konstantin Rybnikov",
    "Александра Громыхина", "Friederike Mooshammer", "Giovannantonio Bembos",
)
# fmt: on
"""Twenty letters are the most that a name can have."""


def assert_in_sight(person: Person, *things: Locator) -> None:
    """All of each lies inside the window."""
    for thing in things:
        count = thing.count()
        assert count, f"nothing there: {thing}"
        for each in thing.all():
            box = each.bounding_box()
            assert box, f"not shown: {each}"
            assert box["x"] >= -1, (each, box)
            assert box["x"] + box["width"] <= WIDTH + 1, (each, box)
            assert box["y"] >= -1, (each, box)
            assert box["y"] + box["height"] <= HEIGHT + 1, (each, box)
    assert not scrolls(person)


def scrolls(person: Person) -> bool:
    """In either direction."""
    return bool(
        person.page.evaluate(
            "() => { const page = document.scrollingElement;"
            " return page.scrollWidth > innerWidth || page.scrollHeight > innerHeight + 1 }"
        )
    )


@pytest.fixture
def seven(welcome: Welcome) -> CardTable:
    """Seven players with long names pass one phone around, with all the cards there can be."""
    person = welcome(width=WIDTH, height=HEIGHT, has_touch=True, is_mobile=True)
    FrontDoor(person).be(SEVEN[0][:20])
    lobby: Lobby = short_table(person, "half-pint", 7, deck=LARGEST)
    for name in SEVEN[1:]:
        lobby.second_player(name[:20])
    lobby.deal()
    return CardTable(person)


def test_seven_long_names(seven: CardTable) -> None:
    person, board = seven.person, seven.board
    plates = board.locator("[data-seat]")
    everything = (plates, seven.row.get_by_role("listitem"), seven.hand.get_by_role("button"))

    seven.play_on(until="predict")
    laid = board.get_by_role("group", name=person.say("tricks-prediction-cards"))
    assert_in_sight(
        person, *everything, laid.get_by_role("button"), seven.bar.get_by_role("button")
    )
    assert plates.count() == 7
    for height in (TALL, HEIGHT):
        person.page.set_viewport_size({"width": WIDTH, "height": height})
        assert_whole(plates.locator(".name"))

    seven.play_on(until="bet")
    seven.plates_to_bet_on.first.click()
    assert_in_sight(person, *everything, seven.bar.get_by_role("button"))
    seven.plates_to_bet_on.first.click()  # and back

    seven.play_on(until="play")
    seven.pick(0)
    assert_in_sight(person, *everything, seven.play_button)


def assert_whole(names: Locator) -> None:
    """No letter is cut off, neither by its own box nor by that of the plate around it."""
    cut_off = """all => all.filter(each => {
      const text = document.createRange();
      text.selectNodeContents(each);
      const said = text.getBoundingClientRect();
      const plate = each.closest("[data-seat]").getBoundingClientRect();
      const dots = each.scrollWidth > each.clientWidth;
      return dots || said.right > plate.right || said.bottom > plate.bottom || said.top < plate.top;
    }).map(each => each.textContent)"""
    assert names.evaluate_all(cut_off) == []


def test_troll_with_four_at_the_table(welcome: Welcome) -> None:
    person = welcome(width=WIDTH, height=HEIGHT, has_touch=True, is_mobile=True)
    FrontDoor(person).be(SEVEN[0][:20])
    lobby = short_table(person, "troll", 4, troll="pro")
    for name in SEVEN[1:4]:
        lobby.second_player(name[:20])
    lobby.deal()
    table = TrollTable(person)
    assert table.asked()
    assert_in_sight(person, table.draft.get_by_role("button"), table.bar)
    while table.draft.is_visible():
        table.step()
        assert table.asked()
    assert_in_sight(person, table.hand.get_by_role("button"), table.field, table.bar)
    assert_whole(person.page.locator("[data-seat] .name"))
    table.tap_lit()
    table.tap_lit()
    assert_in_sight(person, table.confirm, table.hand.get_by_role("button"))
