"""Bonuses that wait to be entered (docs/rules/clever.md §3).

An *entry* is one way to enter one: ids 0–11 a yellow box, 12–22 a blue box, then green, orange, orange 4, orange 5,
orange 6, purple.
"""

from __future__ import annotations

from sanle.core.bits import count, lowest
from sanle.core.kernel import kernel
from sanle.core.sink import Sink, emit
from sanle.games.clever.components import (
    ALL_BLUE,
    ALL_YELLOW,
    BLACK,
    BLUE,
    GREEN,
    LENGTH,
    ORANGE,
    ORANGE_4,
    ORANGE_6,
    PURPLE,
    PURPLE_6,
    TO_ENTER,
    X_BLUE,
    X_GREEN,
    X_YELLOW,
    YELLOW,
)
from sanle.games.clever.effects import LOSE
from sanle.games.clever.sheet import is_full, mark_blue, mark_green, mark_yellow, write_orange, write_purple
from sanle.games.clever.state import Sheet

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
