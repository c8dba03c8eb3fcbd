"""Games end, and their scores lie where the facts say."""

from __future__ import annotations

import numpy as np

from sanle.core import steps
from sanle.core.conformance.play import line
from sanle.core.game import Game
from sanle.core.generator import generator
from sanle.core.kernel import COMPILED
from sanle.core.playout import play_games

_GAMES = 300 if COMPILED else 2


def games_end_within_bounds(game: Game, seed: int) -> None:
    """A random game ends; scores are within the declared bounds throughout, and the result is the kernels' score."""
    low, high = game.facts.score_bounds
    positions = line(game, seed)
    for position in positions:
        for seat in range(game.seats):
            assert low <= steps.score(position.state, seat) <= high
    end = positions[-1]
    result = end.result()
    assert end.pending is None
    assert result is not None
    assert result["scores"] == [steps.score(end.state, seat) for seat in range(game.seats)]
    assert all(position.result() is None for position in positions[:-1])


def playouts_end_within_bounds(game: Game, seed: int) -> None:
    """The same for many games inside compiled code; equal seeds give equal games."""
    low, high = game.facts.score_bounds
    first, decisions = _play_games(game, seed)
    again, _ = _play_games(game, seed)
    assert decisions >= _GAMES
    assert low <= first.min()
    assert first.max() <= high
    assert first.tolist() == again.tolist()


def _play_games(game: Game, seed: int) -> tuple[np.ndarray[tuple[int, ...], np.dtype[np.int64]], int]:
    blank = game.rulebook.blank(game.seats, game.rules)
    totals = np.zeros((_GAMES, game.seats), np.int64)
    words = np.zeros(game.rulebook.words, np.int64)
    decisions = play_games(blank, blank.copy(), words, generator(seed), totals)
    return totals, decisions
