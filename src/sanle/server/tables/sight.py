"""Redaction at the edge: what one caller may see of a table, and nothing else.

A caller looks through the eyes of its seats; with none, through a spectator's.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from sanle import Position
from sanle.server import wire
from sanle.server.messages import bot_name
from sanle.server.tables.due import Draw, due
from sanle.server.tables.entries import (
    Acted,
    Drawn,
    GavePart,
    Joined,
    Json,
    Opened,
    Place,
    Started,
    TookBack,
)
from sanle.server.tables.state import Moment, State


class Sight(msgspec.Struct, frozen=True):
    """One caller's look at a table.

    ``names`` of all users at the table, ``connected`` those with an open stream.
    """

    state: State
    user: str
    names: Mapping[str, str]
    language: str
    connected: frozenset[str] = frozenset()

    @property
    def eyes(self) -> tuple[int | None, ...]:
        """The seats that the caller looks from; (None,) is a spectator."""
        return self._mine or (None,)

    @property
    def _mine(self) -> tuple[int, ...]:
        return self.state.seats_of(self.user)

    def table(self, fairness: wire.Fairness | None, *, legal: bool) -> wire.TableState:
        """The whole table."""
        state = self.state
        return wire.TableState(
            id=state.id,
            game=state.game.id,
            rules=state.game.rules,
            commitment=state.opened.commitment,
            settings=state.settings,
            host=wire.Host(self.names[state.opened.host], state.opened.host == self.user),
            legal=self._legal() if legal else msgspec.UNSET,
            **self._situation(fairness),
        )

    def update(self, since: int, fairness: wire.Fairness | None) -> wire.Update:
        """What is new after version ``since``."""
        return wire.Update(events=self.events(since), **self._situation(fairness))

    def events(self, since: int) -> list[wire.LogEvent]:
        """The log after version ``since``."""
        return [self._event(moment) for moment in self.state.log[since:]]

    def seats(self) -> list[wire.SeatInfo]:
        """Who sits where."""
        return [self._seat(seat, place) for seat, place in enumerate(self.state.seats)]

    def card(self, updated: int) -> wire.TableCard:
        """A line of the caller's list of tables; ``yours``: it waits for the caller."""
        state, position = self.state, self.state.position
        return wire.TableCard(
            id=state.id,
            game=state.game.id,
            rules=state.game.rules,
            status=state.status,
            seats=self.seats(),
            version=state.version,
            updated=updated,
            yours=position is not None and any(seat in position.acting for seat in self._mine),
            result=wire.given(position.result() if position else None),
        )

    def _situation(self, fairness: wire.Fairness | None) -> dict[str, Any]:
        state = self.state
        position = state.position
        return {
            "version": state.version,
            "status": state.status,
            "pending": position.pending if position else None,
            "views": {"spectator" if eye is None else str(eye): position.view(eye) for eye in self.eyes}
            if position
            else {},
            "menu": {str(seat): position.menu(seat) for seat in self._mine} if position else {},
            "held": _held(state),
            "seats": self.seats(),
            "result": wire.given(position.result() if position else None),
            "fairness": wire.given(fairness),
        }

    def _legal(self) -> dict[str, list[Json]]:
        position = self.state.position
        return {str(seat): position.legal(seat).to_json() for seat in self._mine} if position else {}

    def _event(self, moment: Moment) -> wire.LogEvent:
        entry = moment.stored.entry
        if isinstance(entry, Acted | Drawn):
            assert moment.position is not None
            eye = self._eye(moment.position, entry.seat if isinstance(entry, Acted) else None)
            return wire.LogEvent(
                version=moment.stored.version,
                event=moment.position.seen_event(eye),
                effects=moment.position.seen_effects(eye),
                undone=wire.given(True if moment.stored.version not in self.state.line else None),
            )
        begun = moment.position if isinstance(entry, Started) else None
        effects = begun.seen_effects(self.eyes[0]) if begun else []
        return wire.LogEvent(moment.stored.version, self._change(entry), effects)

    def _eye(self, position: Position, actor: int | None) -> int | None:
        """The eye that sees most of an event: its own seat's, else the first that sees it at all."""
        if actor in self.eyes:
            return actor
        return next((eye for eye in self.eyes if position.seen_event(eye) is not None), self.eyes[0])

    def _change(self, entry: Opened | Joined | GavePart | Started | TookBack) -> Json:
        match entry:
            case Opened():
                return {"table": {"open": {"seats": [self._place(place) for place in entry.places]}}}
            case Joined(seat, place):
                return {"table": {"join": {"seat": seat, **self._place(place)}}}
            case GavePart(seat, part):
                return {"table": {"part": {"seat": seat, "part": part if self._may_see_part(seat) else None}}}
            case Started(parts, order):
                return {"table": {"start": {"order": order, "parts": msgspec.to_builtins(parts)}}}
            case TookBack(seat, to):
                return {"table": {"takeback": {"seat": seat, "to": to}}}

    def _may_see_part(self, place: int) -> bool:
        return self.state.started is not None or place in self.eyes

    def _place(self, place: Place) -> Json:
        name = self.names[place.user] if place.user is not None else None
        public = {"kind": place.kind, "name": name, "level": place.level, "part": place.part}
        return {key: value for key, value in public.items() if value is not None}

    def name(self, seat: int) -> str:
        """What the player of a seat is called; bots are numbered when there are several."""
        place = self.state.seats[seat]
        if place.user is not None:
            return self.names[place.user]
        if place.kind == "open":
            return ""
        bots = [number for number, other in enumerate(self.state.seats) if other.kind == "bot"]
        return bot_name(bots.index(seat) + 1 if len(bots) > 1 else 0, self.language)

    def _seat(self, seat: int, place: Place) -> wire.SeatInfo:
        return wire.SeatInfo(
            kind=place.kind,
            name=self.name(seat),
            you=place.user == self.user,
            connected=place.kind == "bot" or place.user in self.connected,
            minded=False,
            level=wire.given(place.level),
        )


def _held(state: State) -> wire.Held | None:
    work = due(state)
    return wire.Held(work.held, work.at) if isinstance(work, Draw) and work.held is not None else None
