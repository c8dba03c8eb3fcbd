"""What the server and its workers say to one another: one JSON value a line."""

from __future__ import annotations

from typing import Any

import msgspec

Json = dict[str, Any]


class Job(msgspec.Struct, frozen=True):
    """A bot's decision: the game's events so far, whose move it is, and how strong the bot is."""

    table: str
    game: str
    seats: int
    rules: Json
    events: list[Json]
    seat: int
    level: int


class Warming(msgspec.Struct, frozen=True, tag="warming"):
    """How far a worker's kernels are, from 0 to 1."""

    progress: float


class Ready(msgspec.Struct, frozen=True, tag="ready"):
    """A worker that waits for jobs."""


class Chosen(msgspec.Struct, frozen=True, tag="chosen"):
    """A bot's choice, in the record's form."""

    action: Json


class Failed(msgspec.Struct, frozen=True, tag="failed"):
    """A job that came to nothing, and why."""

    reason: str


Message = Warming | Ready | Chosen | Failed


def line(value: Job | Message) -> bytes:
    """One value as a line."""
    return msgspec.json.encode(value) + b"\n"
