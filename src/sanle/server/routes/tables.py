"""Tables: open one, join, look, ask."""

from __future__ import annotations

import secrets
from typing import Annotated

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from sanle import SanleError
from sanle.server import identity, messages, wire
from sanle.server.answers import takes
from sanle.server.errors import Refusal
from sanle.server.routes.context import Known, TableId
from sanle.server.tables import commands
from sanle.server.tables.opening import new_part, open_table

LISTED = 50
"""How many of one's tables are listed."""

Since = Annotated[int, QueryParameter(ge=0, le=2**31 - 1, description="The log after this version.")]
WithLegal = Annotated[bool, QueryParameter(name="legal", description="Whether to list the legal actions.")]


@post("/api/tables", dependencies=takes(wire.NewTable))
async def open_new(caller: Known, command: NamedDependency[wire.NewTable]) -> wire.Opened:
    """Open a table. It starts by itself when no seat is open."""
    table, secret = identity.new_id(), secrets.token_bytes(32)
    opened = open_table(command, caller.user, secret)
    state = await caller.services.keeper.open(table, secret, opened)
    return wire.Opened(table, opened.commitment, state.version)


@get("/api/tables")
async def mine(caller: Known) -> wire.Tables:
    """The caller's tables, the latest first."""
    cards = []
    for table, updated in await caller.services.log.tables_of(caller.user, LISTED):
        state = await caller.services.keeper.get(table)
        sight = await caller.sight(state)
        cards.append(sight.card(updated))
    return wire.Tables(cards)


@post("/api/tables/{table:str}/join", status_code=200, dependencies=takes(wire.Join))
async def join(caller: Known, table: TableId, command: NamedDependency[wire.Join]) -> wire.Seated:
    """Take an open seat."""
    await caller.see(table)
    keeper, part = caller.services.keeper, new_part()
    version = await keeper.change(
        table, lambda state: commands.join(state, caller.user, command.seat, awaited=command.part, part=part)
    )
    state = await keeper.get(table)
    return wire.Seated(state.seats_of(caller.user)[0], version)


@get("/api/tables/{table:str}")
async def table_state(caller: Known, table: TableId, with_legal: WithLegal = True) -> wire.TableState:
    """A table as the caller may see it."""
    return await caller.whole(await caller.see(table), legal=with_legal)


@get("/api/tables/{table:str}/events")
async def events(caller: Known, table: TableId, since: Since = 0) -> wire.Events:
    """The log after a version."""
    sight = await caller.sight(await caller.see(table))
    return wire.Events(sight.events(since))


@post("/api/tables/{table:str}/preview", status_code=200, dependencies=takes(wire.Question))
async def preview(caller: Known, table: TableId, command: NamedDependency[wire.Question]) -> wire.Preview:
    """What an action would do."""
    state = await caller.see(table)
    position = commands.running(state)
    seat = commands.own_seat(state, caller.user, command.seat)
    try:
        ahead = position.preview(seat, command.action)
    except SanleError as error:
        raise Refusal.by_rules(error, state.game.id) from None
    return wire.Preview(ahead["effects"], wire.Points(ahead["points"]["before"], ahead["points"]["after"]))


@post("/api/tables/{table:str}/why", status_code=200, dependencies=takes(wire.Question))
async def why(caller: Known, table: TableId, command: NamedDependency[wire.Question]) -> wire.Why:
    """Whether an action is legal, and why not."""
    state = await caller.see(table)
    position = commands.running(state)
    seat = commands.own_seat(state, caller.user, command.seat)
    try:
        refused = position.why(seat, command.action)
    except SanleError as error:
        raise Refusal.by_rules(error, state.game.id) from None
    if refused is None:
        return wire.Why(legal=True)
    reason = Refusal.by_rules(refused, state.game.id)
    sentence = messages.sentence(reason, caller.language)
    return wire.Why(legal=False, code=reason.code, message=sentence, rule=wire.given(reason.rule))


HANDLERS = [open_new, mine, join, table_state, events, preview, why]
