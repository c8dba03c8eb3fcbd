"""Records: written, read, replayed; and what a damaged one is told."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from sanle.core.conformance.expect import refusal
from sanle.core.conformance.play import finish, line, some
from sanle.core.errors import RecordError
from sanle.core.game import Game
from sanle.core.position import Position
from sanle.core.record import Record


def records_round_trip(game: Game, seed: int) -> None:
    """A record reads back as itself and replays to the same end, whole or broken off."""
    positions = line(game, seed)
    for end in (positions[-1], positions[len(positions) // 2], positions[0]):
        record = Record.of(end)
        again = Record.loads(record.dumps())
        assert again == record
        assert again.dumps() == record.dumps()
        assert Record.from_json(json.loads(json.dumps(record.to_json()))) == record
        assert again.check() == end
        assert again.game == game
        assert (again.result is None) == (end is not positions[-1])
        assert again.start is None
        assert again.to_json()["rules"] == game.rules


def prefixes_are_positions(game: Game, seed: int) -> None:
    """The record after n events is the n-th position of the game: taking back is replaying less."""
    positions = line(game, seed)
    record = Record.of(positions[-1])
    replayed = list(record.positions())
    assert replayed == list(positions)
    assert [at.effects for at in replayed] == [at.effects for at in positions]
    for n in (0, 1, len(positions) // 2, len(positions) - 1):
        assert record.position(n) == positions[n]
        assert record.position(n).history(0) == positions[n].history(0)


def set_ups_are_recorded(game: Game, seed: int) -> None:
    """A game that begins from a position that was set up has it in its record."""
    for position in some(line(game, seed), 4)[1:-1]:
        begun = Position.from_text(str(position))
        end = finish(begun, seed + 1)
        record = Record.loads(Record.of(end).dumps())
        assert record.start is not None
        assert record.position(0) == begun
        assert record.check() == end


def damage_is_named(game: Game, seed: int) -> None:
    """A wrong event is named by its number, a wrong result or frame without one."""
    record = Record.of(line(game, seed)[-1])
    for number in (0, len(record.events) // 2, len(record.events) - 1):
        for wrong in _wrong_events(record.events[number], game.seats):
            events = [*record.events[:number], wrong, *record.events[number + 1 :]]
            assert _fault(record.to_json() | {"events": events}) == number, f"event {number}: {wrong!r}"
    assert _fault(record.to_json() | {"events": [*record.events, record.events[0]]}) == len(record.events)
    for frame in _wrong_frames(record.to_json()):
        assert _fault(frame) is None


def _wrong_events(event: dict[str, Any], seats: int) -> Iterator[Any]:
    yield from (None, [], {}, "pass", 7, {"chance": None}, {"seat": 0}, event | {"more": 1})
    if "seat" in event:
        yield event | {"seat": seats}
        yield event | {"seat": float(event["seat"])}
        yield event | {"action": {}}
    else:
        yield {"chance": {}}
        yield {"chance": [event["chance"]]}


def _wrong_frames(form: dict[str, Any]) -> Iterator[Any]:
    for key in form:
        yield {name: value for name, value in form.items() if name != key}
    yield form | {"result": None}
    yield form | {"result": {}}
    yield form | {"format": "sanle-record/0"}
    yield form | {"game": "no such game"}
    yield form | {"rules": form["rules"] | {"no such option": 1}}
    yield form | {"rules_version": form["rules_version"] + 1}
    yield form | {"seats": []}
    yield form | {"seats": [{}] * 99}
    yield form | {"unknown": 1}
    yield []


def _fault(form: Any) -> int | None:
    """The event that the error names."""
    return refusal(RecordError, lambda text: Record.loads(text).check(), json.dumps(form)).event
