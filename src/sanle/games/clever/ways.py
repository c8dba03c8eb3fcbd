"""Ways to use a die on a sheet (docs/rules/clever.md 2.6–2.8).

A *way* is a die and what it enters: ids 0–11 the yellow die in a yellow box, 12–23 the white one, then for each of blue,
green, orange and purple the die of that colour and the white one.
"""

from __future__ import annotations

from sanle.core.kernel import kernel
from sanle.core.sink import Sink
from sanle.games.clever.components import BLUE, GREEN, ORANGE, PURPLE, WHITE, YELLOW
from sanle.games.clever.sheet import (
    mark_blue,
    mark_green,
    mark_yellow,
    open_blue,
    open_yellow,
    takes_green,
    takes_orange,
    takes_purple,
    write_orange,
    write_purple,
)
from sanle.games.clever.state import Sheet, State

WAYS = 32
WHITE_BOXES, OTHER_WAYS = 12, 24


@kernel
def blue_total(state: State) -> int:
    """Blue is always the face of blue plus the face of white, wherever the other die lies."""
    return int(state.faces[BLUE] + state.faces[WHITE])


@kernel
def usable(state: State, sheet: Sheet, dice: int) -> int:
    """The ways to use one of these dice on this sheet, a bit each."""
    ways = 0
    white = state.faces[WHITE]
    with_white = dice & 1
    if (dice >> YELLOW) & 1:
        ways |= open_yellow(sheet, state.faces[YELLOW])
    if with_white:
        ways |= open_yellow(sheet, white) << WHITE_BOXES
    if (dice >> BLUE | with_white) & 1 and open_blue(sheet, blue_total(state)):
        ways |= ((dice >> BLUE) & 1 | with_white << 1) << OTHER_WAYS
    if (dice >> GREEN) & 1 and takes_green(sheet, state.faces[GREEN]):
        ways |= 1 << (OTHER_WAYS + 2)
    if with_white and takes_green(sheet, white):
        ways |= 1 << (OTHER_WAYS + 3)
    if takes_orange(sheet):
        ways |= ((dice >> ORANGE) & 1 | with_white << 1) << (OTHER_WAYS + 4)
    if (dice >> PURPLE) & 1 and takes_purple(sheet, state.faces[PURPLE]):
        ways |= 1 << (OTHER_WAYS + 6)
    if with_white and takes_purple(sheet, white):
        ways |= 1 << (OTHER_WAYS + 7)
    return ways


@kernel
def die_of(way: int) -> int:
    """The die that a way uses."""
    if way < WHITE_BOXES:
        return YELLOW
    if way < OTHER_WAYS or way & 1:
        return WHITE
    return BLUE + (way - OTHER_WAYS) // 2


@kernel
def area_of_way(way: int) -> int:
    """The area that a way enters."""
    return YELLOW if way < OTHER_WAYS else BLUE + (way - OTHER_WAYS) // 2


@kernel
def enter(state: State, seat: int, way: int, extra: int, sink: Sink) -> None:
    """Mark what a way enters; ``extra`` is BY_EXTRA for a die taken by +1, else 0."""
    sheet = state.sheets[seat]
    die, area = die_of(way), area_of_way(way)
    face = state.faces[die]
    by = die + extra
    if area == YELLOW:
        mark_yellow(sheet, seat, way % WHITE_BOXES, by, sink)
    elif area == BLUE:
        mark_blue(sheet, seat, blue_total(state) - 2, by, sink)
    elif area == GREEN:
        mark_green(sheet, seat, by, sink)
    elif area == ORANGE:
        write_orange(sheet, seat, face, by, sink)
    else:
        write_purple(sheet, seat, face, by, sink)
