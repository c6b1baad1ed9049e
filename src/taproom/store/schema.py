"""Bring a database to the schema that this version knows."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, inspect

from taproom.store.engine import failing_plainly, writing
from taproom.store.error import StoreError


def upgrade(engine: Engine) -> None:
    """In one transaction, so that of two processes that start together one does it."""
    config = Config()
    config.set_main_option("script_location", "taproom.store:migrations")
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    with failing_plainly(engine), writing(engine).begin() as connection:
        found = set(MigrationContext.configure(connection).get_current_heads())
        if not found and inspect(connection).get_table_names():
            raise StoreError("not-a-database", file=str(engine.url.database))
        if not found <= known:
            raise StoreError("newer", file=str(engine.url.database))
        config.attributes["connection"] = connection
        command.upgrade(config, "head")
