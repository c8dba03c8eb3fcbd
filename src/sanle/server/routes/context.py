"""What handlers are given besides their bodies: the server's parts, or a known caller with its look at tables."""

from __future__ import annotations

from typing import Any, TypeAlias

from litestar import Request
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath

from sanle.server import identity, messages, wire
from sanle.server.errors import Refusal, unknown_table
from sanle.server.identity import Session
from sanle.server.services import Services
from sanle.server.tables import commands
from sanle.server.tables.sight import Sight
from sanle.server.tables.state import State

AnyRequest = Request[Any, Any, Any]


class Caller:
    """Somebody who is known here."""

    def __init__(self, services: Services, session: Session, language: str) -> None:
        self.services = services
        self.session = session
        self.user = session.user
        self.language = language

    async def see(self, table: str) -> State:
        """A table that the caller may see; 404 for all others."""
        state = await self.services.keeper.get(table)
        if not commands.may_see(state, self.user):
            raise unknown_table()
        return state

    async def sight(self, state: State) -> Sight:
        """The caller's look at a table."""
        return await self.services.sight(state, self.session, self.language)

    async def whole(self, state: State, *, legal: bool) -> wire.TableState:
        """A table with all that the caller may see."""
        sight = await self.sight(state)
        return sight.table(await self.services.fairness(state), legal=legal)


async def provide_services(request: AnyRequest) -> Services:
    """The server's parts."""
    services: Services = request.app.state.services
    return services


async def provide_caller(request: AnyRequest) -> Caller:
    """The caller, who must be known."""
    services = await provide_services(request)
    session = await identity.session(request, services.people)
    if session is None:
        raise Refusal(401, "unknown_caller")
    return Caller(services, session, messages.language(request))


DEPENDENCIES = {"services": Provide(provide_services), "caller": Provide(provide_caller)}

Parts: TypeAlias = NamedDependency[Services]
Known: TypeAlias = NamedDependency[Caller]
TableId: TypeAlias = FromPath[str]
