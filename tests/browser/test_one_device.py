"""One device for two players, one for the whole room: no hand is shown to the wrong eyes."""

from __future__ import annotations

from playwright.sync_api import expect

from .card_table import CardTable
from .company import gather, play_together
from .conftest import Welcome
from .doors import short_table
from .house import House
from .leaks import assert_told_only_what_is_due


def test_hand_is_hidden_between_turns(welcome: Welcome, house: House) -> None:
    person = welcome(width=390, height=844)
    lobby = short_table(person, "half-pint", 2)
    lobby.second_player("Boris")
    lobby.deal()
    table = CardTable(person)
    passed = []
    while (moment := table.wait()) != "over":
        if moment == "cover":
            expect(table.board).to_have_count(0)
            passed.append(table.cover.get_by_role("heading").inner_text())
        table.do(moment)
        if moment == "cover":
            expect(table.hand).to_be_visible()
    assert set(passed) == {person.say("pass-to", player=name) for name in ("Guest", "Boris")}
    assert len(passed) >= 4, "to predict, to bet and to play"
    assert house.table(lobby.code).stage == "over"


def test_screen_shows_the_table_and_no_hands(welcome: Welcome, house: House) -> None:
    persons, lobbies = gather(welcome, 2, seats=2)
    code = lobbies[0].code
    screen = welcome(width=1920, height=1080)
    screen.go(f"/table/{code}/screen")
    expect(screen.page.get_by_role("img", name=screen.say("qr-picture"))).to_be_visible()
    expect(screen.page.get_by_text(" ".join(code))).to_be_visible()
    lobbies[0].deal()
    tables = [CardTable(person) for person in persons]
    shown = CardTable(screen)
    play_together(tables, until="play").play_a_card()
    expect(shown.row.get_by_role("listitem")).to_have_count(3)
    assert shown.row.aria_snapshot() == tables[0].row.aria_snapshot()
    expect(shown.hand).to_have_count(0)
    assert shown.moment() is None, "nothing can be done at the screen"
    play_together(tables)
    log = house.log_of(code)
    assert_told_only_what_is_due(screen.frames, None, log)


def test_host_opens_the_screen_and_shows_no_hand(welcome: Welcome, house: House) -> None:
    """Whoever opens it: the room looks at it."""
    person = welcome()
    lobby = short_table(person, "half-pint", 3)
    lobby.deal()
    CardTable(person).play_on(until="play")
    tab = person.new_tab()
    person.frames.clear()
    tab.goto(f"{person.address}/table/{lobby.code}/screen")
    shown = CardTable(person, tab)
    expect(shown.row).to_be_visible()
    expect(shown.hand).to_have_count(0)
    assert_told_only_what_is_due(person.frames, None, house.log_of(lobby.code))
