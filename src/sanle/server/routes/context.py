"""What handlers are given besides their bodies: the server's parts and the caller."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.di import Provide

from sanle.server import identity, messages
from sanle.server.errors import Refusal
from sanle.server.identity import Session
from sanle.server.services import Services

AnyRequest = Request[Any, Any, Any]


async def provide_services(request: AnyRequest) -> Services:
    """The server's parts."""
    services: Services = request.app.state.services
    return services


async def provide_session(request: AnyRequest, services: Services) -> Session:
    """The caller, who must be known."""
    session = await identity.session(request, services.people)
    if session is None:
        raise Refusal(401, "unknown_caller")
    return session


async def provide_language(request: AnyRequest) -> str:
    """The caller's language."""
    return messages.language(request)


DEPENDENCIES = {
    "services": Provide(provide_services),
    "session": Provide(provide_session),
    "language": Provide(provide_language),
}
