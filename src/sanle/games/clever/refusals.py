"""Why an action isn't allowed now: the reason's code and the number of the rule that it breaks.

Asked only for actions that ``legal`` leaves out; every question goes to the functions that ``legal`` is made of.
"""

from __future__ import annotations

from sanle.core import rulebook
from sanle.core.kernel import implements, kernel
from sanle.games.clever.bonuses import (
    ENTER_BLUE,
    ENTER_GREEN,
    ENTER_ORANGE,
    ENTER_PURPLE,
    entries,
    orange_kinds,
    owed,
    spent_by,
)
from sanle.games.clever.components import (
    BLACK,
    BLUE,
    EXTRA,
    GREEN,
    REROLL,
    YELLOW,
    YELLOW_OF_NUMBER,
)
from sanle.games.clever.dice import chosen_dice
from sanle.games.clever.rules import (
    BONUS_ID,
    EXTRA_ID,
    FORFEIT_ID,
    PASS_ID,
    REROLL_ID,
    UNMARKED_ID,
    choosing,
    exception_dice,
    may_forfeit,
)
from sanle.games.clever.sheet import is_full
from sanle.games.clever.state import (
    ENTER_BLACK,
    HIGH_DICE,
    LAYOUT,
    OPEN,
    PICK,
    REQUIRED,
    TAKE_UNMARKED,
    Sheet,
    State,
)
from sanle.games.clever.ways import WHITE_BOXES, area_of_way, die_of, usable

REASONS: tuple[tuple[str, str], ...] = (
    ("", ""),
    ("bonus_first", "3.1"),
    ("black_first", "2.2"),
    ("no_such_bonus", "3.1"),
    ("orange_number", "3.4"),
    ("rolling_first", "2.4"),
    ("die_not_rolled", "2.3"),
    ("die_not_on_platter", "2.9"),
    ("platter_first", "2.9"),
    ("high_dice", "5.4"),
    ("box_number", "2.6"),
    ("box_crossed", "2.6"),
    ("blue_crossed", "2.6"),
    ("green_threshold", "2.6"),
    ("area_full", "2.6"),
    ("purple_rise", "2.6"),
    ("no_reroll_left", "2.5"),
    ("reroll_now", "2.5"),
    ("usable_left", "2.7"),
    ("no_unmarked", "6.3"),
    ("no_forfeit", "6.3"),
    ("must_pick", "6.1"),
    ("nothing_to_pass", "2.7"),
    ("picked_already", "2.9"),
    ("pick_first", "2.10"),
    ("no_extra_left", "2.10"),
    ("extra_used", "2.10"),
)
(
    LEGAL,
    BONUS_FIRST,
    BLACK_FIRST,
    NO_SUCH_BONUS,
    ORANGE_NUMBER,
    ROLLING_FIRST,
    DIE_NOT_ROLLED,
    DIE_NOT_ON_PLATTER,
    PLATTER_FIRST,
    HIGH_DICE_CLOSED,
    BOX_NUMBER,
    BOX_CROSSED,
    BLUE_CROSSED,
    GREEN_THRESHOLD,
    AREA_FULL,
    PURPLE_RISE,
    NO_REROLL_LEFT,
    REROLL_NOW,
    USABLE_LEFT,
    NO_UNMARKED,
    NO_FORFEIT,
    MUST_PICK,
    NOTHING_TO_PASS,
    PICKED_ALREADY,
    PICK_FIRST,
    NO_EXTRA_LEFT,
    EXTRA_USED,
) = range(len(REASONS))


@implements(rulebook.refusal, LAYOUT)
def refusal(state: State, seat: int, action: int) -> int:
    sheet = state.sheets[seat]
    if owed(sheet) > 0 and action < BONUS_ID:
        return BLACK_FIRST if state.phase == ENTER_BLACK else BONUS_FIRST
    if action < EXTRA_ID:
        return why_not_take(state, seat, action)
    if action < PASS_ID:
        return why_not_extra(state, sheet, action - EXTRA_ID)
    if action == PASS_ID:
        return why_not_pass(state, sheet)
    if action == REROLL_ID:
        if not choosing(state, seat):
            return REROLL_NOW
        return NO_REROLL_LEFT if sheet.bonuses[REROLL] == 0 else LEGAL
    if action < BONUS_ID:
        return why_not_dead_roll(state, seat, action)
    return why_not_bonus(sheet, action - BONUS_ID)


