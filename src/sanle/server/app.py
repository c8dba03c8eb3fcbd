"""The application: paths, middleware and the server's parts, put together."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import State
from litestar.middleware import ASGIMiddleware
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from sanle.server import answers, openapi
from sanle.server.csrf import csrf, kept_secret
from sanle.server.limits import BODY_SIZE, RateLimit
from sanle.server.metrics import Metrics
from sanle.server.page import HEADERS, Page, page
from sanle.server.routes import games, guests, news, operations, play, tables
from sanle.server.routes.context import DEPENDENCIES
from sanle.server.services import Services
from sanle.server.settings import Settings

API = [*guests.HANDLERS, *games.HANDLERS, *tables.HANDLERS, *play.HANDLERS, *news.HANDLERS, *operations.HANDLERS]


def create_app(settings: Settings) -> Litestar:
    """One server's application; ``app.state.services`` are its parts."""
    services = Services(settings)

    @asynccontextmanager
    async def lifespan(_app: Litestar) -> AsyncIterator[None]:
        await services.start()
        try:
            yield
        finally:
            await services.stop()

    return Litestar(
        route_handlers=[*API, openapi.handler(API), page],
        dependencies=DEPENDENCIES,
        middleware=[Timed(services.metrics), RateLimit(settings.rate), csrf(kept_secret(settings.data))],
        before_send=[frame],
        exception_handlers=answers.HANDLERS,
        lifespan=[lifespan],
        openapi_config=None,
        logging_config=None,
        request_max_body_size=BODY_SIZE,
        state=State({"services": services, "page": Page()}),
    )


async def frame(message: Message, scope: Scope) -> None:
    """Give every answer, refusals included, the headers that keep the page safe; count it."""
    if message["type"] == "http.response.start":
        private = _PRIVATE if scope["path"].startswith("/api/") else []
        message["headers"] = [*message["headers"], *_HEADERS, *private]
        metrics: Metrics = scope["litestar_app"].state.services.metrics
        metrics.answers.labels(scope.get("path_template", ""), message["status"]).inc()


class Timed(ASGIMiddleware):
    """Measures the time until an answer begins."""

    def __init__(self, metrics: Metrics) -> None:
        self._metrics = metrics

    async def handle(self, scope: Scope, receive: Receive, send: Send, next_app: ASGIApp) -> None:
        """Pass a request on."""
        began = time.perf_counter()

        async def timed(message: Message) -> None:
            if message["type"] == "http.response.start":
                self._metrics.seconds.labels(scope["path_template"]).observe(time.perf_counter() - began)
            await send(message)

        await next_app(scope, receive, timed)


_PRIVATE = [(b"cache-control", b"no-store")]
_HEADERS = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
