"""States as records: a class of annotated fields is both the type that readers and checkers see and the numpy layout.

``int`` is an int64 (narrow integers wrap or crash in plain Python, and every further type compiles every function
again); ``Annotated[Numbers, n]`` is a row of n small numbers (int8); ``Annotated[Sequence[Sheet], n]`` nests records.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from types import SimpleNamespace
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import numpy as np

Numbers = MutableSequence[int]
"""A row of small numbers (int8) in a state."""

Layout = np.dtype[Any]


def layout_of(declared: type) -> Layout:
    """The numpy layout of a class of annotated fields."""
    hints = get_type_hints(declared, include_extras=True)
    fields = [(name, *_field(name, hint)) for name, hint in hints.items()]
    taken = [name for name, *_ in fields if hasattr(np.recarray, name)]
    if taken:
        raise TypeError(f"{declared.__name__}: {', '.join(taken)} would give numpy's own attribute in plain Python")
    return np.dtype((np.record, fields))


def plain(state: np.ndarray[Any, Any]) -> Any:
    """The one record of an array as plain Python values under the same names: for reading much of it at once."""
    return _plain(state.dtype, state.item())


def _plain(layout: Layout, values: tuple[Any, ...]) -> SimpleNamespace:
    names = layout.names or ()
    return SimpleNamespace(**{name: _value(value) for name, value in zip(names, values, strict=True)})


def _value(value: Any) -> Any:
    if not isinstance(value, np.ndarray):
        return value
    return [_plain(value.dtype, row.item()) for row in value] if value.dtype.names else value.tolist()


def _field(name: str, hint: Any) -> tuple[Any, ...]:
    if hint is int:
        return (np.int64,)
    if get_origin(hint) is Annotated:
        kind, length = get_args(hint)
        if kind == Numbers:
            return (np.int8, (length,))
        (nested,) = get_args(kind)
        return (layout_of(nested), (length,))
    raise TypeError(f"field {name}: a state holds int, Annotated[Numbers, n] or Annotated[Sequence[record], n]")
