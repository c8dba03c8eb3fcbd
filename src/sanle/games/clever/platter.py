"""The platter of the solo passive turn (docs/rules/clever.md §5): the three lowest dice, equal ones at the cut by a fair draw."""

from __future__ import annotations

from sanle.core.bits import count
from sanle.core.kernel import kernel
from sanle.games.clever.components import ALL_DICE
from sanle.games.clever.state import State

LOW_DICE = 3


@kernel
def low_dice(state: State) -> int:
    """The dice below the cut, and, six bits higher, the equal dice at it."""
    below = 0
    for face in range(1, 7):
        here = 0
        for die in range(6):
            here |= int(state.faces[die] == face) << die
        if count(below | here) >= LOW_DICE:
            return below | here << 6
        below |= here
    return below


@kernel
def certain_low(state: State) -> int:
    """The dice below the cut."""
    return low_dice(state) & ALL_DICE


@kernel
def tied_low(state: State) -> int:
    """The equal dice at the cut."""
    return low_dice(state) >> 6


@kernel
def needs_draw(state: State) -> bool:
    """Whether equal dice straddle the cut."""
    low = low_dice(state)
    return count(low) > LOW_DICE


@kernel
def sets_of(state: State) -> int:
    """How many equally likely sets of the tied dice complete the platter."""
    tied, wanted = count(tied_low(state)), LOW_DICE - count(certain_low(state))
    sets = 1
    for i in range(wanted):
        sets = sets * (tied - i) // (i + 1)
    return sets


@kernel
def nth_set(state: State, n: int) -> int:
    """The n-th such set, in ascending order of its bits."""
    tied, wanted = tied_low(state), LOW_DICE - count(certain_low(state))
    for dice in range(1, 64):
        if dice & ~tied == 0 and count(dice) == wanted:
            if n == 0:
                return dice
            n -= 1
    return 0
