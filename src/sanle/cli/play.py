"""`sanle play`: sets the table up, lets the session run, and keeps the record."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from secrets import randbits
from typing import TYPE_CHECKING

import typer

from sanle.cli.errors import problem, refusals
from sanle.cli.inputs import facts_of, levels, open_game, seed_of, whole, writable
from sanle.cli.language import say

if TYPE_CHECKING:
    from sanle.cli.session import Player
    from sanle.core.contract import Facts
    from sanle.core.game import Game
    from sanle.core.position import Position

DICE = ("program", "typed")


def play(
    game: str,
    seats: str | None,
    bots: str,
    names: str,
    rules: Sequence[str],
    seed: str | None,
    save: Path | None,
    dice: str,
) -> None:
    """Play one game; its record is saved also when the game is left."""
    if dice not in DICE:
        raise problem("bad_value", name="--dice", detail=str(problem("choice", value=dice, allowed=list(DICE))))
    strengths = levels(bots)
    luck = seed_of(seed)
    number = _seats(seats, len(strengths), facts_of(game))
    chosen = open_game(game, number, rules)
    if save is not None:
        writable(save)

    from sanle.cli.screen import Screen
    from sanle.cli.session import Session
    from sanle.core import chance

    luck = randbits(62) if luck is None else luck
    with refusals(game):
        players = _players(chosen, number - len(strengths), strengths, names, luck)
    source = chance.fast(luck) if dice == "program" else None
    session = Session(chosen, players, source, Screen(chosen.rulebook, [player.name for player in players]))
    try:
        session.run()
    finally:
        if save is not None:
            _save(session.position, players, save)


def _seats(given: str | None, bots: int, facts: Facts) -> int:
    """As many as are asked for; else the bots and one person, or as many people more as the game needs."""
    if given is not None:
        number = whole("--seats", given, 1)
    else:
        number = next((seats for seats in sorted(facts.seats) if seats > bots), bots + 1)
    if bots >= number:
        raise problem("too-many-bots", bots=bots, seats=number)
    return number


def _players(game: Game, people: int, strengths: Sequence[int], names: str, seed: int) -> list[Player]:
    from sanle.cli.session import Player

    given = [name.strip() for name in names.split(",") if name.strip()]
    if len(given) > people:
        raise problem("too-many-names", names=len(given), people=people)
    called = given or ([say("cli-you")] if people == 1 else [])
    called += [say("cli-player", seat=seat + 1) for seat in range(len(called), people)]
    machines = [_machine(game, level, seat, seed) for seat, level in enumerate(strengths, people + 1)]
    return [*map(Player, called), *machines]


def _machine(game: Game, level: int, seat: int, seed: int) -> Player:
    from sanle import bots
    from sanle.cli.session import Player

    return Player(say("cli-bot", seat=seat), bots.make(level, game, seed + seat))


def _save(position: Position, players: Sequence[Player], file: Path) -> None:
    from sanle.core.record import Record

    seats = [{"name": player.name, "kind": "person" if player.bot is None else "bot"} for player in players]
    Record.of(position, seats=seats, ended=None if position.pending is None else "left").dump(file)
    typer.echo(say("cli-saved", file=str(file)), err=True)
