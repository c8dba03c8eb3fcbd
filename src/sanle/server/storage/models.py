"""The database's tables. ``events`` is the truth about every table; the columns of ``tables`` are read from it."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, ForeignKey, Integer, LargeBinary, MetaData, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

ID = String(22)  # 128 random bits, URL-safe base64
HASH = String(64)  # SHA-256, hexadecimal


class Model(DeclarativeBase):
    """Base of all models; constraints are named, so that migrations can name them too."""

    metadata = MetaData(
        naming_convention={
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
            "pk": "pk_%(table_name)s",
            "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        }
    )


class UserRow(Model):
    """Someone who plays here. Times are milliseconds since 1970, everywhere."""

    __tablename__ = "users"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    name: Mapped[str] = mapped_column(String(80))
    created: Mapped[int] = mapped_column(BigInteger)


class SessionRow(Model):
    """A signed-in device. The token itself is known to the device alone."""

    __tablename__ = "sessions"

    token_hash: Mapped[str] = mapped_column(HASH, primary_key=True)
    user_id: Mapped[str] = mapped_column(ID, ForeignKey("users.id"), index=True)
    created: Mapped[int] = mapped_column(BigInteger)


class TableRow(Model):
    """What can be said of a table without folding its log, written together with each event."""

    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(ID, primary_key=True)
    version: Mapped[int] = mapped_column(Integer)
    status: Mapped[str] = mapped_column(String(8))
    due: Mapped[bool] = mapped_column(Boolean, index=True)
    updated: Mapped[int] = mapped_column(BigInteger)


class SecretRow(Model):
    """The secret of a table's chance. Apart, so that nothing that shows a table reads it by the way."""

    __tablename__ = "secrets"

    table_id: Mapped[str] = mapped_column(ID, ForeignKey("tables.id"), primary_key=True)
    secret: Mapped[bytes] = mapped_column(LargeBinary)


class PlayerRow(Model):
    """Whose tables are whose: seats and hosts."""

    __tablename__ = "players"

    user_id: Mapped[str] = mapped_column(ID, ForeignKey("users.id"), primary_key=True)
    table_id: Mapped[str] = mapped_column(ID, ForeignKey("tables.id"), primary_key=True)


class EventRow(Model):
    """One entry of a table's log; ``body`` is the JSON of a ``tables.entries`` value."""

    __tablename__ = "events"

    table_id: Mapped[str] = mapped_column(ID, ForeignKey("tables.id"), primary_key=True)
    version: Mapped[int] = mapped_column(Integer, primary_key=True)
    at: Mapped[int] = mapped_column(BigInteger)
    body: Mapped[str] = mapped_column(Text)


class CommandRow(Model):
    """An accepted command, so that repeating it answers the same and does nothing."""

    __tablename__ = "commands"

    table_id: Mapped[str] = mapped_column(ID, ForeignKey("tables.id"), primary_key=True)
    user_id: Mapped[str] = mapped_column(ID, ForeignKey("users.id"), primary_key=True)
    key: Mapped[str] = mapped_column(String(64), primary_key=True)
    digest: Mapped[str] = mapped_column(HASH)
    version: Mapped[int] = mapped_column(Integer)
