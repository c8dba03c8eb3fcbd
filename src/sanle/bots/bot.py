"""What a bot is: something that chooses one of a seat's actions from what that seat knows."""

from __future__ import annotations

from abc import ABC, abstractmethod

from sanle.core.actions import Action
from sanle.core.knowledge import Knowledge


class Bot(ABC):
    """A player. It may keep a generator of its own, never the table's chance."""

    name: str

    @abstractmethod
    def choose(self, knowledge: Knowledge) -> Action:
        """One of ``knowledge.legal``, which isn't empty."""
