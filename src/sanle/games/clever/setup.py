"""Setting up any position of Clever from JSON, for tests, lessons and bug reports, and refusing what can't stand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sanle.core.bits import count
from sanle.core.contract import State
from sanle.core.errors import SanleError
from sanle.core.rulebook import CHANCE, SEATS
from sanle.core.steps import acting, waits
from sanle.games.clever.bonuses import owed, settle
from sanle.games.clever.components import (
    ALL_DICE,
    BLACK,
    BONUSES,
    COLOURS,
    EXTRA,
    FOX,
    LENGTH,
    ORANGE_FACTOR,
    REROLL,
    ROUND_BONUS,
    ROUNDS,
    THROWS,
    TO_ENTER,
    YELLOW_BOXES,
)
from sanle.games.clever.dice import chosen_dice
from sanle.games.clever.platter import LOW_DICE, needs_draw
from sanle.games.clever.rules import may_forfeit, skip_stages
from sanle.games.clever.state import (
    CHOOSE,
    DONE,
    DRAW_PLATTER,
    ENTER_BLACK,
    OPEN,
    PHASES,
    PICK,
    SPEND_EXTRAS,
    TAKE_UNMARKED,
)
from sanle.games.clever.state import ROLL as ROLLING
from sanle.games.clever.view import state_json

_STAGES = {"pick": PICK, "extra": SPEND_EXTRAS, "done": DONE}
_STATE = {"round": 1, "turn": {}, "phase": "roll", "throw": 1, "rerolls": 0, "dice": {}, "sheets": []}
_SHEET = {
    "yellow": [],
    "blue": [],
    "green": 0,
    "orange": [],
    "purple": [],
    "rerolls": 0,
    "extras": 0,
    "foxes": 0,
    "pending": {},
    "used": [],
    "stage": "pick",
}
_MOST_IN_HAND = 20
"""More than any sheet can give, so that lessons may be generous."""


def bad_position(what: str) -> SanleError:
    """The error for a position that can't be set up."""
    return SanleError("bad_position", what)


def _known(form: Any, known: Mapping[str, Any], what: str) -> dict[str, Any]:
    """An object with the missing keys filled in."""
    if not isinstance(form, Mapping):
        raise bad_position(f"{what} is an object")
    for key in form:
        if key not in known:
            raise bad_position(f"{what} has no {key!r}; there are {', '.join(known)}")
    return {**known, **form}


def _whole(value: Any, low: int, high: int, what: str) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise bad_position(f"{what} is a whole number from {low} to {high}, not {value!r}")
    return value


def _one_of(value: Any, allowed: Any, what: str) -> Any:
    if not isinstance(value, str) or value not in allowed:
        raise bad_position(f"{what} is one of {', '.join(allowed)}, not {value!r}")
    return value


def _list(value: Any, most: int, what: str) -> list[Any]:
    if not isinstance(value, list) or len(value) > most:
        raise bad_position(f"{what} is a list of at most {most}")
    return value


def state_from_json(array: State, form: Any) -> None:
    """Fill a blank state; what is left out is as when a game begins."""
    state, given = array[0], _known(form, _STATE, "a position's state")
    seats = int(state.seats)
    state.round_number = _whole(given["round"], 1, int(ROUNDS[seats]), "round")
    turn = _known(given["turn"], {"kind": "active", "seat": 0}, "turn")
    state.active = _whole(turn["seat"], 0, seats - 1, "turn.seat")
    state.passive = int(_one_of(turn["kind"], ("active", "passive"), "turn.kind") == "passive")
    if state.passive and seats > 1:
        raise bad_position("only solo has passive turns of their own")
    state.phase = PHASES.index(_one_of(given["phase"], PHASES[1:], "phase"))
    state.throw = _whole(given["throw"], 1, THROWS, "throw")
    state.rerolls = _whole(given["rerolls"], 0, _MOST_IN_HAND, "rerolls")
    _set_dice(state, given["dice"])
    sheets = _list(given["sheets"], seats, "sheets")
    for seat in range(seats):
        chose = state.phase == OPEN and seat == state.active and not state.passive
        stage = "extra" if chose else "pick"
        _set_sheet(state.sheets[seat], sheets[seat] if seat < len(sheets) else {}, f"sheets[{seat}]", stage)


