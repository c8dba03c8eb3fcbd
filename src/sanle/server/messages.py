"""The server's sentences in the reader's language."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from litestar.connection import ASGIConnection

from sanle import text
from sanle.server.errors import Refusal

text.register(files("sanle.server") / "text")


def language(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The language that the reader chose (cookie ``lang``), else the one that its browser asks for."""
    chosen = connection.cookies.get("lang", "")
    return chosen if chosen in text.languages else text.negotiate(connection.headers.get("accept-language"))


def sentence(refusal: Refusal, lang: str) -> str:
    """Why something is refused."""
    return text.reason_text(refusal.game, refusal.code, lang, **refusal.params)


def bot_name(number: int, lang: str) -> str:
    """What a bot is called at its table."""
    return text.message("bot-name", lang, number=number)
