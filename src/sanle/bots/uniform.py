"""``random``: every legal action is equally likely."""

from __future__ import annotations

from sanle.bots.bot import Bot
from sanle.core.actions import Action
from sanle.core.generator import generator
from sanle.core.knowledge import Knowledge
from sanle.core.playout import choose


class Random(Bot):
    """Uniformly random play."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._rng = generator(seed)

    def choose(self, knowledge: Knowledge) -> Action:
        forms = knowledge.rulebook.forms
        action: Action = forms[choose(knowledge.legal.words, self._rng)]
        return action
