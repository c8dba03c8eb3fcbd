"""Setting positions up: what is left out, what can't stand, and that what is accepted can be played."""

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import sanle
from sanle.core.conformance.options import games
from sanle.core.conformance.play import finish, line, some

from ..core.mutations import changed_json

COLOURS = ("white", "yellow", "blue", "green", "orange", "purple")


def dice(faces: str, places: str) -> dict[str, Any]:
    """Dice W Y B G O P by their faces (? for none) and places: . pool, _ platter, 1, 2, 3."""
    where = {".": "pool", "_": "platter", "1": 1, "2": 2, "3": 3}
    return {
        die: {"face": None if face == "?" else int(face), "at": where[place]}
        for die, face, place in zip(COLOURS, faces, places, strict=True)
    }


def set_up(seats: int = 2, rules: dict[str, Any] | None = None, **state: Any) -> sanle.Position:
    return sanle.Position.from_json({"game": "clever", "seats": seats, "rules": rules or {}, "state": state})


OPEN: dict[str, Any] = {"phase": "open", "throw": 3, "dice": dice("345612", "123___")}


def test_what_is_left_out_is_as_when_a_game_begins() -> None:
    assert set_up(sheets=[{"rerolls": 1}, {"rerolls": 1}]) == sanle.Game("clever", 2).start()
    assert sanle.Position.from_json({"game": "clever"}).view(None)["sheets"][0]["rerolls"] == 0
    assert sanle.Position.from_json({"game": "clever"}).seats == 2


def test_a_set_up_begins_a_history() -> None:
    position = set_up(round=3, sheets=[{"blue": [2, 3]}])
    assert position.history(0) == [{"event": None, "effects": []}]
    after = position.apply({"chance": {"roll": dict.fromkeys(COLOURS, 1)}})
    assert len(after.history(0)) == 2


def test_pending_bonuses_may_wait() -> None:
    position = set_up(**OPEN, sheets=[{"pending": {"yellow": 1, "orange": [4, 5]}, "stage": "extra"}])
    assert position.acting == (0, 1)
    legal = position.legal(0)
    assert len(legal) == 12 + 2
    assert {"bonus": "orange", "number": 5} in legal
    assert {"bonus": "orange"} not in legal


@pytest.mark.parametrize(
    ("state", "what"),
    [
        ({"colour": 1}, "a position's state has no 'colour'; there are round"),
        ({"round": 7}, "round is a whole number from 1 to 6, not 7"),
        ({"round": 1.0}, "round is a whole number"),
        ({"round": True}, "round is a whole number"),
        ({"turn": {"seat": 2}}, "turn.seat is a whole number from 0 to 1"),
        ({"turn": {"kind": "passive"}}, "only solo has passive turns"),
        ({"turn": {"kind": "asleep"}}, "turn.kind is one of active, passive"),
        ({"phase": "blank"}, "phase is one of black, roll"),
        ({"throw": 4}, "throw is a whole number from 1 to 3"),
        ({"dice": {"red": {}}}, "dice has no 'red'"),
        ({"dice": {"white": {"face": 7}}}, "dice.white.face is a whole number from 1 to 6"),
        ({"dice": {"white": {"at": 1.0}}}, "dice.white.at is pool, platter, 1, 2 or 3"),
        ({"dice": {"white": {"face": 2, "at": 2}}}, "filled from the first"),
        ({"sheets": [{}, {}, {}]}, "sheets is a list of at most 2"),
        ({"sheets": [{"red": 1}]}, r"sheets\[0\] has no 'red'"),
        ({"sheets": [{}, {"yellow": [[1, 4]]}]}, r"sheets\[1\].yellow: \[1, 4\] is no open box"),
        ({"sheets": [{"blue": [13]}]}, "blue is a whole number from 2 to 12"),
        ({"sheets": [{"green": 12}]}, "green is a whole number from 0 to 11"),
        ({"sheets": [{"orange": [1, 1, 1, 3]}]}, "orange: box 4 holds a number 1–6 times 2"),
        ({"sheets": [{"purple": [3, 3]}]}, "greater than the last"),
        ({"sheets": [{"foxes": 6}]}, "foxes is a whole number from 0 to 5"),
        ({"sheets": [{"pending": {"fox": 1}}]}, "pending has no 'fox'"),
        ({"sheets": [{"pending": {"orange": 4}}]}, "pending.orange is a list"),
        ({"sheets": [{"pending": {"orange": [3]}}]}, "a list of 4, 5 and 6"),
        ({"sheets": [{"pending": {"yellow": 1}}]}, "no bonus can be pending at this moment"),
        ({"sheets": [{"pending": {"black": 1}}]}, "black"),
        ({"sheets": [{"used": ["red"]}]}, "used is one of white"),
        ({"sheets": [{"stage": "over"}]}, "stage is one of pick, extra, done"),
        ({"phase": "choose"}, "dice.white has a face in this phase"),
        ({"phase": "choose", "dice": dice("111112", "123___")}, "at most 0 dice lie on die places"),
        ({"phase": "black"}, "in round 4 only"),
        ({"phase": "black", "round": 4}, "nobody has a move"),
        ({"phase": "platter", "dice": dice("111111", "......")}, "solo only"),
        ({"phase": "roll", "dice": dice("111111", "123___")}, "no die to roll"),
        ({"phase": "open", "dice": dice("345612", "12.___")}, "after the rolling"),
        (OPEN | {"sheets": [{"stage": "done"}, {"stage": "done"}]}, "nobody has a move"),
        (OPEN | {"sheets": [{"stage": "extra"}]}, "doesn't wait so: what isn't asked"),
        (OPEN | {"sheets": [{"stage": "done", "pending": {"green": 1}}]}, "pending at this moment"),
        (OPEN | {"sheets": [{"stage": "extra", "pending": {"green": 1}}]}, "doesn't wait so: what isn't asked"),
    ],
)
def test_what_cannot_stand_is_told(state: dict[str, Any], what: str) -> None:
    with pytest.raises(sanle.SanleError, match=what) as error:
        set_up(**state)
    assert error.value.code == "bad_position"


@pytest.mark.parametrize(
    "form", [None, [], {"seats": 2}, {"game": "clever", "board": 1}, {"game": "clever", "rules": []}]
)
def test_what_is_no_position_at_all(form: Any) -> None:
    with pytest.raises(sanle.SanleError):
        sanle.Position.from_json(form)


FORMS = [position.to_json() for game in games(sanle.rulebooks()["clever"]) for position in some(line(game, 11), 8)]


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much])
@given(st.sampled_from(FORMS), st.data())
def test_what_is_accepted_can_be_played(form: dict[str, Any], data: st.DataObject) -> None:
    state = form["state"]
    for _ in range(data.draw(st.integers(1, 3))):
        state = data.draw(changed_json(state))
    try:
        position = sanle.Position.from_json(form | {"state": state})
    except sanle.SanleError:
        return
    end = finish(position, 1)
    assert end.result() is not None
    assert sanle.Record.loads(sanle.Record.of(end).dumps()).check() == end
