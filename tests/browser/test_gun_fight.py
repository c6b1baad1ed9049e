"""Five marks in a row (HP-9): everybody is told, everybody sees who, and it ends the game."""

from __future__ import annotations

from playwright.sync_api import expect

from taproom.core import Seat

from .card_table import CardTable
from .conftest import Welcome
from .house import House
from .past import Past, known_as, marked_round
from .person import Person

ME = Seat(0)


class Duel:
    """Somebody who has seen the last five rounds coming, all but the last card of one."""

    def __init__(self, person: Person, house: House, rounds: int) -> None:
        self.code = f"DUEL{rounds:02}"
        past = Past(self.code, [known_as(person, "Anna")], seats=2, rounds=7)
        for _ in range(rounds - 1):
            past.act(marked_round(past.state, ME))
        past.act(marked_round(past.state, ME)[:-1])
        house.remember(self.code, past.log)
        person.go(f"/table/{self.code}")
        self.table = CardTable(person)


def test_begins_with_the_fifth_mark(welcome: Welcome, house: House) -> None:
    person = welcome()
    table = Duel(person, house, 5).table
    plates = table.board.locator("[data-seat]")
    duelling = plates.and_(
        table.board.get_by_role("article", name=person.say("tricks-in-gunfight"))
    )
    table.play_on(until="play")
    expect(duelling).to_have_count(0)
    table.play_a_card()
    counted = person.page.get_by_role("region", name=person.say("tricks-round-counted", round=5))
    expect(counted.locator(".doors")).to_be_visible()
    expect(counted).to_contain_text(person.say("gunfight-begins", players="Anna", count=1))
    table.read()
    assert table.wait() == "predict"
    expect(duelling).to_have_count(1)
    expect(duelling).to_have_attribute("data-seat", "0")


def test_is_won_with_the_sixth(welcome: Welcome, house: House) -> None:
    person = welcome()
    duel = Duel(person, house, 6)
    duel.table.play_on()
    won = person.say(
        "game-ended", players="Anna", count=1, by="gunfight", game="half-pint", points=""
    )
    expect(duel.table.ending).to_contain_text(won)
    played = house.table(duel.code)
    assert played.state
    assert played.state.result
    assert (played.state.result.winners, played.state.result.by) == ((ME,), "gunfight")
