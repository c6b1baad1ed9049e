"""The one door: everything that anybody is told about a table leaves through here.

What everybody may know is made once for all viewers, from what a spectator sees; what a seat alone
may know is made for that seat, from what that seat sees. The secret of the shuffle leaves when the
game is over, never before.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from taproom.core import Fact, Seat
from taproom.games.tricks import TricksGame, TricksState
from taproom.games.troll import TrollGame, TrollState
from taproom.table import events, fairness, wire
from taproom.table.commands import STAND_IN, Step
from taproom.table.seen_tricks import (
    Past,
    deals_info,
    tricks_info,
    tricks_me,
    tricks_said,
    turn_info,
)
from taproom.table.seen_troll import coasters_info, troll_happened, troll_info, troll_me
from taproom.table.table import Chair, Table

_BOT_NAMES: Final[Mapping[str, Sequence[str]]] = {
    "tourist": ("Gary", "Pepe", "Nigel", "Marco", "Klaus", "Timmy", "Lars"),
    "rookie": ("Mila", "Zoe", "Rosa", "Pippa", "Lotta", "Nina", "Tilda"),
    "regular": ("Bruno", "Otto", "Walt", "Pavel", "Hugo", "Arno", "Stan"),
    "veteran": ("Wanda", "Irma", "Zora", "Berta", "Magda", "Ruth", "Thea"),
    "landlord": ("Hektor", "Gustav", "Rufus", "Anton", "Oskar", "Viktor", "Edgar"),
    "legend": ("Nestor", "Homer", "Merlin", "Odin", "Solon", "Virgil", "Plato"),
}
"""By level, then by seat: nobody is met twice at one table. Each level has one face."""

CLOCK_SECONDS: Final = {"none": None, "relaxed": 120.0, "brisk": 25.0}

_encode: Final = msgspec.json.Encoder().encode


class Looker(NamedTuple):
    """Who looks, and from where."""

    player: str | None
    seat: int | None
    """None sees what a spectator sees."""
    seats: tuple[int, ...] = ()
    """All that are theirs."""


class Presence(NamedTuple):
    """Who is looking at the table now."""

    here: frozenset[str] = frozenset()
    watching: int = 0


def whole(table: Table, looker: Looker, presence: Presence, now: float) -> bytes:
    """Everything this viewer may know."""
    sober = _sober(table)
    return _encode(
        wire.Update(
            seq=table.seq,
            whole=True,
            table=_table_info(table, presence),
            game=_game(table, sober, "all"),
            me=_me(table, looker),
            happened=_said(table, [fact for facts in table.happened for fact in facts], sober),
            chat=list(table.chat),
            clock=_clock(table, now),
        )
    )


class Telling:
    """What is told of one step: what all may know is encoded once, for whoever looks."""

    def __init__(self, step: Step, presence: Callable[[], Presence], now: float) -> None:
        before, table = step.before, step.after
        happening = [entry.event for entry in step.entries]
        sober = _sober(table)
        told = wire.Update(table.seq, clock=_clock(table, now))
        if _changes_table(step, happening):
            told.table = _table_info(table, presence())
        if _within_round(before, table):
            told.turn = turn_info(table.state, sober)  # type: ignore[arg-type]
        elif before.state is not table.state:
            told.game = _game(table, sober, _past_to_tell(before, table))
        told.happened = [each for event in happening for each in _came_of(table, event, sober)]
        if any(isinstance(event, events.Undone) for event in happening):
            told.log = _log(table, sober)
        if table.chat is not before.chat:
            told.chat = [line for line in table.chat if line.seq > before.seq]
        self._before, self._table = before, table
        self._actor = _only_actor(happening)
        self._shared = _encode(told)[:-1]

    def to(self, looker: Looker, done: str | None = None) -> bytes:
        """As this viewer may know it; `done` names the command of theirs that led to it."""
        own = wire.Own(done, _me(self._table, looker) if self._concerns(looker.seat) else None)
        if own.done is None and own.me is None:
            return self._shared + b"}"
        return self._shared + b"," + _encode(own)[1:]

    def _concerns(self, seat: int | None) -> bool:
        """May there be anything new that this viewer alone may know or do?"""
        actor, before, after = self._actor, self._before, self._table
        if actor is None or seat == actor:
            return True
        if seat is None:
            return False
        if isinstance(after.state, TricksState):
            return not _within_round(before, after) or _asked(before, seat) != _asked(after, seat)
        return _asked(after, seat) is not None or before.may_undo(seat) != after.may_undo(seat)


def presence_told(table: Table, presence: Presence) -> bytes:
    """Somebody came or went: no event, the same for all."""
    return _encode(wire.Update(seq=table.seq, table=_table_info(table, presence)))


def hint_told(
    id: str,  # noqa: A002
    action: Mapping[str, Any],
    reason: wire.ReasonInfo,
    prospects: Sequence[wire.ProspectInfo],
) -> bytes:
    """Advice made from what one seat sees: for whoever asked from that seat, and nobody else."""
    return _encode(wire.Hint(id, dict(action), reason, list(prospects)))


def _changes_table(step: Step, happening: Sequence[events.AnyEvent]) -> bool:
    """Anything but an action and a word: who sits, what was agreed, a game begun or over."""
    quiet = (events.Acted, events.Undone, events.Said)
    return step.before.stage != step.after.stage or not all(
        isinstance(event, quiet) for event in happening
    )


def _within_round(before: Table, after: Table) -> bool:
    """Is it the same round of cards, gone on by an action?"""
    was, now = before.state, after.state
    return (
        isinstance(was, TricksState)
        and isinstance(now, TricksState)
        and was is not now
        and before.number == after.number
        and was.round.number == now.round.number
        and now.result is None
    )


def _past_to_tell(before: Table, after: Table) -> Past:
    if before.number != after.number or not isinstance(after.state, TricksState):
        return "all"
    return "kept" if after.state.result is not None else "counted"


def _only_actor(happening: Sequence[events.AnyEvent]) -> int | None:
    """Whose action is all that happened; None if there was anything else."""
    event = happening[0]
    return event.seat if len(happening) == 1 and isinstance(event, events.Acted) else None


def _asked(table: Table, seat: int) -> str | None:
    """What this seat is asked to do now, if anything."""
    state = table.state
    return state.phase if state is not None and seat in state.actors else None


def _clock(table: Table, now: float) -> float | None:
    seconds = CLOCK_SECONDS[table.settings.clock]
    if seconds is None or table.stage != "playing":
        return None
    return round(max(0.0, table.acted_at + seconds - now), 1)


def _sober(table: Table) -> frozenset[int]:
    """Who sits toasts out."""
    return frozenset([seat for seat, chair in enumerate(table.chairs) if chair.sits_out])


def _game(
    table: Table, sober: frozenset[int], past: Past
) -> wire.TricksInfo | wire.TrollInfo | None:
    state = table.state
    if isinstance(state, TricksState):
        return tricks_info(state, past, sober=sober)
    return troll_info(state) if isinstance(state, TrollState) else None


def _log(table: Table, sober: frozenset[int]) -> list[wire.Happened]:
    """What happened since the last deal, or in the Troll since the start."""
    return [each for facts in table.happened for each in _said(table, facts, sober)]


def _came_of(
    table: Table, event: events.AnyEvent, sober: frozenset[int]
) -> Sequence[wire.Happened]:
    if isinstance(event, events.Acted):
        # A step holds one action at most, and it is the last one that happened.
        return _said(table, table.happened[-1], sober)
    return [wire.Undone(event.seat)] if isinstance(event, events.Undone) else ()


def _said(table: Table, happened: Sequence[Fact], sober: frozenset[int]) -> list[wire.Happened]:
    state = table.state
    if not isinstance(state, TricksState):
        return [troll_happened(fact) for fact in happened]
    return tricks_said(state, happened, sober)


def _me(table: Table, looker: Looker) -> wire.Me:
    player, seat, own = looker
    if player is None:
        return wire.Me()
    host = player == table.host
    me = wire.Me(seat, own, host)
    if seat is None:
        return me
    me.undo = table.may_undo(seat)
    me.sits_out = table.chairs[seat].sits_out
    state = table.state
    if isinstance(state, TricksState):
        tricks_me(me, state, Seat(seat))
    elif isinstance(state, TrollState):
        troll_me(me, state, Seat(seat))
    return me


def _table_info(table: Table, presence: Presence) -> wire.TableInfo:
    game = table.game
    over = table.stage == "over"
    return wire.TableInfo(
        code=table.code,
        game=game.id,  # type: ignore[arg-type]
        seats=[seat_info(seat, chair, presence) for seat, chair in enumerate(table.chairs)],
        options=dict(game.options),
        settings=table.settings,
        stage=table.stage,
        game_number=table.number,
        first=table.first,
        fair=wire.FairInfo(
            commitment=fairness.commitment(table.secret),
            words=list(table.words) or [chair.words for chair in table.chairs],
            secret=table.secret if over else None,
            next=fairness.commitment(table.next_secret) if over else None,
        ),
        watching=presence.watching,
        deals=deals_info(game) if isinstance(game, TricksGame) else {},
        coasters=coasters_info(game) if isinstance(game, TrollGame) else [],
        rematch=sorted(table.rematch),
    )


def bot_name(seat: int, level: str | None) -> str:
    """A bot that nobody here knows is called as the one that stands in for people."""
    return _BOT_NAMES.get(level or STAND_IN, _BOT_NAMES[STAND_IN])[seat]


def seat_info(seat: int, chair: Chair, presence: Presence) -> wire.SeatInfo:
    robot = chair.player is None and chair.bot is not None
    return wire.SeatInfo(
        name=bot_name(seat, chair.bot) if robot else chair.name,
        bot=chair.bot,
        here=robot or chair.player in presence.here,
        taken_over=chair.taken_over,
    )
