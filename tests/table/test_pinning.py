"""A table keeps the coasters it was opened with, whatever becomes of the house set (TR-1)."""

from __future__ import annotations

from typing import Any

import pytest

from taproom import games
from taproom.games.troll import TrollGame
from taproom.games.troll.coasters import house_set_json
from taproom.table import Table, events

from .evening import Evening


def sides(table: Table, coaster: str) -> tuple[int, ...]:
    assert isinstance(table.game, TrollGame)
    return tuple(table.game.coasters[coaster].sides)


def test_an_open_table_is_not_touched_by_a_new_house_set(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening("troll", 2)
    before = sides(evening.table, "sid")
    new_set: list[dict[str, Any]] = [{**each, "sides": [9, 9, 9, 9]} for each in house_set_json()]
    monkeypatch.setattr(games, "house_set_json", lambda: new_set)
    assert sides(Table.folded(evening.log), "sid") == before
    assert sides(Evening("troll", 2).table, "sid") == (9, 9, 9, 9)


def test_what_is_told_of_a_game_names_its_coasters() -> None:
    transcript = Evening("troll", 2).table.transcript()
    assert transcript["options"] == {"coasters": house_set_json()}


def test_a_set_of_ones_own_stays_ones_own() -> None:
    own = [{**each, "sides": [1, 2, 3, 4]} for each in house_set_json()]
    assert sides(Evening("troll", 2, {"coasters": own}).table, "ignat") == (1, 2, 3, 4)


def test_a_table_from_before_sets_were_pinned_has_the_first_house_set() -> None:
    opening, *rest = Evening("troll", 2, {"rules": "pro"}).log
    assert isinstance(opening.event, events.Opened)
    opening.event.options = {"rules": "pro"}
    table = Table.folded([opening, *rest])
    assert sides(table, "sid") == (1, 5, 2, 4)
    assert sides(table, "ignat") == (9, 4, 6, 5)


def test_the_card_games_take_nothing_from_the_house() -> None:
    assert Evening("muertos", 2, {"doubts": True}).table.transcript()["options"] == {"doubts": True}
