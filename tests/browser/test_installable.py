"""A house that can be put on the home screen, and opens without a connection."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Welcome
from .person import Person


@pytest.fixture
def person(welcome: Welcome) -> Person:
    """Whose browser has made itself at home."""
    person = welcome(service_workers="allow")
    person.go("/")
    person.page.evaluate("async () => { await navigator.serviceWorker.ready }")
    person.page.reload()  # now by way of the worker, which keeps what it sees
    expect(person.page.get_by_text(person.say("front-line"))).to_be_visible()
    return person


def test_manifest_is_whole(person: Person) -> None:
    href = person.page.locator("link[rel=manifest]").get_attribute("href")
    answer = person.page.request.get(f"{person.address}{href}")
    manifest = answer.json()
    assert (manifest["name"], manifest["start_url"]) == ("Taproom", "/")
    assert manifest["display"] == "standalone"
    assert {icon["purpose"] for icon in manifest["icons"]} == {"any", "maskable"}
    pictures = [person.page.request.get(person.address + icon["src"]) for icon in manifest["icons"]]
    assert [picture.headers["content-type"] for picture in pictures] == ["image/svg+xml"] * 2
    assert pictures[0].body() != pictures[1].body(), "the maskable one has room around it"


def test_opens_without_a_connection(person: Person) -> None:
    with person.cut_off():
        person.context.set_offline(True)
        person.page.reload()
        expect(person.page.get_by_text(person.say("front-line"))).to_be_visible()
        expect(person.page.get_by_text(person.say("house-unreachable")).first).to_be_visible()
        person.context.set_offline(False)
        person.page.reload()
        expect(person.page.get_by_text(person.say("house-unreachable"))).to_have_count(0)
        expect(person.page.get_by_text(person.say("tables-none"))).to_be_visible()


def test_table_without_a_connection_says_so(person: Person) -> None:
    person.page.get_by_role("button", name=person.say("play-now")).first.click()
    expect(person.page.get_by_role("region", name=person.say("tricks-table"))).to_be_visible()
    with person.cut_off():
        person.context.set_offline(True)
        person.page.reload()
        expect(person.page.get_by_text(person.say("web-offline"))).to_be_visible()
        person.context.set_offline(False)
        expect(person.page.get_by_role("region", name=person.say("tricks-table"))).to_be_visible()
