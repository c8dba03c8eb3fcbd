"""Where kernels put the facts of what they did.

A sink is None (nothing is kept: simulation, search) or a table of int64 rows whose row 0 counts the others.
One source compiles to both. The columns are the game's (``effects.py``); the first is the kind of effect.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import types
from numba.extending import overload

WIDTH = 6
Sink = np.ndarray[Any, np.dtype[np.int64]] | None


def table(size: int = 1024) -> np.ndarray[Any, np.dtype[np.int64]]:
    """An empty sink with room for so many effects."""
    empty = np.empty((size + 1, WIDTH), np.int64)
    empty[0, 0] = 0
    return empty


def rows(sink: np.ndarray[Any, np.dtype[np.int64]]) -> list[list[int]]:
    """The effects that a sink has taken in, in order."""
    kept: list[list[int]] = sink[1 : sink[0, 0] + 1].tolist()
    return kept


def emit(sink: Sink, kind: int, seat: int, a: int, b: int, c: int, d: int) -> None:
    """Add one effect: its kind, the seat it concerns (-1: none), and four numbers that the kind explains."""
    if sink is not None:
        _append(sink, kind, seat, a, b, c, d)


def _nothing(sink: Any, kind: int, seat: int, a: int, b: int, c: int, d: int) -> Any:
    return None


def _append(sink: Any, kind: int, seat: int, a: int, b: int, c: int, d: int) -> Any:
    row = sink[0, 0] + 1
    sink[0, 0] = row
    sink[row, 0] = kind
    sink[row, 1] = seat
    sink[row, 2] = a
    sink[row, 3] = b
    sink[row, 4] = c
    sink[row, 5] = d


@overload(emit)
def _emit(sink: Any, kind: int, seat: int, a: int, b: int, c: int, d: int) -> Any:
    return _nothing if isinstance(sink, types.NoneType) else _append
