"""Bets in turn (HP-4): open, one after the other, clockwise from the start player."""

from __future__ import annotations

from playwright.sync_api import expect

from taproom.games.tricks.state import TricksState

from .card_table import CardTable
from .company import NAMES, gather, play_together
from .conftest import Welcome
from .house import House


def test_each_bets_in_sight_of_those_who_follow(welcome: Welcome, house: House) -> None:
    persons, lobbies = gather(welcome, 3, seats=3, bets="in-turn")
    code = lobbies[0].code
    agreed = persons[1].say("agreed-bets-in-turn", game="half-pint")
    expect(persons[1].page.get_by_text(agreed)).to_be_visible()
    lobbies[0].deal()
    tables = [CardTable(person) for person in persons]
    for table in tables:
        table.play_on(until="predict")
        table.predict(1)
    start = state_of(house, code).round.start
    in_turn = [tables[(start + step) % 3] for step in range(3)]
    for nth, table in enumerate(in_turn):
        assert table.wait() == "bet"
        for waiting in in_turn[nth + 1 :]:
            assert waiting.moment() is None, "one after the other"
            expect(waiting.bar).to_contain_text(name_at(tables, table))
        for looking in tables:
            expect(looking.board.locator(".plate .chip")).to_have_count(nth)
        table.bet()
    for table in tables:
        expect(table.board.locator(".plate .chip")).to_have_count(3)
    play_together(tables)


def state_of(house: House, code: str) -> TricksState:
    state = house.table(code).state
    assert isinstance(state, TricksState)
    return state


def name_at(tables: list[CardTable], table: CardTable) -> str:
    """Who sits there; the host has kept the name that guests are given."""
    seat = tables.index(table)
    return NAMES[seat] if seat else table.person.say("name-guest")
