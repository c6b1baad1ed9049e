"""HTTP: the front door, players, tables, replays."""

from __future__ import annotations

import asyncio
import io
from typing import Annotated, Any, Final

import msgspec
import segno
from litestar import Controller, Request, Response, Router, get, post, put
from litestar.datastructures import State
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.params import FromPath, HeaderParameter, JSONBody

import taproom
from taproom import games
from taproom.core import Refusal, quoted
from taproom.games.tricks import HALF_PINT, TricksGame
from taproom.games.troll.coasters import house_set_json
from taproom.server.hub import Hub
from taproom.server.identities import Identities
from taproom.server.presets import PRESETS
from taproom.server.problems import NotFound, Unauthorized
from taproom.server.summaries import kept_summary, live_summary
from taproom.store import GameRow, Player
from taproom.table import PHRASES, Sender, refusal_info, replay, wire
from taproom.table.seen_tricks import deals_info

PUBLIC_LISTED: Final = 30
LONGEST_QR: Final = 500

AnyRequest = Request[Any, Any, State]
Token = Annotated[str | None, HeaderParameter(name="Authorization")]


def _hub(request: AnyRequest) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def _identities(request: AnyRequest) -> Identities:
    identities: Identities = request.app.state.identities
    return identities


def _token(header: str | None) -> str:
    return (header or "").removeprefix("Bearer ").strip()


async def _player(request: AnyRequest, header: str | None) -> Player:
    player = await _identities(request).known(_token(header))
    if player is None:
        raise Unauthorized("no-player")
    return player


class PlayersController(Controller):
    path = "/players"
    tags = ("players",)

    @post("/", summary="A new player: a name, and the secret that their browser keeps")
    async def new(self, request: AnyRequest, data: JSONBody[wire.NewPlayer]) -> wire.PlayerInfo:
        return await _identities(request).new(data.name)

    @put("/me", summary="Take another name")
    async def rename(
        self, request: AnyRequest, data: JSONBody[wire.NewPlayer], authorization: Token = None
    ) -> wire.PlayerInfo:
        player = await _player(request, authorization)
        return await _identities(request).rename(_token(authorization), player, data.name)


class TablesController(Controller):
    path = "/tables"
    tags = ("tables",)

    @post("/", summary="Open a table")
    async def open(
        self, request: AnyRequest, data: JSONBody[wire.NewTable], authorization: Token = None
    ) -> wire.TableRef:
        player = await _player(request, authorization)
        return wire.TableRef(await _hub(request).open(data, Sender(player.id, player.name)))

    @get("/", summary="Public tables, the liveliest first")
    async def public(self, request: AnyRequest) -> list[wire.TableSummary]:
        hub = _hub(request)
        rows = await asyncio.to_thread(hub.store.lobby.public_tables, PUBLIC_LISTED)
        alive = [live.table for live in hub.tables.values()]
        listed = [live_summary(table, None) for table in alive if table.settings.public]
        listed += [
            kept_summary(row, yours=False, your_turn=False)
            for row in rows
            if row.code not in hub.tables
        ]
        return _liveliest(listed)[:PUBLIC_LISTED]

    @get("/mine", summary="Where I sit, and where it is my turn")
    async def mine(
        self, request: AnyRequest, authorization: Token = None
    ) -> list[wire.TableSummary]:
        hub = _hub(request)
        player = await _player(request, authorization)
        rows = await asyncio.to_thread(hub.store.lobby.tables_of, player.id)
        alive = [live.table for live in hub.tables.values()]
        listed = [live_summary(table, player.id) for table in alive if table.seats_of(player.id)]
        listed += [
            kept_summary(row, yours=True, your_turn=your_turn)
            for row, your_turn in rows
            if row.code not in hub.tables
        ]
        return _liveliest(listed)

    @get("/{code:str}", summary="Is there such a table?")
    async def one(
        self, request: AnyRequest, code: FromPath[str], authorization: Token = None
    ) -> wire.TableSummary:
        hub = _hub(request)
        token = _token(authorization)
        player = await _identities(request).known(token) if token else None
        if code in hub.tables:
            return live_summary(hub.tables[code].table, None if player is None else player.id)
        row = await asyncio.to_thread(hub.store.lobby.table, code)
        if row is None:
            raise NotFound("no-table", table=quoted(code))
        lobby = hub.store.lobby
        theirs = [] if player is None else await asyncio.to_thread(lobby.tables_of, player.id)
        turns = {mine.code: your_turn for mine, your_turn in theirs}
        return kept_summary(row, yours=code in turns, your_turn=turns.get(code, False))

    @get("/{code:str}/games/{number:int}", summary="The replay of a finished game")
    async def replayed(
        self, request: AnyRequest, code: FromPath[str], number: FromPath[int]
    ) -> wire.ReplayInfo:
        row = await _game(request, code, number)
        return await asyncio.to_thread(replay, msgspec.json.decode(row.transcript), row.names)

    @get("/{code:str}/games/{number:int}/transcript", summary="Its transcript, to keep")
    async def transcript(
        self, request: AnyRequest, code: FromPath[str], number: FromPath[int]
    ) -> Response[bytes]:
        row = await _game(request, code, number)
        name = f"taproom-{code}-{number}.json"
        return Response(
            row.transcript + b"\n",
            media_type="application/json",
            headers={"Content-Disposition": f'attachment; filename="{name}"'},
        )


