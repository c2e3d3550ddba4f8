"""Alembic asks this file for a connection; `defifoo.storage.migrate` has put one into the configuration."""

from alembic import context

from defifoo.storage.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
