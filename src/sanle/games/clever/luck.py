"""Chance events of Clever between their forms and their codes: rolls in mixed radix, the tied platter of solo."""

from __future__ import annotations

from typing import Any

from sanle.core.contract import State
from sanle.core.errors import InvalidAction
from sanle.games.clever.components import COLOURS
from sanle.games.clever.dice import rolled_die
from sanle.games.clever.platter import certain_low, nth_set, sets_of
from sanle.games.clever.state import ROLL as ROLLING
from sanle.games.clever.view import dice_of


def chance_kind(array: State) -> str:
    """``roll``, or ``platter`` where equal dice straddle the cut (5.2)."""
    return "roll" if array[0].phase == ROLLING else "platter"


def _platter(state: Any, dice: int) -> list[str]:
    """A platter as records write it: by ascending face, then W Y B G O P."""
    return sorted(dice_of(dice), key=lambda colour: state.faces[COLOURS.index(colour)])


def draw_json(array: State, draw: int, face: int) -> dict[str, Any]:
    """One outcome of an elementary draw."""
    state = array[0]
    if state.phase == ROLLING:
        return {"roll": {COLOURS[rolled_die(state, draw)]: face + 1}}
    return {"platter": _platter(state, certain_low(state) | nth_set(state, face))}


def chance_json(array: State, code: int) -> dict[str, Any]:
    """The form of a whole event."""
    state = array[0]
    if state.phase != ROLLING:
        return draw_json(array, 0, code)
    thrown = {}
    for colour in dice_of(state.pool):
        thrown[colour] = code % 6 + 1
        code //= 6
    return {"roll": thrown}


def chance_code(array: State, form: Any) -> int:
    """The code of a form that can happen here; ``InvalidAction`` says what can."""
    state = array[0]
    kind = chance_kind(array)
    if not isinstance(form, dict) or form.keys() != {kind}:
        raise InvalidAction("impossible_outcome", f"a {kind} is due, not {form!r}", kind=kind)
    return _roll_code(state, form["roll"]) if kind == "roll" else _platter_code(state, form["platter"])


def _roll_code(state: Any, faces: Any) -> int:
    thrown = dice_of(state.pool)
    if not isinstance(faces, dict) or faces.keys() != set(thrown):
        raise InvalidAction("impossible_outcome", f"the dice thrown are {', '.join(thrown)}", kind="roll")
    code = 0
    for colour in reversed(thrown):
        face = faces[colour]
        if isinstance(face, bool) or not isinstance(face, int) or not 1 <= face <= 6:
            raise InvalidAction("impossible_outcome", f"{colour} shows 1 to 6, not {face!r}", kind="roll")
        code = code * 6 + face - 1
    return code


def _platter_code(state: Any, dice: Any) -> int:
    sets = [_platter(state, certain_low(state) | nth_set(state, n)) for n in range(sets_of(state))]
    for code, wanted in enumerate(sets):
        if isinstance(dice, list) and len(dice) == len(wanted) and all(die in dice for die in wanted):
            return code
    raise InvalidAction("impossible_outcome", f"the platter can be one of {sets}", kind="platter")
