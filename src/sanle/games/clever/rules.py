"""The course of the game (docs/rules/clever.md §2, §5, §6): turns, rolls, the platter, +1s.

An action's id: 0–31 takes a die, 32–63 takes one by +1 (the same 32 ways, ``ways.py``), then pass, reroll, forfeit, six
dice taken unmarked, and the entries of bonuses (``bonuses.py``). ``actions.py`` lists what each id is.
"""

from __future__ import annotations

from sanle.core import rulebook
from sanle.core.bits import Words, lowest
from sanle.core.generator import Generator
from sanle.core.kernel import implements, kernel
from sanle.core.sink import Sink, emit
from sanle.games.clever.bonuses import entries, owed, resolve_bonus, settle
from sanle.games.clever.components import ALL_DICE, EXTRA, REROLL, ROUND_BONUS, ROUNDS, THROWS
from sanle.games.clever.dice import await_roll, chosen_dice, gather_dice, put_on_place, to_platter
from sanle.games.clever.effects import BY_EXTRA, BY_ROUND, END, FORFEIT, PASS, ROLL, ROUND, SPEND, THROW, TURN, UNMARKED
from sanle.games.clever.platter import certain_low, needs_draw, nth_set, tied_low
from sanle.games.clever.scoring import total_points
from sanle.games.clever.sheet import earn
from sanle.games.clever.state import (
    CHOOSE,
    DONE,
    DRAW_PLATTER,
    ENTER_BLACK,
    HIGH_DICE,
    LAYOUT,
    OPEN,
    OVER,
    PICK,
    REQUIRED,
    SPEND_EXTRAS,
    TAKE_UNMARKED,
    Sheet,
    State,
)
from sanle.games.clever.state import ROLL as ROLLING
from sanle.games.clever.ways import die_of, enter, usable

TAKE_ID, EXTRA_ID, PASS_ID, REROLL_ID, FORFEIT_ID, UNMARKED_ID, BONUS_ID = 0, 32, 64, 65, 66, 67, 73


# What a seat is asked.


@kernel
def picks(state: State, sheet: Sheet) -> int:
    """The ways to pick as a passive seat: a platter die, or the exception where none of them is usable (2.9)."""
    ways = usable(state, sheet, state.platter)
    return ways if ways != 0 else usable(state, sheet, exception_dice(state))


@kernel
def exception_dice(state: State) -> int:
    """The dice to pick from where no platter die is usable."""
    if state.passive:
        return state.pool if state.solo_fallback == HIGH_DICE else 0
    return chosen_dice(state)


@kernel
def extra_dice(sheet: Sheet) -> int:
    """The dice that a seat can still take by +1 in this turn (2.10)."""
    return ALL_DICE & ~sheet.used if sheet.bonuses[EXTRA] > 0 else 0


@kernel
def choosing(state: State, seat: int) -> bool:
    """Whether this seat is the active one before a roll that it has to answer."""
    return state.phase == CHOOSE and state.active == seat


@kernel
def may_forfeit(state: State, sheet: Sheet) -> bool:
    """Whether no just-rolled die is usable (2.7)."""
    return usable(state, sheet, state.pool) == 0


@implements(rulebook.waits, LAYOUT)
def waits(state: State) -> int:
    if state.phase == OVER:
        return rulebook.OVER
    if state.phase in (ROLLING, DRAW_PLATTER):
        return rulebook.CHANCE
    return rulebook.SEATS


@implements(rulebook.acting, LAYOUT)
def acting(state: State) -> int:
    if state.phase == CHOOSE:
        return 1 << state.active
    seats = 0
    if state.phase == OPEN:
        for seat in range(state.seats):
            if state.sheets[seat].stage != DONE:
                seats |= 1 << seat
    elif state.phase == ENTER_BLACK:
        for seat in range(state.seats):
            if owed(state.sheets[seat]) > 0:
                seats |= 1 << seat
    return seats


