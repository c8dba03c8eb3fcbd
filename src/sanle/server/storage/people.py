"""Users and their sessions in the database."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import delete, insert, select

from sanle.server.storage.database import Database
from sanle.server.storage.models import SessionRow, UserRow


class People:
    """Who plays here. Names are kept at hand, since every view of a table shows some."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._names: dict[str, str] = {}

    async def create(self, user: str, name: str, token_hash: str, now: int) -> None:
        """Add a user with a first session."""
        async with self._database.writing() as connection:
            await connection.execute(insert(UserRow).values(id=user, name=name, created=now))
            await connection.execute(insert(SessionRow).values(token_hash=token_hash, user_id=user, created=now))

    async def by_token(self, token_hash: str) -> str | None:
        """The user whose session this is."""
        query = select(SessionRow.user_id).where(SessionRow.token_hash == token_hash)
        async with self._database.reading() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    async def sign_out(self, token_hash: str) -> None:
        """End one session."""
        async with self._database.writing() as connection:
            await connection.execute(delete(SessionRow).where(SessionRow.token_hash == token_hash))

    async def names(self, users: Iterable[str]) -> dict[str, str]:
        """The names of these users."""
        wanted = set(users)
        unknown = wanted - self._names.keys()
        if unknown:
            query = select(UserRow.id, UserRow.name).where(UserRow.id.in_(unknown))
            async with self._database.reading() as connection:
                found = (await connection.execute(query)).all()
            if len(self._names) > 10_000:
                self._names.clear()
                return await self.names(wanted)
            self._names.update((row.id, row.name) for row in found)
        return {user: self._names[user] for user in wanted}
