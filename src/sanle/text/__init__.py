"""Messages in three languages: those that belong to no game, and those that games bring along."""

from sanle.text.catalogue import (
    default_language,
    has_message,
    identifier,
    languages,
    message,
    register,
)
from sanle.text.negotiation import from_locale, negotiate
from sanle.text.sentences import action_text, effect_text, has_reason, hint_text, reason_text

__all__ = [
    "action_text",
    "default_language",
    "effect_text",
    "from_locale",
    "has_message",
    "has_reason",
    "hint_text",
    "identifier",
    "languages",
    "message",
    "negotiate",
    "reason_text",
    "register",
]
