"""The referee: plays a transcript by the rules and says what happened."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from taproom.core import IllegalAction, Refusal, Seat, State
from taproom.transcript.actions import action_from_json
from taproom.transcript.reading import parse, read
from taproom.transcript.report import report

Say = Callable[[Refusal], str]
"""Turns a refusal into a sentence in the reader's language."""


def judge_line(line: str | bytes, say: Say) -> dict[str, Any]:
    """One line of JSON Lines; never raises, whatever the line holds."""
    try:
        given = parse(line)
    except Refusal as refusal:
        return _refused_before_play(refusal, say)
    return judge(given, say)


def judge(given: object, say: Say) -> dict[str, Any]:
    """A transcript, as parsed JSON."""
    try:
        transcript = read(given)
        state = transcript.game.start(transcript.chance, transcript.first)
    except Refusal as refusal:
        return _refused_before_play(refusal, say)
    legal: list[int] = []
    trace = {"legal": legal} if transcript.trace else {}
    for at, entry in enumerate(transcript.actions):
        seat = _seat(entry)
        before = state
        try:
            state, _ = _acted(state, entry)
        except Refusal as refusal:
            refused = {"ok": False, "at": at, "seat": seat, "error": _error(refusal, say)}
            return {**refused, **report(state), **trace}
        if transcript.trace and seat is not None:
            legal.append(len(before.legal(seat)))
    return {"ok": True, **report(state), **trace}


def reached(given: object) -> State:
    """The state that a transcript leads to. Refuses the first action that is not legal."""
    transcript = read(given)
    state: State = transcript.game.start(transcript.chance, transcript.first)
    for entry in transcript.actions:
        state, _ = _acted(state, entry)
    return state


def _acted(state: State, entry: Any) -> tuple[State, object]:
    seat = _seat(entry)
    if state.result is not None:
        raise IllegalAction("game-over")
    if seat is None:
        raise IllegalAction("bad-action", "no-pair")
    return state.act(seat, action_from_json(state.game.id, entry[1]))


def _seat(entry: object) -> Seat | None:
    """The seat of `[seat, action]`; None if the entry has not that form."""
    if not isinstance(entry, list) or len(entry) != 2:
        return None
    seat, action = entry
    return Seat(seat) if type(seat) is int and isinstance(action, dict) else None


def _refused_before_play(refusal: Refusal, say: Say) -> dict[str, Any]:
    return {"ok": False, "at": None, "error": _error(refusal, say)}


def _error(refusal: Refusal, say: Say) -> dict[str, Any]:
    error: dict[str, Any] = {"code": refusal.code, "message": say(refusal)}
    if refusal.code == "bad-option":
        error["option"] = refusal.params["option"]
    return error
