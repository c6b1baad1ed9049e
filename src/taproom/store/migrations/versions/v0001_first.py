"""Events, players, tables, who sits where, finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

CODE = sa.String(6)
ID = sa.String(16)


def upgrade() -> None:
    op.create_table(
        "events",
        sa.Column("table_code", CODE, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("event", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_code", "seq", name="pk_events"),
    )
    op.create_table(
        "players",
        sa.Column("id", ID, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("secret_hash", sa.LargeBinary, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_players"),
    )
    op.create_table(
        "tables",
        sa.Column("code", CODE, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("stage", sa.String, nullable=False),
        sa.Column("clocked", sa.Boolean, nullable=False),
        sa.Column("host", ID, nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("updated", sa.Double, nullable=False),
        sa.Column("summary", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("code", name="pk_tables"),
    )
    op.create_index("ix_tables_public_updated", "tables", ["public", "updated"])
    op.create_index("ix_tables_clocked", "tables", ["clocked"])
    op.create_table(
        "sitting",
        sa.Column("player", ID, nullable=False),
        sa.Column("table_code", CODE, nullable=False),
        sa.Column("your_turn", sa.Boolean, nullable=False),
        sa.PrimaryKeyConstraint("player", "table_code", name="pk_sitting"),
    )
    op.create_index("ix_sitting_table_code", "sitting", ["table_code"])
    op.create_table(
        "games",
        sa.Column("table_code", CODE, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("names", sa.JSON, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.Column("transcript", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_code", "number", name="pk_games"),
    )
