"""One browser for all, a house for every file of tests, a fresh visitor whenever one is needed."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Error, expect, sync_playwright

from taproom.server.pages import CLIENT

from .gallery import Gallery, prepare
from .house import House
from .person import Person

Welcome = Callable[..., Person]
"""A new visitor: `welcome("de", width=360, height=640, color_scheme="dark")`."""

LOCALES: Final = {"en": "en-GB", "de": "de-DE", "ru": "ru-RU"}
PATIENCE: Final = 15_000
"""Milliseconds that anything may take on a busy machine. Nothing waits that long in vain."""

# fmt: off
_QUIET: Final = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
    "--disable-background-networking", "--disable-component-update", "--disable-sync",
)
# fmt: on


# For this folder only: while it runs, nothing else in this process can run an event loop.
@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    chromium = shutil.which("chromium")
    assert chromium, "these tests need Chromium: make chromium"
    assert (CLIENT / "index.html").exists(), "the client is not built: python hatch_build.py"
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=[*_QUIET])
        yield browser
        browser.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    house.close()


@pytest.fixture
def welcome(browser: Browser, house: House) -> Iterator[Welcome]:
    yield from _welcoming(browser, house.address)


@pytest.fixture(scope="package")
def gallery(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gallery]:
    """In a house of its own: nothing there changes while it is looked at."""
    house = House(tmp_path_factory.mktemp("gallery"))
    for welcome in _welcoming(browser, house.address):
        person = welcome()
        exhibits = prepare(person)
        yield Gallery(house.address, person.context.storage_state(), exhibits)
    house.close()


@pytest.fixture
def look(browser: Browser, gallery: Gallery) -> Iterator[Welcome]:
    """A visitor of the gallery, who is the player that sits at its tables."""
    for welcome in _welcoming(browser, gallery.address):
        yield partial(welcome, storage_state=gallery.player)


def _welcoming(browser: Browser, address: str) -> Iterator[Welcome]:
    visitors: list[Person] = []

    def welcome(language: str = "en", width: int = 1280, height: int = 800, **more: Any) -> Person:
        context = browser.new_context(
            locale=LOCALES[language],
            viewport={"width": width, "height": height},
            **{"reduced_motion": "reduce", "service_workers": "block", **more},
        )
        context.set_default_timeout(PATIENCE)
        visitors.append(Person(context, address, language))
        return visitors[-1]

    yield welcome
    for person in visitors:
        with suppress(Error):  # a context that a test has closed itself
            person.context.close()
    troubles = [trouble for person in visitors for trouble in person.troubles]
    assert not troubles, "\n".join(troubles)
