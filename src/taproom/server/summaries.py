"""What the front door shows of a table."""

from __future__ import annotations

import msgspec

from taproom.games.tricks import TricksState
from taproom.store import GameRow, TableRow
from taproom.table import Presence, Table, bot_name, seat_info, wire


def table_row(table: Table) -> TableRow:
    """What is kept of it without opening its log."""
    return TableRow(
        code=table.code,
        game=table.game.id,
        public=table.settings.public,
        stage=table.stage,
        clocked=table.settings.clock != "none",
        host=table.host,
        seq=table.seq,
        updated=table.acted_at,
        summary=msgspec.json.encode(_summary(table, yours=False, your_turn=False)),
    )


def sitting(table: Table) -> dict[str, bool]:
    """Every person at the table, and whether it is their turn."""
    turns: dict[str, bool] = {}
    for seat, chair in enumerate(table.chairs):
        if chair.player is not None:
            asked = table.state is not None and seat in table.state.actors
            turns[chair.player] = turns.get(chair.player, False) or asked
    return turns


def live_summary(table: Table, player: str | None) -> wire.TableSummary:
    turns = sitting(table)
    return _summary(table, yours=player in turns, your_turn=turns.get(player or "", False))


def kept_summary(row: TableRow, *, yours: bool, your_turn: bool) -> wire.TableSummary:
    kept = msgspec.json.decode(row.summary, type=wire.TableSummary)
    return msgspec.structs.replace(kept, yours=yours, your_turn=your_turn)


def _summary(table: Table, *, yours: bool, your_turn: bool) -> wire.TableSummary:
    state = table.state if isinstance(table.state, TricksState) else None
    return wire.TableSummary(
        code=table.code,
        game=table.game.id,  # type: ignore[arg-type]
        seats=[seat_info(seat, chair, Presence()) for seat, chair in enumerate(table.chairs)],
        stage=table.stage,
        yours=yours,
        your_turn=your_turn,
        round=None if state is None else state.round.number,
        rounds=None if state is None else state.game.rounds,
        games=table.number if table.stage == "over" else max(0, table.number - 1),
        updated=table.acted_at,
    )


def game_row(table: Table) -> GameRow:
    """A game that is over, as it is kept for replays."""
    transcript = table.transcript()
    return GameRow(
        table_code=table.code,
        number=table.number,
        game=table.game.id,
        names=[chair.name or bot_name(seat, chair.bot) for seat, chair in enumerate(table.chairs)],
        ended=table.acted_at,
        transcript=msgspec.json.encode(transcript),
    )
