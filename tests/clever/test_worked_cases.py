"""Every worked case of the rules document (§8), played through the library's public face."""

from collections.abc import Sequence
from typing import Any

import pytest

import sanle

from .worked_cases import CASES, LETTERS, Act, Case, Chance, Json, Offers, Refused, Sees


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.number}: {case.title}")
def test_worked_case(case: Case) -> None:
    position = sanle.Position.from_json({"game": "clever", "seats": case.seats, "state": case.state})
    for step in case.steps:
        match step:
            case Chance(chance):
                position = position.apply({"chance": chance})
            case Act(action, seat):
                assert allows(position, seat, action)
                position = position.apply({"seat": seat, "action": action})
            case Refused(action, code, seat):
                assert not allows(position, seat, action)
                with pytest.raises(sanle.IllegalAction) as refused:
                    position.apply({"seat": seat, "action": action})
                assert refused.value.code == code
            case Offers(key, values, seat):
                assert {action.to_json().get(key) for action in position.legal(seat)} == values
            case Sees():
                check_seen(position, step)


def allows(position: sanle.Position, seat: int, action: Any) -> bool:
    return action in position.legal(seat)


def check_seen(position: sanle.Position, seen: Sees) -> None:
    view = position.view(None)
    if seen.pending is not None:
        assert position.pending == seen.pending
    if seen.throw is not None:
        assert view["throw"] == seen.throw
    for place, dice in seen.at.items():
        assert dice_at(view, place) == dice
    assert_part(seen.sheet, view["sheets"][0])
    assert_part(seen.points, view["sheets"][0]["points"])
    assert_in_order(seen.effects, position.effects)
    if seen.outcomes is not None:
        outcomes = position.outcomes()
        assert outcomes is not None
        assert sorted(outcomes.values, key=str) == sorted(seen.outcomes, key=str)
        assert len(set(outcomes.weights)) == 1
    if seen.result:
        result = position.result()
        assert result is not None
        assert_part(seen.result, result)


def dice_at(view: Json, place: str | int) -> str:
    dice = [(letter, view["dice"][name]) for letter, name in LETTERS.items()]
    return " ".join(f"{letter}{die['face'] or ''}" for letter, die in dice if die["at"] == place)


def assert_part(part: Json, whole: Json) -> None:
    assert {key: whole[key] for key in part} == part


def assert_in_order(parts: Sequence[Json], effects: Sequence[Json]) -> None:
    """Each part is part of an effect, and these effects come in this order."""
    left = iter(effects)
    for part in parts:
        assert any(part.items() <= effect.items() for effect in left), f"{part} isn't among {effects}"


def test_the_table_is_complete() -> None:
    assert {case.number for case in CASES} == set(range(1, 19))
