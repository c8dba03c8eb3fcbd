"""News of tables to open streams, and who has one open.

A stream gets every state that a table goes through while it is open. One that falls behind gets the newest instead;
it loses nothing, since each state holds the whole log.
"""

from __future__ import annotations

import asyncio
from collections import Counter, defaultdict, deque
from collections.abc import Iterator
from contextlib import contextmanager

from sanle.server.tables.state import State

BACKLOG = 64
"""How many states a stream may lag behind before they are told as one."""


class Listener:
    """One open stream's inbox."""

    def __init__(self, user: str) -> None:
        self.user = user
        self.states: deque[State] = deque()
        self.woken = asyncio.Event()

    def tell(self, state: State) -> None:
        """Put a new state in."""
        if len(self.states) >= BACKLOG:
            self.states.clear()
        self.states.append(state)
        self.woken.set()


class Hub:
    """All open streams by table. ``close`` ends them."""

    def __init__(self) -> None:
        self._listeners: defaultdict[str, list[Listener]] = defaultdict(list)
        self.closed = False

    @contextmanager
    def listen(self, table: str, user: str) -> Iterator[Listener]:
        """An inbox for news of one table; the others there see that this user is connected."""
        listener = Listener(user)
        self._listeners[table].append(listener)
        self._wake(table)
        try:
            yield listener
        finally:
            self._listeners[table].remove(listener)
            if self._listeners[table]:
                self._wake(table)
            else:
                del self._listeners[table]

    def publish(self, state: State) -> None:
        """Tell all streams of a table that it has a new state."""
        for listener in self._listeners.get(state.id, ()):
            listener.tell(state)

    def connected(self, table: str) -> frozenset[str]:
        """The users with an open stream of this table."""
        return frozenset(listener.user for listener in self._listeners.get(table, ()))

    def count(self, user: str | None = None) -> int:
        """How many streams are open, of one user or of all."""
        everyone = Counter(listener.user for listeners in self._listeners.values() for listener in listeners)
        return everyone.total() if user is None else everyone[user]

    def close(self) -> None:
        """End all streams, now and from now on. Safe in a signal handler of the event loop's thread."""
        self.closed = True
        for table in list(self._listeners):
            self._wake(table)

    def _wake(self, table: str) -> None:
        for listener in self._listeners[table]:
            listener.woken.set()
