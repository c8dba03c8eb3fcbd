"""The connection to the database and its two ways of use: reading, and writing in one transaction."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, event, inspect, make_url, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

MIGRATIONS = Path(__file__).parent / "migrations"
NEWEST = max(path.name.split("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))
"""The number of the newest migration; Alembic, slow to import, is only asked when a database has another."""


class Database:
    """An engine whose writing transactions queue where the database has a single writer."""

    def __init__(self, url: str) -> None:
        self._engine = create_async_engine(url)
        self._writer = self._engine.execution_options(writes=True)
        self._single_writer = asyncio.Lock() if self._engine.dialect.name == "sqlite" else None
        if self._single_writer is not None:
            _set_up_sqlite(self._engine)

    async def migrate(self) -> None:
        """Bring the tables to the newest form."""
        url = make_url(self._engine.url)
        if self._single_writer is not None and url.database:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        async with self.writing() as connection:
            await connection.run_sync(_upgrade)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection for single statements that read."""
        async with self._engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction, durable when the block has ended without an error."""
        if self._single_writer is None:
            async with self._writer.begin() as connection:
                yield connection
        else:
            async with self._single_writer, self._writer.begin() as connection:
                yield connection

    async def close(self) -> None:
        """Give the connections back."""
        await self._engine.dispose()


def _upgrade(connection: Connection) -> None:
    if _version(connection) == NEWEST:
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def _version(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def _set_up_sqlite(engine: AsyncEngine) -> None:
    """WAL, every commit on the disk, and a write lock taken at the start: a read that becomes a write would fail."""

    @event.listens_for(engine.sync_engine, "connect")
    def connect(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # the driver begins nothing by itself
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        if connection.get_execution_options().get("writes"):  # without it each statement stands by itself
            connection.exec_driver_sql("BEGIN IMMEDIATE")
