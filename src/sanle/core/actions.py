"""Actions as typed values, and the list of a game's forms, whose indices are the ids that kernels use."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterator, Sequence
from typing import Any

import numpy as np

from sanle.core.bits import Words
from sanle.core.errors import InvalidAction, shown


class Action(ABC):
    """One action, independent of the position; equal actions are equal values."""

    __slots__ = ()

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """The form of the game's rules document, as records hold it."""

    @abstractmethod
    def to_text(self) -> str:
        """The short notation (docs/notation.md)."""

    def __str__(self) -> str:
        return self.to_text()


class Forms(Sequence[Action]):
    """All actions of a game, in the order of their ids; exact parsing of their JSON and text forms."""

    def __init__(self, actions: Sequence[Action]) -> None:
        self._actions = tuple(actions)
        self._ids: dict[Action, int] = {action: i for i, action in enumerate(self._actions)}
        self._by_json = {freeze(action.to_json()): action for action in self._actions}
        self._by_text = {action.to_text(): action for action in self._actions}
        if not len(self._ids) == len(self._by_json) == len(self._by_text) == len(self._actions):
            raise ValueError("two actions have the same form")

    def __len__(self) -> int:
        return len(self._actions)

    def __getitem__(self, index: Any) -> Any:
        return self._actions[index]

    def id_of(self, action: Action) -> int:
        """The id of a typed action."""
        try:
            return self._ids[action]
        except (KeyError, TypeError):
            raise not_an_action(action) from None

    def from_json(self, form: Any) -> Action:
        """The action of a JSON form: exactly a known one, unknown keys and other spellings are refused."""
        try:
            return self._by_json[freeze(form)]
        except (KeyError, TypeError):
            raise not_an_action(form) from None

    def from_text(self, text: str) -> Action:
        """The action of a text notation."""
        try:
            return self._by_text[text]
        except (KeyError, TypeError):
            raise not_an_action(text) from None

    def read(self, value: Any) -> Action:
        """A typed action, a JSON form or a text."""
        if isinstance(value, Action):
            return self._actions[self.id_of(value)]
        return self.from_text(value) if isinstance(value, str) else self.from_json(value)


class Legal:
    """The legal actions of one seat: iteration in the order of ids, length, index, ``in`` for typed and JSON forms."""

    def __init__(self, forms: Forms, words: Words) -> None:
        self.words = words
        self._forms = forms
        self._ids = [i for i in _members(words) if i < len(forms)]

    @property
    def ids(self) -> tuple[int, ...]:
        """The ids, ascending."""
        return tuple(self._ids)

    def __len__(self) -> int:
        return len(self._ids)

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [self._forms[i] for i in self._ids[index]]
        return self._forms[self._ids[index]]

    def __iter__(self) -> Iterator[Action]:
        return (self._forms[i] for i in self._ids)

    def __contains__(self, value: object) -> bool:
        try:
            return self._forms.id_of(self._forms.read(value)) in self._ids
        except InvalidAction:
            return False

    def to_json(self) -> list[dict[str, Any]]:
        """The JSON forms, in the same order."""
        return [action.to_json() for action in self]

    def __repr__(self) -> str:
        return f"<Legal {' '.join(action.to_text() for action in self)}>"


def _members(words: Words) -> list[int]:
    bits = np.unpackbits(words.view(np.uint8), bitorder="little")
    return [int(i) for i in np.flatnonzero(bits)]


_DEEPEST = 20


def freeze(value: Any, deep: int = 0) -> Hashable:
    """A JSON value as a hashable that keeps JSON's types apart (in Python 1 == True == 1.0).

    ``TypeError`` for what isn't JSON, or is nested deeper than any form of ours.
    """
    if deep > _DEEPEST:
        raise TypeError("nested too deep")
    if isinstance(value, dict):
        return ("object", frozenset((key, freeze(item, deep + 1)) for key, item in value.items()))
    if isinstance(value, list | tuple):
        return ("array", tuple(freeze(item, deep + 1) for item in value))
    if value is None or isinstance(value, bool | int | float | str):
        return (type(value).__name__, value)
    raise TypeError(f"{type(value).__name__} is not JSON")


def is_json(value: Any) -> bool:
    """Whether a value is JSON, and no deeper than any form of ours."""
    try:
        freeze(value)
    except TypeError:
        return False
    return True


def not_an_action(value: Any) -> InvalidAction:
    """The error for something that is no action of the game."""
    what = shown(value)
    return InvalidAction("not_an_action", f"not an action of this game: {what}", action=what)
