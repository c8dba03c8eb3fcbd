"""Whether the games' rules are compiled yet. Tables can be opened before; what needs the rules waits."""

from __future__ import annotations

import asyncio

import sanle
from sanle.bots import warming


class Kernels:
    """The progress of the kernels of this process and its workers, from 0 to 1."""

    def __init__(self) -> None:
        self.progress = 0.0
        self._ready = asyncio.Event()

    @property
    def are_ready(self) -> bool:
        """Whether positions can be folded without waiting for a compiler."""
        return self._ready.is_set()

    def advance(self, progress: float) -> None:
        """Note how far they are."""
        self.progress = max(self.progress, progress)

    def done(self) -> None:
        """Note that they are ready."""
        self.progress = 1.0
        self._ready.set()

    async def ready(self) -> None:
        """Wait until they are."""
        await self._ready.wait()


def load() -> None:
    """Compile every game's rules, or read them from the cache: a short game of each with everything that tables ask."""
    for name in sanle.rulebooks():
        for _ in warming.play_through(sanle.Game(name)):
            pass
