"""Playing: commands on a running table."""

from __future__ import annotations

import hashlib

import msgspec
from litestar import post
from litestar.di import NamedDependency

from sanle.server import wire
from sanle.server.answers import takes
from sanle.server.errors import Stale
from sanle.server.routes.context import Caller, Known, TableId
from sanle.server.storage.log import Command
from sanle.server.tables import commands, fairness
from sanle.server.tables.keeper import Make


async def once(caller: Caller, table: str, command: wire.Command, make: Make) -> wire.Done:
    """Do a command, once for its key; a stale one is refused together with the table as it stands now."""
    await caller.see(table)
    body = type(command).__name__.encode() + msgspec.json.encode(command)
    key = Command(caller.user, command.version, command.key, hashlib.sha256(body).hexdigest())
    try:
        return wire.Done(await caller.services.keeper.change(table, make, key))
    except Stale as stale:
        stale.state = await caller.whole(await caller.see(table), legal=True)
        raise


@post("/api/tables/{table:str}/events", status_code=200, dependencies=takes(wire.Act))
async def act(caller: Known, table: TableId, command: NamedDependency[wire.Act]) -> wire.Done:
    """A seat's action."""
    seat, version, action = command.seat, command.version, command.action
    return await once(caller, table, command, lambda state: commands.act(state, caller.user, seat, version, action))


@post("/api/tables/{table:str}/advance", status_code=200, dependencies=takes(wire.Advance))
async def advance(caller: Known, table: TableId, command: NamedDependency[wire.Advance]) -> wire.Done:
    """Let a held draw fall. That nothing is due is no error."""
    await caller.see(table)
    secret = await caller.services.log.secret(table)
    seat, version = command.seat, command.version
    return await once(
        caller,
        table,
        command,
        lambda state: fairness.draw(state, secret) if commands.press(state, caller.user, seat, version) else None,
    )


@post("/api/tables/{table:str}/takeback", status_code=200, dependencies=takes(wire.TakeBack))
async def take_back(caller: Known, table: TableId, command: NamedDependency[wire.TakeBack]) -> wire.Done:
    """Take back the seat's own events at the end of the log."""
    seat, version, to = command.seat, command.version, command.to
    return await once(caller, table, command, lambda state: commands.take_back(state, caller.user, seat, version, to))


@post("/api/tables/{table:str}/part", status_code=200, dependencies=takes(wire.GivePart))
async def give_part(caller: Known, table: TableId, command: NamedDependency[wire.GivePart]) -> wire.Done:
    """Give a seat's own part of the chance."""
    await caller.see(table)
    seat, part = command.seat, command.part
    keeper = caller.services.keeper
    return wire.Done(await keeper.change(table, lambda state: commands.give_part(state, caller.user, seat, part)))


HANDLERS = [act, advance, take_back, give_part]
