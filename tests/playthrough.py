"""A transcript told step by step, as text that a person can follow: for goldens."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields
from enum import Enum
from typing import Any

from taproom.core import Fact, Result
from taproom.games.tricks import Card, Played, TricksState
from taproom.games.troll import Cell, TrollState
from taproom.transcript.actions import action_from_json
from taproom.transcript.reading import read


def told(transcript: dict[str, Any]) -> str:
    return "\n".join(_lines(transcript)) + "\n"


def _lines(transcript: dict[str, Any]) -> Iterator[str]:
    match = read(transcript)
    options = {
        name: "..." if name in ("deck", "coasters") else value
        for name, value in match.game.options.items()
    }
    yield f"{match.game.id}, {match.game.seats} seats, options {options or 'none'}"
    state = match.game.start(match.chance, match.first)
    yield from _position(state)
    for seat, given in transcript["actions"]:
        kind = given["type"]
        rest = " ".join(
            f"{name}={_short(value)}" for name, value in given.items() if name != "type"
        )
        yield f"seat {seat} {kind} {rest}"
        before = state
        state, facts = state.act(seat, action_from_json(match.game.id, given))
        for fact in facts:
            yield f"    {_fact(fact)}"
        if state.result is None and _is_new_chapter(before, state):
            yield ""
            yield from _position(state)
    yield ""
    yield f"result: {_short(state.result)}" if state.result else f"to act: {list(state.actors)}"
    if isinstance(state, TrollState):
        yield from _position(state)
        if state.sets is not None:
            yield f"sets: {_short(state.sets)}"


def _is_new_chapter(before: Any, after: Any) -> bool:
    if isinstance(after, TricksState):
        return len(before.rounds) < len(after.rounds)
    return bool(before.phase != after.phase and after.phase == "place")


def _position(state: Any) -> Iterator[str]:
    if isinstance(state, TricksState):
        now = state.round
        yield f"round {now.number}: seat {now.start} starts, row {_short(now.row)}"
        for seat, hand in enumerate(now.dealt):
            yield f"  seat {seat} is dealt {_short(hand)}"
        return
    for cell, spot in sorted(state.field.spots.items(), key=lambda each: (each[0].y, each[0].x)):
        under = "".join(f" on {laid.coaster.id} (team {laid.team})" for laid in spot.under)
        token = "" if spot.token is None else f", token of {spot.token}"
        yield (
            f"  {cell} {spot.top.coaster.id} {tuple(spot.top.coaster.sides)}, laid by "
            f"{spot.top.placer}, team {spot.top.team}, mugs {spot.mugs}{token}{under}"
        )
    yield f"  barman {_short(state.barman)}, discard {_short(sorted(state.discard))}"
    for seat, coasters in enumerate(state.hands):
        yield f"  seat {seat} holds {_short(sorted(coasters))}"


def _fact(fact: Fact) -> str:
    parts = [f"{each.name} {_short(getattr(fact, each.name))}" for each in fields(fact)]  # type: ignore[arg-type]
    return f"{type(fact).__name__}: {', '.join(parts)}"


def _short(value: object) -> str:
    match value:
        case Card() | Cell():
            return str(value)
        case Played(play=play, combination=combination):
            row = f" + {_short(play.row)}" if play.row else ""
            return f"{combination} {_short(play.hand)}{row}"
        case Result():
            return f"winners {list(value.winners)}, points {list(value.points)}, by {value.by}"
        case Enum():
            return str(value.value)
        case tuple() if hasattr(value, "_fields"):
            names = zip(value._fields, value, strict=True)
            return ", ".join(f"{name} {_short(each)}" for name, each in names)
        case tuple() | list():
            return "[" + " ".join(_short(each) or "." for each in value) + "]"
        case None:
            return "-"
    return str(value)
