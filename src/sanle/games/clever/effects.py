"""The facts that the rules report: numbers from the kernels, JSON for whoever shows them.

A row of the sink is (kind, seat, a, b, c, d); what the four numbers are stands beside each kind.
"""

from __future__ import annotations

from typing import Any

from sanle.games.clever.components import BLUE, COLOURS, YELLOW, YELLOW_BOXES, bonus_json

ROUND = 0  # a: its number
TURN = 1  # seat: the active one; a: 1 in the passive turn of solo
THROW = 2  # a: its number; a roll is due
ROLL = 3  # a: die, b: face
MOVE = 4  # a: die, b: where to
MARK = 5  # a: area, b: box, c: number written, d: a die, 8 + a die by +1, -1 - a bonus
EARN = 6  # a: bonus, b: what earned it, c: which row, column, box or round
LOSE = 7  # a: bonus
SPEND = 8  # a: 1 for a +1, 0 for a reroll
FORFEIT = 9
PASS = 10  # a: 1 for no (further) +1, 0 for no platter die
UNMARKED = 11  # a: die
END = 12
KINDS = (
    "round",
    "turn",
    "throw",
    "roll",
    "move",
    "mark",
    "earn",
    "lose",
    "spend",
    "forfeit",
    "pass",
    "unmarked",
    "end",
)

TO_POOL, TO_PLATTER = 0, 4
BY_EXTRA = 8
BY_ROUND, BY_ROW, BY_COLUMN, BY_DIAGONAL, BY_BOX = range(5)


def box_json(area: int, box: int) -> Any:
    """A box as records name it: [row, column] in yellow, the value in blue, 1–11 in the rows."""
    if area == YELLOW:
        row, column = YELLOW_BOXES[box]
        return [row + 1, column + 1]
    return box + 2 if area == BLUE else box + 1


def effects_json(rows: list[list[int]]) -> list[dict[str, Any]]:
    """The effects of one event, in order; ``cause`` is the index of the effect behind each, None for the event."""
    told: list[dict[str, Any]] = []
    earned: dict[tuple[int, int], list[int]] = {}
    source: dict[str, Any] = {}
    source_at: int | None = None
    for kind, seat, a, b, c, d in rows:
        effect: dict[str, Any] = {"kind": KINDS[kind]}
        if seat >= 0:
            effect["seat"] = seat
        cause: int | None = None
        if kind == ROUND:
            effect["round"] = a
            source, source_at = {}, len(told)
        elif kind == TURN:
            effect["turn"] = "passive" if a else "active"
        elif kind == THROW:
            effect["throw"] = a
        elif kind == ROLL:
            effect |= {"die": COLOURS[a], "face": b}
        elif kind == MOVE:
            effect |= {"die": COLOURS[a], "to": {TO_POOL: "pool", TO_PLATTER: "platter"}.get(b, b)}
        elif kind == MARK:
            effect |= {"area": COLOURS[a], "box": box_json(a, b)} | ({"number": c} if c else {})
            if d < 0:
                effect["by"] = "bonus"
                cause = _first(earned, seat, -1 - d)
            else:
                effect |= {"by": "extra" if d >= BY_EXTRA else "die", "die": COLOURS[d % BY_EXTRA]}
            source, source_at = {"area": COLOURS[a]}, len(told)
        elif kind == EARN:
            effect |= (bonus_json(a) or {}) | source | {"from": _from(b, c)}
            cause = source_at
            earned.setdefault((seat, a), []).append(len(told))
        elif kind == LOSE:
            effect |= bonus_json(a) or {}
            cause = _first(earned, seat, a)
        elif kind == SPEND:
            effect["what"] = "extra" if a else "reroll"
        elif kind == PASS:
            effect["what"] = "extra" if a else "pick"
        elif kind == UNMARKED:
            effect["die"] = COLOURS[a]
        told.append(effect | {"cause": cause})
    return told


def _first(earned: dict[tuple[int, int], list[int]], seat: int, bonus: int) -> int | None:
    waiting = earned.get((seat, bonus))
    return waiting.pop(0) if waiting else None


def _from(cause: int, which: int) -> list[Any]:
    name = ("round", "row", "column", "diagonal", "box")[cause]
    return [name] if cause == BY_DIAGONAL else [name, which if cause == BY_ROUND else which + 1]
