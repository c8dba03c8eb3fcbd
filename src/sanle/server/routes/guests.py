"""Guests: who am I, and who do I want to be called."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.di import NamedDependency

from sanle.server import identity, wire
from sanle.server.answers import takes
from sanle.server.routes.context import AnyRequest, Known, Parts


@post("/api/guests", dependencies=takes(wire.NewGuest))
async def create_guest(
    request: AnyRequest, services: Parts, command: NamedDependency[wire.NewGuest]
) -> Response[wire.Welcome]:
    """Become a guest with this name."""
    user, name, token = await identity.new_guest(services.people, command.name)
    cookie = identity.cookie(token, secure=request.url.scheme == "https")
    return Response(wire.Welcome(wire.User(user, name), token), cookies=[cookie])


@get("/api/me")
async def me(request: AnyRequest, services: Parts) -> wire.Me:
    """Who the caller is."""
    session = await identity.session(request, services.people)
    if session is None:
        return wire.Me(None, {})
    names = await services.people.names([session.user])
    return wire.Me(wire.User(session.user, names[session.user]), {})


@post("/api/logout", status_code=200)
async def logout(request: AnyRequest, caller: Known) -> Response[wire.Me]:
    """Sign this device out."""
    await caller.services.people.sign_out(caller.session.token_hash)
    cookie = identity.cookie("", secure=request.url.scheme == "https")
    return Response(wire.Me(None, {}), cookies=[cookie])


HANDLERS = [create_guest, me, logout]
