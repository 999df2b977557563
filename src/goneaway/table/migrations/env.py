"""Run by Alembic, on a connection passed in by the store."""

from __future__ import annotations

from alembic import context

from goneaway.table.schema import METADATA

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=METADATA, transaction_per_migration=True)
with context.begin_transaction():
    context.run_migrations()
