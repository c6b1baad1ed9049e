"""The same tables for somebody who has no mouse."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from .card_table import CardTable
from .person import Person
from .troll_table import TrollTable

_FURTHEST = 150
"""Tab stops on the longest page."""


class Keys:
    def __init__(self, person: Person) -> None:
        self._keyboard = person.page.keyboard

    def press(self, *keys: str) -> None:
        for key in keys:
            self._keyboard.press(key)

    def reach(self, target: Locator) -> None:
        """Go there with Tab alone."""
        target.wait_for()
        for _ in range(_FURTHEST):
            if target.evaluate("target => target === document.activeElement"):
                return
            self.press("Tab")
        raise AssertionError(f"out of reach: {target}")


class KeyboardCardTable(CardTable):
    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.keys = Keys(person)

    def read(self) -> None:
        self.keys.press("Escape")

    def predict(self, *cards: int) -> None:
        self.keys.press(*map(str, cards), "Enter")
        expect(self.signs["predict"]).to_be_hidden()

    def bet(self) -> None:
        self.keys.reach(self.plates_to_bet_on.first)
        self.keys.press("Enter")
        leave = self._button("tricks-leave-chip")
        self.keys.reach(leave)
        self.keys.press("Enter")
        expect(leave).to_be_hidden()

    def play_a_card(self, nth: int = 0) -> str:
        held = self.hand.get_by_role("button")
        before = held.count()
        self.keys.reach(self.hand.locator("button[tabindex='0']"))
        self.keys.press("Home", *["ArrowRight"] * nth)
        card = self.cards()[nth]
        self.keys.press("Space", "Enter")
        expect(held).not_to_have_count(before)
        return card


class KeyboardTrollTable(TrollTable):
    def __init__(self, person: Person) -> None:
        super().__init__(person)
        self.keys = Keys(person)

    def _tap(self, lit: Locator) -> None:
        self.keys.reach(lit)
        self.keys.press("Enter")

    def _press(self, button: Locator) -> None:
        name = button.inner_text()
        self.keys.reach(button)
        self.keys.press("Enter")
        expect(self.bar.get_by_role("button", name=name, exact=True)).to_be_hidden()
