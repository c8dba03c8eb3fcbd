"""The invariants of the rules document (§1.5), checked inside compiled games after every decision."""

from typing import Any

import numpy as np

import sanle
from sanle.bots.greedy import best_action
from sanle.bots.judgement import load
from sanle.core import rulebook
from sanle.core.bits import Words, count
from sanle.core.contract import State as StateArray
from sanle.core.generator import Generator, generator
from sanle.core.kernel import kernel
from sanle.core.playout import begin, choose, to_decision
from sanle.games.clever.bonuses import owed
from sanle.games.clever.components import ALL_DICE, EXTRA, FOX, LENGTH, ORANGE_FACTOR, REROLL, ROUNDS
from sanle.games.clever.scoring import total_points
from sanle.games.clever.state import OVER, Sheet, State

load("clever")

FAULTS = (
    "none",
    "too many marks",
    "too many points",
    "foxes aren't those earned",
    "more rerolls than earned",
    "more +1s than earned",
    "a number in orange that no die gives",
    "purple doesn't rise",
    "a number beyond the last filled box",
    "a die lies nowhere or twice",
    "no legal action",
    "bonuses left at the end",
    "the wrong number of rounds",
)
(
    NONE,
    MARKS,
    POINTS,
    FOXES,
    REROLLS,
    EXTRAS,
    ORANGE_NUMBER,
    PURPLE_ORDER,
    BEYOND,
    DICE,
    NO_ACTION,
    LEFT,
    LAST_ROUND,
) = range(len(FAULTS))

MOST_MARKS, MOST_POINTS = 47, 335
MOST_MARKS_OF_THREE, MOST_POINTS_OF_THREE = 48, 365

# Boxes as bits, by the printed sheet; written out here so that they don't come from the tables under test.
YELLOW_LAST_ROW = 0b111 << 9
YELLOW_DIAGONAL = 1 << 0 | 1 << 4 | 1 << 7 | 1 << 11
BLUE_LAST_ROW = 0b1111 << 7
BLUE_FIRST_COLUMN = 1 << 3 | 1 << 7
BLUE_LAST_COLUMN = 1 << 2 | 1 << 6 | 1 << 10


@kernel
def marks_of(sheet: Sheet) -> int:
    return count(sheet.yellow) + count(sheet.blue) + sheet.green + sheet.orange + sheet.purple


@kernel
def foxes_earned(sheet: Sheet) -> int:
    foxes = int(sheet.yellow & YELLOW_LAST_ROW == YELLOW_LAST_ROW) + int(sheet.blue & BLUE_LAST_ROW == BLUE_LAST_ROW)
    return foxes + int(sheet.green >= 7) + int(sheet.orange >= 8) + int(sheet.purple >= 7)


@kernel
def rerolls_earned(sheet: Sheet, round_number: int) -> int:
    earned = 1 + int(round_number >= 3) + int(sheet.blue & BLUE_FIRST_COLUMN == BLUE_FIRST_COLUMN)
    return earned + int(sheet.green >= 10) + int(sheet.orange >= 3) + int(sheet.purple >= 3) + int(sheet.purple >= 8)


@kernel
def extras_earned(sheet: Sheet, round_number: int) -> int:
    earned = int(round_number >= 2) + int(sheet.yellow & YELLOW_DIAGONAL == YELLOW_DIAGONAL)
    earned += int(sheet.blue & BLUE_LAST_COLUMN == BLUE_LAST_COLUMN) + int(sheet.green >= 4)
    return earned + int(sheet.orange >= 6) + int(sheet.purple >= 5) + int(sheet.purple >= 11)


@kernel
def fault_of_sheet(state: State, sheet: Sheet) -> int:
    three = state.seats == 3
    if marks_of(sheet) > (MOST_MARKS_OF_THREE if three else MOST_MARKS):
        return MARKS
    if total_points(sheet) > (MOST_POINTS_OF_THREE if three else MOST_POINTS):
        return POINTS
    if sheet.bonuses[FOX] != foxes_earned(sheet):
        return FOXES
    if not 0 <= sheet.bonuses[REROLL] <= rerolls_earned(sheet, state.round_number):
        return REROLLS
    if not 0 <= sheet.bonuses[EXTRA] <= extras_earned(sheet, state.round_number):
        return EXTRAS
    last = 0
    for box in range(LENGTH):
        orange, purple = sheet.orange_numbers[box], sheet.purple_numbers[box]
        if (box >= sheet.orange and orange != 0) or (box >= sheet.purple and purple != 0):
            return BEYOND
        if box < sheet.orange and (orange % ORANGE_FACTOR[box] != 0 or not 1 <= orange // ORANGE_FACTOR[box] <= 6):
            return ORANGE_NUMBER
        if box < sheet.purple:
            if not 1 <= purple <= 6 or not (purple > last or last == 6):
                return PURPLE_ORDER
            last = purple
    return NONE


@kernel
def fault_of_dice(state: State) -> int:
    placed = 0
    for place in range(3):
        if state.places[place] > 0:
            placed += 1
            if (state.pool | state.platter) >> (state.places[place] - 1) & 1:
                return DICE
    whole = (state.pool | state.platter) & ~ALL_DICE == 0 and state.pool & state.platter == 0
    return NONE if whole and placed + count(state.pool) + count(state.platter) == 6 else DICE


@kernel
def check_games(
    blank: StateArray,
    state: StateArray,
    trial: StateArray,
    words: Words,
    rng: Generator,
    totals: Any,
    most: Any,
    greedy: bool,
) -> int:
    """Play a game for each row of ``totals`` (games × seats); the first fault, with the decisions made in ``most[2]``.

    ``most`` takes the most marks, the most points and the number of decisions.
    """
    record = state[0]
    for game in range(len(totals)):
        seat = begin(blank, state, rng, words)
        while seat >= 0:
            rulebook.legal(record, seat, words)
            if words[0] == 0 and words[1] == 0:
                return NO_ACTION
            action = best_action(state, trial, seat, words, rng) if greedy else choose(words, rng)
            rulebook.act(record, seat, action, None)
            rulebook.proceed(record, seat, None)
            most[2] += 1
            fault = fault_of_sheet(record, record.sheets[seat])
            if fault == NONE:
                fault = fault_of_dice(record)
            if fault != NONE:
                return fault
            seat = to_decision(state, rng)
        if record.round_number != ROUNDS[record.seats] or record.phase != OVER:
            return LAST_ROUND
        for seat in range(record.seats):
            fault = LEFT if owed(record.sheets[seat]) > 0 else fault_of_sheet(record, record.sheets[seat])
            if fault != NONE:
                return fault
            totals[game, seat] = total_points(record.sheets[seat])
            most[0] = max(most[0], marks_of(record.sheets[seat]))
            most[1] = max(most[1], totals[game, seat])
    return NONE


def play_checked(game: sanle.Game, number: int, seed: int, greedy: bool = False) -> tuple[Any, int, int, int]:
    """Totals (games × seats), the most marks and points, and the decisions of so many games without a fault."""
    blank = game.rulebook.blank(game.seats, game.rules)
    totals, most = np.zeros((number, game.seats), np.int64), np.zeros(3, np.int64)
    words = np.zeros(game.rulebook.words, np.int64)
    fault = check_games(blank, blank.copy(), blank.copy(), words, generator(seed), totals, most, greedy)
    assert fault == NONE, f"{FAULTS[fault]}: {game}, seed {seed}"
    return totals, int(most[0]), int(most[1]), int(most[2])
