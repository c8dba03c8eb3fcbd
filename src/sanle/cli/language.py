"""In which language the command line speaks, and its messages."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files

from sanle import text

_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
_spoken = [text.default_language]


def choose_language(arguments: Sequence[str], environment: Mapping[str, str] = os.environ) -> None:
    """Speak the language of `--lang`, wherever it stands, else of LC_ALL, LC_MESSAGES or LANG.

    Before the arguments are read, because help and complaints about them are in that language too.
    """
    asked = _asked(arguments)
    locale = next(filter(None, map(environment.get, _VARIABLES)), None)
    _spoken[0] = asked if asked in text.languages else text.from_locale(locale)


def language() -> str:
    """The language that is spoken."""
    return _spoken[0]


def say(id: str, /, **params: object) -> str:
    """A message in that language."""
    _register()
    return text.message(id, language(), **params)


def has(id: str) -> bool:
    """Whether there's such a message."""
    _register()
    return text.has_message(id, language())


@cache
def _register() -> None:
    text.register(files("sanle.cli") / "text")


def _asked(arguments: Sequence[str]) -> str:
    for at, word in enumerate(arguments):
        if word == "--lang" and at + 1 < len(arguments):
            return arguments[at + 1]
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return ""
