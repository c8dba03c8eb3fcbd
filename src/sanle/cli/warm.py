"""`sanle warm`: compiles what every game and its bots need, once after installing or changing the rules."""

from __future__ import annotations

import time

import typer

from sanle.cli.inputs import game_names
from sanle.cli.kernels import loaded, warm_game
from sanle.cli.language import language, say
from sanle.cli.output import write_json


def warm(json: bool) -> None:
    """Compile every game, and say how long each took."""
    taken: dict[str, float] = {}
    names = []
    for name in game_names():
        before = time.perf_counter()
        names.append(loaded(name).facts.names[language()])
        warm_game(name)
        taken[name] = round(time.perf_counter() - before, 2)
    if json:
        write_json({"seconds": round(sum(taken.values()), 2), "games": taken})
    else:
        typer.echo(say("cli-warmed", games=names, seconds=round(sum(taken.values()), 1)))
