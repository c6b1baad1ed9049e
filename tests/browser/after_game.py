"""What can be done once a game is over: the banner, the replay, the next game."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Locator, expect

from taproom.games.troll import TrollState
from taproom.table import Presence, Table, seat_info

from .house import House
from .person import Person


def names_of(table: Table) -> list[str]:
    """As everybody at the table sees them."""
    seats = [seat_info(seat, chair, Presence()) for seat, chair in enumerate(table.chairs)]
    return [seat.name or "" for seat in seats]


def assert_winners_named(ending: Locator, table: Table) -> None:
    """The banner says who has won, and nobody else; nobody at all of a draw at the Troll (TR-8)."""
    assert table.state
    assert table.state.result
    winners, names = table.state.result.winners, names_of(table)
    draw = isinstance(table.state, TrollState) and len(winners) == len(names)
    said = ending.locator("p").first.inner_text()
    for seat, name in enumerate(names):
        assert (name in said) == (seat in winners and not draw), said


class Replay:
    def __init__(self, person: Person) -> None:
        self.person = person
        page, say = person.page, person.say
        self.place = page.get_by_role("slider", name=say("replay-place"))
        self.told = page.locator(".told")

    def follow_from(self, ending: Locator) -> None:
        ending.get_by_role("link", name=self.person.say("replay-title")).click()
        expect(self.told).to_have_text(self.person.say("replay-start"))

    @property
    def steps(self) -> int:
        return int(self.place.get_attribute("max") or 0)

    def step(self, key: str) -> None:
        """`replay-on` or `replay-back`."""
        button = self.person.page.get_by_role("button", name=self.person.say(key), exact=True)
        before = self.place.input_value()
        button.click()
        expect(self.place).not_to_have_value(before)

    def check_shuffle(self) -> Locator:
        """What the browser says that has dealt again for itself."""
        page, name = self.person.page, self.person.say("check-shuffle")
        page.get_by_role("button", name=name).click()
        sheet = page.get_by_role("dialog")
        sheet.get_by_role("button", name=name).click()
        return sheet.get_by_role("status")

    def close_sheet(self) -> None:
        self.person.page.keyboard.press("Escape")
        expect(self.person.page.get_by_role("dialog")).to_be_hidden()

    def download(self, folder: Path) -> Path:
        page, say = self.person.page, self.person.say
        with page.expect_download() as download:
            page.get_by_role("button", name=say("replay-download")).click()
        file = folder / download.value.suggested_filename
        download.value.save_as(file)
        return file


def assert_fair_and_whole(transcript: Path, house: House, code: str) -> None:
    """`taproom verify` finds it right, and it is the game that was played."""
    verified = subprocess.run(
        [sys.executable, "-m", "taproom", "verify", str(transcript)], check=False
    )
    assert verified.returncode == 0
    assert (
        json.loads(transcript.read_bytes())["actions"] == house.table(code).transcript()["actions"]
    )
