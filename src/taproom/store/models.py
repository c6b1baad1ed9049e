"""What the store keeps, as SQLAlchemy sees it. `migrations` makes it so; a test compares the two.

Only the events are the truth. `tables` and `sitting` are an index of them for the front door,
written behind and made anew from the log when they fall back: so nothing here refuses what the log
says, and there are no foreign keys.
"""

from __future__ import annotations

from sqlalchemy import JSON, Double, Index, LargeBinary, MetaData, String
from sqlalchemy.orm import DeclarativeBase, Mapped, MappedAsDataclass, mapped_column

CODE = String(6)
ID = String(16)


class Row(MappedAsDataclass, DeclarativeBase, kw_only=True):
    metadata = MetaData(  # constraints need names to be changed later
        naming_convention={"ix": "ix_%(column_0_label)s", "pk": "pk_%(table_name)s"}
    )
    type_annotation_map = {bytes: LargeBinary, float: Double, list[str]: JSON}  # noqa: RUF012


class EventRow(Row):
    """Written and read by the raw driver; here for the migrations and for `stale_tables`."""

    __tablename__ = "events"

    table_code: Mapped[str] = mapped_column(CODE, primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True)
    event: Mapped[bytes]


class Player(Row):
    __tablename__ = "players"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    name: Mapped[str]
    secret_hash: Mapped[bytes] = mapped_column(repr=False)
    created: Mapped[float]
    """Unix time, as all times here."""


class TableRow(Row):
    """What the front door shows of a table without opening its log."""

    __tablename__ = "tables"
    __table_args__ = (
        Index("ix_tables_public_updated", "public", "updated"),
        Index("ix_tables_clocked", "clocked"),
    )

    code: Mapped[str] = mapped_column(CODE, primary_key=True)
    game: Mapped[str]
    public: Mapped[bool]
    stage: Mapped[str]
    clocked: Mapped[bool]
    """Those who are asked to act have limited time."""
    host: Mapped[str] = mapped_column(ID)
    seq: Mapped[int]
    """The last event that this row knows."""
    updated: Mapped[float]
    summary: Mapped[bytes]
    """JSON."""


class Sitting(Row):
    __tablename__ = "sitting"

    player: Mapped[str] = mapped_column(ID, primary_key=True)
    table_code: Mapped[str] = mapped_column(CODE, primary_key=True, index=True)
    your_turn: Mapped[bool]


class GameRow(Row):
    """A finished game."""

    __tablename__ = "games"

    table_code: Mapped[str] = mapped_column(CODE, primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    game: Mapped[str]
    names: Mapped[list[str]]
    ended: Mapped[float]
    transcript: Mapped[bytes] = mapped_column(repr=False)
