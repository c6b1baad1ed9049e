"""One page of each kind to look at, prepared once by somebody who sits at all the tables."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from playwright.sync_api import Locator, StorageState

from .card_table import CardTable
from .doors import Lobby, short_table
from .person import Person
from .troll_table import TrollTable


class Exhibit(NamedTuple):
    path: str
    sentence: str
    """The key of something that is read there, and on no page that is still loading."""
    params: dict[str, Any] = {}  # noqa: RUF012 - a NamedTuple's default

    def shown(self, person: Person) -> Locator:
        said = person.say(self.sentence, **self.params)
        return person.page.locator("body").get_by_text(said).first


class Gallery(NamedTuple):
    address: str
    player: StorageState
    exhibits: dict[str, Exhibit]


# fmt: off
_NAMES: Final = (
    "front door", "new card table", "new coaster table", "lobby",
    "predicting", "betting", "playing", "game over",
    "drafting", "laying coasters", "coasters counted",
    "screen of a lobby", "screen of a game", "replay", "replay of coasters", "replay of a file",
    "rules of Half-Pint", "rules of Muertos", "rules of the Troll",
    "moving", "broken move link", "no such table",
)
# fmt: on

_HALF_PINT: Final = {"game": "half-pint"}


def prepare(person: Person) -> dict[str, Exhibit]:
    lobby = short_table(person, "half-pint", 4)
    predicting = _dealt(person)
    betting = _dealt(person)
    CardTable(person).play_on(until="bet")
    playing = _dealt(person)
    CardTable(person).play_on(until="play")
    over = _dealt(person)
    CardTable(person).play_on()
    drafting = _dealt(person, "troll", "pro")
    laying = _dealt(person, "troll")
    counted = _dealt(person, "troll")
    TrollTable(person).play_on()
    exhibits = [
        Exhibit("/", "front-line"),
        Exhibit("/new?game=half-pint", "presets-title"),
        Exhibit("/new?game=troll", "troll-rules-title"),
        Exhibit(f"/table/{lobby.code}", "share-title"),
        Exhibit(f"/table/{predicting.code}", "tricks-how-many", _HALF_PINT),
        Exhibit(f"/table/{betting.code}", "tricks-who-misses", _HALF_PINT),
        Exhibit(f"/table/{playing.code}", "tricks-your-turn"),
        Exhibit(f"/table/{over.code}", "rematch"),
        Exhibit(f"/table/{drafting.code}", "troll-ask-draft"),
        Exhibit(f"/table/{laying.code}", "troll-ask-place"),
        Exhibit(f"/table/{counted.code}", "rematch"),
        Exhibit(f"/table/{lobby.code}/screen", "screen-join", {"address": person.address}),
        Exhibit(f"/table/{playing.code}/screen", "tricks-round", {"round": 1, "rounds": 1}),
        Exhibit(f"/replay/{over.code}/1", "replay-start"),
        Exhibit(f"/replay/{counted.code}/1", "replay-start"),
        Exhibit("/replay", "replay-load"),
        Exhibit("/rules/half-pint", "rules-title"),
        Exhibit("/rules/muertos", "rules-title"),
        Exhibit("/rules/troll", "rules-title"),
        Exhibit("/move#token/Anna", "move-here", {"player": "Anna"}),
        Exhibit("/move", "move-broken"),
        Exhibit("/table/AAAAAA", "gone-no-table"),
    ]
    return dict(zip(_NAMES, exhibits, strict=True))


def _dealt(person: Person, game: str = "half-pint", troll: str = "basic") -> Lobby:
    lobby = short_table(person, game, 2 if game == "troll" else 4, troll=troll)
    lobby.deal()
    return lobby
