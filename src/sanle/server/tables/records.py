"""The record of a table: the line that stands, what was taken back from it, and how chance can be checked."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from sanle import Record
from sanle.server.tables.entries import Acted, Drawn, Json, TookBack
from sanle.server.tables.state import State
from sanle.server.wire import Fairness


def record_of(state: State, names: Sequence[str], fairness: Fairness) -> Record:
    """The record of a game that is over; ``names`` by seat."""
    assert state.position is not None
    seats = [
        {"name": name, "kind": place.kind} | ({} if place.level is None else {"level": place.level})
        for name, place in zip(names, state.seats, strict=True)
    ]
    record = Record.of(state.position, seats)
    record.fairness = msgspec.to_builtins(fairness)
    record.takebacks = takebacks(state) or None
    return record


def takebacks(state: State) -> list[Json]:
    """``{"at", "seat", "removed"}`` for each: how many events stood after it, whose it was, how many it removed."""
    found: list[Json] = []
    line: list[int] = []
    for moment in state.log:
        entry = moment.stored.entry
        if isinstance(entry, TookBack):
            kept = [version for version in line if version <= entry.to]
            found.append({"at": len(kept), "seat": entry.seat, "removed": len(line) - len(kept)})
            line = kept
        elif isinstance(entry, Acted | Drawn):
            line.append(moment.stored.version)
    return found
