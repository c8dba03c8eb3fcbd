"""Where the six dice lie, and what chance decides about them (docs/rules/clever.md 2.3, §5)."""

from __future__ import annotations

from sanle.core import rulebook
from sanle.core.bits import count, lowest
from sanle.core.generator import Generator, below
from sanle.core.kernel import implements, kernel
from sanle.core.sink import Sink, emit
from sanle.games.clever.components import ALL_DICE, ROLLS, THROWS
from sanle.games.clever.effects import MOVE, TO_PLATTER, TO_POOL
from sanle.games.clever.platter import sets_of
from sanle.games.clever.state import DRAW_PLATTER, LAYOUT, State
from sanle.games.clever.state import ROLL as ROLLING


@kernel
def chosen_dice(state: State) -> int:
    """The dice on the active player's die places."""
    return ALL_DICE & ~state.pool & ~state.platter


@kernel
def put_on_place(state: State, die: int, sink: Sink) -> None:
    """Lay a just-rolled die on the next die place; every lower one of the others goes to the platter (2.3)."""
    place = count(chosen_dice(state))
    state.places[place] = die + 1
    state.pool &= ~(1 << die)
    emit(sink, MOVE, -1, die, place + 1, 0, 0)
    to_platter(state, state.pool & lower_dice(state, die), sink)


@kernel
def lower_dice(state: State, die: int) -> int:
    """The dice that show strictly less than this one's own face."""
    lower = 0
    for other in range(6):
        lower |= int(state.faces[other] < state.faces[die]) << other
    return lower


@kernel
def to_platter(state: State, dice: int, sink: Sink) -> None:
    state.pool &= ~dice
    state.platter |= dice
    for die in range(6):
        if (dice >> die) & 1:
            emit(sink, MOVE, -1, die, TO_PLATTER, 0, 0)


@kernel
def gather_dice(state: State, sink: Sink) -> None:
    """All six dice back into the pool."""
    for die in range(6):
        if not (state.pool >> die) & 1:
            emit(sink, MOVE, -1, die, TO_POOL, 0, 0)
    state.pool, state.platter = ALL_DICE, 0
    for place in range(THROWS):
        state.places[place] = 0


@kernel
def await_roll(state: State) -> None:
    """The dice in the pool are to be thrown; until then they show nothing."""
    state.phase = ROLLING
    for die in range(6):
        state.faces[die] *= 1 - ((state.pool >> die) & 1)


# Elementary draws: die by die in the order W Y B G O P, or one of the sets of a solo tie.


@implements(rulebook.draws, LAYOUT)
def draws(state: State) -> int:
    return count(state.pool) if state.phase == ROLLING else 1


@implements(rulebook.faces, LAYOUT)
def faces(state: State, draw: int) -> int:
    return 6 if state.phase == ROLLING else sets_of(state)


@implements(rulebook.weight, LAYOUT)
def weight(state: State, draw: int, face: int) -> int:
    return 1


@kernel
def rolled_die(state: State, draw: int) -> int:
    """The die that the given elementary draw of a roll throws: in the order W Y B G O P."""
    left = state.pool
    for _ in range(draw):
        left &= left - 1
    return lowest(left)


@implements(rulebook.luck, LAYOUT)
def luck(state: State, draw: int) -> int:
    turn = 2 * state.active + state.passive
    die = rolled_die(state, draw) if state.phase == ROLLING else 6
    return (((state.round_number * 8 + turn) * 4 + state.throw) * 16 + state.rerolls) * 8 + die


@implements(rulebook.chance, LAYOUT)
def chance(state: State, rng: Generator) -> int:
    if state.phase == DRAW_PLATTER:
        return below(rng, sets_of(state))
    return below(rng, ROLLS[count(state.pool)])
