"""A new transcript can be played at once."""

from __future__ import annotations

from typing import Any

import pytest

from taproom import games
from taproom.core import BadOption, BadSetup
from taproom.transcript.reading import read
from taproom.transcript.referee import judge
from taproom.transcript.template import template


def test_with_a_seed() -> None:
    assert template("half-pint", 4, {"rounds": 3}, "any text", 2) == {
        "game": "half-pint",
        "seats": 4,
        "first": 2,
        "options": {"rounds": 3},
        "chance": {"seed": "any text"},
        "actions": [],
        "trace": False,
    }


@pytest.mark.parametrize("game_id", games.IDS)
def test_without_a_seed_chance_is_fresh_and_says_who_begins(game_id: str) -> None:
    one, other = template(game_id, 2, {}), template(game_id, 2, {})
    assert one["chance"] != other["chance"]
    assert "first" not in one
    assert read(one).first is None
    assert judge(one, str)["ok"]


@pytest.mark.parametrize(
    ("given", "refusal", "reason"),
    [
        (("chess", 2, {}), BadSetup, "unknown-game"),
        (("troll", 3, {}), BadSetup, "seats"),
        (("troll", 2, {}, "seed", 2), BadSetup, "first"),
        (("troll", 2, {"rounds": 1}), BadOption, "unknown"),
        (("muertos", 2, {"rounds": 11}), BadOption, "rounds"),
    ],
)
def test_refused_like_the_game_itself(
    given: tuple[Any, ...], refusal: type[BadSetup | BadOption], reason: str
) -> None:
    with pytest.raises(refusal) as refused:
        template(*given)
    assert refused.value.reason == reason
