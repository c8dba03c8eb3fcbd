"""Random games to look at, the same for the same seed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from sanle.core import chance, rulebook
from sanle.core.events import Event, Move
from sanle.core.game import Game
from sanle.core.generator import Generator, below, generator
from sanle.core.playout import choose
from sanle.core.position import Position

MOST_EVENTS = 10_000
"""A game that takes more is taken for one that never ends."""


@lru_cache(maxsize=64)
def line(game: Game, seed: int) -> tuple[Position, ...]:
    """The positions of a random game from its start to its end: seats and actions drawn uniformly."""
    return tuple(finish(game.start(), seed).line())


def finish(position: Position, seed: int) -> Position:
    """Play on at random to the end."""
    rng, source = generator(seed), chance.fast(seed)
    for _ in range(MOST_EVENTS):
        if position.waits == rulebook.OVER:
            return position
        position = position.apply(random_event(position, rng, source))
    raise AssertionError(f"no end after {MOST_EVENTS} events: {position}")


def random_event(position: Position, rng: Generator, source: chance.Source) -> Event:
    """What happens next: a draw of the source, or a legal action of an acting seat."""
    if position.waits == rulebook.CHANCE:
        return source.draw(position)
    seat = position.acting[below(rng, len(position.acting))]
    return Move(seat, position.rulebook.forms[choose(position.legal(seat).words, rng)])


def some(positions: Sequence[Position], most: int) -> list[Position]:
    """At most so many of the positions, evenly spread; the first and the last are among them."""
    if len(positions) <= most:
        return list(positions)
    return [positions[i * (len(positions) - 1) // (most - 1)] for i in range(most)]
