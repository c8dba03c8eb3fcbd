"""A position: one moment of a game, immutable; applying an event gives another one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from sanle.core import registry, rulebook, sink, steps
from sanle.core.actions import Action, Legal, is_json
from sanle.core.bits import contains
from sanle.core.contract import Rulebook, State
from sanle.core.errors import IllegalAction, InvalidAction, OutOfTurn, SanleError, shown
from sanle.core.events import Chance, Event, Move


@dataclass(frozen=True)
class Outcomes:
    """The elementary draw that waits: its outcomes as partial chance forms, and their integer weights."""

    values: list[dict[str, Any]]
    weights: list[int]


class Position:
    """One moment of a game. Copy, equality, hash and pickle are those of the state alone.

    Where a position came from hangs on ``parent``; a position that was set up (or unpickled) begins a history.
    """

    __slots__ = ("__dict__", "_rows", "_state", "event", "parent", "rulebook")

    def __init__(
        self,
        game: Rulebook,
        state: bytes,
        parent: Position | None = None,
        event: Event | None = None,
        rows: Sequence[list[int]] = (),
    ) -> None:
        self.rulebook = game
        self.parent = parent
        self.event = event
        self._state = state
        self._rows = rows

    # What it is.

    @cached_property
    def state(self) -> State:
        """The state as a read-only array of one record."""
        return np.frombuffer(self._state, self.rulebook.layout)

    @property
    def game_id(self) -> str:
        return self.rulebook.facts.id

    @property
    def seats(self) -> int:
        return int(self.state["seats"][0])

    @cached_property
    def rules(self) -> dict[str, Any]:
        """The complete options."""
        return self.rulebook.rules_of(self.state)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.rulebook is other.rulebook and self._state == other._state

    def __hash__(self) -> int:
        return hash((self.game_id, self._state))

    def __reduce__(self) -> tuple[Any, ...]:
        return _restore, (self.game_id, self._state)

    # What it waits for.

    @cached_property
    def acting(self) -> tuple[int, ...]:
        """The seats that may act now, ascending; empty while chance is due and after the end."""
        seats = steps.acting(self.state)
        return tuple(seat for seat in range(self.seats) if seats >> seat & 1)

    @cached_property
    def waits(self) -> int:
        """``rulebook.OVER``, ``SEATS`` or ``CHANCE``."""
        return int(steps.waits(self.state))

    @property
    def pending(self) -> dict[str, Any] | None:
        """``{"chance": kind}``, ``{"seats": [...]}``, or None when the game is over."""
        if self.waits == rulebook.CHANCE:
            return {"chance": self.rulebook.chance_kind(self.state)}
        return {"seats": list(self.acting)} if self.waits == rulebook.SEATS else None

    def legal(self, seat: int) -> Legal:
        """The legal actions of a seat; empty when it has no move."""
        words = np.zeros(self.rulebook.words, np.int64)
        if seat in self.acting:
            steps.legal(self.state, seat, words)
        return Legal(self.rulebook.forms, words)

    def outcomes(self, drawn: Sequence[int] = ()) -> Outcomes | None:
        """The next elementary draw of the chance event that waits, after those drawn so far (numbers of outcomes).

        None when the event is complete, or no chance is due.
        """
        if self.waits != rulebook.CHANCE or len(drawn) == steps.draws(self.state):
            return None
        draw = len(drawn)
        faces = range(steps.faces(self.state, draw))
        return Outcomes(
            [self.rulebook.draw_json(self.state, draw, face) for face in faces],
            [int(steps.weight(self.state, draw, face)) for face in faces],
        )

    def chance(self, drawn: Sequence[int]) -> Chance:
        """The chance event made of these elementary outcomes."""
        code, radix = 0, 1
        for draw, face in enumerate(drawn):
            code += radix * face
            radix *= int(steps.faces(self.state, draw))
        return Chance(self.rulebook.chance_json(self.state, code))

    def luck(self, draw: int) -> int:
        """The key of an elementary draw for *the same luck*."""
        return int(steps.luck(self.state, draw))

    # What happens.

    def apply(self, event: Event | Mapping[str, Any]) -> Position:
        """The position after an event, typed or in its JSON form; this one stays as it is.

        Raises ``InvalidAction``, ``IllegalAction`` or ``OutOfTurn``.
        """
        event = self.read(event)
        after = np.empty(1, self.rulebook.layout)
        rows = sink.table()
        if isinstance(event, Chance):
            if self.waits != rulebook.CHANCE:
                raise OutOfTurn("no_chance_due", "no chance event is due")
            code = self.rulebook.chance_code(self.state, event.form)
            event = Chance(self.rulebook.chance_json(self.state, code))
            steps.apply_chance(self.state, after, code, rows)
        else:
            action = self._legal_id(event.seat, event.action)
            steps.apply_action(self.state, after, event.seat, action, rows)
        return Position(self.rulebook, after.tobytes(), self, event, sink.rows(rows))

    def read(self, event: Any) -> Event:
        """The typed event of a JSON form (a typed event stays as it is); ``InvalidAction``."""
        if isinstance(event, Move | Chance):
            return event
        if isinstance(event, Mapping) and event.keys() == {"chance"}:
            if isinstance(event["chance"], dict) and is_json(event["chance"]):
                return Chance(event["chance"])
        elif isinstance(event, Mapping) and event.keys() == {"seat", "action"}:
            seat = event["seat"]
            if isinstance(seat, int) and not isinstance(seat, bool):
                return Move(seat, self.rulebook.forms.read(event["action"]))
        raise InvalidAction(
            "not_an_event", 'an event is {"seat": …, "action": {…}} or {"chance": {…}}, not ' + shown(event)
        )

    def why(self, seat: int, action: Action | Mapping[str, Any]) -> IllegalAction | OutOfTurn | None:
        """Why an action is not allowed; None when it is legal. Raises ``InvalidAction``."""
        try:
            self._legal_id(seat, action)
        except (IllegalAction, OutOfTurn) as refused:
            return refused
        return None

    def preview(self, seat: int, action: Action | Mapping[str, Any]) -> dict[str, Any]:
        """What an action would do until its owner must choose again, and the owner's points before and after."""
        chosen = self._legal_id(seat, action)
        after = np.empty(1, self.rulebook.layout)
        rows = sink.table()
        steps.preview_action(self.state, after, seat, chosen, rows)
        points = {"before": self.rulebook.points(self.state, seat), "after": self.rulebook.points(after, seat)}
        return {"effects": self.rulebook.effects_json(sink.rows(rows)), "points": points}

    def _legal_id(self, seat: int, value: Any) -> int:
        forms = self.rulebook.forms
        action = forms.read(value)
        if self.waits == rulebook.OVER:
            raise OutOfTurn("game_over", "the game is over")
        if not 0 <= seat < self.seats:
            raise OutOfTurn("no_such_seat", f"there is no seat {seat}; there are {self.seats}", seats=self.seats)
        if self.waits == rulebook.CHANCE:
            raise OutOfTurn("waiting_for_chance", "a chance event comes first")
        if seat not in self.acting:
            raise OutOfTurn("out_of_turn", f"seat {seat} has no move now; acting: {list(self.acting)}", seat=seat)
        legal = self.legal(seat)
        id = forms.id_of(action)
        if not contains(legal.words, id):
            code, rule = self.rulebook.reasons[steps.refusal(self.state, seat, id)]
            allowed = " ".join(map(str, legal))
            raise IllegalAction(code, rule, f"{action} is not allowed now ({code}, rule {rule}); allowed: {allowed}")
        return id

    # What is seen.

    @cached_property
    def effects(self) -> tuple[dict[str, Any], ...]:
        """What the last event did, in order: facts with their causes (docs/notation.md)."""
        return tuple(self.rulebook.effects_json(list(self._rows)))

    def seen_effects(self, seat: int | None) -> list[dict[str, Any]]:
        """The effects that a seat (None: a spectator) may see."""
        seen = [row for row in self._rows if self._shows(self.rulebook.effect_seats(row), seat)]
        return self.rulebook.effects_json(seen)

    @staticmethod
    def _shows(seats: int | None, seat: int | None) -> bool:
        return seats is None or (seat is not None and bool(seats >> seat & 1))

    @property
    def event_json(self) -> dict[str, Any] | None:
        """The last event in its JSON form; None at the beginning of a history."""
        return None if self.event is None else self.event.to_json()

    def seen_event(self, seat: int | None) -> dict[str, Any] | None:
        """The last event as a seat (None: a spectator) may see it; None when it may not."""
        event = self.event_json
        return None if event is None else self.rulebook.seen_event(event, seat)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat (None: a spectator) may see of this position."""
        return self.rulebook.view(self.state, seat)

    def line(self) -> list[Position]:
        """The positions from the beginning of the history to this one."""
        line: list[Position] = []
        position: Position | None = self
        while position is not None:
            line.append(position)
            position = position.parent
        return line[::-1]

    def history(self, seat: int | None = None) -> list[dict[str, Any]]:
        """All that a seat (None: a spectator) has seen so far: ``{"event", "effects"}`` for each step.

        The first entry is the beginning (its event is None).
        """
        return [{"event": at.seen_event(seat), "effects": at.seen_effects(seat)} for at in self.line()]

    def menu(self, seat: int) -> dict[str, Any]:
        """The seat's choices, compact, for the page."""
        return {"actions": self.legal(seat).to_json()}

    def result(self) -> dict[str, Any] | None:
        """None before the end; the keys are those of the rules document."""
        return self.rulebook.result(self.state) if self.waits == rulebook.OVER else None

    def points(self, seat: int) -> dict[str, Any]:
        """The points that a seat has now, by part."""
        return self.rulebook.points(self.state, seat)

    def observation(self, seat: int) -> np.ndarray[Any, np.dtype[np.float32]]:
        """What a seat knows, as the game's vector of float32 numbers (``observe.py`` explains it)."""
        out = np.zeros(self.rulebook.observation_size, np.float32)
        steps.observe(self.state, seat, out)
        return out

    def action_mask(self, seat: int) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """The legal actions of a seat as a vector of truth values, an action's id being its place."""
        mask = np.zeros(len(self.rulebook.forms), np.bool_)
        mask[list(self.legal(seat).ids)] = True
        return mask

    # How it is written.

    def to_json(self) -> dict[str, Any]:
        """The position as JSON; ``from_json`` sets it up again."""
        return {
            "game": self.game_id,
            "seats": self.seats,
            "rules": self.rules,
            "state": self.rulebook.state_json(self.state),
        }

    @staticmethod
    def from_json(form: Any) -> Position:
        """Set a position up. Missing parts are those of a game that begins; ``ValueError`` says what is wrong."""
        if not (isinstance(form, dict) and is_json(form)) or not form.keys() <= {"game", "seats", "rules", "state"}:
            raise SanleError("bad_position", "a position is an object of game, seats, rules and state")
        game = registry.rulebook(form.get("game"))
        seats = form.get("seats", game.facts.best_seats[0])
        rules = form.get("rules", {})
        if not isinstance(rules, Mapping):
            raise SanleError("bad_position", "rules is an object of options")
        state = game.blank(seats, game.facts.check_rules(seats, rules))
        game.state_from_json(state, form.get("state", {}))
        game.check(state)
        return Position(game, state.tobytes())

    def __str__(self) -> str:
        return f"{self.game_id} {self.rulebook.state_text(self.state)}"

    @staticmethod
    def from_text(text: str) -> Position:
        """Set a position up from its notation (docs/notation.md); ``ValueError`` says what is wrong."""
        name, _, rest = text.strip().partition(" ")
        game = registry.rulebook(name)
        state = game.state_from_text(rest)
        game.check(state)
        position = Position(game, state.tobytes())
        if str(position) != text.strip():
            raise SanleError("bad_position", f"this position is written {position}")
        return position

    def __repr__(self) -> str:
        return f"<Position {self}>"


def _restore(game: str, state: bytes) -> Position:
    return Position(registry.rulebook(game), state)
