"""What a sheet is worth (docs/rules/clever.md §4)."""

from __future__ import annotations

from typing import Any

from sanle.core.bits import count
from sanle.core.kernel import kernel
from sanle.games.clever.components import (
    BLUE,
    BLUE_POINTS,
    FOX,
    GREEN,
    GREEN_POINTS,
    ORANGE,
    PURPLE,
    YELLOW,
    YELLOW_COLUMN_POINTS,
    YELLOW_IN_COLUMN,
)
from sanle.games.clever.state import Sheet


@kernel
def area_points(sheet: Sheet, area: int) -> int:
    points = 0
    if area == YELLOW:
        for column in range(4):
            if sheet.yellow & YELLOW_IN_COLUMN[column] == YELLOW_IN_COLUMN[column]:
                points += YELLOW_COLUMN_POINTS[column]
    elif area == BLUE:
        points = BLUE_POINTS[count(sheet.blue)]
    elif area == GREEN:
        points = GREEN_POINTS[sheet.green]
    elif area == ORANGE:
        for box in range(sheet.orange):
            points += int(sheet.orange_numbers[box])
    else:
        for box in range(sheet.purple):
            points += int(sheet.purple_numbers[box])
    return points


@kernel
def fox_points(sheet: Sheet) -> int:
    """Every fox is worth the lowest of the five areas."""
    lowest_area = area_points(sheet, YELLOW)
    for area in range(BLUE, PURPLE + 1):
        lowest_area = min(lowest_area, area_points(sheet, area))
    return int(sheet.bonuses[FOX]) * lowest_area


@kernel
def total_points(sheet: Sheet) -> int:
    points = fox_points(sheet)
    for area in range(YELLOW, PURPLE + 1):
        points += area_points(sheet, area)
    return points


@kernel
def tally(sheets: Any, seat: int, out: Any) -> None:
    """The five areas, the number of foxes, their points and the total."""
    sheet = sheets[seat]
    for area in range(YELLOW, PURPLE + 1):
        out[area - YELLOW] = area_points(sheet, area)
    out[5] = sheet.bonuses[FOX]
    out[6] = fox_points(sheet)
    out[7] = total_points(sheet)