@implements(rulebook.legal, LAYOUT)
def legal(state: State, seat: int, out: Words) -> None:
    out[0] = 0
    out[1] = 0
    sheet = state.sheets[seat]
    if owed(sheet) > 0:
        out[1] = entries(sheet) << (BONUS_ID - 64)
    elif choosing(state, seat):
        ways = usable(state, sheet, state.pool)
        out[0] = ways
        if sheet.bonuses[REROLL] > 0:
            out[1] |= 1 << (REROLL_ID - 64)
        if ways == 0:
            if state.dead_roll == TAKE_UNMARKED:
                out[1] |= state.pool << (UNMARKED_ID - 64)
            else:
                out[1] |= 1 << (FORFEIT_ID - 64)
    elif state.phase == OPEN and sheet.stage == PICK:
        out[0] = picks(state, sheet)
        if state.passive_pick != REQUIRED:
            out[1] = 1 << (PASS_ID - 64)
    elif state.phase == OPEN and sheet.stage == SPEND_EXTRAS:
        out[0] = usable(state, sheet, extra_dice(sheet)) << EXTRA_ID
        out[1] = 1 << (PASS_ID - 64)


# What an action does.


@implements(rulebook.act, LAYOUT)
def act(state: State, seat: int, action: int, sink: Sink) -> None:
    sheet = state.sheets[seat]
    if action < EXTRA_ID:
        take(state, seat, action, sink)
    elif action < PASS_ID:
        spend_extra(state, seat, action - EXTRA_ID, sink)
    elif action == PASS_ID:
        pass_on(sheet, seat, sink)
    elif action == REROLL_ID:
        reroll(state, seat, sink)
    elif action == FORFEIT_ID:
        emit(sink, FORFEIT, seat, 0, 0, 0, 0)
    elif action < BONUS_ID:
        emit(sink, UNMARKED, seat, action - UNMARKED_ID, 0, 0, 0)
        put_on_place(state, action - UNMARKED_ID, sink)
    else:
        resolve_bonus(sheet, seat, action - BONUS_ID, sink)
    settle(sheet, seat, sink)


@kernel
def take(state: State, seat: int, way: int, sink: Sink) -> None:
    """Choose a die actively, or pick one from the platter."""
    if state.phase == CHOOSE:
        put_on_place(state, die_of(way), sink)
    else:
        state.sheets[seat].stage = SPEND_EXTRAS
    enter(state, seat, way, 0, sink)


@kernel
def spend_extra(state: State, seat: int, way: int, sink: Sink) -> None:
    sheet = state.sheets[seat]
    sheet.bonuses[EXTRA] -= 1
    sheet.used |= 1 << die_of(way)
    emit(sink, SPEND, seat, 1, 0, 0, 0)
    enter(state, seat, way, BY_EXTRA, sink)


@kernel
def pass_on(sheet: Sheet, seat: int, sink: Sink) -> None:
    emit(sink, PASS, seat, int(sheet.stage == SPEND_EXTRAS), 0, 0, 0)
    sheet.stage = SPEND_EXTRAS if sheet.stage == PICK else DONE


@kernel
def reroll(state: State, seat: int, sink: Sink) -> None:
    state.sheets[seat].bonuses[REROLL] -= 1
    state.rerolls += 1
    emit(sink, SPEND, seat, 0, 0, 0, 0)
    await_roll(state)


# The course of a turn.


@implements(rulebook.proceed, LAYOUT)
def proceed(state: State, seat: int, sink: Sink) -> None:
    if owed(state.sheets[seat]) > 0:
        return
    if state.phase == ENTER_BLACK:
        if acting(state) == 0:
            begin_turn(state, 0, sink)
    elif state.phase == CHOOSE:
        next_throw(state, sink)
    elif state.phase == OPEN:
        skip_stages(state, seat)
        if acting(state) == 0:
            end_turn(state, sink)


@kernel
def next_throw(state: State, sink: Sink) -> None:
    """The next of the three rolls, or the end of rolling (2.3)."""
    if state.throw == THROWS or state.pool == 0:
        end_rolling(state, sink)
        return
    state.throw += 1
    state.rerolls = 0
    emit(sink, THROW, state.active, state.throw, 0, 0, 0)
    await_roll(state)


@kernel
def end_rolling(state: State, sink: Sink) -> None:
    to_platter(state, state.pool, sink)
    open_turn(state, sink)


@kernel
def open_turn(state: State, sink: Sink) -> None:
    """From here on all seats act independently."""
    state.phase = OPEN
    for seat in range(state.seats):
        picks = state.passive == 1 or seat != state.active
        state.sheets[seat].stage = PICK if picks else SPEND_EXTRAS
        skip_stages(state, seat)
    if acting(state) == 0:
        end_turn(state, sink)


