"""The one door: everything that anybody is told about a table leaves through here.

What everybody may know is made once for all viewers, from what a spectator sees; what a seat alone
may know is made for that seat, from what that seat sees. The secret of the shuffle leaves when the
game is over, never before.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from taproom.core import Fact, Seat, State
from taproom.games.tricks import TricksGame, TricksState
from taproom.games.troll import TrollGame, TrollState
from taproom.table import events, fairness, wire
from taproom.table.commands import STAND_IN, Step
from taproom.table.seen_tricks import (
    deals_info,
    tricks_info,
    tricks_me,
    tricks_said,
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
            game=_game(table, sober, past=True),
            me=_me(table, looker),
            happened=_said(table, [fact for facts in table.happened for fact in facts], sober),
            chat=list(table.chat),
            clock=_clock(table, now),
        )
    )


class Telling:
    """What is told of one step: the parts that all may know are made once, for whoever looks."""

    def __init__(self, step: Step, presence: Presence, now: float) -> None:
        before, table = step.before, step.after
        happening = [entry.event for entry in step.entries]
        sober = _sober(table)
        self._table = table
        self._table_part = (
            _raw(_table_info(table, presence)) if _changes_table(step, happening) else None
        )
        self._game_part = (
            None
            if before.state is table.state
            else _raw(_game(table, sober, past=not _same_round(before.state, table.state)))
        )
        self._happened = _raw(
            [each for event in happening for each in _came_of(table, event, sober)]
        )
        undone = any(isinstance(event, events.Undone) for event in happening)
        self._log = _log(table, sober) if undone else None
        self._chat = [line for line in table.chat if line.seq > before.seq]
        self._clock = _clock(table, now)

    def to(self, looker: Looker, done: str | None = None) -> bytes:
        """As this viewer may know it; `done` names the command of theirs that led to it."""
        return _encode(
            wire.Update(
                seq=self._table.seq,
                done=done,
                table=self._table_part,  # type: ignore[arg-type]
                game=self._game_part,  # type: ignore[arg-type]
                me=_me(self._table, looker),
                happened=self._happened,  # type: ignore[arg-type]
                log=self._log,
                chat=self._chat,
                clock=self._clock,
            )
        )


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


def _same_round(before: State | None, after: State | None) -> bool:
    return (
        isinstance(before, TricksState)
        and isinstance(after, TricksState)
        and before.past is after.past
    )


def _clock(table: Table, now: float) -> float | None:
    seconds = CLOCK_SECONDS[table.settings.clock]
    if seconds is None or table.stage != "playing":
        return None
    return round(max(0.0, table.acted_at + seconds - now), 1)


def _sober(table: Table) -> frozenset[int]:
    return frozenset([seat for seat, chair in enumerate(table.chairs) if chair.sits_out])


def _game(
    table: Table, sober: frozenset[int], *, past: bool
) -> wire.TricksInfo | wire.TrollInfo | None:
    state = table.state
    if isinstance(state, TricksState):
        return tricks_info(state, past=past, sober=sober)
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
    if seat is None:
        return wire.Me(seats=list(own), host=host)
    chair, state = table.chairs[seat], table.state
    private: dict[str, Any] = {}
    if isinstance(state, TricksState):
        private = tricks_me(state, Seat(seat))
    elif isinstance(state, TrollState):
        private = troll_me(state, Seat(seat))
    return wire.Me(
        seat=seat,
        seats=list(own),
        host=host,
        undo=table.may_undo(seat),
        sits_out=chair.sits_out,
        **private,
    )


def _raw(part: object) -> msgspec.Raw:
    return msgspec.Raw(_encode(part))


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