def _liveliest(tables: list[wire.TableSummary]) -> list[wire.TableSummary]:
    return sorted(tables, key=lambda table: table.updated, reverse=True)


async def _game(request: AnyRequest, code: str, number: int) -> GameRow:
    row = await asyncio.to_thread(_hub(request).finished, code, number)
    if row is None:
        raise NotFound("no-game", table=quoted(code), number=number)
    return row


class QrText(wire.Wire):
    text: str


@get("/house", tags=["house"], summary="What this house offers")
async def house(request: AnyRequest) -> wire.HouseInfo:
    return wire.HouseInfo(
        presets=list(PRESETS),
        bots=list(_hub(request).house.bots),
        phrases=list(PHRASES),
        deck=deals_info(TricksGame.of(HALF_PINT, 4, {})),
        coasters=house_set_json(),
        address=request.app.state.address,
        version=taproom.__version__,
    )


@post("/options", tags=["house"], status_code=200, summary="Can a game be played like this?")
async def options(data: JSONBody[wire.OptionsCheck]) -> wire.OptionsVerdict:
    try:
        games.game(data.game, data.seats, data.options)
    except Refusal as refusal:
        return wire.OptionsVerdict(refusal_info(refusal))
    return wire.OptionsVerdict(None)


@post("/replay", tags=["replays"], status_code=200, summary="Look at any transcript")
async def replay_of(data: JSONBody[dict[str, Any]]) -> wire.ReplayInfo:
    return await asyncio.to_thread(replay, data)


@post("/qr", tags=["house"], status_code=200, summary="A link as a picture")
async def qr(data: JSONBody[QrText]) -> Response[str]:
    if not 0 < len(data.text) <= LONGEST_QR:
        raise Refusal("bad-text", longest=LONGEST_QR)
    picture = io.BytesIO()
    segno.make(data.text, error="m", micro=False).save(
        picture, kind="svg", border=2, dark="#24170f", light="#f6ead0", xmldecl=False
    )
    return Response(picture.getvalue().decode(), media_type="image/svg+xml")


def api(calls_a_minute: int) -> Router:
    """All of it, so many calls for each visitor's address."""
    limit = RateLimitConfig(("minute", calls_a_minute))
    return Router(
        "/api",
        route_handlers=[PlayersController, TablesController, house, options, replay_of, qr],
        middleware=[limit.middleware],
    )
