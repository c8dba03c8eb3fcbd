"""A table as the fold of its log."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Literal

import msgspec

from sanle import Game, Position
from sanle.server.tables.entries import (
    Acted,
    Drawn,
    GavePart,
    Joined,
    Json,
    Opened,
    Place,
    Settings,
    Started,
    Stored,
    TookBack,
)

Status = Literal["open", "playing", "ended"]


class Moment(msgspec.Struct, frozen=True):
    """An entry and the position after it (None before the game starts)."""

    stored: Stored
    position: Position | None


class State(msgspec.Struct, frozen=True):
    """Everything that is known of a table, its secret apart.

    ``seats`` are numbered as opened until the game starts, then as drawn. ``line`` holds the versions of the game's
    events that were not taken back; ``draws`` counts the table's elementary draws, the seat order included.
    """

    id: str
    game: Game
    opened: Opened
    seats: tuple[Place, ...]
    log: tuple[Moment, ...]
    line: tuple[int, ...] = ()
    given: Mapping[int, str] = {}
    started: Started | None = None
    draws: int = 0

    @property
    def version(self) -> int:
        """The number of entries in the log."""
        return len(self.log)

    @property
    def position(self) -> Position | None:
        """The game's position; None before it starts."""
        return self.log[-1].position

    @property
    def settings(self) -> Settings:
        """The table's settings."""
        return self.opened.settings

    @property
    def status(self) -> Status:
        """Whether the game hasn't begun, runs, or is over."""
        if self.position is None:
            return "open"
        return "playing" if self.position.pending else "ended"

    def moment(self, version: int) -> Moment:
        """The entry with this version (from 1) and the position after it."""
        return self.log[version - 1]

    def seats_of(self, user: str | None) -> tuple[int, ...]:
        """The seats that this user plays."""
        return tuple(seat for seat, place in enumerate(self.seats) if user is not None and place.user == user)

    def after(self, stored: Stored) -> State:
        """Add one entry. Raises ``sanle.SanleError`` when the game doesn't allow it."""
        match stored.entry:
            case Joined(seat, place):
                return self._with(stored, seats=(*self.seats[:seat], place, *self.seats[seat + 1 :]))
            case GavePart(seat, part):
                return self._with(stored, given={**self.given, seat: part})
            case Started(order=order) as started:
                seats = self.seats if order is None else tuple(self.seats[place] for place in order)
                draws = 0 if order is None else 1
                return self._with(stored, started=started, position=self.game.start(), seats=seats, draws=draws)
            case Acted(seat, action):
                return self._played(stored, {"seat": seat, "action": action})
            case Drawn(chance, draws):
                return self._played(stored, {"chance": chance}, draws=self.draws + draws)
            case TookBack(to=to):
                line = tuple(version for version in self.line if version <= to)
                return self._with(stored, position=self.moment(to).position, line=line)
            case Opened():
                raise ValueError(f"table {self.id}: entry {stored.version} opens it again")

    def _played(self, stored: Stored, event: Json, **changes: Any) -> State:
        assert self.position is not None
        return self._with(stored, position=self.position.apply(event), line=(*self.line, stored.version), **changes)

    def _with(self, stored: Stored, **changes: Any) -> State:
        position = changes.pop("position", self.position)
        return msgspec.structs.replace(self, log=(*self.log, Moment(stored, position)), **changes)


def fold(table: str, log: Iterable[Stored]) -> State:
    """The table that a whole log amounts to."""
    entries = iter(log)
    state = opening(table, next(entries))
    for stored in entries:
        state = state.after(stored)
    return state


def opening(table: str, stored: Stored) -> State:
    """A table's state after its first entry."""
    opened = stored.entry
    assert isinstance(opened, Opened)
    game = Game(opened.game, seats=len(opened.places), rules=opened.rules)
    return State(id=table, game=game, opened=opened, seats=tuple(opened.places), log=(Moment(stored, None),))