@kernel
def skip_stages(state: State, seat: int) -> None:
    """Leave out what isn't asked: a pick without a usable die, +1s when none is left or none usable (§7)."""
    sheet = state.sheets[seat]
    if owed(sheet) > 0:
        return
    if sheet.stage == PICK and picks(state, sheet) == 0:
        sheet.stage = SPEND_EXTRAS
    if sheet.stage == SPEND_EXTRAS and usable(state, sheet, extra_dice(sheet)) == 0:
        sheet.stage = DONE


@kernel
def end_turn(state: State, sink: Sink) -> None:
    if state.seats == 1 and state.passive == 0:
        begin_passive_turn(state, sink)
    elif state.active + 1 < state.seats:
        begin_turn(state, state.active + 1, sink)
    elif state.round_number < ROUNDS[state.seats]:
        begin_round(state, sink)
    else:
        state.phase = OVER
        emit(sink, END, -1, 0, 0, 0, 0)


@kernel
def begin_round(state: State, sink: Sink) -> None:
    """Every seat's bonus of the round track; the black ones are entered before the first roll (2.2)."""
    state.round_number += 1
    emit(sink, ROUND, -1, state.round_number, 0, 0, 0)
    for seat in range(state.seats):
        earn(state.sheets[seat], seat, ROUND_BONUS[state.round_number - 1], BY_ROUND, state.round_number, sink)
        settle(state.sheets[seat], seat, sink)
    state.phase = ENTER_BLACK
    if acting(state) == 0:
        begin_turn(state, 0, sink)


@kernel
def begin_turn(state: State, active: int, sink: Sink) -> None:
    state.active = active
    state.passive = 0
    ready_dice(state, sink)
    emit(sink, THROW, active, 1, 0, 0, 0)


@kernel
def begin_passive_turn(state: State, sink: Sink) -> None:
    """The second turn of a solo round: all six dice are rolled for the platter (5.2)."""
    state.passive = 1
    ready_dice(state, sink)


@kernel
def ready_dice(state: State, sink: Sink) -> None:
    """A turn begins: every die is in the pool and free for +1 again."""
    emit(sink, TURN, state.active, state.passive, 0, 0, 0)
    gather_dice(state, sink)
    state.throw = 1
    state.rerolls = 0
    await_roll(state)
    for seat in range(state.seats):
        state.sheets[seat].used = 0


@implements(rulebook.start, LAYOUT)
def start(state: State, sink: Sink) -> None:
    state.pool = ALL_DICE
    begin_round(state, sink)


# Chance falls.


@implements(rulebook.fall, LAYOUT)
def fall(state: State, code: int, sink: Sink) -> None:
    if state.phase == ROLLING:
        roll(state, code, sink)
    else:
        fill_platter(state, certain_low(state) | nth_set(state, code), sink)


@kernel
def roll(state: State, code: int, sink: Sink) -> None:
    left = state.pool
    while left != 0:
        die = lowest(left)
        left &= left - 1
        state.faces[die] = code % 6 + 1
        code //= 6
        emit(sink, ROLL, -1, die, state.faces[die], 0, 0)
    if state.passive:
        state.phase = DRAW_PLATTER
        if not needs_draw(state):
            fill_platter(state, certain_low(state) | tied_low(state), sink)
        return
    state.phase = CHOOSE
    sheet = state.sheets[state.active]
    if state.dead_roll != TAKE_UNMARKED and sheet.bonuses[REROLL] == 0 and may_forfeit(state, sheet):
        emit(sink, FORFEIT, state.active, 0, 0, 0, 0)
        next_throw(state, sink)


@kernel
def fill_platter(state: State, dice: int, sink: Sink) -> None:
    """The three lowest dice of the solo passive turn go to the platter."""
    to_platter(state, dice, sink)
    open_turn(state, sink)


@implements(rulebook.score, LAYOUT)
def score(state: State, seat: int) -> int:
    return total_points(state.sheets[seat])


@implements(rulebook.redraw, LAYOUT)
def redraw(state: State, seat: int, rng: Generator) -> None:
    return
