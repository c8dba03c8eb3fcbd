"""What a game of Clever is at one moment. Everything lies open to everyone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from sanle.core.layout import Numbers, layout_of
from sanle.games.clever.components import LENGTH, THROWS

# Phases: what the whole table waits for.
BLANK, ENTER_BLACK, ROLL, CHOOSE, DRAW_PLATTER, OPEN, OVER = range(7)
PHASES = ("blank", "black", "roll", "choose", "platter", "open", "over")

# Stages: how far a seat has come once rolling has ended.
PICK, SPEND_EXTRAS, DONE = range(3)

# Options: the number of the chosen value.
REQUIRED, HIGH_DICE, TAKE_UNMARKED = 1, 1, 1


class Sheet:
    """One seat's sheet and how far it has come in this turn."""

    yellow: int
    """Crossed boxes, a bit each."""
    blue: int
    """Crossed boxes, a bit each."""
    green: int
    """How many boxes are filled; likewise orange and purple."""
    orange: int
    purple: int
    orange_numbers: Annotated[Numbers, LENGTH]
    """As written: the factor is applied."""
    purple_numbers: Annotated[Numbers, LENGTH]
    bonuses: Annotated[Numbers, 11]
    """Bonuses in hand, by kind: those to enter, rerolls, +1s, foxes."""
    stage: int
    used: int
    """Dice taken by +1 in this turn, a bit each."""


class State:
    """One position."""

    seats: int
    passive_pick: int
    solo_fallback: int
    dead_roll: int
    phase: int
    round_number: int
    active: int
    passive: int
    """1 in the passive turn of a solo round."""
    throw: int
    """The roll of this turn that is due or lies, from 1."""
    rerolls: int
    """Rerolls since this throw began."""
    faces: Annotated[Numbers, 6]
    """Of the dice W Y B G O P; 0 before they are first thrown."""
    pool: int
    """The dice in the pool, a bit each; a die that is neither here nor on the platter lies on a die place."""
    platter: int
    places: Annotated[Numbers, THROWS]
    """The die on each die place, plus one; 0 while it is free."""
    sheets: Annotated[Sequence[Sheet], 4]


LAYOUT = layout_of(State)
