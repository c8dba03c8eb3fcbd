"""Bots: players over any game. Level 1 plays at random; until stronger ones are here every higher level is greedy."""

from __future__ import annotations

import secrets

from sanle.bots.bot import Bot
from sanle.bots.greedy import Greedy
from sanle.bots.uniform import Random
from sanle.core.errors import SanleError, shown
from sanle.core.game import Game

LEVELS = (1, 2, 3, 4, 5)

__all__ = ["LEVELS", "Bot", "Greedy", "Random", "make"]


def make(level: int, game: Game, seed: int | None = None) -> Bot:
    """A bot of a level for a game; ``seed`` makes its choices repeatable. ``ValueError`` names the levels."""
    if type(level) is not int or level not in LEVELS:
        allowed = ", ".join(map(str, LEVELS))
        what = shown(level)
        raise SanleError("unknown_level", f"no level {what}; there are {allowed}", level=what, allowed=allowed)
    seed = secrets.randbits(63) if seed is None else seed
    return Random(seed) if level == 1 else Greedy(game.id, seed)
