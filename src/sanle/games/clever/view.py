"""Clever as it lies on the table: positions as JSON, points, results. Nothing is hidden in this game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from sanle.core.contract import State
from sanle.core.layout import plain
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
    YELLOW_BOXES,
)
from sanle.games.clever.scoring import tally
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


def points_json(array: State, seat: int) -> dict[str, Any]:
    """A seat's points by part."""
    counted = np.zeros(8, np.int64)
    tally(array["sheets"][0], seat, counted)
    *areas, foxes, fox_points, total = counted.tolist()
    return {
        "areas": dict(zip(AREAS, areas, strict=True)),
        "foxes": foxes,
        "fox_points": fox_points,
        "total": total,
    }


def pending_json(sheet: Any) -> dict[str, Any]:
    """The bonuses that wait to be entered: how many of each kind, of orange their numbers."""
    pending: dict[str, Any] = {}
    for bonus in range(TO_ENTER):
        name, number = BONUSES[bonus]
        waiting = sheet.bonuses[bonus]
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
        "green": sheet.green,
        "orange": sheet.orange_numbers[: sheet.orange],
        "purple": sheet.purple_numbers[: sheet.purple],
        "rerolls": sheet.bonuses[REROLL],
        "extras": sheet.bonuses[EXTRA],
        "foxes": sheet.bonuses[FOX],
        "pending": pending_json(sheet),
        "used": dice_of(sheet.used),
    }


def state_json(array: State) -> dict[str, Any]:
    """The whole position but for seats and options: what a set-up gives (``setup.py``)."""
    return _state_json(plain(array))


def _state_json(state: Any) -> dict[str, Any]:
    return {
        "round": state.round_number,
        "turn": {"kind": "passive" if state.passive else "active", "seat": state.active},
        "phase": PHASES[state.phase],
        "throw": state.throw,
        "rerolls": state.rerolls,
        "dice": {
            colour: {"face": state.faces[die] or None, "at": die_place(state, die)}
            for die, colour in enumerate(COLOURS)
        },
        "sheets": [sheet_json(sheet) | {"stage": _STAGES[sheet.stage]} for sheet in state.sheets[: state.seats]],
    }


def view_json(array: State, rules: Mapping[str, Any]) -> dict[str, Any]:
    """What everyone may see: the position and what follows from it."""
    state = plain(array)
    view: dict[str, Any] = {"game": "clever", "seats": state.seats, "rules": dict(rules)}
    view |= {"rounds": int(ROUNDS[state.seats])} | _state_json(state)
    for seat, sheet in enumerate(view["sheets"]):
        points = points_json(array, seat)
        sheet |= {
            "stage": _asked(state, seat, sheet),
            "track": view["round"],
            "points": points["areas"],
            "fox_points": points["fox_points"],
            "total": points["total"],
        }
    return view


def _asked(state: Any, seat: int, sheet: Mapping[str, Any]) -> str:
    """What a seat is asked now."""
    if sheet["pending"]:
        return "bonus"
    if state.phase == OPEN:
        return str(sheet["stage"])
    return "choose" if state.phase == CHOOSE and state.active == seat else "wait"


def rating(total: int) -> int:
    """The solo rating, 0 to 8 (§4)."""
    return sum(total >= least for least in RATING_STEPS)


def result_json(array: State) -> dict[str, Any]:
    """The result of a game that is over (§4, §7)."""
    points = [points_json(array, seat) for seat in range(int(array["seats"][0]))]
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
