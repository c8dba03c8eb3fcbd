"""Limits: generous for one household behind one address, tight enough that one can't keep the others from playing."""

from __future__ import annotations

import time
from collections import OrderedDict

import msgspec
from litestar.enums import ScopeType
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Receive, Scope, Send

from sanle.server.errors import Refusal

BODY_SIZE = 64 * 1024
"""The largest body, in bytes."""

STREAMS = 40
"""Open streams of one user."""

ADDRESSES = 50_000
"""How many addresses are remembered."""


class Rate(msgspec.Struct, frozen=True):
    """So many requests at once, and so many a second on and on, from one address."""

    burst: float
    second: float


RATES = {"/api/guests": Rate(200, 1.0), "/api/tables": Rate(200, 2.0)}
"""For POST to these paths: new guests, new tables."""

ANYTHING = Rate(1000, 200.0)
"""For all requests to ``/api``."""


class Buckets:
    """A token bucket for each address."""

    def __init__(self, rate: Rate, times: float = 1.0) -> None:
        self._rate = Rate(rate.burst * times, rate.second * times)
        self._levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, address: str, now: float) -> float:
        """Take one; 0.0, or how many seconds to wait because none is left."""
        level, at = self._levels.pop(address, (self._rate.burst, now))
        level = min(self._rate.burst, level + (now - at) * self._rate.second)
        granted = level >= 1
        self._levels[address] = (level - 1 if granted else level, now)
        if len(self._levels) > ADDRESSES:
            self._levels.popitem(last=False)
        return 0.0 if granted else (1 - level) / self._rate.second


class RateLimit(ASGIMiddleware):
    """Refuses with 429 and ``Retry-After`` what comes too fast."""

    def __init__(self, times: float = 1.0) -> None:
        self._anything = Buckets(ANYTHING, times)
        self._posts = {path: Buckets(rate, times) for path, rate in RATES.items()}

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Count one request."""
        if scope["type"] == ScopeType.HTTP and scope["path"].startswith("/api/"):
            address = scope["client"][0] if scope["client"] else ""
            now = time.monotonic()
            wait = self._anything.wait(address, now)
            if scope["method"] == "POST" and (own := self._posts.get(scope["path"].rstrip("/"))):
                wait = max(wait, own.wait(address, now))
            if wait > 0:
                raise Refusal(429, "too_fast", retry_after=max(1, round(wait)))
        await next_app(scope, receive, send)
