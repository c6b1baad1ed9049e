"""Whole games against bots, by clicking, from the front door to the next game."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from playwright.sync_api import expect

from taproom.table import Table

from .after_game import Replay, assert_fair_and_whole, assert_winners_named
from .card_table import CardTable
from .conftest import Welcome
from .doors import FrontDoor, short_table
from .house import House
from .troll_table import TrollTable


def test_first_card_within_a_minute(welcome: Welcome) -> None:
    """As a newcomer: with bots at human pace, and with everything in motion."""
    person = welcome(reduced_motion="no-preference")
    came = time.monotonic()
    FrontDoor(person).play_now("half-pint")
    table = CardTable(person)
    table.play_on(until="play")
    card = table.play_a_card()
    assert time.monotonic() - came < 60
    assert card not in table.cards()


def test_half_pint_replay_and_rematch(welcome: Welcome, house: House, tmp_path: Path) -> None:
    person = welcome()
    lobby = short_table(person, "half-pint", 4)
    lobby.deal()
    table = CardTable(person)
    table.play_on()
    assert_winners_named(table.ending, house.table(lobby.code))

    replay = Replay(person)
    replay.follow_from(table.ending)
    assert replay.steps == len(house.table(lobby.code).actions)
    replay.step("replay-on")
    replay.step("replay-on")
    replay.step("replay-back")
    expect(replay.place).to_have_value("1")
    expect(replay.check_shuffle()).to_have_text(person.say("check-fair", count=1))
    replay.close_sheet()
    assert_fair_and_whole(replay.download(tmp_path), house, lobby.code)

    person.page.go_back()
    table.ending.get_by_role("button", name=person.say("rematch")).click()
    expect(table.signs["predict"]).to_be_visible()
    again = house.table(lobby.code)
    assert (again.number, again.stage) == (2, "playing")
    assert again.chairs[1].player, "seats rotate"
    table.play_on()
    assert house.table(lobby.code).stage == "over"


def test_muertos_with_doubts(welcome: Welcome, house: House) -> None:
    person = welcome()
    lobby = short_table(person, "muertos", 3, doubts=True)
    lobby.deal()
    table = CardTable(person)
    table.play_on(until="bet")
    table.play_on()
    played = house.table(lobby.code)
    assert_winners_named(table.ending, played)
    assert (0, "bet") in acts(played)


@pytest.mark.parametrize("rules", ["basic", "pro"])
def test_troll(welcome: Welcome, house: House, rules: str, tmp_path: Path) -> None:
    person = welcome()
    lobby = short_table(person, "troll", 2, troll=rules)
    lobby.deal()
    table = TrollTable(person)
    table.play_on()
    played = house.table(lobby.code)
    assert_winners_named(table.ending, played)
    assert ((0, "draft") in acts(played)) == (rules == "pro")
    assert {(0, "place"), (0, "mug")} <= acts(played)

    replay = Replay(person)
    replay.follow_from(table.ending)
    replay.step("replay-on")
    dealt = 1 if rules == "basic" else 0
    expect(replay.check_shuffle()).to_have_text(person.say("check-fair", count=dealt))
    replay.close_sheet()
    assert_fair_and_whole(replay.download(tmp_path), house, lobby.code)


def test_troll_two_against_two(welcome: Welcome, house: House) -> None:
    person = welcome()
    lobby = short_table(person, "troll", 4)
    lobby.deal()
    table = TrollTable(person)
    table.play_on()
    played = house.table(lobby.code)
    assert_winners_named(table.ending, played)
    assert played.state
    assert played.state.result
    assert set(played.state.result.winners) in ({0, 2}, {1, 3}, {0, 1, 2, 3})


def acts(table: Table) -> set[tuple[int, str]]:
    """Who did what kind of thing in the game."""
    return {(seat, action.type) for seat, action in table.actions}
