"""In which language this process speaks, and its messages."""

from __future__ import annotations

import os
import sys
from functools import cache
from importlib.resources import files

from sanle import text

_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


@cache
def language() -> str:
    """`--lang` wherever it stands, else the first of LC_ALL, LC_MESSAGES, LANG that is set."""
    asked = _asked(sys.argv[1:])
    if asked in text.languages:
        return asked
    return text.from_locale(next(filter(None, map(os.environ.get, _VARIABLES)), None))


def say(id: str, /, **params: object) -> str:
    """A message in the language of this process."""
    _register()
    return text.message(id, language(), **params)


def has(id: str) -> bool:
    """Whether there's such a message."""
    _register()
    return text.has_message(id, language())


@cache
def _register() -> None:
    text.register(files("sanle.cli") / "text")


def _asked(arguments: list[str]) -> str:
    for at, word in enumerate(arguments):
        if word == "--lang" and at + 1 < len(arguments):
            return arguments[at + 1]
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return ""
