"""Who a caller is: an opaque token, in the cookie ``sanle`` or as ``Authorization: Bearer``. The database has its hash."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from typing import Any

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from sanle.server.clock import now
from sanle.server.errors import Refusal
from sanle.server.storage.people import People

COOKIE = "sanle"
COOKIE_AGE = 400 * 24 * 3600  # the longest that browsers keep one

Connection = ASGIConnection[Any, Any, Any, Any]


class Session(msgspec.Struct, frozen=True):
    """A signed-in caller."""

    user: str
    token_hash: str


def new_id() -> str:
    """An id that can't be guessed: 128 random bits."""
    return secrets.token_urlsafe(16)


async def new_guest(people: People, name: str) -> tuple[str, str, str]:
    """Create a guest: its id, its name as kept, its token."""
    kept = clean_name(name)
    user, token = new_id(), secrets.token_urlsafe(32)
    await people.create(user, kept, _hash(token), now())
    return user, kept, token


def clean_name(name: str) -> str:
    """A name as it is shown: composed, on one line, without invisible signs. Refuses one of which nothing is left."""
    composed = " ".join(unicodedata.normalize("NFC", name).split())
    kept = "".join(sign for sign in composed if not unicodedata.category(sign).startswith("C"))
    if not kept.strip() or len(kept) > 40:
        raise Refusal(422, "bad_name")
    return kept


async def session(connection: Connection, people: People) -> Session | None:
    """The caller's session, None for a stranger."""
    token = bearer(connection) or connection.cookies.get(COOKIE)
    if not token:
        return None
    token_hash = _hash(token)
    user = await people.by_token(token_hash)
    return None if user is None else Session(user, token_hash)


def bearer(connection: Connection) -> str | None:
    """The token of an ``Authorization: Bearer`` header."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def cookie(token: str, *, secure: bool) -> Cookie:
    """The cookie that keeps a browser signed in; an empty token takes it away."""
    age = COOKIE_AGE if token else 0
    return Cookie(COOKIE, value=token, max_age=age, path="/", httponly=True, samesite="lax", secure=secure)


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
