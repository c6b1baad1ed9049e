"""The front door and the page where a table is agreed on, as a visitor uses them."""

from __future__ import annotations

import json
import re
from typing import Final

from playwright.sync_api import FilePayload, Locator, expect

from .person import Person

_CARDS: Final = [f"{suit}{value}" for suit in "RYGBP" for value in range(1, 14)]
SHORT: Final = dict.fromkeys(_CARDS, (3, 3))
"""A deck whose every round has three cards in hand: the shortest with all that makes a round."""
LARGEST: Final = dict.fromkeys(_CARDS, (8, 5))
"""As many cards in hand and in the row as there can be."""


class FrontDoor:
    def __init__(self, person: Person) -> None:
        self.person = person
        person.go("/")

    def play_now(self, game: str) -> None:
        self._offer(game).get_by_role("button", name=self.person.say("play-now")).click()
        self.person.page.wait_for_url(re.compile(r"/table/\w{6}$"))

    def open_table(self, game: str) -> NewTable:
        self.link_to_open(game).click()
        return NewTable(self.person)

    def link_to_open(self, game: str) -> Locator:
        return self._offer(game).get_by_role("link", name=self.person.say("open-table"))

    def join(self, code: str) -> Lobby:
        page, say = self.person.page, self.person.say
        page.get_by_label(say("join-title")).fill(code)
        page.get_by_role("button", name=say("join-go"), exact=True).click()
        return Lobby(self.person)

    def be(self, name: str) -> None:
        page, say = self.person.page, self.person.say
        page.get_by_label(say("name-yours"), exact=True).fill(name)
        save = page.get_by_role("button", name=say("name-save"), exact=True)
        save.click()
        expect(save).to_be_disabled()

    def move_link(self) -> str:
        page, say = self.person.page, self.person.say
        page.get_by_role("button", name=say("move-title")).click()
        return page.get_by_role("textbox", name=say("move-title")).input_value()

    def _offer(self, game: str) -> Locator:
        page = self.person.page
        name = page.get_by_role("heading", name=self.person.say("game-name", game=game))
        return page.get_by_role("article").filter(has=name)


class NewTable:
    def __init__(self, person: Person) -> None:
        self.person = person
        person.page.wait_for_url(re.compile("/new"))

    def choose(self, legend: str, option: str) -> None:
        """Both as they are read."""
        group = self.person.page.get_by_role("group", name=legend, exact=True)
        group.get_by_text(option, exact=True).click()

    def seats(self, number: int) -> None:
        self.choose(self.person.say("new-seats"), str(number))

    def rounds(self, number: int) -> None:
        self.choose(self.person.say("rounds-title"), str(number))

    def pace(self, pace: str) -> None:
        self.choose(self.person.say("pace-title"), self.person.say(f"pace-{pace}"))

    def troll_rules(self, rules: str) -> None:
        say = self.person.say
        self.choose(say("troll-rules-title"), say(f"troll-{rules}"))

    def switch(self, label: str) -> Locator:
        return self.person.page.get_by_role("checkbox", name=label)

    def load_deck(self, deck: object) -> None:
        self.load("deck", json.dumps(deck))

    def load(self, what: str, content: str) -> None:
        """A file of one's own: "deck" or "coasters"."""
        page, say = self.person.page, self.person.say
        drawer = page.locator("details").filter(has_text=say(f"{what}-title"))
        if drawer.get_attribute("open") is None:
            drawer.locator("summary").click()
        drawer.get_by_label(say("own-set-load")).set_input_files(
            FilePayload(name=f"{what}.json", mimeType="application/json", buffer=content.encode())
        )

    def open(self) -> Lobby:
        say = self.person.say
        self.person.page.get_by_role("button", name=say("new-open"), exact=True).click()
        return Lobby(self.person)


class Lobby:
    """A table before the game."""

    def __init__(self, person: Person) -> None:
        self.person = person
        person.page.wait_for_url(re.compile(r"/table/\w{6}$"))
        self.code = person.page.url.rpartition("/")[2]

    def sit(self, name: str) -> None:
        page, say = self.person.page, self.person.say
        page.get_by_label(say("name-yours"), exact=True).fill(name)
        page.get_by_role("button", name=say("seat-sit"), exact=True).first.click()
        page.get_by_text(say("seat-yours"), exact=True).wait_for()

    def add_words(self, words: str) -> None:
        page, say = self.person.page, self.person.say
        page.get_by_text(say("fair-title"), exact=True).click()
        page.get_by_label(say("fair-words")).fill(words)
        page.get_by_role("button", name=say("fair-add"), exact=True).click()
        expect(page.get_by_label(say("fair-words"))).to_have_value("")

    def second_player(self, name: str) -> None:
        """On the same device."""
        page, say = self.person.page, self.person.say
        field = page.get_by_label(say("second-name"))
        if not field.is_visible():
            page.get_by_text(say("second-title"), exact=True).click()
        field.fill(name)
        page.get_by_role("button", name=say("second-add"), exact=True).click()
        page.get_by_role("listitem").filter(has_text=name).wait_for()

    def deal(self) -> None:
        page, person = self.person.page, self.person
        alone = page.get_by_role("button", name=person.say("start"), exact=True)
        filled = person.pattern("start-with-bots", count=range(1, 8))
        alone.or_(page.get_by_role("button", name=filled)).click()


def short_table(
    person: Person,
    game: str,
    seats: int,
    *,
    deck: dict[str, tuple[int, int]] = SHORT,
    doubts: bool = False,
    bets: str = "together",
    troll: str = "basic",
) -> Lobby:
    """A table whose game takes no longer than it must, with bots that do not make one wait."""
    person.go(f"/new?game={game}")
    new = NewTable(person)
    new.seats(seats)
    new.pace("at-once")
    if game == "troll":
        new.troll_rules(troll)
    else:
        new.rounds(1)
        new.load_deck(deck)
    if doubts:
        new.switch(person.say("doubts-title")).check()
    if bets != "together":
        new.choose(person.say("bets-title", game=game), person.say(f"bets-{bets}"))
    return new.open()
