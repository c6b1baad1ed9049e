"""A program can put anything into an action: it is refused as `bad-action`, never a traceback."""

from __future__ import annotations

from typing import Any

import pytest

from taproom import games
from taproom.core import Action, IllegalAction, Seat, Seeded
from taproom.games.tricks import CARD_NAMED, Bet, Play, Predict
from taproom.games.troll import Barman, Cell, Draft, Mug, Place, Remove, Smash, Steal, Swap

R1 = CARD_NAMED["R1"]
HERE = Cell(0, 0)
ODD_PAIR: Any = (True, 0.0)
ANYTHING: list[Any] = [2.5, True, "1", [], (0, 0), object()]


def refused_field(game_id: str, action: Action) -> object:
    """The field that is named; phase and rules come later, so any state will do."""
    state = games.game(game_id, 2, {}).start(Seeded("any"), Seat(0))
    with pytest.raises(IllegalAction) as caught:
        state.act(Seat(0), action)
    assert (caught.value.code, caught.value.reason) == ("bad-action", "field-type")
    return caught.value.params["field"]


@pytest.mark.parametrize("odd", [None, *ANYTHING])
def test_predictions_are_whole_numbers(odd: Any) -> None:
    """F-6"""
    assert refused_field("half-pint", Predict(odd)) == "tricks"


@pytest.mark.parametrize("odd", ANYTHING)
def test_bets_are_on_seats(odd: Any) -> None:
    """HP-4"""
    assert refused_field("half-pint", Bet(odd)) == "on"


@pytest.mark.parametrize("odd", [None, 1, "R1", [R1], ("R1",), (("R", 1),), (R1, None), {R1}])
def test_plays_are_made_of_cards(odd: Any) -> None:
    """F-7"""
    assert refused_field("half-pint", Play(odd, ())) == "hand"
    assert refused_field("half-pint", Play((R1,), odd)) == "row"


@pytest.mark.parametrize("odd", [*ANYTHING, Cell(*ODD_PAIR), Cell(*ODD_PAIR[::-1])])
def test_cells_are_cells(odd: Any) -> None:
    """TR-6, TR-11"""
    assert refused_field("troll", Place("fred", odd)) == "cell"
    assert refused_field("troll", Mug(odd)) == "cell"
    assert refused_field("troll", Remove(odd)) == "cell"
    assert refused_field("troll", Smash(odd)) == "cell"
    assert refused_field("troll", Steal(odd, "off")) == "source"
    assert refused_field("troll", Swap((HERE, odd))) == "cells"
    assert refused_field("troll", Swap((odd, HERE))) == "cells"
    assert refused_field("troll", Swap(odd)) == "cells"


def test_a_swap_has_two_cells() -> None:
    """TR-11"""
    assert refused_field("troll", Swap((HERE,))) == "cells"  # type: ignore[arg-type]
    assert refused_field("troll", Swap((HERE, HERE, HERE))) == "cells"  # type: ignore[arg-type]
    assert refused_field("troll", Swap([HERE, HERE])) == "cells"  # type: ignore[arg-type]


@pytest.mark.parametrize("odd", [None, 1, [], object()])
def test_coasters_are_named(odd: Any) -> None:
    """TR-6, TR-9"""
    assert refused_field("troll", Draft(odd)) == "coaster"
    assert refused_field("troll", Place(odd, HERE)) == "coaster"


@pytest.mark.parametrize("odd", [1, [], object()])
def test_a_shapeshifter_calls_somebody_by_name(odd: Any) -> None:
    """TR-11"""
    assert refused_field("troll", Place("boris", HERE, odd)) == "shift"


@pytest.mark.parametrize("odd", ["north", 1, [], object()])
def test_sides_are_sides(odd: Any) -> None:
    """TR-4"""
    assert refused_field("troll", Barman(odd)) == "side"
