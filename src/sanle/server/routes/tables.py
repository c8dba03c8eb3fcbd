"""Tables: open one, join, look, ask."""

from __future__ import annotations

import secrets
from typing import Annotated

from litestar import get, post
from litestar.params import Parameter

from sanle import SanleError
from sanle.server import identity, messages, wire
from sanle.server.answers import takes
from sanle.server.errors import Refusal, unknown_table
from sanle.server.identity import Session
from sanle.server.services import Services
from sanle.server.tables import commands
from sanle.server.tables.opening import new_part, open_table
from sanle.server.tables.state import State

LISTED = 50
"""How many of one's tables are listed."""

Since = Annotated[int, Parameter(ge=0, le=2**31 - 1, description="The log after this version.")]
WithLegal = Annotated[bool, Parameter(query="legal", description="Whether to list the legal actions.")]


async def seen(services: Services, session: Session, table: str) -> State:
    """A table that the caller may see; 404 for all others."""
    state = await services.keeper.get(table)
    if not commands.may_see(state, session.user):
        raise unknown_table()
    return state


@post("/api/tables", dependencies=takes(wire.NewTable))
async def open_new(services: Services, session: Session, command: wire.NewTable) -> wire.Opened:
    """Open a table. It starts by itself when no seat is open."""
    table, secret = identity.new_id(), secrets.token_bytes(32)
    opened = open_table(command, session.user, secret)
    state = await services.keeper.open(table, secret, opened)
    return wire.Opened(table, opened.commitment, state.version)


@get("/api/tables")
async def mine(services: Services, session: Session, language: str) -> wire.Tables:
    """The caller's tables, the latest first."""
    cards = []
    for table, updated in await services.log.tables_of(session.user, LISTED):
        state = await services.keeper.get(table)
        sight = await services.sight(state, session, language)
        cards.append(sight.card(updated))
    return wire.Tables(cards)


@post("/api/tables/{table:str}/join", status_code=200, dependencies=takes(wire.Join))
async def join(services: Services, session: Session, table: str, command: wire.Join) -> wire.Seated:
    """Take an open seat."""
    await seen(services, session, table)
    user = session.user
    version = await services.keeper.change(
        table, lambda state: commands.join(state, user, command.seat, awaited=command.part, part=new_part())
    )
    state = await services.keeper.get(table)
    return wire.Seated(state.seats_of(user)[0], version)


@get("/api/tables/{table:str}")
async def table_state(
    services: Services, session: Session, language: str, table: str, with_legal: WithLegal = True
) -> wire.TableState:
    """A table as the caller may see it."""
    state = await seen(services, session, table)
    sight = await services.sight(state, session, language)
    return sight.table(await services.fairness(state), legal=with_legal)


@get("/api/tables/{table:str}/events")
async def events(services: Services, session: Session, language: str, table: str, since: Since = 0) -> wire.Events:
    """The log after a version."""
    state = await seen(services, session, table)
    sight = await services.sight(state, session, language)
    return wire.Events(sight.events(since))


@post("/api/tables/{table:str}/preview", status_code=200, dependencies=takes(wire.Question))
async def preview(services: Services, session: Session, table: str, command: wire.Question) -> wire.Preview:
    """What an action would do."""
    state = await seen(services, session, table)
    position = commands.running(state)
    seat = commands.own_seat(state, session.user, command.seat)
    try:
        seen_ahead = position.preview(seat, command.action)
    except SanleError as error:
        raise Refusal.by_rules(error, state.game.id) from None
    points = seen_ahead["points"]
    return wire.Preview(seen_ahead["effects"], wire.Points(points["before"], points["after"]))


@post("/api/tables/{table:str}/why", status_code=200, dependencies=takes(wire.Question))
async def why(services: Services, session: Session, language: str, table: str, command: wire.Question) -> wire.Why:
    """Whether an action is legal, and why not."""
    state = await seen(services, session, table)
    position = commands.running(state)
    seat = commands.own_seat(state, session.user, command.seat)
    try:
        refused = position.why(seat, command.action)
    except SanleError as error:
        raise Refusal.by_rules(error, state.game.id) from None
    if refused is None:
        return wire.Why(legal=True)
    reason = Refusal.by_rules(refused, state.game.id)
    sentence = messages.sentence(reason, language)
    return wire.Why(legal=False, code=reason.code, message=sentence, rule=wire.given(reason.rule))


HANDLERS = [open_new, mine, join, table_state, events, preview, why]
