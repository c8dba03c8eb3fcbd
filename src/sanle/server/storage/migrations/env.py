"""Alembic's entry: migrations run on the connection that the server hands over."""

from alembic import context

from sanle.server.storage.models import Model

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Model.metadata,
    render_as_batch=True,
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()
