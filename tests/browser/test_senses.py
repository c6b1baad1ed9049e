"""Sound and notifications: nothing before it is switched on, and then at the right moment."""

from __future__ import annotations

from playwright.sync_api import expect

from taproom.games.tricks.state import TricksState

from .card_table import CardTable
from .company import gather
from .conftest import Welcome
from .doors import short_table
from .house import House
from .person import Person

COUNT_SOUNDS = """
  window.opened = 0;
  window.sounds = 0;
  class Counted extends AudioContext {
    constructor() { super(); window.opened += 1; }
    createGain() { window.sounds += 1; return super.createGain(); }
  }
  window.AudioContext = Counted;
"""

NOTE_NOTIFICATIONS = """
  window.asked = 0;
  window.notes = [];
  window.out_of_sight = false;
  window.Notification = class {
    static permission = "default";
    static answer = "granted";
    static async requestPermission() {
      window.asked += 1;
      return (this.permission = this.answer);
    }
    constructor(title, { body }) { window.notes.push(`${title}: ${body}`); }
  };
  Object.defineProperty(document, "hidden", { get: () => window.out_of_sight });
"""


def switch(person: Person, key: str) -> None:
    """One of the settings beside the table."""
    page, say = person.page, person.say
    page.get_by_role("button", name=say("settings-title"), exact=True).click()
    page.get_by_role("dialog").get_by_role("checkbox", name=say(key)).click()


def close_sheet(person: Person) -> None:
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_role("dialog")).to_be_hidden()


def test_silent_until_sound_is_switched_on(welcome: Welcome) -> None:
    person = welcome()
    person.context.add_init_script(COUNT_SOUNDS)
    short_table(person, "half-pint", 2).deal()
    table = CardTable(person)
    table.play_on(until="play")
    table.play_a_card()
    assert person.page.evaluate("[opened, sounds]") == [0, 0]

    switch(person, "sound-title")
    close_sheet(person)
    at_first = person.page.evaluate("sounds")
    assert at_first > 0, "so that one hears how loud it is"
    table.play_on(until="over")
    assert person.page.evaluate("opened") == 1
    assert person.page.evaluate("sounds") > at_first

    person.page.reload()
    heard = person.page.get_by_role("button", name=person.say("settings-title"), exact=True)
    heard.click()
    expect(person.page.get_by_role("checkbox", name=person.say("sound-title"))).to_be_checked()


def test_notified_of_the_own_turn_once_allowed(welcome: Welcome, house: House) -> None:
    persons, lobbies = gather(welcome, 2, seats=2)
    for person in persons:
        person.context.add_init_script(NOTE_NOTIFICATIONS)
        person.page.reload()
    lobbies[0].deal()
    tables = [CardTable(person) for person in persons]
    for table in tables:
        table.play_on(until="predict")
    state = house.table(lobbies[0].code).state
    assert isinstance(state, TricksState)
    leading, other = tables[state.round.start], tables[1 - state.round.start]
    person = leading.person
    assert person.page.evaluate("asked") == 0, "nobody is asked unasked"
    switch(person, "notify-title")
    close_sheet(person)
    assert person.page.evaluate("asked") == 1

    leading.predict(1)
    other.predict(1)
    leading.bet()
    assert person.page.evaluate("notes") == [], "whoever looks at the table sees it there"
    person.page.evaluate("out_of_sight = true")
    assert other.wait() == "bet"
    other.bet()
    assert leading.wait() == "play"
    assert person.page.evaluate("notes") == [f"Taproom: {person.say('turn-yours-now')}"]
    assert other.person.page.evaluate("[asked, notes.length]") == [0, 0]


def test_what_the_browser_forbids_is_not_switched_on(welcome: Welcome) -> None:
    person = welcome()
    person.context.add_init_script(NOTE_NOTIFICATIONS)
    person.go("/rules")
    person.page.evaluate("Notification.answer = 'denied'")
    switch(person, "notify-title")
    expect(person.page.get_by_text(person.say("notify-forbidden"))).to_be_visible()
    name = person.say("notify-title")
    expect(person.page.get_by_role("checkbox", name=name)).not_to_be_checked()
