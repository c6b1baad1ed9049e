"""The rookie's rules of thumb at the Squinting Troll, one by one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from taproom.bots import bot
from taproom.core import Frozen, Seat
from taproom.games.troll import (
    Barman,
    Cell,
    Field,
    Laid,
    Mug,
    Place,
    Remove,
    Side,
    Smash,
    Spot,
    Steal,
    Swap,
    Team,
    TrollGame,
    TrollState,
)

from .playing import decided

ROOKIE = bot("rookie", "troll")
US, THEM = Seat(0), Seat(1)
HERE, EAST, WEST = Cell(0, 0), Cell(1, 0), Cell(-1, 0)


def guest(name: str, toughness: int, mugs: int = 1, ability: str | None = None) -> dict[str, Any]:
    return {
        "id": name,
        "name": name,
        "class": "guest",
        "level": 1,
        "mugs": mugs,
        "type": "ale",
        "sides": [toughness] * 4,
        "ability": ability,
    }


GUESTS = [
    guest("weak", 1),
    guest("rich", 1, mugs=2),
    guest("fair", 4),
    guest("tough", 6),
    guest("brawler", 5, ability="brawler"),
    guest("thief", 5, ability="thief"),
    guest("stern", 5, ability="stern-look"),
    guest("joker", 5, ability="joker"),
    *[guest(f"other-{number}", 3) for number in range(5)],
]


def table(
    lying: Mapping[Cell, tuple[str, Seat]],
    ours: tuple[str, ...],
    theirs: tuple[str, ...],
    **now: Any,
) -> TrollState:
    """We are to act; `lying` says what lies where, and who laid it."""
    game = TrollGame.of(2, {"coasters": GUESTS, "rules": "pro"})
    spots = {
        cell: Spot((Laid(game.coasters[name], seat, Team(seat)),))
        for cell, (name, seat) in lying.items()
    }
    return TrollState(
        game=game,
        actor=US,
        starter=US,
        hands=(ours, theirs),
        field=Field(game.limit, game.seating, Frozen(spots)),
        **{"phase": "place", **now},
    )


def test_it_flips_what_is_richest() -> None:
    state = table({HERE: ("weak", THEM), EAST: ("rich", THEM)}, ("fair",), ())
    decision = decided(ROOKIE, state)
    assert isinstance(decision.action, Place)
    assert decision.action.cell in [EAST.beside(side) for side in Side]
    assert (decision.reason.code, decision.reason.params) == ("flip", {"count": 1})


def test_it_lays_the_coaster_that_can_flip() -> None:
    state = table({HERE: ("fair", THEM)}, ("weak", "tough"), ("other-1",))
    action = decided(ROOKIE, state).action
    assert isinstance(action, Place)
    assert action.coaster == "tough"


def test_the_token_helps_to_flip() -> None:
    state = table(
        {HERE: ("other-1", THEM), EAST: ("other-2", US)}, (), (), phase="mug", placed=EAST
    )
    decision = decided(ROOKIE, state)
    assert (decision.action, decision.reason.code) == (Mug(EAST), "token-flip")


def test_the_token_stays_where_it_would_not_help() -> None:
    state = table({HERE: ("tough", US)}, (), ("weak",), phase="mug", placed=HERE)
    assert decided(ROOKIE, state).reason.code == "token-stay"


def test_the_barman_is_left_alone() -> None:
    state = table({HERE: ("weak", US)}, (), ("fair",), phase="barman")
    decision = decided(ROOKIE, state)
    assert (decision.action, decision.reason.code) == (Barman(None), "barman-stay")


def test_a_thief_takes_the_token_that_keeps_others_from_being_flipped() -> None:
    lying = {HERE: ("thief", US), EAST: ("fair", THEM), WEST: ("weak", THEM)}
    state = table(lying, (), (), phase="steal", placed=HERE)
    guarded = replace(state, field=state.field.put_token(EAST, THEM))
    decision = decided(ROOKIE, guarded)
    assert isinstance(decision.action, Steal)
    assert (decision.action.source, decision.reason.code) == (EAST, "steal")
    idle = replace(state, field=state.field.put_token(WEST, THEM))
    assert decided(ROOKIE, idle).reason.code == "decline"


def test_a_stern_look_removes_what_is_richest_and_theirs() -> None:
    lying = {HERE: ("stern", US), EAST: ("rich", THEM), WEST: ("weak", THEM)}
    decision = decided(ROOKIE, table(lying, (), (), phase="remove", placed=HERE))
    assert (decision.action, decision.reason.code) == (Remove(EAST), "remove")
    among_friends = {HERE: ("stern", US), EAST: ("rich", US)}
    state = table(among_friends, (), (), phase="remove", placed=HERE)
    assert decided(ROOKIE, state).action == Remove(None)


def test_a_joker_swaps_nothing() -> None:
    lying = {HERE: ("joker", US), EAST: ("rich", US), WEST: ("tough", THEM)}
    decision = decided(ROOKIE, table(lying, (), (), phase="swap", placed=HERE))
    assert (decision.action, decision.reason.code) == (Swap(None), "decline")


def test_a_brawler_smashes_the_mugs_of_the_others() -> None:
    state = table(
        {HERE: ("brawler", US), EAST: ("rich", US), WEST: ("weak", THEM)},
        (),
        (),
        phase="smash",
        brawlers=(HERE,),
    )
    decision = decided(ROOKIE, state)
    assert (decision.action, decision.reason.code) == (Smash(WEST), "smash")


def test_a_brawler_spares_the_own_team() -> None:
    state = table(
        {HERE: ("brawler", US), EAST: ("rich", US)}, (), (), phase="smash", brawlers=(HERE,)
    )
    assert decided(ROOKIE, state).reason.code == "decline"
