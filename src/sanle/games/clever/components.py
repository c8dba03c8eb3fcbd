"""The printed sheet and the dice: every table of the rules (docs/rules/clever.md §1), once.

A *colour* is a die and, but for white, the area of the same colour. Boxes of yellow are numbered 0–11 through the open
ones, row by row; boxes of blue 0–10 for the values 2–12; boxes of green, orange and purple 0–10 from the left.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

Table = np.ndarray[Any, np.dtype[np.int64]]

WHITE, YELLOW, BLUE, GREEN, ORANGE, PURPLE = range(6)
COLOURS = ("white", "yellow", "blue", "green", "orange", "purple")
AREAS = COLOURS[1:]
ALL_DICE = 0b111111

# Bonuses: those that must be entered, then those that are only noted.
X_YELLOW, X_BLUE, X_GREEN, ORANGE_4, ORANGE_5, ORANGE_6, PURPLE_6, BLACK, REROLL, EXTRA, FOX = range(11)
NO_BONUS = -1
TO_ENTER = 8
BONUSES: tuple[tuple[str, int], ...] = (
    ("yellow", 0),
    ("blue", 0),
    ("green", 0),
    ("orange", 4),
    ("orange", 5),
    ("orange", 6),
    ("purple", 6),
    ("black", 0),
    ("reroll", 0),
    ("extra", 0),
    ("fox", 0),
)

YELLOW_ROWS = ((3, 6, 5, 0), (2, 1, 0, 5), (1, 0, 2, 4), (0, 3, 4, 6))
BLUE_ROWS = ((0, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12))
LENGTH = 11
THROWS = 3
MOST_POINTS = 365


def _table(*numbers: int) -> Table:
    return np.array(numbers, np.int64)


YELLOW_COLUMN_POINTS = _table(10, 14, 16, 20)
YELLOW_ROW_BONUS = _table(X_BLUE, ORANGE_4, X_GREEN, FOX)
YELLOW_DIAGONAL_BONUS = EXTRA

BLUE_ROW_BONUS = _table(ORANGE_5, X_YELLOW, FOX)
BLUE_COLUMN_BONUS = _table(REROLL, X_GREEN, PURPLE_6, EXTRA)
BLUE_POINTS = _table(0, 1, 2, 4, 7, 11, 16, 22, 29, 37, 46, 56)

GREEN_AT_LEAST = _table(1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 6)
GREEN_POINTS = _table(0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66)
GREEN_BONUS = _table(-1, -1, -1, EXTRA, -1, X_BLUE, FOX, -1, PURPLE_6, REROLL, -1)
ORANGE_FACTOR = _table(1, 1, 1, 2, 1, 1, 2, 1, 2, 1, 3)
ORANGE_BONUS = _table(-1, -1, REROLL, -1, X_YELLOW, EXTRA, -1, FOX, -1, PURPLE_6, -1)
PURPLE_BONUS = _table(-1, -1, REROLL, X_BLUE, EXTRA, X_YELLOW, FOX, REROLL, X_GREEN, ORANGE_6, EXTRA)

ROLLS = _table(*(6**dice for dice in range(7)))
"""How many ways that many dice can fall."""

ROUND_BONUS = _table(REROLL, EXTRA, REROLL, BLACK, -1, -1)
ROUNDS = _table(0, 6, 6, 5, 4)
"""Rounds of a game by the number of seats."""

# What follows from the tables: sets of boxes, a bit each.
YELLOW_BOXES = tuple((row, column) for row in range(4) for column in range(4) if YELLOW_ROWS[row][column])


def _boxes(chosen: Callable[[int, int], bool]) -> int:
    return sum(1 << box for box, place in enumerate(YELLOW_BOXES) if chosen(*place))


YELLOW_OF_NUMBER = _table(*(_boxes(lambda r, c, n=n: YELLOW_ROWS[r][c] == n) for n in range(7)))  # type: ignore[misc]
YELLOW_ROW_OF = _table(*(row for row, _ in YELLOW_BOXES))
YELLOW_IN_ROW = _table(*(_boxes(lambda r, c, n=n: r == n) for n in range(4)))  # type: ignore[misc]
YELLOW_IN_COLUMN = _table(*(_boxes(lambda r, c, n=n: c == n) for n in range(4)))  # type: ignore[misc]
YELLOW_DIAGONAL = _boxes(lambda r, c: r == c)
ALL_YELLOW = (1 << len(YELLOW_BOXES)) - 1

BLUE_IN_ROW = _table(*(sum(1 << (value - 2) for value in row if value) for row in BLUE_ROWS))
BLUE_IN_COLUMN = _table(*(sum(1 << (row[c] - 2) for row in BLUE_ROWS if row[c]) for c in range(4)))
BLUE_ROW_OF = _table(*(r for r, row in enumerate(BLUE_ROWS) for value in row if value))
BLUE_COLUMN_OF = _table(*(c for row in BLUE_ROWS for c, value in enumerate(row) if value))
ALL_BLUE = (1 << LENGTH) - 1


def bonus_json(bonus: int) -> dict[str, Any] | None:
    """A bonus as the page and records name it; None where there is none."""
    if bonus == NO_BONUS:
        return None
    name, number = BONUSES[bonus]
    return {"bonus": name, "number": number} if number else {"bonus": name}


def components_json() -> dict[str, Any]:
    """Everything printed on the sheet, for whoever draws it."""

    def bonuses(row: Table) -> list[dict[str, Any] | None]:
        return [bonus_json(int(bonus)) for bonus in row]

    return {
        "dice": list(COLOURS),
        "yellow": {
            "rows": [list(row) for row in YELLOW_ROWS],
            "columns": YELLOW_COLUMN_POINTS.tolist(),
            "row_bonuses": bonuses(YELLOW_ROW_BONUS),
            "diagonal": [[i + 1, i + 1] for i in range(4)],
            "diagonal_bonus": bonus_json(YELLOW_DIAGONAL_BONUS),
        },
        "blue": {
            "rows": [list(row) for row in BLUE_ROWS],
            "points": BLUE_POINTS.tolist(),
            "row_bonuses": bonuses(BLUE_ROW_BONUS),
            "column_bonuses": bonuses(BLUE_COLUMN_BONUS),
        },
        "green": {
            "thresholds": GREEN_AT_LEAST.tolist(),
            "points": GREEN_POINTS[1:].tolist(),
            "bonuses": bonuses(GREEN_BONUS),
        },
        "orange": {"factors": ORANGE_FACTOR.tolist(), "bonuses": bonuses(ORANGE_BONUS)},
        "purple": {"bonuses": bonuses(PURPLE_BONUS)},
        "track": bonuses(ROUND_BONUS),
    }
