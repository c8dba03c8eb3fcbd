"""Sanle 三乐: Clever, Ingenious and Pili Pili, whole and exact.

The library is what stands here; ``docs/library.md`` shows it at work. Parts are loaded when first used, so that a
program can choose the kernels' cache before the first of them is imported, and `sanle --help` loads no compiler.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from sanle import bots as bots
    from sanle import text as text
    from sanle.core import chance as chance
    from sanle.core.actions import Action as Action
    from sanle.core.actions import Legal as Legal
    from sanle.core.contract import Facts as Facts
    from sanle.core.contract import Option as Option
    from sanle.core.contract import Rulebook as Rulebook
    from sanle.core.errors import IllegalAction as IllegalAction
    from sanle.core.errors import InvalidAction as InvalidAction
    from sanle.core.errors import OutOfTurn as OutOfTurn
    from sanle.core.errors import RecordError as RecordError
    from sanle.core.errors import SanleError as SanleError
    from sanle.core.events import Chance as Chance
    from sanle.core.events import Event as Event
    from sanle.core.events import Move as Move
    from sanle.core.game import Game as Game
    from sanle.core.knowledge import Knowledge as Knowledge
    from sanle.core.position import Outcomes as Outcomes
    from sanle.core.position import Position as Position
    from sanle.core.record import Record as Record
    from sanle.core.registry import rulebooks as rulebooks

_MODULES = {"bots": "sanle.bots", "chance": "sanle.core.chance", "text": "sanle.text"}
_PUBLIC = {
    "actions": ("Action", "Legal"),
    "contract": ("Facts", "Option", "Rulebook"),
    "errors": ("IllegalAction", "InvalidAction", "OutOfTurn", "RecordError", "SanleError"),
    "events": ("Chance", "Event", "Move"),
    "game": ("Game",),
    "knowledge": ("Knowledge",),
    "position": ("Outcomes", "Position"),
    "record": ("Record",),
    "registry": ("rulebooks",),
}
_HOMES = {name: f"sanle.core.{module}" for module, names in _PUBLIC.items() for name in names}


def __getattr__(name: str) -> Any:
    if name in _MODULES:
        return import_module(_MODULES[name])
    if name not in _HOMES:
        raise AttributeError(f"module 'sanle' has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(_HOMES[name]), name)
    return value


def __dir__() -> list[str]:
    return sorted({*_MODULES, *_HOMES})
