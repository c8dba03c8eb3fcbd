"""Live news of a table as server-sent events; the id of a message is the version, so that a client resumes over any gap."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from litestar.response import ServerSentEventMessage

from sanle.server import wire
from sanle.server.routes.context import Caller
from sanle.server.tables.hub import Listener
from sanle.server.tables.state import State

HEARTBEAT = 15.0
"""Seconds after which a silent stream says that it is alive."""


class Stream:
    """One caller's stream of one table."""

    def __init__(self, caller: Caller, table: str, resume: int | None) -> None:
        self._caller = caller
        self._services = caller.services
        self._table = table
        self._seen = resume
        self._connected: frozenset[str] | None = None

    async def messages(self) -> AsyncIterator[bytes]:
        """Everything after the version that the client has seen, then what happens, until the server or it goes."""
        with (
            self._services.metrics.streams.track_inprogress(),
            self._services.hub.listen(self._table, self._caller.user) as listener,
        ):
            state = await self._services.keeper.get(self._table)
            if self._seen is None or not 0 < self._seen <= state.version:
                yield await self._first(state)
            elif self._seen < state.version:
                yield await self._update(state)
            self._seen = state.version
            while not self._services.hub.closed:
                if not await _wakes(listener):
                    yield ServerSentEventMessage(comment="hb", data=None).encode()
                while listener.states:
                    state = listener.states.popleft()
                    if state.version > self._seen:
                        yield await self._update(state)
                        self._seen = state.version
                if (connected := self._services.hub.connected(self._table)) != self._connected:
                    self._connected = connected
                    yield await self._presence(state)

    async def _first(self, state: State) -> bytes:
        table = await self._caller.whole(state, legal=False)
        return _message("update", wire.FirstUpdate(events=[], **msgspec.structs.asdict(table)), state.version)

    async def _update(self, state: State) -> bytes:
        sight = await self._caller.sight(state)
        update = sight.update(self._seen or 0, await self._services.fairness(state))
        return _message("update", update, state.version)

    async def _presence(self, state: State) -> bytes:
        sight = await self._caller.sight(state)
        return _message("notice", wire.Presence([seat.connected for seat in sight.seats()]))


async def _wakes(listener: Listener) -> bool:
    """Whether there's news before a heartbeat is due."""
    try:
        async with asyncio.timeout(HEARTBEAT):
            await listener.woken.wait()
    except TimeoutError:
        return False
    listener.woken.clear()
    return True


def _message(event: str, data: Any, version: int | None = None) -> bytes:
    return ServerSentEventMessage(event=event, data=msgspec.json.encode(data), id=version).encode()
