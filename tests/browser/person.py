"""Somebody at a browser, and everything that went wrong there."""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from itertools import product
from typing import Final

from playwright.sync_api import BrowserContext, ConsoleMessage, Page, Route, WebSocket

from taproom.i18n import Words

ANYTHING: Final = "\x01"
"""Stands for whatever a sentence says in that place."""

_CUT_OFF: Final = re.compile(
    r"net::ERR_|WebSocket connection|Failed to load resource|Failed to fetch|dynamically imported"
)
"""What a browser says by itself when nobody answers."""


_BLOCKED: Final = "Service Worker registration blocked by Playwright"
"""Its own words; only the tests of the service worker let one in, for it hides requests."""


class Person:
    """One browser with its own memory. Anything unexpected is noted down as a trouble."""

    def __init__(self, context: BrowserContext, address: str, language: str) -> None:
        self.context = context
        self.address = address
        self.words = Words(language)
        self.troubles: list[str] = []
        self.frames: list[str] = []
        """What reached this browser over WebSockets, in order."""
        self._cut_off = False
        context.route(re.compile(rf"^(?!{re.escape(address)}/)\w+://"), self._refuse)
        self.page = self.new_tab()

    def new_tab(self) -> Page:
        """The same person once more."""
        page = self.context.new_page()
        page.on("console", self._note_console)
        page.on("pageerror", lambda error: self.troubles.append(f"page error: {error}"))
        page.on("websocket", self._listen_in)
        return page

    def say(self, key: str, **params: str | int) -> str:
        """What this person reads."""
        return self.words.say(key, **params)

    def pattern(self, key: str, **params: str | int | Iterable[str | int]) -> re.Pattern[str]:
        """The whole sentence, with each of several values for a parameter, or with ANYTHING."""
        values = [[each] if isinstance(each, str | int) else each for each in params.values()]
        sentences = [
            self.say(key, **dict(zip(params, chosen, strict=True))) for chosen in product(*values)
        ]
        ways = [re.escape(each).replace(re.escape(ANYTHING), ".*") for each in sentences]
        return re.compile(f"^({'|'.join(ways)})$")

    def go(self, path: str) -> None:
        self.page.goto(self.address + path)

    def wait_for_frames(self, count: int) -> None:
        """Until that many have been received."""
        self._wait(lambda: len(self.frames) >= count)

    def wait_to_hear(self, text: str) -> None:
        """Until it was told, whatever is still being shown."""
        self._wait(lambda: any(text in frame for frame in self.frames))

    def _wait(self, so: Callable[[], bool]) -> None:
        deadline = time.monotonic() + 15
        while not so():
            assert time.monotonic() < deadline, "nothing more was told"
            self.page.wait_for_timeout(20)

    @contextmanager
    def cut_off(self) -> Iterator[None]:
        """The house cannot be reached meanwhile: the browser may complain, the page may not."""
        self._cut_off = True
        yield
        self._cut_off = False

    def _note_console(self, message: ConsoleMessage) -> None:
        if message.type not in ("error", "warning"):
            return
        if message.text == _BLOCKED:
            return
        if self._cut_off and _CUT_OFF.search(message.text):
            return
        where = message.location.get("url", "")
        self.troubles.append(f"console {message.type}: {message.text} ({where})")

    def _refuse(self, route: Route) -> None:
        """No third party is ever asked for anything."""
        self.troubles.append(f"asked elsewhere: {route.request.url}")
        route.abort()

    def _listen_in(self, socket: WebSocket) -> None:
        if not socket.url.startswith(self.address.replace("http", "ws", 1) + "/"):
            self.troubles.append(f"a line elsewhere: {socket.url}")
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))
