"""Players, the front door's index of tables, finished games.

SQLAlchemy is pleasant and slow: for worker threads, never on the path of an action.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

from sqlalchemy import Engine, delete, func, or_, select, update
from sqlalchemy.orm import Session, sessionmaker

from taproom.store.engine import failing_plainly, writing
from taproom.store.models import EventRow, GameRow, Player, Sitting, TableRow

_CODE_LETTERS = "BCDFGHJKMNPRSTVWXZ"
"""None is taken for another or for a digit; without vowels no code is ever a word."""

_ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"


class Lobby:
    """Every method is one transaction and may be called from any thread.

    The rows it returns are plain values: changing one changes nothing here.
    """

    def __init__(self, engine: Engine, now: Callable[[], float] = time.time) -> None:
        self._engine = engine
        self._now = now
        self._reader = sessionmaker(engine, expire_on_commit=False)
        self._writer = sessionmaker(writing(engine), expire_on_commit=False)

    def close(self) -> None:
        self._engine.dispose()

    # Players

    def new_player(self, name: str) -> tuple[str, str]:
        """Their id, and the token that only they get to see: who has it is this player."""
        player = "".join(secrets.choice(_ID_LETTERS) for _ in range(12))
        secret = secrets.token_urlsafe(24)
        with self._session(self._writer) as session:
            session.add(
                Player(id=player, name=name, secret_hash=_hashed(secret), created=self._now())
            )
        return player, f"{player}.{secret}"

    def player_by_token(self, token: str) -> Player | None:
        if not token.isascii():
            return None
        player, _, secret = token.partition(".")
        with self._session(self._reader) as session:
            found = session.get(Player, player)
        known = found.secret_hash if found else b""
        return found if hmac.compare_digest(known, _hashed(secret)) else None

    def rename(self, player: str, name: str) -> None:
        with self._session(self._writer) as session:
            session.execute(update(Player).where(Player.id == player).values(name=name))

    # Tables

    def new_code(self) -> str:
        """A code that no table has. Its first event takes it: until then another may draw it."""
        with self._session(self._reader) as session:
            while True:
                code = "".join(secrets.choice(_CODE_LETTERS) for _ in range(6))
                taken = or_(
                    select(TableRow.code).where(TableRow.code == code).exists(),
                    select(EventRow.seq).where(EventRow.table_code == code).exists(),
                )
                if not session.scalar(select(taken)):
                    return code

    def save_table(self, row: TableRow, sitting: Mapping[str, bool]) -> None:
        """Keep the row and who sits there (and whose turn it is), unless a newer one is kept."""
        with self._session(self._writer) as session:
            kept = session.get(TableRow, row.code, with_for_update=True)
            if kept and kept.seq > row.seq:
                return
            session.merge(row)
            session.execute(delete(Sitting).where(Sitting.table_code == row.code))
            session.add_all(
                Sitting(player=player, table_code=row.code, your_turn=your_turn)
                for player, your_turn in sitting.items()
            )

    def table(self, code: str) -> TableRow | None:
        with self._session(self._reader) as session:
            return session.get(TableRow, code)

    def tables_of(self, player: str) -> list[tuple[TableRow, bool]]:
        """Where they sit, and whether it is their turn; what happened last comes first."""
        query = (
            select(TableRow, Sitting.your_turn)
            .join(Sitting, Sitting.table_code == TableRow.code)
            .where(Sitting.player == player)
            .order_by(TableRow.updated.desc())
        )
        with self._session(self._reader) as session:
            return [(row, your_turn) for row, your_turn in session.execute(query)]

    def public_tables(self, limit: int) -> list[TableRow]:
        """What happened last comes first."""
        query = select(TableRow).where(TableRow.public).order_by(TableRow.updated.desc())
        with self._session(self._reader) as session:
            return list(session.scalars(query.limit(limit)))

    def running_with_clock(self) -> list[str]:
        """The tables where time runs, whether anybody looks at them or not."""
        query = select(TableRow.code).where(TableRow.clocked, TableRow.stage == "playing")
        with self._session(self._reader) as session:
            return list(session.scalars(query))

    def stale_tables(self) -> list[str]:
        """The tables with events that their row does not know, or without a row: after a crash."""
        newest = (
            select(EventRow.table_code, func.max(EventRow.seq).label("seq"))
            .group_by(EventRow.table_code)
            .subquery()
        )
        query = (
            select(newest.c.table_code)
            .outerjoin(TableRow, TableRow.code == newest.c.table_code)
            .where(or_(TableRow.seq.is_(None), TableRow.seq < newest.c.seq))
        )
        with self._session(self._reader) as session:
            return list(session.scalars(query))

    # Finished games

    def save_game(self, row: GameRow) -> None:
        """Saved twice, it is there once: a server that was killed does it again."""
        with self._session(self._writer) as session:
            session.merge(row)

    def game(self, code: str, number: int) -> GameRow | None:
        with self._session(self._reader) as session:
            return session.get(GameRow, (code, number))

    @contextmanager
    def _session(self, sessions: sessionmaker[Session]) -> Iterator[Session]:
        with failing_plainly(self._engine), sessions.begin() as session:
            yield session


def _hashed(secret: str) -> bytes:
    """Secrets are long and random, so nobody guesses them from a fast hash."""
    return hashlib.sha256(secret.encode()).digest()
