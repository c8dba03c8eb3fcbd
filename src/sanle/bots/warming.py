"""Every kernel of a game, called once: compiled, or read from the cache, before anyone waits for it."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from sanle.bots import LEVELS, make
from sanle.core import chance, playout
from sanle.core.events import Move
from sanle.core.game import Game
from sanle.core.generator import generator
from sanle.core.knowledge import Knowledge
from sanle.core.position import Position


def play_through(game: Game) -> Iterator[Position]:
    """A game by bots of every level in turn, each position asked all that tables and programs ask."""
    source = chance.fast(0)
    players = [make(level, game, 0) for level in LEVELS]
    position = game.start()
    moves = 0
    while position.pending is not None:
        yield position
        if not position.acting:
            position.luck(0)
            position = position.apply(source.draw(position))
            continue
        seat = position.acting[0]
        action = players[moves % len(players)].choose(Knowledge(position, seat))
        moves += 1
        ask(position, seat)
        position = position.apply(Move(seat, action))
    position.result()


def ask(position: Position, seat: int) -> None:
    """The questions about a decision."""
    legal = position.legal(seat)
    position.view(seat)
    position.preview(seat, legal[0])
    position.observation(seat)
    position.why(seat, next((form for form in position.rulebook.forms if form not in legal), legal[0]))


def simulate(game: Game) -> None:
    """The kernels of simulations and batches."""
    blank = game.rulebook.blank(game.seats, game.rules)
    state, words, rng = blank.copy(), np.zeros(game.rulebook.words, np.int64), generator(0)
    seat = playout.begin(blank, state, rng, words)
    playout.step(state, seat, playout.choose(words, rng), rng, words)
    playout.play_out(state, words, rng)
    playout.play_games(blank, state, words, rng, np.zeros((1, game.seats), np.int64))
