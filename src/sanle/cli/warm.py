"""`sanle warm`: compiles what every game and its bots need, once after installing or changing the rules."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

import typer

from sanle.cli.inputs import game_names
from sanle.cli.kernels import loaded
from sanle.cli.language import language, say
from sanle.cli.output import write_json
from sanle.cli.progress import progress

if TYPE_CHECKING:
    from sanle.core.game import Game
    from sanle.core.position import Position


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


def warm_game(name: str) -> None:
    """Call every kernel of a game once; they are compiled, or read from the cache."""
    from sanle.core.game import Game

    with progress(say("cli-progress-compile")):
        game = Game(name)
        _playouts(game)
        for position in _walk(game):
            _ask_everything(position)
        _bots(game)


def _playouts(game: Game) -> None:
    import numpy as np

    from sanle.core import playout
    from sanle.core.generator import generator

    blank = game.rulebook.blank(game.seats, game.rules)
    state, words, rng = blank.copy(), np.zeros(game.rulebook.words, np.int64), generator(0)
    seat = playout.begin(blank, state, rng, words)
    playout.step(state, seat, playout.choose(words, rng), rng, words)
    playout.play_out(state, words, rng)
    playout.play_games(blank, state, words, rng, np.zeros((1, game.seats), np.int64))


def _walk(game: Game) -> Iterator[Position]:
    """Positions of a game in which the first legal action is always taken."""
    from sanle.core import chance
    from sanle.core.events import Move

    source = chance.fast(0)
    position = game.start()
    while position.pending is not None:
        yield position
        if position.acting:
            seat = position.acting[0]
            position = position.apply(Move(seat, position.legal(seat)[0]))
        else:
            position.luck(0)
            position = position.apply(source.draw(position))
    yield position


def _ask_everything(position: Position) -> None:
    forms = position.rulebook.forms
    for seat in position.acting:
        legal = position.legal(seat)
        position.preview(seat, legal[0])
        position.observation(seat)
        position.why(seat, next((form for form in forms if form not in legal), forms[0]))
    position.result()


def _bots(game: Game) -> None:
    from sanle import bots
    from sanle.core import chance
    from sanle.core.knowledge import Knowledge

    position = game.start()
    while not position.acting:
        position = position.apply(chance.fast(0).draw(position))
    seat = position.acting[0]
    for level in bots.LEVELS:
        bots.make(level, game, 0).choose(Knowledge(position, seat))
