"""Opening a table: what was asked becomes the first entry of its log."""

from __future__ import annotations

import secrets

from sanle import Game, SanleError, chance
from sanle.server import wire
from sanle.server.errors import Refusal
from sanle.server.tables.entries import Opened, Place, Settings


def new_part() -> str:
    """A part of a table's chance, drawn by the server."""
    return secrets.token_hex(32)


def open_table(asked: wire.NewTable, host: str, secret: bytes) -> Opened:
    """The first entry. Refuses games, numbers of seats and options that there aren't, naming those there are."""
    try:
        game = Game(asked.game, seats=len(asked.seats), rules=asked.rules)
    except SanleError as error:
        raise Refusal.by_rules(error, None) from None
    return Opened(
        commitment=chance.commitment(secret),
        game=game.id,
        rules=game.rules,
        host=host,
        places=[_place(seat, host, part=asked.part) for seat in asked.seats],
        settings=Settings(order=asked.order, hold=asked.hold, pace=asked.pace),
    )


def _place(seat: wire.MySeat | wire.OpenSeat | wire.BotSeat, host: str, *, part: bool) -> Place:
    match seat:
        case wire.MySeat(part=own):
            return Place("person", user=host, awaited=part or own, part=new_part())
        case wire.BotSeat(level=level):
            return Place("bot", level=level, part=new_part())
        case wire.OpenSeat():
            return Place("open")
