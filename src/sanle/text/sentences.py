"""Sentences for what every game has: effects, actions and reasons, in their JSON forms.

The ids follow from the form: an effect is `<game>-effect-<kind>`, an action `<game>-action-<first
key>`, a reason `<game>-why-<code>` or, when it belongs to no game, `error-<code>`. The fields are
the parameters; `name` is the name of the seat. A field like `"from": ["row", 2]` gives two: `from`
and `from_at`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sanle.text.catalogue import has_message, message


def effect_text(game: str, effect: Mapping[str, object], lang: str, names: Sequence[str] = ()) -> str:
    """What an effect says; `names` are the players' names by seat."""
    params = _parameters(effect)
    seat = effect.get("seat")
    if isinstance(seat, int):
        params["name"] = names[seat] if seat < len(names) else message("seat", lang, seat=seat + 1)
    return message(f"{game}-effect-{effect['kind']}", lang, **params)


def action_text(game: str, action: Mapping[str, object], lang: str) -> str:
    """What an action does, as a short line to choose from."""
    return message(f"{game}-action-{next(iter(action))}", lang, **_parameters(action))


def hint_text(game: str, effect: Mapping[str, object], lang: str) -> str | None:
    """What an effect that a preview foretells says in short; None where the game has no such hint."""
    id = f"{game}-hint-{effect['kind']}"
    return message(id, lang, **_parameters(effect)) if has_message(id, lang) else None


def has_reason(game: str | None, code: str) -> bool:
    """Whether there's a text for a reason code."""
    return has_message(f"{game}-why-{code}") or has_message(f"error-{code}")


def reason_text(game: str | None, code: str, lang: str, rule: str | None = None, /, **params: object) -> str:
    """Why something was refused, with the number of the rule where there is one."""
    own = f"{game}-why-{code}"
    id = own if game is not None and has_message(own, lang) else f"error-{code}"
    sentence = message(id, lang, **params)
    return sentence if rule is None else sentence + message("by-rule", lang, rule=rule)


def _parameters(form: Mapping[str, object]) -> dict[str, object]:
    params: dict[str, object] = {}
    for key, value in form.items():
        if isinstance(value, list | tuple) and value and isinstance(value[0], str):
            params[key] = value[0]
            params[f"{key}_at"] = value[1] if len(value) == 2 else list(value[1:])
        else:
            params[key] = value
    return params
