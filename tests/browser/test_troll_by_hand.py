"""Coasters, mug and barman dragged where they belong, and steps taken back within a turn."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from taproom.table import Table
from taproom.transcript.actions import action_to_json

from .conftest import Welcome
from .doors import Lobby, short_table
from .house import House
from .troll_table import TrollTable

_A_DRAG = 8
"""Moves of the pointer between taking a thing and letting it go."""


class HandTable(TrollTable):
    """Played by dragging, as far as things can be dragged."""

    def __init__(self, lobby: Lobby, house: House) -> None:
        super().__init__(lobby.person)
        self._house, self._code = house, lobby.code
        self.undo = self.bar.get_by_role("button", name=self.person.say("troll-undo"), exact=True)

    @property
    def truth(self) -> Table:
        return self._house.table(self._code)

    @property
    def last_done(self) -> dict[str, object]:
        """By the person at this table."""
        return [action_to_json(action) for seat, action in self.truth.actions if seat == 0][-1]

    def drag(self, thing: Locator, to: Locator) -> None:
        mouse = self.person.page.mouse
        start, end = centre(thing), centre(to)
        mouse.move(*start)
        mouse.down()
        mouse.move(*end, steps=_A_DRAG)
        mouse.up()

    def until(self, key: str) -> None:
        """By tapping, up to a question."""
        while self.question.inner_text() != self.person.say(key, barman="Ghorr"):
            self.step()
            assert self.asked(), f"never asked: {key}"

    def cell_for(self, coaster: Locator) -> Locator:
        """Where it could be laid, had it been taken."""
        coaster.click()
        cell = self.field.locator("button.cell.lit").first.get_attribute("data-pick")
        coaster.click()
        return self.field.locator(f"[data-pick='{cell}']")


def centre(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box, f"not shown: {thing}"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def place_of(cell: Locator) -> list[int]:
    """As it is written in transcripts."""
    return [int(number) for number in re.findall(r"-?\d+", cell.get_attribute("data-pick") or "")]


@pytest.fixture
def table(welcome: Welcome, house: House) -> HandTable:
    """The first turn is asked for."""
    lobby = short_table(welcome(), "troll", 2)
    lobby.deal()
    table = HandTable(lobby, house)
    assert table.asked()
    return table


def test_coaster_mug_and_barman_are_dragged(table: HandTable) -> None:
    coaster = table.hand.get_by_role("button").first
    there = table.cell_for(coaster)
    begun = table.truth.seq
    table.drag(coaster, table.bar)
    expect(table.hand.get_by_role("button")).to_have_count(6)
    assert table.truth.seq == begun, "dropped nowhere, it goes back to the hand"

    cell = place_of(there)
    table.drag(coaster, there)
    expect(table.hand.get_by_role("button")).to_have_count(5)
    assert (table.last_done["type"], table.last_done["cell"]) == ("place", cell)

    table.until("troll-ask-mug")
    there = table.field.locator("button.cell.lit").first
    cell = place_of(there)
    table.drag(table.person.page.locator(".token.movable"), there)
    expect(table.question).not_to_have_text(table.person.say("troll-ask-mug"))
    assert table.last_done == {"type": "mug", "cell": cell}

    table.until("troll-ask-barman")
    there = table.field.locator("button.side.lit[data-pick='side:west']")
    table.drag(table.field.locator(".barman"), there)
    expect(table.undo).to_be_hidden()
    assert table.last_done == {"type": "barman", "side": "west"}


def test_steps_are_taken_back_within_the_turn(table: HandTable) -> None:
    coasters = table.hand.get_by_role("button")
    held = coasters.count()
    expect(table.undo).to_be_hidden()
    first = coasters.first.get_attribute("data-pick")
    table.step()
    expect(table.hand.locator(f"[data-pick='{first}']")).to_have_count(0)
    expect(table.undo).to_be_visible()
    table.undo.click()
    expect(table.hand.locator(f"[data-pick='{first}']")).to_be_visible()
    expect(coasters).to_have_count(held)
    expect(table.question).to_have_text(table.person.say("troll-ask-place"))
    expect(table.undo).to_be_hidden()

    table.until("troll-ask-barman")
    table.undo.click()
    expect(table.question).not_to_contain_text("Ghorr")
    table.until("troll-ask-barman")
    turns = len([seat for seat, _ in table.truth.actions if seat == 1])
    table.step()
    assert table.asked()
    assert len([seat for seat, _ in table.truth.actions if seat == 1]) > turns
    expect(table.undo).to_be_hidden()
    assert not table.truth.may_undo(0), "the other one has acted since"
