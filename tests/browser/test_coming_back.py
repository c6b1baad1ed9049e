"""Refreshed, cut off, killed, opened twice, taken elsewhere: the game goes on where it was."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from taproom.table.events import Acted

from .card_table import CardTable
from .company import gather, play_together
from .conftest import Welcome
from .doors import FrontDoor
from .house import House
from .leaks import assert_told_only_what_is_due
from .person import Person


class MidTrick:
    """Two people; one has played to the trick, the other is asked."""

    def __init__(self, welcome: Welcome) -> None:
        self.persons, lobbies = gather(welcome, 2, seats=2)
        self.code = lobbies[0].code
        lobbies[0].deal()
        self.tables = [CardTable(person) for person in self.persons]
        leading = play_together(self.tables, until="play")
        leading.play_a_card()
        self.asked = next(table for table in self.tables if table is not leading)
        assert self.asked.wait() == "play"

    @property
    def other(self) -> CardTable:
        return next(table for table in self.tables if table is not self.asked)

    def finish(self, house: House) -> None:
        """To the end; and nothing is in the log twice."""
        play_together(self.tables)
        for table in self.tables:
            table.play_on()
        log = house.log_of(self.code)
        commands = [(entry.by, entry.id) for entry in log if entry.id is not None]
        assert len(commands) == len(set(commands))
        played = [
            card
            for entry in log
            if isinstance(entry.event, Acted) and entry.event.action["type"] == "play"
            for card in entry.event.action["hand"]
        ]
        assert len(played) == len(set(played)), "no card is played twice"
        assert house.table(self.code).stage == "over"


@pytest.fixture
def mid_trick(welcome: Welcome) -> MidTrick:
    return MidTrick(welcome)


def seen(table: CardTable) -> tuple[list[str], str, str]:
    """Hand, row and plays, as they are read."""
    plays = table.board.locator(".middle").aria_snapshot()
    return table.cards(), table.row.aria_snapshot(), plays


def test_refreshed(mid_trick: MidTrick, house: House) -> None:
    before = seen(mid_trick.asked)
    mid_trick.asked.page.reload()
    assert mid_trick.asked.wait() == "play"
    assert seen(mid_trick.asked) == before
    mid_trick.finish(house)


def test_network_lost_and_found(mid_trick: MidTrick, house: House) -> None:
    """The line goes silent; what was played meanwhile is played once, when it speaks again."""
    table, person = mid_trick.asked, mid_trick.asked.person
    with person.cut_off():
        person.context.set_offline(True)
        table.pick(0)
        table.play_button.click()
        expect(table.page.get_by_text(person.say("web-offline"))).to_be_visible()
        assert len(table.cards()) == 3
        person.context.set_offline(False)
        expect(table.page.get_by_text(person.say("web-offline"))).to_be_hidden()
    expect(table.hand.get_by_role("button")).to_have_count(2)
    mid_trick.finish(house)


def test_house_killed_and_opened_again(mid_trick: MidTrick, house: House) -> None:
    """In mid-trick, with everybody at the table, and one of them plays on all the same."""
    table, person = mid_trick.asked, mid_trick.asked.person
    before = seen(mid_trick.other)
    with person.cut_off(), mid_trick.other.person.cut_off():
        house.kill()
        for each in mid_trick.tables:
            expect(each.page.get_by_text(each.person.say("web-offline"))).to_be_visible()
        table.pick(0)
        table.play_button.click()
        assert seen(mid_trick.other) == before, "the table stays readable"
        house.open_again()
        for each in mid_trick.tables:
            expect(each.page.get_by_text(each.person.say("web-offline"))).to_be_hidden()
    expect(table.hand.get_by_role("button")).to_have_count(2)
    mid_trick.finish(house)


def test_two_tabs_show_the_same(mid_trick: MidTrick, house: House) -> None:
    first, person = mid_trick.asked, mid_trick.asked.person
    second = CardTable(person, person.new_tab())
    second.page.goto(first.page.url)
    assert second.wait() == "play"
    assert seen(first) == seen(second)
    second.play_a_card()
    expect(first.hand.get_by_role("button")).to_have_count(2)
    first.wait()
    assert first.cards() == second.cards()
    second.page.close()
    mid_trick.finish(house)


def test_spectator_sees_no_hands(welcome: Welcome, mid_trick: MidTrick, house: House) -> None:
    spectator = welcome()
    spectator.go(f"/table/{mid_trick.code}")
    watched = CardTable(spectator)
    expect(watched.row.get_by_role("listitem")).to_have_count(3)
    assert watched.row.aria_snapshot() == mid_trick.asked.row.aria_snapshot()
    expect(watched.hand).to_have_count(0)
    assert watched.moment() is None
    assert_told_only_what_is_due(spectator.frames, None, house.log_of(mid_trick.code))


def test_comings_and_goings_disturb_nobody(welcome: Welcome, mid_trick: MidTrick) -> None:
    """Somebody looks in and another one leaves, while one thinks with a card picked."""
    asked = mid_trick.asked
    asked.pick(0)
    expect(asked.play_button).to_be_visible()
    heard = len(asked.person.frames)
    welcome().go(f"/table/{mid_trick.code}")
    asked.person.wait_for_frames(heard + 1)
    mid_trick.other.page.close()
    asked.person.wait_for_frames(heard + 2)
    expect(asked.play_button).to_be_visible()


def test_moved_to_another_device(welcome: Welcome, mid_trick: MidTrick, house: House) -> None:
    person = mid_trick.asked.person
    cards = mid_trick.asked.cards()
    link = FrontDoor(person).move_link()
    phone = welcome(width=390, height=844)
    phone.page.goto(link)
    phone.page.get_by_role(
        "button", name=phone.pattern("move-take", player=name_of(person))
    ).click()
    phone.page.get_by_role("link", name=phone.say("turn-yours")).click()
    table = CardTable(phone)
    assert table.wait() == "play"
    assert table.cards() == cards
    mid_trick.tables = [table, mid_trick.other]
    mid_trick.asked = table
    mid_trick.finish(house)


def name_of(person: Person) -> str:
    field = person.page.get_by_label(person.say("name-yours"), exact=True)
    return field.input_value()
