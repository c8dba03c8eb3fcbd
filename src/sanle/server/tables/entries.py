"""What a table's log is made of. The order of entries is everything; positions, seats and what is due follow from it."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Json = dict[str, Any]
Origin = Literal["player", "server"]


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Base of all entries."""


class Place(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as its table was opened with it.

    ``part`` is drawn by the server when the seat is taken and stands in the public log from then on, so that it can't be
    chosen to suit the players' own parts; it counts unless the player gives one.
    """

    kind: Literal["person", "bot", "open"]
    user: str | None = None
    level: int | None = None
    awaited: bool = False
    part: str | None = None


class Settings(msgspec.Struct, frozen=True):
    """The settings of a table, which don't change the game."""

    order: Literal["random", "fixed"] = "random"
    hold: int = 0
    pace: str | None = None


class Opened(Entry, frozen=True, tag="open"):
    """The table is opened: always the first entry. ``commitment`` binds the server to the secret of its chance."""

    commitment: str
    game: str
    rules: Json
    host: str
    places: list[Place]
    settings: Settings


class Joined(Entry, frozen=True, tag="join"):
    """Somebody took an open seat."""

    seat: int
    place: Place


class GavePart(Entry, frozen=True, tag="part"):
    """A player gave its part of the chance; hidden from the others until the game starts."""

    seat: int
    part: str


class Part(msgspec.Struct, frozen=True):
    """One seat's part of the table's chance, and who made it."""

    part: str
    origin: Origin


class Started(Entry, frozen=True, tag="start"):
    """The game begins. ``order[i]`` is the place, as opened, of the player on seat i; None: nothing was drawn."""

    parts: list[Part]
    order: list[int] | None = None


class Acted(Entry, frozen=True, tag="act"):
    """A seat's action, in the record's form."""

    seat: int
    action: Json


class Drawn(Entry, frozen=True, tag="draw"):
    """A chance event, in the record's form, and how many elementary draws it took."""

    chance: Json
    draws: int


class TookBack(Entry, frozen=True, tag="takeback"):
    """The game stands again as it did after version ``to``."""

    seat: int
    to: int


AnyEntry = Opened | Joined | GavePart | Started | Acted | Drawn | TookBack


class Stored(msgspec.Struct, frozen=True):
    """An entry in its place: version and time (milliseconds since 1970)."""

    version: int
    at: int
    entry: AnyEntry


_decoder = msgspec.json.Decoder(AnyEntry)


def encode(entry: AnyEntry) -> str:
    """Write an entry as the database keeps it."""
    return msgspec.json.encode(entry).decode()


def decode(body: str) -> AnyEntry:
    """Read an entry back; raises ``msgspec.ValidationError`` when it is none."""
    return _decoder.decode(body)
