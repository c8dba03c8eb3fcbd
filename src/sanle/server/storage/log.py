"""Reading and writing tables. An event, its command and the columns read from it are one transaction."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from sanle.server.storage.database import Database
from sanle.server.storage.models import CommandRow, EventRow, PlayerRow, SecretRow, TableRow
from sanle.server.tables.entries import Stored, decode, encode


class Command(msgspec.Struct, frozen=True):
    """Who asked for something, under which key, with which body (as a digest)."""

    user: str
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
        async with self._database.writing() as connection:
            row = {"id": table, "version": first.version, "updated": first.at, "status": columns.status}
            await connection.execute(insert(TableRow).values(**row, due=columns.due))
            await connection.execute(insert(SecretRow).values(table_id=table, secret=secret))
            await _insert_event(connection, table, first)
            for user in sorted(set(users)):
                await connection.execute(insert(PlayerRow).values(user_id=user, table_id=table))

    async def append(
        self, table: str, stored: Stored, columns: Columns, command: Command | None, player: str | None = None
    ) -> None:
        """Write the next entry; ``player`` sits at the table from now on. Raises ``Taken``; durable when it returns."""
        try:
            async with self._database.writing() as connection:
                await _insert_event(connection, table, stored)
                if command is not None:
                    await _insert_command(connection, table, command, stored.version)
                if player is not None:
                    await connection.execute(insert(PlayerRow).values(user_id=player, table_id=table))
                await connection.execute(
                    update(TableRow)
                    .where(TableRow.id == table)
                    .values(version=stored.version, updated=stored.at, status=columns.status, due=columns.due)
                )
        except IntegrityError as error:
            raise Taken from error

    async def remember(self, table: str, command: Command, version: int) -> None:
        """Keep a command that changed nothing. Raises ``Taken``."""
        try:
            async with self._database.writing() as connection:
                await _insert_command(connection, table, command, version)
        except IntegrityError as error:
            raise Taken from error

    async def answered(self, table: str, user: str, key: str) -> tuple[str, int] | None:
        """The digest and the answer of a command that was accepted before."""
        query = select(CommandRow.digest, CommandRow.version).where(
            CommandRow.table_id == table, CommandRow.user_id == user, CommandRow.key == key
        )
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).first()
        return None if row is None else (row.digest, row.version)

    async def read(self, table: str, since: int = 0) -> list[Stored]:
        """A table's entries after a version; none if there's no such table."""
        query = (
            select(EventRow.version, EventRow.at, EventRow.body)
            .where(EventRow.table_id == table, EventRow.version > since)
            .order_by(EventRow.version)
        )
        async with self._database.reading() as connection:
            rows = (await connection.execute(query)).all()
        return [Stored(row.version, row.at, decode(row.body)) for row in rows]

    async def secret(self, table: str) -> bytes:
        """The secret of a table's chance."""
        query = select(SecretRow.secret).where(SecretRow.table_id == table)
        async with self._database.reading() as connection:
            return (await connection.execute(query)).scalar_one()

    async def tables_of(self, user: str, limit: int) -> list[tuple[str, int]]:
        """The tables that a user sits at or hosts and when they changed, the latest first."""
        query = (
            select(TableRow.id, TableRow.updated)
            .join(PlayerRow, PlayerRow.table_id == TableRow.id)
            .where(PlayerRow.user_id == user)
            .order_by(TableRow.updated.desc(), TableRow.id)
            .limit(limit)
        )
        async with self._database.reading() as connection:
            return [(row.id, row.updated) for row in (await connection.execute(query)).all()]

    async def due(self) -> list[str]:
        """The tables that wait for something that no person need do."""
        async with self._database.reading() as connection:
            return list((await connection.execute(select(TableRow.id).where(TableRow.due))).scalars())


async def _insert_event(connection: AsyncConnection, table: str, stored: Stored) -> None:
    body = encode(stored.entry)
    values = {"table_id": table, "version": stored.version, "at": stored.at, "body": body}
    await connection.execute(insert(EventRow).values(**values))


async def _insert_command(connection: AsyncConnection, table: str, command: Command, version: int) -> None:
    values = {"table_id": table, "user_id": command.user, "key": command.key}
    await connection.execute(insert(CommandRow).values(**values, digest=command.digest, version=version))
