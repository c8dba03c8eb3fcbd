"""What a game declares: facts, options, layout, and words for everything it can say."""

from __future__ import annotations

from typing import Any

import numpy as np

from sanle import text
from sanle.core.conformance.expect import refusal
from sanle.core.conformance.options import games
from sanle.core.conformance.play import line
from sanle.core.contract import Rulebook
from sanle.core.errors import SanleError
from sanle.core.game import Game
from sanle.core.registry import rulebook as registered


def facts_are_sound(rulebook: Rulebook) -> None:
    """The declared facts are possible, and the game is registered under its id."""
    facts = rulebook.facts
    assert registered(facts.id) is rulebook
    assert set(facts.names) == set(text.languages)
    assert facts.seats
    assert list(facts.seats) == sorted(set(facts.seats))
    assert set(facts.best_seats) <= set(facts.seats)
    assert min(facts.minutes, facts.age, facts.rules_version) > 0
    assert facts.score_bounds[0] < facts.score_bounds[1]
    for option in facts.options:
        assert len(set(option.values)) == len(option.values) > 1
        assert set(option.seats) <= set(facts.seats)
    assert rulebook.reasons[0] == ("", ""), "index 0 is for what is legal"
    assert all(code and rule for code, rule in rulebook.reasons[1:])
    assert len({code for code, _ in rulebook.reasons}) == len(rulebook.reasons)


def layout_is_plain(rulebook: Rulebook) -> None:
    """Fields are records, int64 or int8, and none hides behind an attribute of numpy's own in plain Python."""
    _check_layout(rulebook.layout)
    for name in ("seats", *(option.name for option in rulebook.facts.options)):
        assert rulebook.layout.fields is not None
        assert name in rulebook.layout.fields


def _check_layout(layout: np.dtype[Any]) -> None:
    assert layout.type is np.record
    for name, (kind, *_) in (layout.fields or {}).items():
        assert not hasattr(np.recarray, name), name
        assert not hasattr(np.record, name), name
        if kind.base.names is not None:
            _check_layout(kind.base)
        else:
            assert kind.base in (np.dtype(np.int64), np.dtype(np.int8)), f"{name} is {kind}"


def options_are_checked(rulebook: Rulebook) -> None:
    """Options are complete, defaults first; wrong ones are refused with the allowed ones named."""
    facts = rulebook.facts
    for seats in facts.seats:
        game = Game(facts.id, seats)
        assert game.rules == {option.name: option.default for option in facts.options}
        for option in facts.options:
            for value in option.values:
                given = Game(facts.id, seats, {option.name: value})
                assert given.rules == game.rules | {option.name: value}
                assert given.start().rules == given.rules
            assert option.values[0] in game.rules.values()
            error = _refusal(rulebook, seats, {option.name: "no such value"})
            assert all(repr(value) in str(error) for value in option.values), error
        assert all(option.name in str(_refusal(rulebook, seats, {"no such option": 1})) for option in facts.options)
    for wrong in (0, -1, max(facts.seats) + 1, float(facts.seats[0]), True, None, "2", [2]):
        assert str(facts.seats[0]) in str(_refusal(rulebook, wrong, {}))


def _refusal(rulebook: Rulebook, seats: Any, rules: dict[str, Any]) -> SanleError:
    return refusal(SanleError, rulebook.facts.check_rules, seats, rules)


def texts_exist(rulebook: Rulebook) -> None:
    """Every reason, option, value, action and effect has words in every language, with nothing left to fill in."""
    game = rulebook.facts.id
    effects = [effect for table in games(rulebook) for at in line(table, 1) for effect in at.effects]
    for lang in text.languages:
        for code, rule in rulebook.reasons[1:]:
            _check_words(text.reason_text(game, code, lang, rule))
        for option in rulebook.facts.options:
            _check_words(text.message(f"{game}-option-{option.name}", lang))
            _check_words(text.message(f"{game}-option-{option.name}-help", lang))
            for value in option.values:
                _check_words(text.message(f"{game}-value-{option.name}-{text.identifier(str(value))}", lang))
        for action in rulebook.forms:
            _check_words(text.action_text(game, action.to_json(), lang))
        for effect in effects:
            _check_words(text.effect_text(game, effect, lang, ["Ann", "Bo"]))


def _check_words(words: str) -> None:
    assert words.strip()
    assert "{" not in words, words
