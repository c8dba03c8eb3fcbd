"""The one place where tables change: read the log, check, write the next entry, then tell."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from weakref import WeakValueDictionary

from sanle import SanleError
from sanle.server.clock import now
from sanle.server.errors import Refusal, unknown_table
from sanle.server.kernels import Kernels
from sanle.server.storage.log import Columns, Command, Log, Taken
from sanle.server.tables.due import due
from sanle.server.tables.entries import AnyEntry, Joined, Opened, Started, Stored
from sanle.server.tables.state import State, fold, opening

AT_HAND = 256
"""How many tables are kept folded."""

Make = Callable[[State], AnyEntry | None]
"""Checks a command against a state: the entry it becomes, None when there's nothing to do, or a ``Refusal``."""


class Keeper:
    """Keeps the tables. States in memory are a cache of the log: another process may write it too."""

    def __init__(self, log: Log, kernels: Kernels) -> None:
        self._log = log
        self._kernels = kernels
        self._states: OrderedDict[str, State] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._observers: list[Callable[[State], None]] = []

    def observe(self, observer: Callable[[State], None]) -> None:
        """Call this with each new state, after it is durable."""
        self._observers.append(observer)

    async def get(self, table: str) -> State:
        """A table's newest state; ``Refusal`` 404 when there is none."""
        state = self._states.get(table)
        return state if state is not None else await self._load(table)

    async def open(self, table: str, secret: bytes, opened: Opened) -> State:
        """Open a table."""
        state = opening(table, Stored(1, now(), opened))
        users = {place.user for place in opened.places if place.user is not None} | {opened.host}
        await self._log.create(table, secret, state.log[0].stored, _columns(state), users)
        self._tell(state)
        return state

    async def change(self, table: str, make: Make, command: Command | None = None) -> int:
        """Make the next entry; gives the table's version after it, or the present one if there was nothing to do.

        A command that was accepted before isn't made again; the answer is that of the first time. (One made on the newest
        version can hardly have been: that would have made a newer one.)
        """
        lock = self._locks.setdefault(table, asyncio.Lock())
        again = False
        async with lock:
            while True:
                state = await self.get(table)
                if (
                    command is not None
                    and (again or command.version < state.version)
                    and (version := await self._answered(table, command)) is not None
                ):
                    return version
                try:
                    return await self._append(state, make, command)
                except Taken:  # this key was used before, or another process was faster: look again
                    again = True
                    await self._load(table)

    async def _append(self, state: State, make: Make, command: Command | None) -> int:
        try:
            entry = make(state)
            if entry is None:
                if command is not None:
                    await self._log.remember(state.id, command, state.version)
                return state.version
            stored = Stored(state.version + 1, now(), entry)
            new = state.after(stored)
        except SanleError as error:
            raise Refusal.by_rules(error, state.game.id) from None
        player = entry.place.user if isinstance(entry, Joined) and entry.place.user != state.opened.host else None
        await self._log.append(state.id, stored, _columns(new), command, player)
        self._tell(new)
        return new.version

    async def _answered(self, table: str, command: Command) -> int | None:
        before = await self._log.answered(table, command.user, command.key)
        if before is None:
            return None
        digest, version = before
        if digest != command.digest:
            raise Refusal(422, "key_reused")
        return version

    async def _load(self, table: str) -> State:
        log = await self._log.read(table)
        if not log:
            raise unknown_table()
        if any(isinstance(stored.entry, Started) for stored in log):
            await self._kernels.ready()
        state = fold(table, log)
        self._keep(state)
        return state

    def _tell(self, state: State) -> None:
        self._keep(state)
        for observer in self._observers:
            observer(state)

    def _keep(self, state: State) -> None:
        known = self._states.get(state.id)
        if known is None or known.version < state.version:
            self._states[state.id] = state
        self._states.move_to_end(state.id)
        if len(self._states) > AT_HAND:
            self._states.popitem(last=False)


def _columns(state: State) -> Columns:
    return Columns(state.status, due(state) is not None)
