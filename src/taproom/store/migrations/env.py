"""How Alembic runs the migrations: on the connection that `taproom.store.schema` hands over.

A new one is a file in `versions` that is written by hand; a test tells what it has to do.
"""

from alembic import context

context.configure(connection=context.config.attributes["connection"], transactional_ddl=True)
context.run_migrations()
