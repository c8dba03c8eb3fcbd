"""One sheet: what may be entered, what a mark earns (docs/rules/clever.md §1, 2.6, 2.8, §3)."""

from __future__ import annotations

from sanle.core.kernel import kernel
from sanle.core.sink import Sink, emit
from sanle.games.clever.components import (
    ALL_BLUE,
    ALL_YELLOW,
    BLUE,
    BLUE_COLUMN_BONUS,
    BLUE_COLUMN_OF,
    BLUE_IN_COLUMN,
    BLUE_IN_ROW,
    BLUE_ROW_BONUS,
    BLUE_ROW_OF,
    GREEN,
    GREEN_AT_LEAST,
    GREEN_BONUS,
    LENGTH,
    NO_BONUS,
    ORANGE,
    ORANGE_BONUS,
    ORANGE_FACTOR,
    PURPLE,
    PURPLE_BONUS,
    YELLOW,
    YELLOW_DIAGONAL,
    YELLOW_DIAGONAL_BONUS,
    YELLOW_IN_ROW,
    YELLOW_OF_NUMBER,
    YELLOW_ROW_BONUS,
    YELLOW_ROW_OF,
)
from sanle.games.clever.effects import BY_BOX, BY_COLUMN, BY_DIAGONAL, BY_ROW, EARN, MARK
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
