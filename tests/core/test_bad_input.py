"""Whatever is given to a parser, it answers or raises an error of ours that says what is wrong."""

import json
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import sanle
from sanle.core.conformance.options import games
from sanle.core.conformance.play import line, some

from .mutations import anything, changed_json, changed_text

POSITIONS = [
    position
    for rules in sanle.rulebooks().values()
    for game in games(rules)[::2]
    for position in some(line(game, 4), 6)
]
TEXTS = list(map(str, POSITIONS))
FORMS = [position.to_json() for position in POSITIONS]
RECORDS = [sanle.Record.of(position).to_json() for position in POSITIONS[:12]]
EVENTS = [event for record in RECORDS for event in record["events"][-3:]]
FORMATS = list({position.rulebook.facts.id: position.rulebook for position in POSITIONS}.values())

many = settings(max_examples=200, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def changed(forms: list[Any]) -> st.SearchStrategy[Any]:
    return st.sampled_from(forms).flatmap(changed_json)


def tried(parse: Callable[[Any], Any], value: Any) -> Any:
    """What was read; None when it was refused. Other errors come out."""
    try:
        return parse(value)
    except sanle.SanleError as error:
        refused = error
    assert refused.code
    assert str(refused)
    return None


@many
@given(st.sampled_from(TEXTS).flatmap(changed_text) | st.text(max_size=40))
def test_position_from_text(text: str) -> None:
    position = tried(sanle.Position.from_text, text)
    if position is not None:
        assert str(position) == text.strip()
        position.view(None)


@many
@given(changed(FORMS) | anything)
def test_position_from_json(form: Any) -> None:
    position = tried(sanle.Position.from_json, form)
    if position is not None:
        assert sanle.Position.from_text(str(position)) == position
        assert sanle.Position.from_json(position.to_json()) == position
        assert all(len(position.legal(seat)) for seat in position.acting)


@many
@given(changed(RECORDS) | anything)
def test_record(form: Any) -> None:
    record = tried(sanle.Record.loads, json.dumps(form))
    if record is not None:
        tried(sanle.Record.check, record)
        record.dumps()


@many
@given(st.text(max_size=40) | st.binary(max_size=40).map(lambda data: data.decode("latin-1")))
def test_record_that_is_no_json(text: str) -> None:
    tried(sanle.Record.loads, text)


@many
@given(st.sampled_from(POSITIONS), changed(EVENTS) | anything)
def test_events(position: sanle.Position, event: Any) -> None:
    tried(position.read, event)
    after = tried(position.apply, event)
    if after is not None:
        assert after.parent is position


@many
@given(st.sampled_from(POSITIONS), anything | st.integers(), changed(EVENTS) | anything)
def test_questions(position: sanle.Position, seat: Any, action: Any) -> None:
    whose = seat if type(seat) is int else 0
    tried(lambda value: position.why(whose, value), action)
    tried(lambda value: position.preview(whose, value), action)
    assert (action in position.legal(whose)) in (True, False)


@many
@given(
    st.sampled_from(FORMATS),
    st.text(max_size=12) | st.sampled_from(["[W4 B3]", "[>BPO]", "Wy22"]).flatmap(changed_text),
)
def test_notation_of_actions_and_chance(rulebook: sanle.Rulebook, text: str) -> None:
    action = tried(rulebook.forms.from_text, text)
    assert action is None or action.to_text() == text
    form = tried(rulebook.chance_from_text, text)
    assert form is None or rulebook.chance_text(form) == text


@many
@given(anything, anything, st.dictionaries(st.text(max_size=8), anything, max_size=3))
def test_games(id: Any, seats: Any, rules: Any) -> None:
    tried(lambda value: sanle.Game(value, seats, rules), id)
    for rulebook in FORMATS:
        tried(partial(sanle.Game, rulebook.facts.id, rules=rules), seats)


@pytest.mark.parametrize("depth", [100, 100_000])
def test_depth_is_no_trouble(depth: int) -> None:
    deep: Any = []
    for _ in range(depth):
        deep = [deep]
    for parse in (sanle.Position.from_json, sanle.Record.from_json, POSITIONS[0].apply, POSITIONS[0].read):
        for form in (deep, {"seat": 0, "action": deep}, {"chance": {"roll": deep}}, {"game": deep}):
            assert tried(parse, form) is None
