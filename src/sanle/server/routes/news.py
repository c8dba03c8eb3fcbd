"""A table's live stream and, when it has ended, its record."""

from __future__ import annotations

from litestar import Response, get
from litestar.response import Stream as StreamResponse

from sanle.server.errors import Refusal
from sanle.server.limits import STREAMS
from sanle.server.routes.context import AnyRequest, Known, TableId
from sanle.server.streams import Stream
from sanle.server.tables.records import record_of

NO_BUFFERING = {"X-Accel-Buffering": "no"}


@get("/api/tables/{table:str}/stream", media_type="text/event-stream")
async def stream(request: AnyRequest, caller: Known, table: TableId) -> StreamResponse:
    """News of a table, after the version in ``Last-Event-ID``; without it the first message is the whole table."""
    await caller.see(table)
    if caller.services.hub.count(caller.user) >= STREAMS:
        raise Refusal(429, "too_many_streams")
    seen = request.headers.get("last-event-id", "")
    resume = int(seen) if seen.isascii() and seen.isdecimal() and len(seen) < 10 else None
    news = Stream(caller, table, resume)
    return StreamResponse(news.messages(), media_type="text/event-stream", headers=NO_BUFFERING)


@get("/api/tables/{table:str}/record")
async def record(caller: Known, table: TableId) -> Response[str]:
    """The record of a game that is over, as a file."""
    state = await caller.see(table)
    fairness = await caller.services.fairness(state)
    if fairness is None:
        raise Refusal(403, "record_not_yet")
    sight = await caller.sight(state)
    names = [sight.name(seat) for seat in range(len(state.seats))]
    file = f'attachment; filename="sanle-{state.game.id}-{table[:8]}.json"'
    text = record_of(state, names, fairness).dumps()
    return Response(text, media_type="application/json", headers={"Content-Disposition": file})


HANDLERS = [stream, record]
