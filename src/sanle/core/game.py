"""A game with its number of seats and its options: where positions come from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sanle.core import registry, sink, steps
from sanle.core.contract import Facts, Rulebook
from sanle.core.errors import SanleError
from sanle.core.position import Position


class Game:
    """A game as a table plays it.

    ``seats`` defaults to the smallest number with which the game is at its best, ``rules`` (options) to the defaults.
    ``ValueError`` names what was allowed.
    """

    def __init__(self, id: str, seats: int | None = None, rules: Mapping[str, Any] | None = None) -> None:
        self.rulebook: Rulebook = registry.rulebook(id)
        self.seats: int = self.facts.best_seats[0] if seats is None else seats
        self.rules: dict[str, Any] = self.facts.check_rules(self.seats, rules)

    @property
    def id(self) -> str:
        return self.facts.id

    @property
    def facts(self) -> Facts:
        """What the game declares about itself."""
        return self.rulebook.facts

    def start(self) -> Position:
        """The first position."""
        state = self.rulebook.blank(self.seats, self.rules)
        rows = sink.table()
        steps.begin(state, rows)
        return Position(self.rulebook, state.tobytes(), rows=sink.rows(rows))

    def from_text(self, text: str) -> Position:
        """A position of this very game from its notation."""
        position = Position.from_text(text)
        if (position.game_id, position.seats, position.rules) != (self.id, self.seats, self.rules):
            raise SanleError("other_game", f"{text!r} is of another game, number of seats or options")
        return position

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and (self.id, self.seats, self.rules) == (other.id, other.seats, other.rules)

    def __hash__(self) -> int:
        return hash((self.id, self.seats, tuple(self.rules.items())))

    def __repr__(self) -> str:
        return f"Game({self.id!r}, seats={self.seats}, rules={self.rules})"
