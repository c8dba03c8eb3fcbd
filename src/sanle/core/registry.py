"""The games that are installed, by the entry-point group ``sanle.games``."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from sanle import text
from sanle.core.contract import Rulebook
from sanle.core.errors import SanleError, shown


@cache
def rulebooks() -> dict[str, Rulebook]:
    """Every registered game by its id, in the order of the ids."""
    found: dict[str, Rulebook] = {point.name: point.load() for point in entry_points(group="sanle.games")}
    for game in found.values():
        text.register(game.text)
    return {name: found[name] for name in sorted(found)}


def rulebook(name: object) -> Rulebook:
    """The rulebook of a game; ``ValueError`` names the games there are."""
    if isinstance(name, str) and name in rulebooks():
        return rulebooks()[name]
    allowed = ", ".join(rulebooks())
    raise SanleError(
        "unknown_game",
        f"no game {shown(name)}; there are: {allowed}",
        game=name if isinstance(name, str) else shown(name),
        allowed=allowed,
    )
