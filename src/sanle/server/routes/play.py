"""Playing: commands on a running table."""

from __future__ import annotations

import hashlib

import msgspec
from litestar import post

from sanle.server import wire
from sanle.server.answers import takes
from sanle.server.errors import Stale
from sanle.server.identity import Session
from sanle.server.routes.tables import seen
from sanle.server.services import Services
from sanle.server.storage.log import Command
from sanle.server.tables import commands, fairness
from sanle.server.tables.keeper import Make


async def once(
    services: Services, session: Session, language: str, table: str, command: wire.Command, make: Make
) -> wire.Done:
    """Do a command, once for its key; a stale one is refused together with the table as it stands now."""
    await seen(services, session, table)
    body = type(command).__name__.encode() + msgspec.json.encode(command)
    key = Command(session.user, command.key, hashlib.sha256(body).hexdigest())
    try:
        return wire.Done(await services.keeper.change(table, make, key))
    except Stale as stale:
        state = await services.keeper.get(table)
        sight = await services.sight(state, session, language)
        stale.state = sight.table(await services.fairness(state), legal=True)
        raise


@post("/api/tables/{table:str}/events", status_code=200, dependencies=takes(wire.Act))
async def act(services: Services, session: Session, language: str, table: str, command: wire.Act) -> wire.Done:
    """A seat's action."""
    user, seat, version, action = session.user, command.seat, command.version, command.action
    return await once(
        services, session, language, table, command, lambda state: commands.act(state, user, seat, version, action)
    )


@post("/api/tables/{table:str}/advance", status_code=200, dependencies=takes(wire.Advance))
async def advance(services: Services, session: Session, language: str, table: str, command: wire.Advance) -> wire.Done:
    """Let a held draw fall. That nothing is due is no error."""
    await seen(services, session, table)
    secret = await services.log.secret(table)
    user, seat, version = session.user, command.seat, command.version
    return await once(
        services,
        session,
        language,
        table,
        command,
        lambda state: fairness.draw(state, secret) if commands.press(state, user, seat, version) else None,
    )


@post("/api/tables/{table:str}/takeback", status_code=200, dependencies=takes(wire.TakeBack))
async def take_back(
    services: Services, session: Session, language: str, table: str, command: wire.TakeBack
) -> wire.Done:
    """Take back the seat's own events at the end of the log."""
    user, seat, version, to = session.user, command.seat, command.version, command.to
    return await once(
        services, session, language, table, command, lambda state: commands.take_back(state, user, seat, version, to)
    )


@post("/api/tables/{table:str}/part", status_code=200, dependencies=takes(wire.GivePart))
async def give_part(services: Services, session: Session, table: str, command: wire.GivePart) -> wire.Done:
    """Give a seat's own part of the chance."""
    await seen(services, session, table)
    user, seat, part = session.user, command.seat, command.part
    return wire.Done(await services.keeper.change(table, lambda state: commands.give_part(state, user, seat, part)))


HANDLERS = [act, advance, take_back, give_part]
