"""What a table waits for that no person need do, read from its log alone."""

from __future__ import annotations

import msgspec

from sanle import Move
from sanle.server.tables.entries import Acted, Joined, Opened
from sanle.server.tables.state import Moment, State

PARTS_WAIT = 10_000
"""How long a table waits for its players' parts once all seats are taken, in milliseconds."""


class Begin(msgspec.Struct, frozen=True):
    """The game can start, at the latest at this time."""

    at: int


class Draw(msgspec.Struct, frozen=True):
    """Chance is due at this time; until then ``held`` may press for it."""

    at: int
    held: int | None = None


class Think(msgspec.Struct, frozen=True):
    """A bot is to choose."""

    seat: int


Due = Begin | Draw | Think


def due(state: State) -> Due | None:
    """The next thing to do for this table, None when it waits for people or is over."""
    if state.position is None:
        return _begin(state)
    pending = state.position.pending
    if pending is None:
        return None
    if "chance" in pending:
        return _draw(state)
    bots = [seat for seat in state.position.acting if state.seats[seat].kind == "bot"]
    return Think(bots[0]) if bots else None


def _begin(state: State) -> Begin | None:
    if any(place.kind == "open" for place in state.seats):
        return None
    taken = max(moment.stored.at for moment in state.log if isinstance(moment.stored.entry, Opened | Joined))
    awaited = any(place.awaited and seat not in state.given for seat, place in enumerate(state.seats))
    return Begin(taken + PARTS_WAIT if awaited else taken)


def _draw(state: State) -> Draw:
    """A draw that a person's move made due is held, unless the move itself asked for it (a reroll)."""
    before = state.log[-1] if not state.line else state.moment(state.line[-1])
    entry, at = before.stored.entry, before.stored.at
    if not isinstance(entry, Acted) or state.seats[entry.seat].kind == "bot" or _asked_for(before):
        return Draw(at)
    return Draw(at + 1000 * state.settings.hold, held=entry.seat)


def _asked_for(moment: Moment) -> bool:
    position = moment.position
    assert position is not None
    return isinstance(position.event, Move) and position.rulebook.asks_for_chance(position.event.action)
