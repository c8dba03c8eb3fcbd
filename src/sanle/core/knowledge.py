"""What one seat knows: all that a bot is given."""

from __future__ import annotations

from typing import Any

import numpy as np

from sanle.core import steps
from sanle.core.actions import Legal
from sanle.core.contract import Rulebook
from sanle.core.generator import Generator
from sanle.core.position import Position


class Knowledge:
    """A position through the eyes of one seat."""

    def __init__(self, position: Position, seat: int) -> None:
        self._position = position
        self.seat = seat

    @property
    def rulebook(self) -> Rulebook:
        return self._position.rulebook

    @property
    def legal(self) -> Legal:
        """The seat's legal actions."""
        return self._position.legal(self.seat)

    def view(self) -> dict[str, Any]:
        return self._position.view(self.seat)

    def history(self) -> list[dict[str, Any]]:
        return self._position.history(self.seat)

    def observation(self) -> np.ndarray[Any, np.dtype[np.float32]]:
        return self._position.observation(self.seat)

    def sample(self, rng: Generator) -> np.ndarray[Any, Any]:
        """A state that the seat holds for possible: what it can't know is drawn anew, from the bot's own generator."""
        state = np.empty(1, self.rulebook.layout)
        steps.redraw_hidden(self._position.state, state, self.seat, rng)
        return state
