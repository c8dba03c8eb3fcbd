"""Records: a whole game as its events. Outcomes of chance are stored, never simulated again, so a replay can't lie."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from os import PathLike
from pathlib import Path
from typing import Any

from sanle.core.actions import freeze, is_json
from sanle.core.errors import RecordError, SanleError, shown
from sanle.core.game import Game
from sanle.core.position import Position

FORMAT = "sanle-record/1"
_NEEDED = ("format", "game", "rules_version", "rules", "seats", "events", "result")
_REST: Mapping[str, type] = {"ended": str, "fairness": dict, "takebacks": list, "start": dict}


@dataclass
class Record:
    """A game as ``sanle-record/1`` (docs/notation.md).

    ``seats`` holds ``{"name", "kind"}`` for each seat; ``result`` is None for a game that was broken off, and ``ended``
    says why. A game that was begun from a set-up position has it as ``start``.
    """

    game: Game
    seats: list[dict[str, Any]]
    events: list[dict[str, Any]]
    result: dict[str, Any] | None = None
    ended: str | None = None
    fairness: dict[str, Any] | None = None
    takebacks: list[dict[str, Any]] | None = None
    start: dict[str, Any] | None = None

    @staticmethod
    def of(position: Position, seats: Sequence[Mapping[str, Any]] | None = None, ended: str | None = None) -> Record:
        """The record of a position's history."""
        line = position.line()
        game = Game(position.game_id, position.seats, position.rules)
        start = None if line[0] == game.start() else line[0].to_json()["state"]
        names = [{"name": str(seat), "kind": "person"} for seat in range(position.seats)] if seats is None else seats
        if len(names) != position.seats:
            raise RecordError("record_seats", f"there are {position.seats} seats, not {len(names)}")
        events = [at.event.to_json() for at in line if at.event is not None]
        result = position.result()
        if result is None and ended is None:
            ended = "unfinished"
        return Record(game, [dict(seat) for seat in names], events, result, ended, start=start)

    # Reading and writing.

    @staticmethod
    def load(path: str | PathLike[str]) -> Record:
        """Read a record from a file. Raises ``RecordError`` and ``OSError``."""
        try:
            text = Path(path).read_text(encoding="utf-8")
        except UnicodeDecodeError:
            raise RecordError("record_not_json", "the record isn't text in UTF-8") from None
        return Record.loads(text)

    @staticmethod
    def loads(text: str) -> Record:
        """Read a record from its text; ``RecordError`` says what is wrong with the frame."""
        try:
            form = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise RecordError("record_not_json", f"the record isn't JSON: {error}") from None
        return Record.from_json(form)

    @staticmethod
    def from_json(form: Any) -> Record:
        """A record from its JSON form."""
        if not isinstance(form, dict) or form.get("format") != FORMAT:
            raise RecordError("record_format", f'a record is an object with "format": "{FORMAT}"')
        for key in _NEEDED:
            if key not in form:
                raise RecordError("record_key_missing", f"the record has no {key!r}", key=key)
        for key in form:
            if key not in _NEEDED and key not in _REST:
                raise RecordError("record_key_unknown", f"a record has no {key!r}", key=key)
        seats, events, rules = form["seats"], form["events"], form["rules"]
        if not isinstance(seats, list) or not all(map(_is_seat, seats)):
            raise RecordError("record_seats", '"seats" is a list of {"name", "kind"}')
        if not isinstance(events, list) or not isinstance(rules, dict):
            raise RecordError("record_events", '"events" is a list of events, "rules" an object of options')
        if form["result"] is not None and not (isinstance(form["result"], dict) and is_json(form["result"])):
            raise RecordError("record_result", '"result" is an object, or null for a game that was broken off')
        try:
            game = Game(form["game"], len(seats), rules)
        except SanleError as error:
            raise RecordError(error.code, str(error), **error.params) from None
        known = game.facts.rules_version
        version = form["rules_version"]
        if isinstance(version, bool) or not isinstance(version, int) or not 1 <= version <= known:
            raise RecordError(
                "record_version", f"rules_version {shown(version)} isn't known; allowed: 1 to {known}", allowed=known
            )
        for key, kind in _REST.items():
            if form.get(key) is not None and not isinstance(form[key], kind):
                raise RecordError("record_part", f"{key!r} has a wrong form: {shown(form[key])}", key=key)
        rest = {key: form.get(key) for key in _REST}
        return Record(game, seats, events, form["result"], **rest)

    def to_json(self) -> dict[str, Any]:
        """The JSON form, complete options included."""
        form: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game.id,
            "rules_version": self.game.facts.rules_version,
            "rules": self.game.rules,
            "seats": self.seats,
            "events": self.events,
            "result": self.result,
        }
        for key in _REST:
            if getattr(self, key) is not None:
                form[key] = getattr(self, key)
        return form

    def dumps(self) -> str:
        """The record as text, an event a line."""
        form = self.to_json()
        events = form.pop("events")
        lines = ",\n".join("  " + json.dumps(event, ensure_ascii=False) for event in events)
        frame = json.dumps(form, ensure_ascii=False, indent=1).removesuffix("\n}")
        return f'{frame},\n "events": [\n{lines}\n ]\n}}\n'

    def dump(self, path: str | PathLike[str]) -> None:
        """Write the record to a file."""
        Path(path).write_text(self.dumps(), encoding="utf-8")

    # Replaying.

    def positions(self) -> Iterator[Position]:
        """Every position, the first before any event; ``RecordError`` names the event that can't be applied."""
        position = self._beginning()
        yield position
        for number, event in enumerate(self.events):
            try:
                position = position.apply(event)
            except SanleError as error:
                raise RecordError(error.code, str(error), number, **error.params) from error
            yield position

    def position(self, events: int | None = None) -> Position:
        """The position after so many events (all of them by default)."""
        wanted = len(self.events) if events is None else events
        if not 0 <= wanted <= len(self.events):
            raise RecordError("record_at", f"there are positions 0 to {len(self.events)}", allowed=len(self.events))
        for number, position in enumerate(self.positions()):
            if number == wanted:
                return position
        raise AssertionError("unreachable")

    def check(self) -> Position:
        """Replay everything and compare the result; the last position. Raises ``RecordError``."""
        position = self.position()
        result = position.result()
        if freeze(result) != freeze(self.result):
            raise RecordError(
                "record_result_differs", f"the events give the result {result}, the record says {self.result}"
            )
        if result is None and not self.ended:
            raise RecordError("record_unfinished", 'a game that was broken off says why in "ended"')
        return position

    def _beginning(self) -> Position:
        if self.start is None:
            return self.game.start()
        form = {"game": self.game.id, "seats": self.game.seats, "rules": self.game.rules, "state": self.start}
        try:
            return Position.from_json(form)
        except SanleError as error:
            raise RecordError(error.code, str(error), **error.params) from None


def _is_seat(form: Any) -> bool:
    return isinstance(form, dict) and isinstance(form.get("name"), str) and isinstance(form.get("kind"), str)
