"""``greedy``: one step ahead. The action after which the seat's worth is greatest, equal ones at random."""

from __future__ import annotations

import numpy as np

from sanle.bots.bot import Bot
from sanle.bots.judgement import load, worth
from sanle.core import rulebook
from sanle.core.actions import Action
from sanle.core.bits import Words, nth, size
from sanle.core.contract import State
from sanle.core.generator import Generator, below, generator
from sanle.core.kernel import kernel
from sanle.core.knowledge import Knowledge


@kernel
def best_action(state: State, trial: State, seat: int, words: Words, rng: Generator) -> int:
    """The legal action of greatest worth after its own effects; ``trial`` is room for a copy."""
    rulebook.legal(state[0], seat, words)
    best, equal, chosen = 0.0, 0, -1
    for i in range(size(words)):
        action = nth(words, i)
        trial[0] = state[0]
        rulebook.act(trial[0], seat, action, None)
        value = worth(trial[0], seat)
        if chosen < 0 or value > best:
            best, equal, chosen = value, 1, action
        elif value == best:
            equal += 1
            if below(rng, equal) == 0:
                chosen = action
    return chosen


class Greedy(Bot):
    """The greatest worth one step ahead, as the game's judgement counts points and bonuses."""

    name = "greedy"

    def __init__(self, game: str, seed: int) -> None:
        load(game)
        self._rng = generator(seed)

    def choose(self, knowledge: Knowledge) -> Action:
        game = knowledge.rulebook
        trial, words = np.empty(1, game.layout), np.zeros(game.words, np.int64)
        state = knowledge.sample(self._rng)
        action: Action = game.forms[best_action(state, trial, knowledge.seat, words, self._rng)]
        return action
