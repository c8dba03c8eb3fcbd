"""Clever as it lies on the table: positions as JSON, points, results. Nothing is hidden in this game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sanle.core.contract import State
from sanle.games.clever.components import (
    AREAS,
    BONUSES,
    COLOURS,
    EXTRA,
    FOX,
    REROLL,
    ROUNDS,
    THROWS,
    TO_ENTER,
    YELLOW,
    YELLOW_BOXES,
)
from sanle.games.clever.sheet import area_points, fox_points, owed, total_points
from sanle.games.clever.state import CHOOSE, DONE, OPEN, PHASES, PICK, SPEND_EXTRAS

RATING_STEPS = (140, 160, 180, 200, 220, 240, 260, 281)
"""The least totals of ratings 1 to 8 (§4: 260–280 is the step below *over 280*)."""
_STAGES = {PICK: "pick", SPEND_EXTRAS: "extra", DONE: "done"}


def dice_of(mask: int) -> list[str]:
    """The names of a set of dice, in the order W Y B G O P."""
    return [colour for die, colour in enumerate(COLOURS) if mask >> die & 1]


def die_place(state: Any, die: int) -> str | int:
    """Where a die lies."""
    if state.pool >> die & 1:
        return "pool"
    if state.platter >> die & 1:
        return "platter"
    return next(place + 1 for place in range(THROWS) if state.places[place] == die + 1)


def points_json(sheet: Any) -> dict[str, Any]:
    """A sheet's points by part."""
    return {
        "areas": {area: int(area_points(sheet, YELLOW + i)) for i, area in enumerate(AREAS)},
        "foxes": int(sheet.bonuses[FOX]),
        "fox_points": int(fox_points(sheet)),
        "total": int(total_points(sheet)),
    }


def pending_json(sheet: Any) -> dict[str, Any]:
    """The bonuses that wait to be entered: how many of each kind, of orange their numbers."""
    pending: dict[str, Any] = {}
    for bonus in range(TO_ENTER):
        name, number = BONUSES[bonus]
        waiting = int(sheet.bonuses[bonus])
        if waiting and name == "orange":
            pending.setdefault("orange", []).extend([number] * waiting)
        elif waiting:
            pending[name] = waiting
    return pending


def sheet_json(sheet: Any) -> dict[str, Any]:
    """One sheet, without what follows from it."""
    return {
        "yellow": [[r + 1, c + 1] for box, (r, c) in enumerate(YELLOW_BOXES) if sheet.yellow >> box & 1],
        "blue": [value for value in range(2, 13) if sheet.blue >> (value - 2) & 1],
        "green": int(sheet.green),
        "orange": [int(n) for n in sheet.orange_numbers[: sheet.orange]],
        "purple": [int(n) for n in sheet.purple_numbers[: sheet.purple]],
        "rerolls": int(sheet.bonuses[REROLL]),
        "extras": int(sheet.bonuses[EXTRA]),
        "foxes": int(sheet.bonuses[FOX]),
        "pending": pending_json(sheet),
        "used": dice_of(sheet.used),
    }


def state_json(array: State) -> dict[str, Any]:
    """The whole position but for seats and options: what a set-up gives (``setup.py``)."""
    state = array[0]
    return {
        "round": int(state.round_number),
        "turn": {"kind": "passive" if state.passive else "active", "seat": int(state.active)},
        "phase": PHASES[state.phase],
        "throw": int(state.throw),
        "rerolls": int(state.rerolls),
        "dice": {
            colour: {"face": int(state.faces[die]) or None, "at": die_place(state, die)}
            for die, colour in enumerate(COLOURS)
        },
        "sheets": [
            sheet_json(state.sheets[seat]) | {"stage": _STAGES[int(state.sheets[seat].stage)]}
            for seat in range(state.seats)
        ],
    }


def _asked(state: Any, seat: int) -> str:
    """What a seat is asked now."""
    sheet = state.sheets[seat]
    if owed(sheet) > 0:
        return "bonus"
    if state.phase == OPEN:
        return _STAGES[int(sheet.stage)]
    return "choose" if state.phase == CHOOSE and state.active == seat else "wait"


def view_json(array: State, rules: Mapping[str, Any]) -> dict[str, Any]:
    """What everyone may see: the position and what follows from it."""
    state = array[0]
    view: dict[str, Any] = {
        "game": "clever",
        "seats": int(state.seats),
        "rules": dict(rules),
        "rounds": int(ROUNDS[state.seats]),
    }
    view |= state_json(array)
    for seat, sheet in enumerate(view["sheets"]):
        points = points_json(state.sheets[seat])
        sheet |= {
            "stage": _asked(state, seat),
            "track": view["round"],
            "points": points["areas"],
            "fox_points": points["fox_points"],
            "total": points["total"],
        }
    return view


def rating(total: int) -> int:
    """The solo rating, 0 to 8 (§4)."""
    return sum(total >= least for least in RATING_STEPS)


def result_json(array: State) -> dict[str, Any]:
    """The result of a game that is over (§4, §7)."""
    state = array[0]
    points = [points_json(state.sheets[seat]) for seat in range(state.seats)]
    orders = [(seat["total"], max(seat["areas"].values())) for seat in points]
    ranks = [1 + sum(other > own for other in orders) for own in orders]
    result: dict[str, Any] = {
        "scores": [seat["total"] for seat in points],
        "areas": [seat["areas"] for seat in points],
        "foxes": [seat["foxes"] for seat in points],
        "fox_points": [seat["fox_points"] for seat in points],
        "ranks": ranks,
        "winners": [seat for seat, rank in enumerate(ranks) if rank == 1],
    }
    if len(points) == 1:
        result["rating"] = rating(points[0]["total"])
    return result
