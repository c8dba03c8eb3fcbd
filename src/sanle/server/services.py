"""Everything that one server consists of, put together."""

from __future__ import annotations

import asyncio
import contextlib

import structlog

from sanle.server.identity import Session
from sanle.server.kernels import Kernels, load
from sanle.server.metrics import Metrics
from sanle.server.settings import Settings
from sanle.server.storage.database import Database
from sanle.server.storage.log import Log
from sanle.server.storage.people import People
from sanle.server.tables import fairness
from sanle.server.tables.conductor import Conductor
from sanle.server.tables.entries import Opened, Started
from sanle.server.tables.hub import Hub
from sanle.server.tables.keeper import Keeper
from sanle.server.tables.sight import Sight
from sanle.server.tables.state import State
from sanle.server.thinking.pool import Pool
from sanle.server.wire import Fairness

log = structlog.get_logger()


class Services:
    """A server's parts, from the database up."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database_url)
        self.people = People(self.database)
        self.log = Log(self.database)
        self.kernels = Kernels()
        self.hub = Hub()
        self.metrics = Metrics()
        self.pool = Pool(settings.workers)
        self.keeper = Keeper(self.log, self.kernels)
        self.keeper.observe(self.hub.publish)
        self.keeper.observe(self.metrics.entry)
        self.keeper.observe(_note)
        self.conductor = Conductor(self.keeper, self.log, self.pool, self.kernels)
        self._warming: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Open the database; kernels, workers and what is due at the tables follow in the background."""
        await self.database.migrate()
        await self.conductor.resume()
        self._warming = asyncio.create_task(self._warm())

    async def stop(self) -> None:
        """End everything; nothing is lost, since nothing but the logs is needed."""
        self.hub.close()
        if self._warming is not None:
            self._warming.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._warming
        await self.conductor.close()
        await self.pool.close()
        await self.database.close()

    async def sight(self, state: State, session: Session, language: str) -> Sight:
        """A caller's look at a table."""
        users = {place.user for place in state.seats if place.user is not None} | {state.opened.host}
        names = await self.people.names(users)
        return Sight(state, session.user, names, language, self.hub.connected(state.id))

    async def fairness(self, state: State) -> Fairness | None:
        """The secret and what belongs to it, once the table has ended."""
        if state.status != "ended":
            return None
        return fairness.reveal(state, await self.log.secret(state.id))

    async def _warm(self) -> None:
        """A worker compiles, so that the server answers meanwhile; then its kernels are loaded here too."""
        try:
            await self.pool.start(self.kernels.advance)
            await asyncio.to_thread(load)
        except Exception:
            log.exception("kernels_not_prepared")  # they compile when first used
        self.kernels.done()


def _note(state: State) -> None:
    """Tell the operator of tables that open, start and end; their ids are invites and stay out of the log."""
    entry = state.log[-1].stored.entry
    if isinstance(entry, Opened | Started) or state.status == "ended":
        what = "table_ended" if state.status == "ended" else f"table_{type(entry).__name__.lower()}"
        log.info(what, table=state.id[:6], game=state.game.id, seats=len(state.seats), version=state.version)
