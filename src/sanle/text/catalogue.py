"""The catalogue: Fluent files, found in the registered folders and read when first needed.

A folder holds one file a language, `<language>.ftl`. This package is the first folder; each game
registers its own, so an id begins with the name of the game it belongs to.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from threading import RLock
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

languages: tuple[str, ...] = ("zh-Hans", "zh-Hant", "en")
default_language = languages[0]

_folders: list[Traversable] = []
_lock = RLock()


class _Catalogue:
    """All messages of one language; folders registered later are read on the next question."""

    def __init__(self, language: str) -> None:
        from fluent.runtime import FluentBundle

        self.language = language
        self.bundle: FluentBundle = FluentBundle([language], use_isolating=False)
        self._read = 0

    def refresh(self) -> None:
        with _lock:
            while self._read < len(_folders):
                self._add(_folders[self._read])
                self._read += 1

    def _add(self, folder: Traversable) -> None:
        from fluent.runtime import FluentResource
        from fluent.syntax.ast import Junk, Message

        file = folder / f"{self.language}.ftl"
        resource = FluentResource(file.read_text(encoding="utf-8"))
        for entry in resource.body:
            if isinstance(entry, Junk):
                raise ValueError(f"{file}: not a message: {(entry.content or '').strip()!r}")
            if isinstance(entry, Message) and self.bundle.has_message(entry.id.name):
                raise ValueError(f"{file}: the id {entry.id.name!r} is taken")
        self.bundle.add_resource(resource)


@cache
def _catalogue(language: str) -> _Catalogue:
    if language not in languages:
        raise ValueError(f"no language {language!r}; there are {', '.join(languages)}")
    return _Catalogue(language)


def register(folder: Traversable) -> None:
    """Add a folder that has a `<language>.ftl` for each of the languages; again does nothing."""
    with _lock:
        if folder not in _folders:
            _folders.append(folder)


def message(id: str, lang: str, /, **params: object) -> str:
    """The message of that id in a language.

    A list of numbers is written as a place (`2,3`), a list of words as the language enumerates. A
    parameter left out is shown by its name, or takes the message's default variant.

    Raises `LookupError` for an unknown id, `ValueError` for an unknown language.
    """
    catalogue = _catalogue(lang)
    catalogue.refresh()
    if not catalogue.bundle.has_message(id):
        raise LookupError(f"no message {id!r} in {lang}")
    pattern = catalogue.bundle.get_message(id).value
    if pattern is None:
        raise LookupError(f"the message {id!r} has no text in {lang}")
    arguments = {name: _argument(value, lang) for name, value in params.items()}
    text, _ = catalogue.bundle.format_pattern(pattern, arguments)
    return str(text)


def has_message(id: str, lang: str = default_language) -> bool:
    """Whether the catalogue has a message of that id."""
    catalogue = _catalogue(lang)
    catalogue.refresh()
    return catalogue.bundle.has_message(id)


def identifier(word: str) -> str:
    """A word as a part of an id, where spaces aren't allowed: `high dice` is `high_dice`."""
    return re.sub(r"[^A-Za-z0-9]+", "_", word)


def _argument(value: object, lang: str) -> str | int | float:
    if isinstance(value, bool) or value is None:
        return str(value).lower()
    if isinstance(value, str | int | float):
        return value
    if isinstance(value, list | tuple | set | frozenset):
        items = list(value)
        if items and all(isinstance(item, int) for item in items):
            return ",".join(map(str, items))
        return _separator(lang).join(str(item) for item in items)
    return str(value)


def _separator(lang: str) -> str:
    return ", " if lang == "en" else "、"


register(files("sanle.text"))
