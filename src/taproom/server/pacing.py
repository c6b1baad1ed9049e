"""How long a bot seems to think: long enough to be followed, short enough not to bore."""

from __future__ import annotations

from typing import Final

from taproom.table import Table

_PAUSES: Final = {
    "human": {"predict": 1.2, "bet": 0.9, "play": 1.5, "draft": 1.2, "place": 1.6},
    "quick": {"predict": 0.4, "bet": 0.3, "play": 0.6, "draft": 0.4, "place": 0.6},
}
_OTHER_STEPS: Final = {"human": 0.8, "quick": 0.3}
_AFTER_TRICK: Final = {"human": 1.6, "quick": 0.6}


def thinking_time(table: Table, *, watched: bool) -> float:
    """Seconds until the bot acts; at once if nobody watches or the table wants it so."""
    pace = table.settings.pace
    state = table.state
    if pace == "at-once" or not watched or state is None:
        return 0.0
    pause = _PAUSES[pace].get(state.phase or "", _OTHER_STEPS[pace])
    # Who just won is read before the next card falls.
    return pause + _AFTER_TRICK[pace] if _trick_just_won(table) else pause


def _trick_just_won(table: Table) -> bool:
    last = table.happened[-1] if table.happened else ()
    return any(type(fact).__name__ == "TrickWon" for fact in last)
