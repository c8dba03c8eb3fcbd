"""One sheet: what may be entered, what a mark earns, what the areas are worth (docs/rules/clever.md §1, §3, §4)."""

from __future__ import annotations

from typing import Any

from sanle.core.bits import count, lowest
from sanle.core.kernel import kernel
from sanle.core.sink import Sink, emit
from sanle.games.clever.components import (
    ALL_BLUE,
    ALL_YELLOW,
    BLACK,
    BLUE,
    BLUE_COLUMN_BONUS,
    BLUE_COLUMN_OF,
    BLUE_IN_COLUMN,
    BLUE_IN_ROW,
    BLUE_POINTS,
    BLUE_ROW_BONUS,
    BLUE_ROW_OF,
    FOX,
    GREEN,
    GREEN_AT_LEAST,
    GREEN_BONUS,
    GREEN_POINTS,
    LENGTH,
    NO_BONUS,
    ORANGE,
    ORANGE_4,
    ORANGE_6,
    ORANGE_BONUS,
    ORANGE_FACTOR,
    PURPLE,
    PURPLE_6,
    PURPLE_BONUS,
    TO_ENTER,
    X_BLUE,
    X_GREEN,
    X_YELLOW,
    YELLOW,
    YELLOW_COLUMN_POINTS,
    YELLOW_DIAGONAL,
    YELLOW_DIAGONAL_BONUS,
    YELLOW_IN_COLUMN,
    YELLOW_IN_ROW,
    YELLOW_OF_NUMBER,
    YELLOW_ROW_BONUS,
    YELLOW_ROW_OF,
)
from sanle.games.clever.effects import BY_BOX, BY_COLUMN, BY_DIAGONAL, BY_ROW, EARN, LOSE, MARK
from sanle.games.clever.state import Sheet

# What may be entered (2.6, 2.8).


@kernel
def open_yellow(sheet: Sheet, number: int) -> int:
    """The open yellow boxes of a number."""
    return YELLOW_OF_NUMBER[number] & ~sheet.yellow  # type: ignore[no-any-return]


@kernel
def open_blue(sheet: Sheet, total: int) -> bool:
    return (sheet.blue >> (total - 2)) & 1 == 0


@kernel
def takes_green(sheet: Sheet, number: int) -> bool:
    return sheet.green < LENGTH and number >= GREEN_AT_LEAST[sheet.green]


@kernel
def takes_orange(sheet: Sheet) -> bool:
    return sheet.orange < LENGTH


@kernel
def last_purple(sheet: Sheet) -> int:
    """The last number written in purple; 0 while the row is empty."""
    return sheet.purple_numbers[sheet.purple - 1] if sheet.purple > 0 else 0


@kernel
def takes_purple(sheet: Sheet, number: int) -> bool:
    last = last_purple(sheet)
    return sheet.purple < LENGTH and (number > last or last == 6)


@kernel
def is_full(sheet: Sheet, area: int) -> bool:
    """Whether an area has no open box left."""
    if area == YELLOW:
        return sheet.yellow == ALL_YELLOW
    if area == BLUE:
        return sheet.blue == ALL_BLUE
    if area == GREEN:
        return sheet.green == LENGTH
    if area == ORANGE:
        return sheet.orange == LENGTH
    return sheet.purple == LENGTH


# Marks and what they earn (3.1, 3.5). ``by`` says what made the mark: see effects.MARK.


@kernel
def earn(sheet: Sheet, seat: int, bonus: int, cause: int, which: int, sink: Sink) -> None:
    if bonus != NO_BONUS:
        sheet.bonuses[bonus] += 1
        emit(sink, EARN, seat, bonus, cause, which, 0)


@kernel
def mark_yellow(sheet: Sheet, seat: int, box: int, by: int, sink: Sink) -> None:
    sheet.yellow |= 1 << box
    emit(sink, MARK, seat, YELLOW, box, 0, by)
    row = YELLOW_ROW_OF[box]
    if sheet.yellow & YELLOW_IN_ROW[row] == YELLOW_IN_ROW[row]:
        earn(sheet, seat, YELLOW_ROW_BONUS[row], BY_ROW, row, sink)
    if (YELLOW_DIAGONAL >> box) & 1 and sheet.yellow & YELLOW_DIAGONAL == YELLOW_DIAGONAL:
        earn(sheet, seat, YELLOW_DIAGONAL_BONUS, BY_DIAGONAL, 0, sink)


@kernel
def mark_blue(sheet: Sheet, seat: int, box: int, by: int, sink: Sink) -> None:
    sheet.blue |= 1 << box
    emit(sink, MARK, seat, BLUE, box, 0, by)
    row, column = BLUE_ROW_OF[box], BLUE_COLUMN_OF[box]
    if sheet.blue & BLUE_IN_ROW[row] == BLUE_IN_ROW[row]:
        earn(sheet, seat, BLUE_ROW_BONUS[row], BY_ROW, row, sink)
    if sheet.blue & BLUE_IN_COLUMN[column] == BLUE_IN_COLUMN[column]:
        earn(sheet, seat, BLUE_COLUMN_BONUS[column], BY_COLUMN, column, sink)


@kernel
def mark_green(sheet: Sheet, seat: int, by: int, sink: Sink) -> None:
    box = sheet.green
    sheet.green += 1
    emit(sink, MARK, seat, GREEN, box, 0, by)
    earn(sheet, seat, GREEN_BONUS[box], BY_BOX, box, sink)


@kernel
def write_orange(sheet: Sheet, seat: int, number: int, by: int, sink: Sink) -> None:
    box = sheet.orange
    written = number * ORANGE_FACTOR[box]
    sheet.orange_numbers[box] = written
    sheet.orange += 1
    emit(sink, MARK, seat, ORANGE, box, written, by)
    earn(sheet, seat, ORANGE_BONUS[box], BY_BOX, box, sink)


