"""The peer of `sanle bench`: OpenSpiel's own ways to play at random.

Counted alike on both sides: decisions of seats; rolls and deals take time, but don't count.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib.util import find_spec
from typing import Any

COMPILED_GAME, PYTHON_GAME = "yacht", "oh_hell"


def installed() -> bool:
    """Whether OpenSpiel can be imported."""
    return find_spec("pyspiel") is not None


def evaluate_bots() -> Callable[[], int]:
    """Whole random games inside OpenSpiel's compiled loop, a hundred a call."""
    import pyspiel

    game = pyspiel.load_game(COMPILED_GAME)
    bots = [pyspiel.make_uniform_random_bot(seat, 1) for seat in range(game.num_players())]
    seeds = iter(range(1, 1 << 30))

    def play() -> Any:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, next(seeds))
        return state

    average = sum(_decisions(play()) for _ in range(100)) / 100

    def run() -> int:
        for _ in range(100):
            play()
        return round(100 * average)

    return run


def _decisions(ended: Any) -> int:
    return sum(step.player >= 0 for step in ended.full_history())


def python_loop() -> Callable[[], int]:
    """A random game through OpenSpiel's Python interface, one decision at a time."""
    import pyspiel

    game = pyspiel.load_game(PYTHON_GAME)
    return lambda: _play(game)


def _play(game: Any) -> int:
    """One random game; the decisions of its seats."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, weights)[0])  # noqa: S311 — not for secrets
        else:
            state.apply_action(random.choice(state.legal_actions()))  # noqa: S311 — not for secrets
            decisions += 1
    return decisions
