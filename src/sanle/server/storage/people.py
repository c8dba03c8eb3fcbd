"""Users and their sessions in the database."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import Connection, delete, insert, select

from sanle.server.storage.database import Database
from sanle.server.storage.models import SessionRow, UserRow

AT_HAND = 10_000
"""How many names and sessions are kept in memory."""


class People:
    """Who plays here. Names and sessions are kept at hand, since every request asks for some.

    Right for one process: with several, a session that ended elsewhere would live on here.
    """

    def __init__(self, database: Database) -> None:
        self._database = database
        self._names: dict[str, str] = {}
        self._sessions: dict[str, str] = {}

    async def create(self, user: str, name: str, token_hash: str, now: int) -> None:
        """Add a user with a first session."""

        def write(connection: Connection) -> None:
            connection.execute(insert(UserRow).values(id=user, name=name, created=now))
            connection.execute(insert(SessionRow).values(token_hash=token_hash, user_id=user, created=now))

        await self._database.write(write)

    async def by_token(self, token_hash: str) -> str | None:
        """The user whose session this is."""
        if token_hash in self._sessions:
            return self._sessions[token_hash]
        query = select(SessionRow.user_id).where(SessionRow.token_hash == token_hash)
        user = await self._database.read(lambda connection: connection.execute(query).scalar_one_or_none())
        if user is not None:
            _keep(self._sessions, {token_hash: user})
        return user

    async def sign_out(self, token_hash: str) -> None:
        """End one session."""
        query = delete(SessionRow).where(SessionRow.token_hash == token_hash)
        await self._database.write(lambda connection: connection.execute(query))
        self._sessions.pop(token_hash, None)

    async def names(self, users: Iterable[str]) -> dict[str, str]:
        """The names of these users."""
        wanted = set(users)
        known = {user: self._names[user] for user in wanted & self._names.keys()}
        if unknown := wanted - known.keys():
            query = select(UserRow.id, UserRow.name).where(UserRow.id.in_(unknown))
            rows = await self._database.read(lambda connection: connection.execute(query).all())
            found = {row.id: row.name for row in rows}
            _keep(self._names, found)
            known |= found
        return known


def _keep(cache: dict[str, str], found: dict[str, str]) -> None:
    if len(cache) >= AT_HAND:
        cache.clear()
    cache.update(found)
