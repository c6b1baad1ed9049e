"""Friends with phones at one table, and what each of their phones was told."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from taproom.table import Table

from .after_game import assert_winners_named
from .card_table import CardTable
from .company import NAMES, gather, play_together
from .conftest import Welcome
from .house import House
from .leaks import assert_told_only_what_is_due


@pytest.mark.parametrize("people", [2, 3])
def test_people_play_each_other_and_a_bot(welcome: Welcome, house: House, people: int) -> None:
    persons, lobbies = gather(welcome, people, seats=people + 1)
    code = lobbies[0].code
    for lobby, name in zip(lobbies, NAMES, strict=False):
        lobby.add_words(f"words of {name}")
    lobbies[0].deal()
    tables = [CardTable(person) for person in persons]
    play_together(tables)
    for table in tables:
        table.play_on()
        assert_winners_named(table.ending, house.table(code))

    log = house.log_of(code)
    played = Table.folded(log)
    assert [words for words in played.words if words] == [
        f"words of {name}" for name in NAMES[:people]
    ]
    for seat, person in enumerate(persons):
        assert_told_only_what_is_due(person.frames, seat, log)
        assert played.secret in person.frames[-1], "in the end everybody may check the shuffle"


def test_rematch_waits_for_everybody(welcome: Welcome, house: House) -> None:
    persons, lobbies = gather(welcome, 2, seats=2)
    lobbies[0].deal()
    tables = [CardTable(person) for person in persons]
    play_together(tables)
    for table in tables:
        table.play_on()
    first, second = tables
    first.ending.get_by_role("button", name=persons[0].say("rematch")).click()
    wanted = persons[1].pattern("rematch-wanted", players=persons[0].say("name-guest"), count=1)
    expect(second.ending.get_by_role("status")).to_have_text(wanted)
    assert house.table(lobbies[0].code).number == 1
    second.ending.get_by_role("button", name=persons[1].say("rematch")).click()
    for table in tables:
        expect(table.signs["predict"]).to_be_visible()
    assert house.table(lobbies[0].code).number == 2


def test_talk_arrives_in_the_readers_language(welcome: Welcome) -> None:
    persons, lobbies = gather(welcome, 1, seats=2)
    reader = welcome("ru")
    reader.go(f"/table/{lobbies[0].code}")
    for person in (persons[0], reader):
        open_talk = person.pattern("chat-open", count=range(3))
        person.page.get_by_role("button", name=open_talk).click()
    speaker = persons[0]
    speaker.page.get_by_role("button", name=speaker.say("phrase-cheers"), exact=True).click()
    speaker.page.get_by_label(speaker.say("chat-write")).fill("<b>Prost</b>")
    speaker.page.get_by_role("button", name=speaker.say("chat-send"), exact=True).click()
    heard = reader.page.get_by_role("dialog")
    expect(heard.get_by_text("<b>Prost</b>")).to_be_visible()
    assert reader.say("phrase-cheers") in heard.get_by_role("list").first.inner_text()
