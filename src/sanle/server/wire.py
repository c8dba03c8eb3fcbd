"""What goes over HTTP: bodies of commands and answers, as in ``/schema``. Times are milliseconds since 1970."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import UNSET, Meta, UnsetType

from sanle.server.tables.entries import Part, Settings

T = TypeVar("T")
Json = dict[str, Any]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Key = Annotated[str, Meta(min_length=1, max_length=64, description="A command's own key: repeating it is harmless.")]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Version = Annotated[int, Meta(ge=0, le=2**31 - 1)]
PartHex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="32 random bytes, hexadecimal.")]


def given(value: T | None) -> T | UnsetType:
    """A value for a field that is left out when there's none."""
    return UNSET if value is None else value


class Body(msgspec.Struct, forbid_unknown_fields=True):
    """Base of all bodies: exact types, no unknown fields."""


class Answer(msgspec.Struct):
    """Base of all answers."""


class NewGuest(Body):
    """Who a guest wants to be called."""

    name: Name


class User(Answer):
    """A person, as told to itself."""

    id: str
    name: str


class Welcome(Answer):
    """A new guest; ``token`` is for ``Authorization: Bearer`` and is also set as the cookie ``sanle``."""

    user: User
    token: str


class Me(Answer):
    """Who the caller is; ``user`` is null for a stranger."""

    user: User | None
    settings: Json


class GameCard(Answer):
    """A game as it is offered: its declared facts, its static parts, and whether its rules are compiled yet."""

    facts: Json
    components: Json
    ready: bool


class Games(Answer):
    """The games of this server; ``progress`` (0 to 1) tells how far their preparation is."""

    games: list[GameCard]
    progress: float


class MySeat(Body, tag_field="kind", tag="me"):
    """A seat for the caller."""

    part: bool = False


class OpenSeat(Body, tag_field="kind", tag="open"):
    """A seat for whoever joins."""


class BotSeat(Body, tag_field="kind", tag="bot"):
    """A seat for a bot of this level."""

    level: Annotated[int, Meta(ge=1, le=9)] = 2


class NewTable(Body):
    """A table to open. ``part``: the caller's seats give their own parts of the chance."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: Annotated[list[MySeat | OpenSeat | BotSeat], Meta(min_length=1, max_length=16)]
    rules: Json = {}
    order: Literal["random", "fixed"] = "random"
    start: Literal["full"] = "full"
    hold: Annotated[int, Meta(ge=0, le=60)] = 0
    pace: Annotated[str, Meta(max_length=40)] | None = None
    part: bool = False


class Join(Body):
    """A seat to take: the first open one if none is named."""

    seat: SeatNumber | None = None
    part: bool = False


class Command(Body, kw_only=True):
    """Base of commands on a running game."""

    version: Version
    key: Key
    seat: SeatNumber


class Act(Command):
    """A seat's action in the record's form."""

    action: Json


class Advance(Command):
    """*Roll* or *Done*: let a held draw fall now."""


class TakeBack(Command):
    """Take back own events: the last one, or all after version ``to``."""

    to: Version | None = None


class Question(Body):
    """An action, or part of one, to be previewed or explained."""

    seat: SeatNumber
    action: Json


class GivePart(Body):
    """A seat's own part of the table's chance."""

    seat: SeatNumber
    part: PartHex


class SeatInfo(Answer):
    """Who plays a seat; ``you``: the caller does."""

    kind: Literal["person", "bot", "open"]
    name: str
    you: bool
    connected: bool
    minded: bool
    level: int | UnsetType = UNSET


class Held(Answer):
    """A draw that waits for this seat's press, or until this time."""

    seat: int
    until: int


class Host(Answer):
    """Who opened the table."""

    name: str
    you: bool


class Fairness(Answer):
    """What is needed to recompute every draw of a table that has ended."""

    table: str
    commitment: str
    secret: str
    parts: list[Part]
    order: list[int] | None


class Opened(Answer):
    """A table that was opened."""

    id: str
    commitment: str
    version: int


class Seated(Answer):
    """A seat that was taken."""

    seat: int
    version: int


class Done(Answer):
    """An accepted command: the table's version after it."""

    version: int


class LogEvent(Answer):
    """An entry of the log as the caller may see it (null: not for this caller); ``undone``: it was taken back since."""

    version: int
    event: Json | None
    effects: list[Json]
    undone: Literal[True] | UnsetType = UNSET


class Events(Answer):
    """A stretch of the log."""

    events: list[LogEvent]


class Situation(Answer, kw_only=True):
    """What changes from version to version, for the caller's eyes; ``views`` by seat, or ``spectator``."""

    version: int
    status: Literal["open", "playing", "ended"]
    pending: Json | None
    views: dict[str, Json]
    menu: dict[str, Json]
    held: Held | None
    seats: list[SeatInfo]
    result: Json | UnsetType = UNSET
    fairness: Fairness | UnsetType = UNSET


class TableState(Situation, kw_only=True):
    """A table, whole. ``legal`` lists the legal actions of each of the caller's seats."""

    id: str
    game: str
    rules: Json
    commitment: str
    settings: Settings
    host: Host
    legal: dict[str, list[Json]] | UnsetType = UNSET


class Update(Situation, kw_only=True):
    """What the stream says; the first message of a new stream is a whole ``TableState`` with no events."""

    events: list[LogEvent]


class FirstUpdate(TableState, kw_only=True):
    """The first message of a stream that doesn't resume."""

    events: list[LogEvent]


class Presence(Answer):
    """A notice of the stream: who has a stream of this table open, by seat."""

    connected: list[bool]


class TableCard(Answer, kw_only=True):
    """A line of the list of one's tables."""

    id: str
    game: str
    rules: Json
    status: Literal["open", "playing", "ended"]
    seats: list[SeatInfo]
    version: int
    updated: int
    yours: bool
    result: Json | UnsetType = UNSET


class Tables(Answer):
    """One's tables, the latest first."""

    tables: list[TableCard]


class Points(Answer):
    """Points before and after: areas, foxes, …, total."""

    before: Json
    after: Json


class Preview(Answer):
    """What an action would do."""

    effects: list[Json]
    points: Points


class Why(Answer):
    """Whether an action is legal, and why not."""

    legal: bool
    code: str | UnsetType = UNSET
    message: str | UnsetType = UNSET
    rule: str | UnsetType = UNSET


class ErrorInfo(Answer):
    """Why something was refused, in the reader's language."""

    code: str
    message: str
    rule: str | UnsetType = UNSET
    allowed: list[Any] | UnsetType = UNSET


class Error(Answer):
    """Every refusal; ``state`` comes with 409."""

    error: ErrorInfo
    state: TableState | UnsetType = UNSET


class Health(Answer):
    """How the server is."""

    status: Literal["ok"]
    kernels: Literal["warming", "ready"]
    progress: float
