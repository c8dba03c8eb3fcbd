"""The database and its two ways of use: reading, and writing in one transaction.

Statements run in threads of their own, a whole transaction at a time: the event loop never waits for the disk, and a
transaction costs one change of threads, not one for each statement.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text

T = TypeVar("T")

MIGRATIONS = Path(__file__).parent / "migrations"
NEWEST = max(path.name.split("_")[0] for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))
"""The number of the newest migration; Alembic, slow to import, is only asked when a database has another."""

READERS = 4
WRITERS = 8
"""Threads, and connections, for each way of use; SQLite has one writer."""


class Database:
    """An engine with its threads."""

    def __init__(self, url: str) -> None:
        self._engine = create_engine(url, pool_size=READERS + WRITERS)
        self._writer = self._engine.execution_options(writes=True)
        is_sqlite = self._engine.dialect.name == "sqlite"
        if is_sqlite:
            _set_up_sqlite(self._engine)
        self._reading = ThreadPoolExecutor(READERS, "reading")
        self._writing = ThreadPoolExecutor(1 if is_sqlite else WRITERS, "writing")

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do some work that only reads."""

        def run() -> T:
            with self._engine.connect() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._reading, run)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do some work as a transaction: durable when this returns, undone when it raises."""

        def run() -> T:
            with self._writer.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._writing, run)

    async def migrate(self) -> None:
        """Bring the tables to the newest form."""
        url = self._engine.url
        if url.get_backend_name() == "sqlite" and url.database:
            Path(url.database).parent.mkdir(parents=True, exist_ok=True)
        await self.write(_upgrade)

    async def close(self) -> None:
        """End the threads, once what they do is done, and give the connections back."""
        for threads in (self._reading, self._writing):
            await asyncio.to_thread(threads.shutdown)
        self._engine.dispose()


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


def _set_up_sqlite(engine: Engine) -> None:
    """WAL, every commit on the disk, and a write lock taken at the start: a read that becomes a write would fail."""

    @event.listens_for(engine, "connect")
    def connect(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # the driver begins nothing by itself
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        if connection.get_execution_options().get("writes"):  # without it each statement stands by itself
            connection.exec_driver_sql("BEGIN IMMEDIATE")