@kernel
def write_purple(sheet: Sheet, seat: int, number: int, by: int, sink: Sink) -> None:
    box = sheet.purple
    sheet.purple_numbers[box] = number
    sheet.purple += 1
    emit(sink, MARK, seat, PURPLE, box, number, by)
    earn(sheet, seat, PURPLE_BONUS[box], BY_BOX, box, sink)


# Bonuses to enter (§3). An *entry* is one way to enter one: ids 0–11 a yellow box, 12–22 a blue box,
# then green, orange, orange 4, orange 5, orange 6, purple.

ENTER_BLUE, ENTER_GREEN, ENTER_ORANGE, ENTER_ORANGE_4, ENTER_PURPLE, ENTRIES = 12, 23, 24, 25, 28, 29


@kernel
def owed(sheet: Sheet) -> int:
    """How many bonuses wait to be entered."""
    total = 0
    for bonus in range(TO_ENTER):
        total += sheet.bonuses[bonus]
    return total


@kernel
def area_of(bonus: int) -> int:
    """The area that a coloured bonus goes to."""
    if bonus == X_YELLOW:
        return YELLOW
    if bonus == X_BLUE:
        return BLUE
    if bonus == X_GREEN:
        return GREEN
    return PURPLE if bonus == PURPLE_6 else ORANGE


@kernel
def orange_kinds(sheet: Sheet) -> int:
    """How many different orange numbers are pending."""
    kinds = 0
    for bonus in range(ORANGE_4, ORANGE_6 + 1):
        if sheet.bonuses[bonus] > 0:
            kinds += 1
    return kinds


@kernel
def entries(sheet: Sheet) -> int:
    """The ways to enter one of the pending bonuses, a bit each."""
    black = sheet.bonuses[BLACK] > 0
    ways = 0
    if black or sheet.bonuses[X_YELLOW] > 0:
        ways |= ALL_YELLOW & ~sheet.yellow
    if black or sheet.bonuses[X_BLUE] > 0:
        ways |= (ALL_BLUE & ~sheet.blue) << ENTER_BLUE
    if (black or sheet.bonuses[X_GREEN] > 0) and sheet.green < LENGTH:
        ways |= 1 << ENTER_GREEN
    if sheet.orange < LENGTH:
        kinds = orange_kinds(sheet)
        if black or kinds == 1:
            ways |= 1 << ENTER_ORANGE
        elif kinds > 1:
            for number in range(3):
                if sheet.bonuses[ORANGE_4 + number] > 0:
                    ways |= 1 << (ENTER_ORANGE_4 + number)
    if (black or sheet.bonuses[PURPLE_6] > 0) and sheet.purple < LENGTH:
        ways |= 1 << ENTER_PURPLE
    return ways


@kernel
def pending_orange(sheet: Sheet) -> int:
    """The first kind of orange bonus that is pending."""
    bonus = ORANGE_4
    while sheet.bonuses[bonus] == 0:
        bonus += 1
    return bonus


@kernel
def spent_by(sheet: Sheet, entry: int) -> int:
    """The pending bonus that an entry uses up."""
    if sheet.bonuses[BLACK] > 0:
        return BLACK
    if entry < ENTER_BLUE:
        return X_YELLOW
    if entry < ENTER_GREEN:
        return X_BLUE
    if entry == ENTER_GREEN:
        return X_GREEN
    if entry == ENTER_PURPLE:
        return PURPLE_6
    if entry == ENTER_ORANGE:
        return pending_orange(sheet)
    return ORANGE_4 + entry - ENTER_ORANGE_4


@kernel
def resolve_bonus(sheet: Sheet, seat: int, entry: int, sink: Sink) -> None:
    """Enter one pending bonus."""
    bonus = spent_by(sheet, entry)
    sheet.bonuses[bonus] -= 1
    by = -1 - bonus
    if entry < ENTER_BLUE:
        mark_yellow(sheet, seat, entry, by, sink)
    elif entry < ENTER_GREEN:
        mark_blue(sheet, seat, entry - ENTER_BLUE, by, sink)
    elif entry == ENTER_GREEN:
        mark_green(sheet, seat, by, sink)
    elif entry == ENTER_PURPLE:
        write_purple(sheet, seat, 6, by, sink)
    else:
        number = 6 if bonus == BLACK else 4 + bonus - ORANGE_4
        write_orange(sheet, seat, number, by, sink)


@kernel
def lose_bonuses(sheet: Sheet, seat: int, sink: Sink) -> None:
    """Remove pending bonuses whose area is full; the black one when all are (3.3)."""
    for bonus in range(BLACK):
        while sheet.bonuses[bonus] > 0 and is_full(sheet, area_of(bonus)):
            sheet.bonuses[bonus] -= 1
            emit(sink, LOSE, seat, bonus, 0, 0, 0)
    if sheet.bonuses[BLACK] > 0 and entries(sheet) == 0:
        sheet.bonuses[BLACK] = 0
        emit(sink, LOSE, seat, BLACK, 0, 0, 0)


@kernel
def settle(sheet: Sheet, seat: int, sink: Sink) -> None:
    """Bonuses until their owner must choose: the lost are removed, a single one with a single entry is entered (3.4)."""
    while owed(sheet) > 0:
        lose_bonuses(sheet, seat, sink)
        ways = entries(sheet)
        if owed(sheet) != 1 or count(ways) != 1:
            return
        resolve_bonus(sheet, seat, lowest(ways), sink)


# Scoring (§4).


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
