"""Refusals: what the server answers when it doesn't do as asked."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import UNSET, UnsetType

from sanle import SanleError


class Refusal(Exception):
    """A command or question that is refused, with the HTTP status and a reason code.

    The sentence for the code is in ``server/text``, or in the game's own catalogue when ``game`` is given; ``rule`` is
    the number of the rule that it breaks, ``allowed`` lists what would have been accepted, ``state`` is the table as it
    stands now.
    """

    def __init__(self, status: int, code: str, /, *, allowed: Iterable[Any] | None = None, **params: Any) -> None:
        super().__init__(code)
        self.status = status
        self.code = code
        self.allowed = None if allowed is None else list(allowed)
        self.params: Mapping[str, Any] = params
        self.game: str | None = None
        self.rule: str | None = None
        self.state: Any | UnsetType = UNSET

    @classmethod
    def by_rules(cls, error: SanleError, game: str | None) -> Refusal:
        """What the game or the library says against it (422)."""
        refusal = cls(422, error.code)
        refusal.params, refusal.game, refusal.rule = error.params, game, getattr(error, "rule", None)
        return refusal


class Stale(Refusal):
    """The command was made on a version that this seat's decision has moved away from (409, with the fresh state)."""

    def __init__(self) -> None:
        super().__init__(409, "stale")


def unknown_table() -> Refusal:
    """The answer for tables that don't exist and for those that one may not see: the same."""
    return Refusal(404, "unknown_table")
