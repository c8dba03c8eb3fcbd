"""Things that are almost a form: what an exact parser refuses."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Any

from sanle.core.actions import freeze


def near_misses(form: Any) -> Iterator[Any]:
    """JSON values that differ from a form in one place: another type, a key too many or too few, another spelling."""
    yield from _replacements(form)
    if isinstance(form, dict):
        yield form | {"unknown": 1}
        for key, value in form.items():
            yield {name: item for name, item in form.items() if name != key}
            yield {name if name != key else name.upper(): item for name, item in form.items()}
            for miss in near_misses(value):
                yield form | {key: miss}
    elif isinstance(form, list):
        yield [*form, 1]
        yield form[:-1]
        for i, value in enumerate(form):
            for miss in near_misses(value):
                yield [*form[:i], miss, *form[i + 1 :]]


def _replacements(value: Any) -> Iterator[Any]:
    yield None
    if isinstance(value, bool):
        yield from (int(value), not value, str(value))
    elif isinstance(value, int):
        yield from (float(value), str(value), value + 1000, -value - 1, value == 1, [value])
    elif isinstance(value, str):
        yield from (value.upper(), value + " ", "", [value])
    else:
        yield from (0, True, "", [], {})


def near_texts(text: str) -> Iterator[str]:
    """Texts that differ from a notation in one place."""
    yield from ("", text + " ", " " + text, text + text, text.swapcase(), text[:-1], text[1:], text + "0")


def as_set(form: Any) -> Hashable:
    """A JSON value whose arrays are told apart by their members only; numbers of different types stay different."""
    if isinstance(form, dict):
        return frozenset((key, as_set(value)) for key, value in form.items())
    if isinstance(form, list):
        return tuple(sorted(map(repr, map(as_set, form))))
    return freeze(form)
