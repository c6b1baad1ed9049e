"""The card table, played at as a person does: by what is written on it."""

from __future__ import annotations

import re
from typing import Final, Literal

from playwright.sync_api import Locator, Page, expect

from .person import ANYTHING, Person

Moment = Literal["cover", "read", "over", "predict", "bet", "play"]
"""What the page asks for now; first things first."""

_EDITIONS: Final = ("half-pint", "muertos")
_MOST_STEPS: Final = 300
"""Of one person in any game that is played here."""
_EDGE: Final = 14
"""Pixels from the left edge of a card: in a fan, that much of each can be touched."""


class CardTable:
    def __init__(self, person: Person, page: Page | None = None) -> None:
        self.person = person
        self.page = page or person.page
        say, pattern = person.say, person.pattern
        self.board = self.page.get_by_role("region", name=say("tricks-table"))
        self.hand = self.board.get_by_role("group", name=pattern("tricks-hand", count=range(1, 9)))
        self.row = self.board.get_by_role("list", name=say("tricks-row"))
        self.ending = self.page.locator("section[aria-labelledby=ending]")
        self.cover = self.page.locator("section[aria-labelledby=pass]")
        self.bar = self.board.locator(".bar")
        self._go_on = self.page.get_by_role("button", name=say("tricks-go-on"))
        self.signs: dict[Moment, Locator] = {
            "cover": self.cover,
            "read": self._go_on,
            "over": self.ending,
            "predict": self.bar.get_by_text(pattern("tricks-how-many", game=_EDITIONS)),
            "bet": self.bar.get_by_text(pattern("tricks-who-misses", game=_EDITIONS)),
            "play": self.bar.get_by_text(say("tricks-your-turn"), exact=True),
        }

    def moment(self) -> Moment | None:
        """None: the others are asked."""
        for moment, sign in self.signs.items():
            if sign.first.is_visible():
                return moment
        return None

    def wait(self) -> Moment:
        """Until this person is asked for something."""
        any_sign, *others = self.signs.values()
        for sign in others:
            any_sign = any_sign.or_(sign)
        any_sign.first.wait_for()
        return self.moment() or self.wait()

    def play_on(self, until: Moment = "over") -> None:
        """Whatever is asked for, up to a moment."""
        for _ in range(_MOST_STEPS):
            moment = self.wait()
            if moment == until:
                return
            self.do(moment)
        raise AssertionError(f"never came to {until}")

    def do(self, moment: Moment) -> None:
        match moment:
            case "cover":
                self.take_device()
            case "read":
                self.read()
            case "predict":
                self.predict(1)
            case "bet":
                self.bet()
            case "play":
                self.play_a_card()
            case "over":
                raise AssertionError("the game is over")

    def take_device(self) -> None:
        self.cover.get_by_role("button").click()
        expect(self.board).to_be_visible()

    def read(self) -> None:
        """What just happened. It goes away by itself, too, so it may be gone before the click."""
        self._go_on.evaluate_all("buttons => buttons[0]?.click()")

    def predict(self, *cards: int) -> None:
        name = self.person.say("tricks-prediction-cards")
        laid = self.board.get_by_role("group", name=name)
        for card in cards:
            laid.get_by_role("button", name=str(card), exact=True).click()
        self._button("tricks-predict", game=_EDITIONS, count=sum(cards)).click()
        expect(self.signs["predict"]).to_be_hidden()

    @property
    def plates_to_bet_on(self) -> Locator:
        return self._button("tricks-put-chip", player=ANYTHING)

    def bet(self) -> None:
        """On the first of those that can be tapped."""
        self.plates_to_bet_on.first.click()
        leave = self._button("tricks-leave-chip")
        leave.click()
        expect(leave).to_be_hidden()

    def cards(self) -> list[str]:
        """The hand, by name."""
        names = "cards => cards.map(card => card.getAttribute('aria-label'))"
        return list(self.hand.get_by_role("button").evaluate_all(names))

    def pick(self, nth: int) -> None:
        card = self.hand.get_by_role("button").nth(nth)
        box = card.bounding_box()
        assert box
        card.click(position={"x": _EDGE, "y": box["height"] / 2})

    @property
    def play_button(self) -> Locator:
        return self._button("tricks-play", combination=ANYTHING)

    def play_a_card(self, nth: int = 0) -> str:
        """Its name."""
        card = self.cards()[nth]
        self.pick(nth)
        self.play_button.click()
        picked = self.person.say("tricks-card-picked", card=card)
        held = re.compile(f"^({re.escape(card)}|{re.escape(picked)})$")
        expect(self.hand.get_by_role("button", name=held)).to_have_count(0)
        return card

    def _button(self, key: str, **params: str | int | tuple[str, ...]) -> Locator:
        return self.board.get_by_role("button", name=self.person.pattern(key, **params))