def _set_dice(state: Any, form: Any) -> None:
    dice = _known(form, {colour: {} for colour in COLOURS}, "dice")
    state.pool, state.platter = 0, 0
    for die, colour in enumerate(COLOURS):
        given = _known(dice[colour], {"face": None, "at": "pool"}, f"dice.{colour}")
        if given["face"] is not None:
            state.faces[die] = _whole(given["face"], 1, 6, f"dice.{colour}.face")
        at = given["at"]
        if at == "pool":
            state.pool |= 1 << die
        elif at == "platter":
            state.platter |= 1 << die
        elif type(at) is int and at in (1, 2, 3):
            if state.places[at - 1]:
                raise bad_position(f"two dice lie on place {at}")
            state.places[at - 1] = die + 1
        else:
            raise bad_position(f"dice.{colour}.at is pool, platter, 1, 2 or 3, not {at!r}")


def _set_sheet(sheet: Any, form: Any, what: str, stage: str) -> None:
    given = _known(form, {**_SHEET, "stage": stage}, what)
    for box in _list(given["yellow"], 12, f"{what}.yellow"):
        place = tuple(n - 1 for n in box) if isinstance(box, list) and all(type(n) is int for n in box) else None
        if place not in YELLOW_BOXES:
            raise bad_position(f"{what}.yellow: {box!r} is no open box [row, column]")
        sheet.yellow |= 1 << YELLOW_BOXES.index(place)
    for value in _list(given["blue"], LENGTH, f"{what}.blue"):
        sheet.blue |= 1 << (_whole(value, 2, 12, f"{what}.blue") - 2)
    sheet.green = _whole(given["green"], 0, LENGTH, f"{what}.green")
    for row, numbers in (("orange", sheet.orange_numbers), ("purple", sheet.purple_numbers)):
        for box, number in enumerate(_list(given[row], LENGTH, f"{what}.{row}")):
            numbers[box] = _whole(number, 1, 18, f"{what}.{row}")
    sheet.orange, sheet.purple = len(given["orange"]), len(given["purple"])
    for key, bonus in (("rerolls", REROLL), ("extras", EXTRA), ("foxes", FOX)):
        sheet.bonuses[bonus] = _whole(given[key], 0, 5 if bonus == FOX else _MOST_IN_HAND, f"{what}.{key}")
    _set_pending(sheet, given["pending"], f"{what}.pending")
    for colour in _list(given["used"], 6, f"{what}.used"):
        sheet.used |= 1 << COLOURS.index(_one_of(colour, COLOURS, f"{what}.used"))
    sheet.stage = _STAGES[_one_of(given["stage"], _STAGES, f"{what}.stage")]


def _set_pending(sheet: Any, form: Any, what: str) -> None:
    kinds = {name: 0 for name, _ in BONUSES[:TO_ENTER]}
    given = _known(form, {**kinds, "orange": []}, what)
    for bonus, (name, number) in enumerate(BONUSES[:TO_ENTER]):
        if name == "orange":
            numbers = _list(given[name], 10, f"{what}.orange")
            if any(type(n) is not int or n not in (4, 5, 6) for n in numbers):
                raise bad_position(f"{what}.orange is a list of 4, 5 and 6")
            sheet.bonuses[bonus] = numbers.count(number)
        else:
            sheet.bonuses[bonus] = _whole(given[name], 0, 1 if bonus == BLACK else 10, f"{what}.{name}")


def check(array: State) -> None:
    """Refuse a position that no game could wait in."""
    state = array[0]
    for seat in range(state.seats):
        _check_sheet(state.sheets[seat], f"sheets[{seat}]")
        _check_moment(state, seat)
    _check_dice(state)
    _check_places(state)
    _check_rest(array)


def _check_sheet(sheet: Any, what: str) -> None:
    for box in range(sheet.orange):
        factor = int(ORANGE_FACTOR[box])
        if sheet.orange_numbers[box] % factor or sheet.orange_numbers[box] > 6 * factor:
            raise bad_position(f"{what}.orange: box {box + 1} holds a number 1–6 times {factor}")
    last = 0
    for box in range(sheet.purple):
        number = int(sheet.purple_numbers[box])
        if number > 6 or not (number > last or last == 6):
            raise bad_position(f"{what}.purple: each number is 1–6 and greater than the last, or follows a 6")
        last = number


