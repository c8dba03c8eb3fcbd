"""The errors of the library: what was wrong, what was allowed, and the rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def shown(value: object) -> str:
    """A value as errors show it: at most 200 characters, however long or deep it is."""
    try:
        text = repr(value)
    except RecursionError:
        text = f"a {type(value).__name__} too deep to show"
    return text if len(text) <= 200 else text[:200] + "…"


class SanleError(ValueError):
    """Base of all errors that bad input can cause.

    ``code`` names the reason in the message catalogues, ``params`` are the values that its sentence wants.
    """

    def __init__(self, code: str, detail: str, **params: Any) -> None:
        super().__init__(detail)
        self.code = code
        self.params: Mapping[str, Any] = params


class InvalidAction(SanleError):
    """Not an action (or not a chance event) of this game at all."""


class IllegalAction(SanleError):
    """An action of this game that the rules do not allow now.

    ``rule`` is the number of the rule it breaks, as in ``docs/rules/<game>.md``.
    """

    def __init__(self, code: str, rule: str, detail: str, **params: Any) -> None:
        super().__init__(code, detail, **params)
        self.rule = rule


class OutOfTurn(SanleError):
    """It isn't this seat's move, or the position waits for something else."""


class RecordError(SanleError):
    """A damaged record. ``event`` is the number of the event at fault (from 0), None when it is the frame."""

    def __init__(self, code: str, detail: str, event: int | None = None, **params: Any) -> None:
        super().__init__(code, detail if event is None else f"event {event}: {detail}", **params)
        self.event = event
