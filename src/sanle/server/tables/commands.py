"""What people may do to a table: each command is checked against its state and becomes an entry, or is refused."""

from __future__ import annotations

from sanle import Move, Position
from sanle.server.errors import Refusal, Stale, unknown_table
from sanle.server.tables.due import Draw, due
from sanle.server.tables.entries import Acted, Drawn, GavePart, Joined, Json, Place, TookBack
from sanle.server.tables.state import State


def may_see(state: State, user: str) -> bool:
    """Seats and host see the table; who has its id also while a seat is open, to join it."""
    is_open = any(place.kind == "open" for place in state.seats)
    return is_open or state.opened.host == user or bool(state.seats_of(user))


def own_seat(state: State, user: str, seat: int) -> int:
    """The seat, if this user plays it."""
    mine = state.seats_of(user)
    if seat not in mine:
        raise Refusal(403, "not_your_seat", allowed=mine, seat=seat)
    return seat


def join(state: State, user: str, seat: int | None, *, awaited: bool, part: str) -> Joined | None:
    """Take an open seat, the first one when none is named; None when the user sits there already."""
    mine = state.seats_of(user)
    free = [number for number, place in enumerate(state.seats) if place.kind == "open"]
    if mine and seat in (None, *mine):
        return None
    if mine:
        raise Refusal(422, "already_seated", seat=mine[0])
    if not free and state.opened.host != user:
        raise unknown_table()
    if seat is None and free:
        seat = free[0]
    if seat is None or seat not in free:
        raise Refusal(422, "seat_taken", allowed=free)
    return Joined(seat, Place("person", user=user, awaited=awaited, part=part))


def give_part(state: State, user: str, seat: int, part: str) -> GavePart | None:
    """Give a seat's own part of the chance, once; None when the same was given before."""
    own_seat(state, user, seat)
    if state.started is not None:
        raise Refusal(422, "part_too_late")
    if not state.seats[seat].awaited:
        raise Refusal(422, "part_not_announced")
    if seat in state.given:
        if state.given[seat] == part:
            return None
        raise Refusal(422, "part_given")
    return GavePart(seat, part)


def act(state: State, user: str, seat: int, version: int, action: Json) -> Acted:
    """A seat's action, made on a version that its decision hasn't moved away from."""
    own_seat(state, user, seat)
    position = running(state)
    unmoved(state, seat, version)
    event = position.apply({"seat": seat, "action": action}).event
    assert isinstance(event, Move)
    return Acted(seat, event.action.to_json())


def press(state: State, user: str, seat: int, version: int) -> bool:
    """Whether a held draw is due that this seat may let fall; nothing due is no error."""
    own_seat(state, user, seat)
    _known(state, version)
    work = due(state)
    return isinstance(work, Draw) and work.held == seat and version == state.version


def take_back(state: State, user: str, seat: int, version: int, to: int | None) -> TookBack:
    """Take back the seat's own last event, or all of its own since version ``to``, at the end of the line."""
    own_seat(state, user, seat)
    running(state)
    _known(state, version)
    if version != state.version:
        raise Stale
    if to is None:
        to = state.line[-1] - 1 if state.line else version
    removed = [entry for entry in state.line if entry > to]
    if not removed:
        raise Refusal(422, "takeback_nothing")
    for entry in (state.moment(number).stored.entry for number in removed):
        if isinstance(entry, Drawn):
            raise Refusal(422, "takeback_chance")
        if not isinstance(entry, Acted) or entry.seat != seat:
            raise Refusal(422, "takeback_others")
    earlier = [entry for entry in state.line if entry <= to]
    return TookBack(seat, earlier[-1] if earlier else _start(state))


def running(state: State) -> Position:
    """The position of a game that runs."""
    if state.position is None:
        raise Refusal(422, "not_started")
    if state.position.pending is None:
        raise Refusal(422, "table_ended")
    return state.position


def unmoved(state: State, seat: int, version: int) -> None:
    """Refuse a command whose seat has had its decision touched since ``version``."""
    _known(state, version)
    if not is_unmoved(state, seat, version):
        raise Stale


def is_unmoved(state: State, seat: int, version: int) -> bool:
    """Whether nothing since ``version`` has touched this seat's decision.

    It hasn't, when only other seats acted, this one was asked all the while, and it is asked the same.
    """
    later = state.log[version:]
    if not later:
        return True
    before, now = state.moment(version).position, state.position
    if before is None or now is None:
        return False
    return (
        all(isinstance(moment.stored.entry, Acted) and moment.stored.entry.seat != seat for moment in later)
        and all(moment.position is not None and seat in moment.position.acting for moment in later)
        and seat in before.acting
        and before.legal(seat).ids == now.legal(seat).ids
    )


def _known(state: State, version: int) -> None:
    if not 1 <= version <= state.version:
        raise Refusal(422, "unknown_version", version=version, newest=state.version)


def _start(state: State) -> int:
    return next(moment.stored.version for moment in state.log if moment.position is not None)