def _check_moment(state: Any, seat: int) -> None:
    """What a seat has in hand fits the phase."""
    sheet, what = state.sheets[seat], f"sheets[{seat}]"
    if sheet.bonuses[BLACK] > 0 and (state.phase != ENTER_BLACK or owed(sheet) > 1):
        raise bad_position(f"{what}: a black bonus is pending only alone, in phase black")
    if state.phase == ENTER_BLACK and ROUND_BONUS[state.round_number - 1] != BLACK:
        raise bad_position("black bonuses are entered in round 4 only")
    entering = state.phase in (ENTER_BLACK, OPEN) or (state.phase == CHOOSE and seat == state.active)
    if owed(sheet) > 0 and (not entering or (state.phase == OPEN and sheet.stage == DONE)):
        raise bad_position(f"{what}: no bonus can be pending at this moment")
    if state.phase == OPEN and sheet.stage == PICK and seat == state.active and not state.passive:
        raise bad_position(f"{what}: the active seat doesn't pick from the platter")


def _check_places(state: Any) -> None:
    """As many dice lie where they lie as the rolls so far allow."""
    placed = count(chosen_dice(state))
    if state.passive:
        low, thrown = count(state.platter), state.phase not in (ROLLING, DRAW_PLATTER)
        if placed or low != (LOW_DICE if thrown else 0) or state.throw != 1:
            raise bad_position(
                "in the passive turn of solo three dice lie on the platter once all are rolled, none before"
            )
        if state.phase == DRAW_PLATTER and not needs_draw(state):
            raise bad_position("the platter is drawn only where equal dice straddle the cut")
    elif state.phase in (ROLLING, CHOOSE):
        taken = state.phase == CHOOSE and owed(state.sheets[state.active]) > 0
        if placed > state.throw - 1 + taken or placed < taken:
            raise bad_position(f"in roll {state.throw} at most {state.throw - 1 + taken} dice lie on die places")


def _check_dice(state: Any) -> None:
    placed = [bool(die) for die in state.places]
    if placed != sorted(placed, reverse=True):
        raise bad_position("die places are filled from the first")
    for die, colour in enumerate(COLOURS):
        thrown = state.phase not in (ENTER_BLACK, ROLLING) or not state.pool >> die & 1
        if thrown and state.phase != PHASES.index("over") and not state.faces[die]:
            raise bad_position(f"dice.{colour} has a face in this phase")
        if state.phase == ROLLING and state.pool >> die & 1 and state.faces[die]:
            raise bad_position(f"dice.{colour} waits to be rolled, so it has no face")
    whole = state.pool == ALL_DICE
    if state.passive and state.phase == CHOOSE:
        raise bad_position("nobody chooses a die in a passive turn")
    if (state.phase == ROLLING and not state.pool) or (state.phase == DRAW_PLATTER and not whole):
        raise bad_position("there is no die to roll")
    if state.phase == DRAW_PLATTER and not state.passive:
        raise bad_position("the platter is drawn in the passive turn of solo only")
    if state.phase == OPEN and state.pool and not state.passive:
        raise bad_position("after the rolling every die lies on a die place or on the platter")


def _check_rest(array: State) -> None:
    """A position is one in which somebody is really asked: what isn't asked has already happened."""
    if waits(array) == SEATS and acting(array) == 0:
        raise bad_position("nobody has a move in this position")
    if waits(array) == CHANCE:
        return
    settled = array.copy()
    state = settled[0]
    for seat in range(state.seats):
        settle(state.sheets[seat], seat, None)
        if state.phase == OPEN:
            skip_stages(state, seat)
    if settled.tobytes() != array.tobytes():
        before, after = state_json(array)["sheets"], state_json(settled)["sheets"]
        seat = next(seat for seat in range(len(before)) if before[seat] != after[seat])
        raise bad_position(f"sheets[{seat}] doesn't wait so: what isn't asked makes it {after[seat]}")
    sheet = state.sheets[state.active]
    asked = owed(sheet) > 0 or state.dead_roll == TAKE_UNMARKED or sheet.bonuses[REROLL] > 0
    if state.phase == CHOOSE and not asked and may_forfeit(state, sheet):
        raise bad_position("no die is usable and no reroll is left: this roll is forfeited without being asked")