@kernel
def why_not_take(state: State, seat: int, way: int) -> int:
    sheet = state.sheets[seat]
    die = die_of(way)
    if choosing(state, seat):
        if (state.pool >> die) & 1 == 0:
            return DIE_NOT_ROLLED
    elif state.phase != OPEN:
        return ROLLING_FIRST
    elif sheet.stage != PICK:
        return PICKED_ALREADY
    elif (state.platter >> die) & 1 == 0 and (
        usable(state, sheet, state.platter) != 0 or (exception_dice(state) >> die) & 1 == 0
    ):
        return why_not_this_die(state, sheet, die)
    return why_not_enter(state, sheet, way)


@kernel
def why_not_this_die(state: State, sheet: Sheet, die: int) -> int:
    """A passive seat wants a die that isn't among those it picks from."""
    if state.passive and state.solo_fallback != HIGH_DICE:
        return HIGH_DICE_CLOSED
    if usable(state, sheet, state.platter) != 0 and (chosen_dice(state) | state.pool) >> die & 1:
        return PLATTER_FIRST
    return DIE_NOT_ON_PLATTER


@kernel
def why_not_extra(state: State, sheet: Sheet, way: int) -> int:
    if state.phase != OPEN:
        return ROLLING_FIRST
    if sheet.stage == PICK:
        return PICK_FIRST
    if sheet.bonuses[EXTRA] == 0:
        return NO_EXTRA_LEFT
    if (sheet.used >> die_of(way)) & 1:
        return EXTRA_USED
    return why_not_enter(state, sheet, way)


@kernel
def why_not_enter(state: State, sheet: Sheet, way: int) -> int:
    """The die is to hand, but its number doesn't go where the way would enter it."""
    die, area = die_of(way), area_of_way(way)
    if (usable(state, sheet, 1 << die) >> way) & 1:
        return LEGAL
    if area == YELLOW:
        box = 1 << (way % WHITE_BOXES)
        return BOX_CROSSED if YELLOW_OF_NUMBER[state.faces[die]] & box else BOX_NUMBER
    if area == BLUE:
        return BLUE_CROSSED
    if is_full(sheet, area):
        return AREA_FULL
    return GREEN_THRESHOLD if area == GREEN else PURPLE_RISE


@kernel
def why_not_pass(state: State, sheet: Sheet) -> int:
    if state.phase != OPEN:
        return NOTHING_TO_PASS
    return MUST_PICK if sheet.stage == PICK and state.passive_pick == REQUIRED else LEGAL


@kernel
def why_not_dead_roll(state: State, seat: int, action: int) -> int:
    """A forfeit, or a die taken unmarked."""
    sheet = state.sheets[seat]
    if not choosing(state, seat):
        return ROLLING_FIRST if state.phase != OPEN else NOTHING_TO_PASS
    if action == FORFEIT_ID:
        if state.dead_roll == TAKE_UNMARKED:
            return NO_FORFEIT
    elif state.dead_roll != TAKE_UNMARKED:
        return NO_UNMARKED
    elif (state.pool >> (action - UNMARKED_ID)) & 1 == 0:
        return DIE_NOT_ROLLED
    return LEGAL if may_forfeit(state, sheet) else USABLE_LEFT


@kernel
def why_not_bonus(sheet: Sheet, entry: int) -> int:
    if (entries(sheet) >> entry) & 1:
        return LEGAL
    if sheet.bonuses[BLACK] > 0:
        if ENTER_ORANGE < entry < ENTER_PURPLE:
            return ORANGE_NUMBER
    elif entry == ENTER_ORANGE:
        return ORANGE_NUMBER if orange_kinds(sheet) > 1 else NO_SUCH_BONUS
    elif sheet.bonuses[spent_by(sheet, entry)] == 0:
        return NO_SUCH_BONUS
    elif ENTER_ORANGE < entry < ENTER_PURPLE:
        return ORANGE_NUMBER
    if entry < ENTER_BLUE:
        return BOX_CROSSED
    return BLUE_CROSSED if entry < ENTER_GREEN else AREA_FULL
