"""Which of the languages a reader gets."""

from __future__ import annotations

import re

from sanle.text.catalogue import default_language

_TAG = re.compile(r"\*|[A-Za-z]{1,8}(-[A-Za-z0-9]{1,8})*")
_TRADITIONAL = {"hant", "tw", "hk", "mo"}


def negotiate(accept_language: str | None) -> str:
    """The language for an `Accept-Language` header (RFC 9110): the best-liked one that there is.

    Chinese of Taiwan, Hong Kong and Macau is `zh-Hant`, all other Chinese `zh-Hans`. A reader of
    other languages gets English, one who states none gets `zh-Hans`.
    """
    wishes = _wishes(accept_language or "")
    for tag in wishes:
        if (language := _match(tag)) is not None:
            return language
    return "en" if wishes else default_language


def from_locale(locale: str | None) -> str:
    """The language for a POSIX locale as in `LANG` (`zh_TW.UTF-8`, `C`), or for a tag as `zh-Hant`."""
    name = (locale or "").split(".")[0].split("@")[0].replace("_", "-")
    if name in ("C", "POSIX"):
        return "en"
    return negotiate(name)


def _wishes(header: str) -> list[str]:
    """The tags of a header in descending order of liking, without refused ones."""
    weighted: list[tuple[float, str]] = []
    for part in header.split(","):
        tag, *params = (piece.strip() for piece in part.split(";"))
        quality = 1.0
        for param in params:
            name, _, value = param.partition("=")
            if name.strip().lower() == "q":
                try:
                    quality = float(value)
                except ValueError:
                    quality = 0.0
        if _TAG.fullmatch(tag) and quality > 0:
            weighted.append((quality, tag))
    weighted.sort(key=lambda pair: -pair[0])
    return [tag for _, tag in weighted]


def _match(tag: str) -> str | None:
    primary, *rest = tag.lower().split("-")
    if primary == "*":
        return default_language
    if primary == "en":
        return "en"
    if primary in ("yue", "zh"):
        if "hans" in rest:
            return "zh-Hans"
        return "zh-Hant" if primary == "yue" or _TRADITIONAL & set(rest) else "zh-Hans"
    return None
