"""Every page in every language, at every width: all words are there, and all of them fit."""

from __future__ import annotations

import re
from typing import Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from playwright.sync_api import expect

from taproom.i18n import LANGUAGES, Words
from taproom.i18n.words import catalogue_files

from .conftest import Welcome
from .gallery import Gallery
from .person import Person

WIDTHS: Final = (360, 820, 1280)
HEIGHT: Final = 740

EVERYTHING_SAID: Final = """() => [
  document.title,
  document.body.innerText,
  ...[...document.querySelectorAll("[aria-label], [title], [placeholder], [aria-valuetext]")]
    .flatMap(each => ["aria-label", "title", "placeholder", "aria-valuetext"]
      .map(name => each.getAttribute(name) ?? "")),
].join("\\n")"""

TOO_WIDE: Final = """() => {
  const page = document.documentElement;
  if (page.scrollWidth <= page.clientWidth) return [];
  return [...document.body.querySelectorAll("*")]
    .filter(each => each.getBoundingClientRect().right > page.clientWidth + 1)
    .map(each => `${each.tagName}.${each.className}`).slice(0, 8);
}"""


@pytest.fixture(scope="module")
def keys() -> set[str]:
    """Of the whole catalogue: what one would read where words are missing."""
    entries = [
        entry
        for text in catalogue_files("en").values()
        for entry in FluentParser().parse(text).body
    ]
    names = {entry.id.name for entry in entries if isinstance(entry, Message)}
    return {name for name in names if "-" in name}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_speaks_it_and_fits(
    look: Welcome, gallery: Gallery, keys: set[str], language: str
) -> None:
    person = look(language, height=HEIGHT)
    for name, exhibit in gallery.exhibits.items():
        person.page.goto("about:blank")  # for another hash alone, no page is loaded anew
        person.go(exhibit.path)
        exhibit.shown(person).wait_for(state="attached")
        assert person.page.evaluate("document.documentElement.lang") == language
        assert not keys & words_said(person), name
        for width in WIDTHS:
            person.page.set_viewport_size({"width": width, "height": HEIGHT})
            assert person.page.evaluate(TOO_WIDE) == [], (name, width)


@pytest.mark.parametrize("name", ["lobby", "screen of a lobby"])
def test_the_widest_code_that_a_table_can_have_fits(
    look: Welcome, gallery: Gallery, name: str
) -> None:
    person = look("en", height=HEIGHT)
    person.go(gallery.exhibits[name].path)
    codes = person.page.locator(".code span[aria-hidden]")
    codes.first.wait_for(state="attached")
    codes.evaluate_all("all => all.forEach(each => each.textContent = 'WWW MWW')")
    for width in (320, *WIDTHS):
        person.page.set_viewport_size({"width": width, "height": HEIGHT})
        assert person.page.evaluate(TOO_WIDE) == [], width


def words_said(person: Person) -> set[str]:
    return set(re.findall(r"[a-z0-9]+(?:-[a-z0-9]+)+", person.page.evaluate(EVERYTHING_SAID)))


def test_language_is_the_readers_choice(look: Welcome) -> None:
    """Found by whoever cannot read the rest, at once in effect, and remembered."""
    person = look("ru")
    person.go("/")
    person.page.get_by_role("button", name="DE", exact=True).click()
    german = person.page.get_by_text(Words("de").say("front-line"), exact=True)
    expect(german).to_be_visible()
    person.page.reload()
    expect(german).to_be_visible()
