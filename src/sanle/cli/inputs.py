"""What is typed after a command, read exactly: numbers, options of a game, levels of bots, files."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING

from sanle.cli.errors import problem, refusals

if TYPE_CHECKING:
    from sanle.core.contract import Facts
    from sanle.core.game import Game

LARGEST_SEED = 2**63 - 1


def game_names() -> list[str]:
    """The ids of the installed games, without loading them."""
    return sorted(entry_points(group="sanle.games").names)


def whole(name: str, value: str, low: int, high: int | None = None) -> int:
    """A whole number from ``low`` to ``high``; the option's ``name`` is for the complaint."""
    number = int(value) if value.isascii() and value.lstrip("-").isdigit() else None
    if number is not None and number >= low and (high is None or number <= high):
        return number
    detail = problem("number" if high is None else "number-between", value=value, low=str(low), high=str(high))
    raise problem("bad_value", name=name, detail=str(detail))


def seed_of(value: str | None) -> int | None:
    """The seed, if one is given."""
    return None if value is None else whole("--seed", value, 0, LARGEST_SEED)


def levels(value: str) -> list[int]:
    """Levels of bots, as `1,2`; an empty text has none."""
    if not value:
        return []
    parts = value.split(",")
    if not all(part.isascii() and part.isdigit() and int(part) >= 1 for part in parts):
        raise problem("levels", value=value)
    return [int(part) for part in parts]


def rules_of(pairs: Sequence[str], facts: Facts) -> dict[str, str | int | bool]:
    """Rules options from KEY=VALUE; values are those that the game declares, as they're written."""
    rules: dict[str, str | int | bool] = {}
    declared = {option.name: option.values for option in facts.options}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign or not name:
            raise problem("key_value", value=pair)
        if name in rules:
            raise problem("twice", name=name)
        known = {_written(allowed): allowed for allowed in declared.get(name, ())}
        rules[name] = known.get(value, value)
    return rules


def _written(value: str | int | bool) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def facts_of(name: str) -> Facts:
    """What a game declares; an unknown game names those that there are."""
    from sanle.cli.kernels import loaded

    with refusals():
        return loaded(name).facts


def open_game(name: str, seats: int | None, rules: Sequence[str]) -> Game:
    """The game with its options and seats (else its best number), compiled and ready."""
    from sanle.cli.kernels import ready

    facts = facts_of(name)
    with refusals(name):
        return ready(name, seats, rules_of(rules, facts))


def existing(file: Path) -> Path:
    """A file that is there."""
    if not file.is_file():
        raise problem("file-missing", file=str(file))
    return file


def writable(file: Path) -> Path:
    """A file that can be written, tried before a whole game has been played for it."""
    try:
        with file.open("a", encoding="utf-8"):
            return file
    except OSError as error:
        raise problem("file-unwritable", file=str(file), detail=error.strerror or str(error)) from error


def folder(path: Path) -> Path:
    """A folder to write in, made when it isn't there."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise problem("file-unwritable", file=str(path), detail=error.strerror or str(error)) from error
    return path
