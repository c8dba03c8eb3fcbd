"""What a seat sees of Clever, as a vector of float32 numbers.

First what concerns the table, then the sheets, the observer's own first and the others in the order of their seats
(absent seats are zeros). Everything lies between 0 and 1.

====================  ======  =================================================================
part                  length  meaning
====================  ======  =================================================================
phase                      7  one-hot (``state.PHASES``)
round                      6  one-hot
throw                      3  one-hot
passive turn of solo       1
seats                      4  one-hot
active seat                4  one-hot, counted from the observer
faces                     36  one-hot for each die W Y B G O P; zeros while it isn't thrown
places                    30  one-hot for each die: pool, place 1, 2, 3, platter
options                    3  1 where the second value is chosen
sheets                4 × 94  see ``SHEET``
====================  ======  =================================================================
"""

from __future__ import annotations

from typing import Any

from sanle.core import rulebook
from sanle.core.kernel import implements, kernel
from sanle.games.clever.components import LENGTH, PURPLE, THROWS, YELLOW
from sanle.games.clever.scoring import area_points, total_points
from sanle.games.clever.state import LAYOUT, OPEN, Sheet, State

SHEET = 12 + 5 * LENGTH + 3 + 6 + 5 + 1 + 1 + 11
"""Yellow boxes, blue boxes, green filled, orange filled, orange numbers / 18, purple numbers / 6, stage (one-hot, while
the seats act independently), dice used by +1, points of the five areas / 100, total / 400, whether the seat is here,
the eleven kinds of bonuses in hand / 7."""
TABLE = 7 + 6 + 3 + 1 + 4 + 4 + 36 + 30 + 3
SIZE = TABLE + 4 * SHEET


@kernel
def one_hot(out: Any, at: int, index: int, length: int) -> int:
    if 0 <= index < length:
        out[at + index] = 1.0
    return at + length


@implements(rulebook.observe, LAYOUT)
def observe(state: State, seat: int, out: Any) -> None:
    out[:] = 0.0
    at = one_hot(out, 0, state.phase, 7)
    at = one_hot(out, at, state.round_number - 1, 6)
    at = one_hot(out, at, state.throw - 1, 3)
    out[at] = state.passive
    at = one_hot(out, at + 1, state.seats - 1, 4)
    at = one_hot(out, at, (state.active - seat) % state.seats, 4)
    at = observe_dice(state, out, at)
    out[at] = state.passive_pick
    out[at + 1] = state.solo_fallback
    out[at + 2] = state.dead_roll
    at += 3
    for i in range(state.seats):
        at = observe_sheet(state, state.sheets[(seat + i) % state.seats], out, at)


@kernel
def observe_dice(state: State, out: Any, at: int) -> int:
    for die in range(6):
        at = one_hot(out, at, state.faces[die] - 1, 6)
    for die in range(6):
        where = 0
        if (state.platter >> die) & 1:
            where = 4
        for place in range(THROWS):
            if state.places[place] == die + 1:
                where = place + 1
        at = one_hot(out, at, where, 5)
    return at


@kernel
def observe_sheet(state: State, sheet: Sheet, out: Any, at: int) -> int:
    for box in range(12):
        out[at + box] = (sheet.yellow >> box) & 1
    at += 12
    for box in range(LENGTH):
        out[at + box] = (sheet.blue >> box) & 1
        out[at + LENGTH + box] = box < sheet.green
        out[at + 2 * LENGTH + box] = box < sheet.orange
        out[at + 3 * LENGTH + box] = sheet.orange_numbers[box] / 18.0
        out[at + 4 * LENGTH + box] = sheet.purple_numbers[box] / 6.0
    at += 5 * LENGTH
    if state.phase == OPEN:
        out[at + sheet.stage] = 1.0
    at += 3
    for die in range(6):
        out[at + die] = (sheet.used >> die) & 1
    at += 6
    for area in range(YELLOW, PURPLE + 1):
        out[at] = area_points(sheet, area) / 100.0
        at += 1
    out[at] = total_points(sheet) / 400.0
    out[at + 1] = 1.0
    at += 2
    for bonus in range(11):
        out[at + bonus] = sheet.bonuses[bonus] / 7.0
    return at + 11
