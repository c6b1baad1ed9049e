"""Parts of the client that are loaded when they are needed come with their styles."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.sync_api import expect

from .conftest import Welcome
from .gallery import Gallery

UNSTYLED: Final = """() => {
  const rules = [...document.styleSheets].flatMap(each => [...each.cssRules]);
  const known = rules.map(each => each.cssText).join();
  const used = [...document.querySelectorAll("[class*=svelte-]")]
    .flatMap(each => [...each.classList]).filter(name => name.startsWith("svelte-"));
  return [...new Set(used)].filter(name => !known.includes(name));
}"""
"""Each part marks what its own styles apply to."""


@pytest.mark.parametrize(
    ("name", "shown", "part"),
    [
        ("playing", "tricks-table", ""),
        ("playing", "tricks-table", "/screen"),
        ("replay", "tricks-table", ""),
        ("laying coasters", "troll-field", ""),
        ("laying coasters", "troll-field", "/screen"),
        ("replay of coasters", "troll-field", ""),
    ],
)
def test_board_is_styled(look: Welcome, gallery: Gallery, name: str, shown: str, part: str) -> None:
    """Wherever one comes to it first."""
    person = look()
    person.go(gallery.exhibits[name].path + part)
    expect(person.page.get_by_role("region", name=person.say(shown))).to_be_visible()
    assert person.page.evaluate(UNSTYLED) == []
