"""Cross-site requests: commands that come with the cookie must also carry its CSRF token; those by Bearer needn't."""

from __future__ import annotations

import secrets
from pathlib import Path

from litestar.config.csrf import CSRFConfig
from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.middleware import DefineMiddleware
from litestar.middleware.csrf import CSRFMiddleware, generate_csrf_token
from litestar.types import Receive, Scope, Send

from sanle.server.errors import Refusal
from sanle.server.identity import COOKIE, Connection, bearer

FORMS = ("application/x-www-form-urlencoded", "multipart/form-data")


def csrf(secret: str) -> DefineMiddleware:
    """The middleware; browsers find the token in the cookie ``csrftoken`` and send it back as ``x-csrftoken``."""
    return DefineMiddleware(CookieCSRF, config=CSRFConfig(secret=secret, cookie_samesite="lax"))


def kept_secret(data: Path) -> str:
    """The key that signs the tokens, made once for a data folder."""
    path = data / "csrf.key"
    if not path.exists():
        data.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)
        path.write_text(secrets.token_hex(32))
    return path.read_text()


class CookieCSRF(CSRFMiddleware):
    """Litestar's, for callers that are known by the cookie; a token of another server is replaced, not kept for good."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP:
            connection: Connection = ASGIConnection(scope)
            if connection.headers.get("content-type", "").startswith(FORMS):
                raise Refusal(415, "not_json")
            by_cookie = COOKIE in connection.cookies and bearer(connection) is None
            if scope["method"] not in self.config.safe_methods and not by_cookie:
                return await self.app(scope, receive, send)
        return await super().__call__(scope, receive, send)

    def create_send_wrapper(self, send: Send, token: str, csrf_cookie: str | None) -> Send:
        """Set the cookie when there's none, or none of ours."""
        if csrf_cookie is not None and self._decode_csrf_token(csrf_cookie) is None:
            return super().create_send_wrapper(send, generate_csrf_token(self.config.secret), None)
        return super().create_send_wrapper(send, token, csrf_cookie)

    def _decode_csrf_token(self, token: str) -> str | None:
        return super()._decode_csrf_token(token) if token.isascii() else None
