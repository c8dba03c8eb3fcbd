"""Does what is due at the tables: starts games, lets chance fall, has bots think. What is due, only the logs say."""

from __future__ import annotations

import asyncio

import structlog

from sanle.server.clock import now
from sanle.server.kernels import Kernels
from sanle.server.storage.log import Log
from sanle.server.tables import fairness
from sanle.server.tables.commands import is_unmoved
from sanle.server.tables.due import Begin, Draw, Think, due
from sanle.server.tables.entries import Acted, AnyEntry
from sanle.server.tables.keeper import Keeper
from sanle.server.tables.state import State
from sanle.server.thinking.jobs import Job
from sanle.server.thinking.pool import Pool

THINKING_TIME = 10.0
"""The longest that a bot may think, in seconds."""

FIRST_RETRY, LAST_RETRY = 0.5, 60.0
"""Seconds to wait after a failure, doubled each time."""

log = structlog.get_logger()


class Conductor:
    """One task for each table at which something is due."""

    def __init__(self, keeper: Keeper, tables: Log, pool: Pool, kernels: Kernels) -> None:
        self._keeper = keeper
        self._tables = tables
        self._pool = pool
        self._kernels = kernels
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._changed: dict[str, asyncio.Event] = {}
        keeper.observe(self.look)

    async def resume(self) -> None:
        """Take up what was due when the server last stopped."""
        for table in await self._tables.due():
            self._attend(table)

    def look(self, state: State) -> None:
        """A table has changed."""
        if state.id in self._tasks:
            self._changed[state.id].set()
        elif due(state) is not None:
            self._attend(state.id)

    async def close(self) -> None:
        """Stop; everything that is due will be found again in the logs."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _attend(self, table: str) -> None:
        self._changed[table] = asyncio.Event()
        self._tasks[table] = asyncio.create_task(self._conduct(table), name=f"table {table[:6]}")

    async def _conduct(self, table: str) -> None:
        try:
            await self._kernels.ready()
            retry = FIRST_RETRY
            while True:
                self._changed[table].clear()
                state = await self._keeper.get(table)
                if (work := due(state)) is None:
                    return
                try:
                    await self._do(state, work)
                    retry = FIRST_RETRY
                except Exception:
                    log.exception("due_work_failed", table=table[:6], version=state.version, again_in=retry)
                    await asyncio.sleep(retry)
                    retry = min(2 * retry, LAST_RETRY)
        finally:
            del self._tasks[table], self._changed[table]

    async def _do(self, state: State, work: Begin | Draw | Think) -> None:
        if isinstance(work, Think):
            await self._think(state, work.seat)
        elif work.at <= now() or not await self._changes_within(state.id, work.at - now()):
            secret = await self._tables.secret(state.id)
            await self._keeper.change(state.id, lambda latest: _fall(latest, work, secret))

    async def _changes_within(self, table: str, milliseconds: int) -> bool:
        try:
            await asyncio.wait_for(self._changed[table].wait(), milliseconds / 1000)
        except TimeoutError:
            return False
        return True

    async def _think(self, state: State, seat: int) -> None:
        """Have a bot choose, unless the table moves away from its decision meanwhile."""
        thinking = asyncio.create_task(self._pool.choose(_job(state, seat), THINKING_TIME))
        try:
            while not thinking.done():
                changed = asyncio.create_task(self._changed[state.id].wait())
                await asyncio.wait((thinking, changed), return_when=asyncio.FIRST_COMPLETED)
                changed.cancel()
                self._changed[state.id].clear()
                if not is_unmoved(await self._keeper.get(state.id), seat, state.version):
                    return
            action = thinking.result()
        finally:
            thinking.cancel()
        await self._keeper.change(state.id, lambda latest: _chosen(latest, seat, state.version, action))


def _fall(state: State, work: Begin | Draw, secret: bytes) -> AnyEntry | None:
    """Begin or draw, if that is still what is due."""
    if due(state) != work:
        return None
    return fairness.begin(state, secret) if isinstance(work, Begin) else fairness.draw(state, secret)


def _chosen(state: State, seat: int, version: int, action: dict[str, object]) -> Acted | None:
    return Acted(seat, action) if is_unmoved(state, seat, version) else None


def _job(state: State, seat: int) -> Job:
    position = state.position
    assert position is not None
    events = [at.event.to_json() for at in position.line() if at.event is not None]
    level = state.seats[seat].level
    assert level is not None
    return Job(state.id, state.game.id, state.game.seats, state.game.rules, events, seat, level)
