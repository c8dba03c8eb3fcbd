"""How good a position is for a seat: declared here, judged for each game in ``bots/<game>``."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from sanle.core.kernel import generic


@generic
def worth(state: Any, seat: int) -> float:
    """What a seat has, in points: those scored and what its other possessions are worth."""
    raise NotImplementedError


def load(game: str) -> None:
    """Make a game's judgement known to the kernels."""
    import_module(f"sanle.bots.{game}")
