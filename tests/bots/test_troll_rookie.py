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
    Side,
    Smash,
    Spot,
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
    *[guest(f"other-{number}", 3) for number in range(8)],
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


def test_the_token_guards_what_could_be_lost() -> None:
    state = table(
        {HERE: ("rich", US), EAST: ("tough", US)}, (), ("weak",), phase="mug", placed=EAST
    )
    decision = decided(ROOKIE, state)
    assert (decision.action, decision.reason.code) == (Mug(HERE), "token-guard")


def test_the_token_stays_where_it_would_not_help() -> None:
    state = table({HERE: ("tough", US)}, (), ("weak",), phase="mug", placed=HERE)
    assert decided(ROOKIE, state).reason.code == "token-stay"


def test_the_barman_keeps_the_others_away() -> None:
    """They can come from the west, where we are tough, or from the east, where we are not."""
    west = {Cell(0, y): ("tough", US) for y in range(3)}
    east = {Cell(1, y): ("weak", US) for y in range(3)}
    state = table({**west, **east}, (), ("fair",), phase="barman")
    decision = decided(ROOKIE, state)
    assert (decision.action, decision.reason.code) == (Barman(Side.EAST), "barman")
    assert decided(ROOKIE, replace(state, barman=Side.EAST)).reason.code == "barman-stay"


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
