"""Hypothesis strategies: games with any options, and whole random legal games."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import strategies as st

from taproom import games
from taproom.core import Game, Seeded
from taproom.games.tricks import CARD_NAMED
from taproom.games.troll import Ability, MugType, Seating
from taproom.testing.conformance import Step, random_game

_deals = st.tuples(st.integers(1, 8), st.integers(1, 5)).map(list)


@st.composite
def deck_files(draw: st.DrawFn) -> dict[str, list[int]]:
    """Deal numbers for all 65 cards (F-2): mostly one pair, so that examples stay small."""
    usual = draw(_deals)
    unusual = draw(st.dictionaries(st.sampled_from(sorted(CARD_NAMED)), _deals, max_size=8))
    return {name: unusual.get(name, usual) for name in CARD_NAMED}


@st.composite
def coaster_sets(draw: st.DrawFn) -> list[dict[str, Any]]:
    """Set files (TR-1), often with one ability many times over, so that rare things meet."""
    favourite = st.sampled_from([None, *[ability.value for ability in Ability]])
    abilities = st.lists(
        draw(st.lists(favourite, min_size=1, max_size=4).map(st.sampled_from)),
        min_size=13,
        max_size=13,
    )
    most = draw(st.integers(1, 9))
    return [
        {
            "id": f"guest-{place}",
            "name": f"Guest {place}",
            "class": "guest",
            "level": draw(st.integers(1, most)),
            "mugs": draw(st.integers(1, 2)),
            "type": draw(st.sampled_from(MugType)).value,
            "sides": draw(st.lists(st.integers(0, most), min_size=4, max_size=4)),
            "ability": ability,
        }
        for place, ability in enumerate(draw(abilities))
    ]


def _family_options(game_id: str) -> st.SearchStrategy[dict[str, Any]]:
    own: dict[str, st.SearchStrategy[Any]] = (
        {"toasts": st.lists(st.integers(1, 9), max_size=9)}
        if game_id == "half-pint"
        else {"doubts": st.booleans()}
    )
    return st.fixed_dictionaries(
        {"rounds": st.integers(1, 10)},
        optional={
            "bets": st.sampled_from(["together", "in-turn"]),
            "row-groups": st.sampled_from(["each", "any"]),
            "deck": deck_files(),
            **own,
        },
    )


_troll_options: st.SearchStrategy[dict[str, Any]] = st.fixed_dictionaries(
    {},
    optional={
        "rules": st.sampled_from(["basic", "pro"]),
        "seating": st.sampled_from([seating.value for seating in Seating]),
        "coasters": coaster_sets(),
    },
)


@st.composite
def any_game(draw: st.DrawFn, game_id: str | None = None) -> Game:
    """A game of the house, with any number of seats and any options that it takes."""
    chosen = game_id or draw(st.sampled_from(games.IDS))
    if chosen == "troll":
        return games.game(chosen, draw(st.sampled_from([2, 4])), draw(_troll_options))
    return games.game(chosen, draw(st.integers(2, 7)), draw(_family_options(chosen)))


@st.composite
def legal_games(draw: st.DrawFn, game_id: str | None = None) -> list[Step]:
    """A whole random legal game, as its steps: each state, and who did what in it."""
    game = draw(any_game(game_id))
    seed = draw(st.integers(0, 2**32))
    return list(random_game(game, Seeded(str(seed)), Random(seed)))
