"""Games for the command line: from the program's own cache of kernels, compiled under progress."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from sanle.cli.language import say
from sanle.cli.progress import progress

if TYPE_CHECKING:
    from sanle.core.contract import Rulebook
    from sanle.core.game import Game


def prepared() -> None:
    """Choose the cache of kernels; before the first of them is imported."""
    from sanle.core.kernel import use_own_cache

    use_own_cache()


def loaded(name: str) -> Rulebook:
    """An installed game; ``ValueError`` names those that there are."""
    prepared()
    with progress(say("cli-progress-compile")):
        from sanle.core import registry

        return registry.rulebook(name)


def ready(name: str, seats: int | None, rules: Mapping[str, Any]) -> Game:
    """A game all of whose kernels have been compiled."""
    from sanle.cli.warm import warm_game
    from sanle.core.game import Game

    game = Game(name, seats, rules)
    warm_game(name)
    return game
