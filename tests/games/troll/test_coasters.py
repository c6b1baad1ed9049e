"""TR-1: what is printed on coasters, the house set, and set files that are refused by name."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from taproom.core import BadOption
from taproom.games.troll import (
    Ability,
    Coaster,
    MugType,
    Sides,
    house_set,
    read_coasters,
)

from .drawing import entry, whole_set


def refused(given: object) -> tuple[object, ...]:
    with pytest.raises(BadOption) as caught:
        read_coasters(given)
    error = caught.value
    assert (error.code, error.option) == ("bad-option", "coasters")
    assert error.params.pop("option") == "coasters"
    return error.reason, error.rule, error.params


def with_third(**changes: object) -> list[dict[str, Any]]:
    """The set with its third coaster changed."""
    given = whole_set()
    given[2] = entry("third", **changes)
    return given


def test_tr1_a_coaster_is_read_field_by_field() -> None:
    third = {"level": 9, "mugs": 2, "type": "ale", "sides": [0, 3, 6, 9], "ability": "joker"}
    read = read_coasters(with_third(**third, name="Third", **{"class": "bard"}))
    assert read[2] == Coaster(
        id="third",
        name="Third",
        role="bard",
        level=9,
        mugs=2,
        type=MugType.ALE,
        sides=Sides(top=0, right=3, bottom=6, left=9),
        ability=Ability.JOKER,
    )


def test_tr1_the_order_of_the_set_is_kept() -> None:
    given = whole_set()
    assert [coaster.id for coaster in read_coasters(given)] == [each["id"] for each in given]


def test_tr1_tuples_are_lists_too() -> None:
    given = tuple(with_third(sides=(1, 2, 3, 4)))
    assert read_coasters(given)[2].sides == (1, 2, 3, 4)


def test_tr1_unknown_fields_are_ignored() -> None:
    assert read_coasters(with_third(colour="green")) == read_coasters(with_third())


@pytest.mark.parametrize("given", [None, {}, "coasters", 13, {"coasters": []}])
def test_tr1_a_set_is_a_list(given: object) -> None:
    assert refused(given) == ("coasters-shape", "TR-1", {})


@pytest.mark.parametrize("count", [0, 12, 14])
def test_tr1_a_set_has_thirteen(count: int) -> None:
    given = [entry(f"guest-{number}") for number in range(count)]
    assert refused(given) == ("coasters-count", "TR-1", {"count": count})


@pytest.mark.parametrize("third", [None, [], "third", 3])
def test_tr1_a_coaster_is_an_object(third: object) -> None:
    given: list[object] = [*whole_set()]
    given[2] = third
    assert refused(given) == ("coaster-shape", "TR-1", {"coaster": 3})


@pytest.mark.parametrize("field", ["name", "class", "level", "mugs", "type", "sides", "ability"])
def test_tr1_every_field_is_needed(field: str) -> None:
    given = with_third()
    del given[2][field]
    expected = {"coaster": "third", "field": field}
    assert refused(given) == ("coaster-field-missing", "TR-1", expected)


def test_tr1_a_coaster_without_an_id_is_named_by_its_place() -> None:
    given = with_third()
    del given[2]["id"]
    expected = {"coaster": 3, "field": "id"}
    assert refused(given) == ("coaster-field-missing", "TR-1", expected)


@pytest.mark.parametrize(
    "bad", ["", "Fred", "fred.2", "fred ", "fred\n", "frèd", "a_b", 3, None, True, ["fred"], {}]
)
def test_tr1_ids_are_small_letters_digits_and_dashes(bad: object) -> None:
    assert refused(with_third(id=bad)) == ("coaster-field", "TR-1", {"coaster": 3, "field": "id"})


@pytest.mark.parametrize("good", ["a", "0", "-", "fred-2", "a1-z9"])
def test_tr1_usable_ids(good: str) -> None:
    assert read_coasters(with_third(id=good))[2].id == good


NO_WHOLE_NUMBERS = [True, 2.0, "2", None, [2]]
WRONG: dict[str, list[object]] = {
    "name": [None, 3, ["Fred"], {}],
    "class": [None, 3, ["bard"], {}],
    "level": [0, 10, -1, *NO_WHOLE_NUMBERS],
    "mugs": [0, 3, -1, *NO_WHOLE_NUMBERS],
    "type": ["unfiltered", "Light", "", None, 0, True, ["light"], {}],
    "sides": [
        None,
        5,
        "5555",
        {"top": 1},
        [1, 2, 3],
        [1, 2, 3, 4, 5],
        [],
        *([side, 5, 5, 5] for side in (-1, 10, *NO_WHOLE_NUMBERS)),
        *([5, 5, 5, side] for side in (-1, 10, *NO_WHOLE_NUMBERS)),
    ],
    "ability": ["none", "Thief", "", False, 0, ["thief"], {}],
}


@pytest.mark.parametrize(
    ("field", "bad"), [(field, bad) for field, values in WRONG.items() for bad in values]
)
def test_tr1_a_wrong_field_is_named_with_its_coaster(field: str, bad: object) -> None:
    expected = {"coaster": "third", "field": field}
    assert refused(with_third(**{field: bad})) == ("coaster-field", "TR-1", expected)


RIGHT: dict[str, list[object]] = {
    "name": ["", "Фрэд"],
    "level": [1, 9],
    "mugs": [1, 2],
    "type": ["light", "dark", "wheat", "ale"],
    "sides": [[0, 0, 0, 0], [9, 9, 9, 9]],
    "ability": [
        None,
        "thief",
        "stern-look",
        "shapeshifter",
        "joker",
        "cocktails",
        "brawler",
        "small-creature",
    ],
}


@pytest.mark.parametrize(
    ("field", "good"), [(field, good) for field, values in RIGHT.items() for good in values]
)
def test_tr1_the_limits_are_in_range(field: str, good: object) -> None:
    read = getattr(read_coasters(with_third(**{field: good}))[2], field)
    assert (list(read) if field == "sides" else read) == good


def test_tr1_class_is_the_role() -> None:
    assert read_coasters(with_third(**{"class": ""}))[2].role == ""


def test_tr1_no_id_comes_twice() -> None:
    expected = {"coaster": "thief", "field": "id"}
    assert refused(with_third(id="thief")) == ("coaster-twice", "TR-1", expected)


def test_tr1_the_first_wrong_coaster_is_named() -> None:
    given = with_third(level=0)
    given[1]["mugs"] = 0
    assert refused(given) == ("coaster-field", "TR-1", {"coaster": "stern", "field": "mugs"})


def test_tr1_a_very_long_id_is_named_in_short() -> None:
    _, _, params = refused(with_third(id="x" * 500, level=0))
    assert isinstance(params, dict)
    assert len(params["coaster"]) < 100


def test_tr1_the_house_set() -> None:
    """Its own numbers, but the characters that the documents name, and every ability."""
    house = house_set()
    assert house is house_set()
    assert len(house) == 13
    assert {"christian", "fred", "sid", "uland", "tiasan", "gabriel"} <= {each.id for each in house}
    assert {each.ability for each in house} >= {*Ability}
    assert {each.type for each in house} == set(MugType)


def test_tr1_in_the_house_set_a_higher_level_is_tougher_all_round() -> None:
    by_level: dict[int, set[int]] = {}
    for each in house_set():
        by_level.setdefault(each.level, set()).add(sum(each.sides))
    levels = sorted(by_level)
    for lower, higher in pairwise(levels):
        assert max(by_level[lower]) < min(by_level[higher])
