"""What a browser was told, held against what its viewer may know."""

from __future__ import annotations

import json
import re
from typing import Any

from taproom.games.tricks.state import TricksState
from taproom.table import Entry, Table


def assert_told_only_what_is_due(frames: list[str], seat: int | None, log: list[Entry]) -> None:
    """No card of another hand before it is played, and no secret before the end, in any byte.

    None is the seat of those who only look on.
    """
    tables = {length: Table.folded(log[:length]) for length in range(2, len(log) + 1)}
    secret = tables[len(log)].secret
    told: set[str] = set()
    for frame in frames:
        message = json.loads(frame)
        if message["type"] != "update":
            continue
        table = tables[message["seq"]]
        assert table.stage == "over" or secret not in frame
        named = cards_in(message)
        assert named <= due(table, seat), frame
        told |= named
    assert told, "a search that finds nothing searches in vain"


def cards_in(message: dict[str, Any]) -> set[str]:
    """Every card that is named; what is printed on the cards, each named once, is left aside."""
    if "table" in message:
        message = {**message, "table": {**message["table"], "deals": None, "options": None}}
    return set(re.findall(r'"([RYGBP]\d{1,2})"', json.dumps(message)))


def due(table: Table, seat: int | None) -> set[str]:
    """The own cards, the row, and what has been played."""
    state = table.state
    if not isinstance(state, TricksState):
        return set()
    known: set[object] = set()
    for each in state.rounds:
        known |= {*each.row, *(() if seat is None else each.dealt[seat])}
        known |= {card for trick in each.tricks for play in trick.plays for card in play.play.hand}
    return {str(card) for card in known}
