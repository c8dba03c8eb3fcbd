"""Reading and writing tables. An event, its command and the columns read from it are one transaction."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from sanle.server.storage.database import Database
from sanle.server.storage.models import CommandRow, EventRow, PlayerRow, SecretRow, TableRow
from sanle.server.tables.entries import Stored, decode, encode


class Command(msgspec.Struct, frozen=True):
    """Who asked for something, on which version, under which key, with which body (as a digest)."""

    user: str
    version: int
    key: str
    digest: str


class Columns(msgspec.Struct, frozen=True):
    """What ``tables`` says of a log; ``due``: something waits that no person need do."""

    status: str
    due: bool


class Taken(Exception):
    """Somebody else has written this version of the log, or used this key."""


class Log:
    """The logs of all tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def create(self, table: str, secret: bytes, first: Stored, columns: Columns, users: Iterable[str]) -> None:
        """Write a new table: its secret and its first entry."""

        def write(connection: Connection) -> None:
            row = {"id": table, "version": first.version, "updated": first.at, "status": columns.status}
            connection.execute(insert(TableRow).values(**row, due=columns.due))
            connection.execute(insert(SecretRow).values(table_id=table, secret=secret))
            _insert_event(connection, table, first)
            for user in sorted(set(users)):
                connection.execute(insert(PlayerRow).values(user_id=user, table_id=table))

        await self._database.write(write)

    async def append(
        self, table: str, stored: Stored, columns: Columns, command: Command | None, player: str | None = None
    ) -> None:
        """Write the next entry; ``player`` sits at the table from now on. Raises ``Taken``; durable when it returns."""

        def write(connection: Connection) -> None:
            _insert_event(connection, table, stored)
            if command is not None:
                _insert_command(connection, table, command, stored.version)
            if player is not None:
                connection.execute(insert(PlayerRow).values(user_id=player, table_id=table))
            row = {"version": stored.version, "updated": stored.at, "status": columns.status, "due": columns.due}
            connection.execute(update(TableRow).where(TableRow.id == table).values(**row))

        await self._write_or_taken(write)

    async def remember(self, table: str, command: Command, version: int) -> None:
        """Keep a command that changed nothing. Raises ``Taken``."""
        await self._write_or_taken(lambda connection: _insert_command(connection, table, command, version))

    async def answered(self, table: str, user: str, key: str) -> tuple[str, int] | None:
        """The digest and the answer of a command that was accepted before."""
        query = select(CommandRow.digest, CommandRow.version).where(
            CommandRow.table_id == table, CommandRow.user_id == user, CommandRow.key == key
        )
        row = await self._database.read(lambda connection: connection.execute(query).first())
        return None if row is None else (row.digest, row.version)

    async def read(self, table: str, since: int = 0) -> list[Stored]:
        """A table's entries after a version; none if there's no such table."""
        query = (
            select(EventRow.version, EventRow.at, EventRow.body)
            .where(EventRow.table_id == table, EventRow.version > since)
            .order_by(EventRow.version)
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [Stored(row.version, row.at, decode(row.body)) for row in rows]

    async def secret(self, table: str) -> bytes:
        """The secret of a table's chance."""
        query = select(SecretRow.secret).where(SecretRow.table_id == table)
        return await self._database.read(lambda connection: connection.execute(query).scalar_one())

    async def tables_of(self, user: str, limit: int) -> list[tuple[str, int]]:
        """The tables that a user sits at or hosts and when they changed, the latest first."""
        query = (
            select(TableRow.id, TableRow.updated)
            .join(PlayerRow, PlayerRow.table_id == TableRow.id)
            .where(PlayerRow.user_id == user)
            .order_by(TableRow.updated.desc(), TableRow.id)
            .limit(limit)
        )
        rows = await self._database.read(lambda connection: connection.execute(query).all())
        return [(row.id, row.updated) for row in rows]

    async def due(self) -> list[str]:
        """The tables that wait for something that no person need do."""
        query = select(TableRow.id).where(TableRow.due)
        return list(await self._database.read(lambda connection: connection.execute(query).scalars().all()))

    async def _write_or_taken(self, write: Callable[[Connection], None]) -> None:
        try:
            await self._database.write(write)
        except IntegrityError as error:
            raise Taken from error


def _insert_event(connection: Connection, table: str, stored: Stored) -> None:
    values = {"table_id": table, "version": stored.version, "at": stored.at, "body": encode(stored.entry)}
    connection.execute(insert(EventRow).values(**values))


def _insert_command(connection: Connection, table: str, command: Command, version: int) -> None:
    values = {"table_id": table, "user_id": command.user, "key": command.key}
    connection.execute(insert(CommandRow).values(**values, digest=command.digest, version=version))
