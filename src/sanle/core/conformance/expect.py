"""What must be refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

Error = TypeVar("Error", bound=Exception)


def refusal(kind: type[Error], call: Callable[..., object], *args: Any) -> Error:
    """The error of this kind that a call raises; a call that raises none fails the check."""
    try:
        answer = call(*args)
    except kind as error:
        return error
    raise AssertionError(f"no {kind.__name__} of {args!r}, but {answer!r}")
