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
    from sanle.core.game import Game

    game = Game(name, seats, rules)
    warm_game(name)
    return game


def warm_game(name: str) -> None:
    """Call every kernel of a game once; they are compiled, or read from the cache."""
    from sanle.bots import warming
    from sanle.core.game import Game

    with progress(say("cli-progress-compile")):
        game = Game(name)
        warming.simulate(game)
        for _ in warming.play_through(game):
            pass
