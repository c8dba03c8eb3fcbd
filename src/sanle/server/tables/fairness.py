"""Honest chance: what a table draws, from its secret, its parts and the number of draws so far (design: keyed stream)."""

from __future__ import annotations

from collections.abc import Sequence

from sanle import chance
from sanle.server import wire
from sanle.server.tables.entries import Drawn, Part, Started
from sanle.server.tables.state import State


def begin(state: State, secret: bytes) -> Started:
    """Start the game: a part for each place, and the seat order as the table's first draw if it is to be drawn."""
    parts = [
        Part(state.given[number], "player") if number in state.given else Part(place.part or "", "server")
        for number, place in enumerate(state.seats)
    ]
    if state.settings.order == "fixed" or len(parts) == 1:
        return Started(parts)
    return Started(parts, rotated(len(parts), _source(state, secret, parts)))


def rotated(seats: int, source: chance.Fair) -> list[int]:
    """The places in the order in which they will sit: turned by one elementary draw, so that partners stay partners."""
    first = source.below(seats)
    return [(first + seat) % seats for seat in range(seats)]


def draw(state: State, secret: bytes) -> Drawn:
    """The chance event that waits; the same again for the same state."""
    assert state.started is not None
    assert state.position is not None
    source = _source(state, secret, state.started.parts)
    event = source.draw(state.position)
    return Drawn(event.to_json()["chance"], source.next - state.draws)


def reveal(state: State, secret: bytes) -> wire.Fairness:
    """What a verifier needs, once the table has ended."""
    assert state.started is not None
    return wire.Fairness(
        table=state.id,
        commitment=chance.commitment(secret),
        secret=secret.hex(),
        parts=state.started.parts,
        order=state.started.order,
    )


def _source(state: State, secret: bytes, parts: Sequence[Part]) -> chance.Fair:
    return chance.fair(secret, state.id, [bytes.fromhex(part.part) for part in parts], start=state.draws)
