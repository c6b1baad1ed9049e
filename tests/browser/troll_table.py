"""The table of the Troll, played at as a person does: tap what is lit, then say so."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Locator, expect

from .person import ANYTHING, Person

_OPTIONAL: Final = ("steal", "mug", "remove", "swap", "barman", "smash")
_MOST_PICKS: Final = 3


class TrollTable:
    def __init__(self, person: Person) -> None:
        self.person = person
        page, say = person.page, person.say
        self.ending = page.locator("section[aria-labelledby=ending]")
        self.field = page.get_by_role("region", name=say("troll-field"))
        self.hand = page.get_by_role("list", name=say("troll-hand"), exact=True)
        self.draft = page.get_by_role("list", name=say("troll-draft"), exact=True)
        self.bar = page.locator(".ask")
        waiting = person.pattern("troll-waiting", player=ANYTHING)
        self.question = self.bar.locator(".sentence").filter(has_not_text=waiting)
        self.confirm = self.bar.locator("button.primary")
        self.done: list[str] = []
        """What was asked of this person, as it was put."""

    def play_on(self) -> None:
        while self.asked():
            self.step()

    def asked(self) -> bool:
        """Wait for the own turn; False: the game is over."""
        self.question.or_(self.ending).first.wait_for()
        return not self.ending.is_visible()

    def step(self) -> None:
        """Do what is asked for, and every third time let it be where one may."""
        self.done.append(self.question.inner_text())
        decline = self._decline()
        if decline is not None and (len(self.done) % 3 == 0 or not self._lit().count()):
            self._press(decline)
            return
        for _ in range(_MOST_PICKS):
            self.tap_lit()
            button = self._loot() if decline is not None else None
            if button is not None or self.confirm.is_visible():
                self._press(button or self.confirm)
                return
        raise AssertionError(f"no end of picking: {self.done[-1]}")

    def tap_lit(self) -> None:
        """The first thing that can be tapped now."""
        self._tap(self._lit().first)

    def _tap(self, lit: Locator) -> None:
        lit.click()

    def _press(self, button: Locator) -> None:
        name = button.inner_text()
        button.click()
        expect(self.bar.get_by_role("button", name=name, exact=True)).to_be_hidden()

    def _lit(self) -> Locator:
        """What can be tapped and is not: first a coaster, then a place for it."""
        unpicked = "button.lit[aria-pressed=false]"
        if self.draft.is_visible():
            return self.draft.locator(unpicked)
        chosen = self.hand.locator("button[aria-pressed=true]").count()
        unchosen = self.hand.locator(unpicked)
        return self.field.locator(unpicked) if chosen or not unchosen.count() else unchosen

    def _decline(self) -> Locator | None:
        names = [self.person.say(f"troll-leave-{phase}") for phase in _OPTIONAL]
        return self._visible_button(names)

    def _loot(self) -> Locator | None:
        """A stolen mug goes somewhere: that has two buttons of its own."""
        return self._visible_button(
            [self.person.say(f"troll-loot-{to}") for to in ("thief", "off")]
        )

    def _visible_button(self, names: list[str]) -> Locator | None:
        for name in names:
            button = self.bar.get_by_role("button", name=name, exact=True)
            if button.is_visible():
                return button
        return None
