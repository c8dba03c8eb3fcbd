"""The compiled half of the contract: what every game answers about its own state.

Each function is declared here once and implemented by every game in its ``rules.py`` (``implements``). They compile
into one another, so that an algorithm written over them is as fast as one written for the game.
``state`` is one record of the game's layout; functions that end a decision change it in place.
"""

from __future__ import annotations

from typing import Any

from sanle.core.bits import Words
from sanle.core.generator import Generator
from sanle.core.kernel import generic
from sanle.core.sink import Sink

OVER, SEATS, CHANCE = 0, 1, 2


@generic
def waits(state: Any) -> int:
    """What the position waits for: OVER, SEATS or CHANCE."""
    raise NotImplementedError


@generic
def acting(state: Any) -> int:
    """The seats that may act now, a bit each; 0 while chance is due and after the end."""
    raise NotImplementedError


@generic
def legal(state: Any, seat: int, out: Words) -> None:
    """Write the set of the seat's legal actions (``core.bits``) over ``out``; empty when it has no move."""
    raise NotImplementedError


@generic
def act(state: Any, seat: int, action: int, sink: Sink) -> None:
    """Make a legal action's own mark or move, and what follows from it until its owner must choose: no course of the turn."""
    raise NotImplementedError


@generic
def proceed(state: Any, seat: int, sink: Sink) -> None:
    """Go on with the turn after a seat has acted: what is due next, without anything that is asked."""
    raise NotImplementedError


@generic
def draws(state: Any) -> int:
    """How many elementary draws the chance event that waits consists of (they are independent of one another)."""
    raise NotImplementedError


@generic
def faces(state: Any, draw: int) -> int:
    """How many outcomes the given elementary draw has."""
    raise NotImplementedError


@generic
def weight(state: Any, draw: int, face: int) -> int:
    """The integer weight of one outcome of an elementary draw (1 everywhere when they are equally likely)."""
    raise NotImplementedError


@generic
def luck(state: Any, draw: int) -> int:
    """A number for the place of an elementary draw in the game's course: games that part ways share luck by it."""
    raise NotImplementedError


@generic
def fall(state: Any, code: int, sink: Sink) -> None:
    """Apply the chance event that waits; ``code`` is its outcomes in mixed radix, the first draw lowest."""
    raise NotImplementedError


@generic
def chance(state: Any, rng: Generator) -> int:
    """Draw the code of a chance event from the simulation's generator."""
    raise NotImplementedError


@generic
def refusal(state: Any, seat: int, action: int) -> int:
    """Why an action is not allowed: an index of the game's reasons, 0 when it is legal."""
    raise NotImplementedError


@generic
def score(state: Any, seat: int) -> int:
    """The points that a seat has now."""
    raise NotImplementedError


@generic
def observe(state: Any, seat: int, out: Any) -> None:
    """Write what the seat knows as float32 numbers over ``out`` (length: the game's ``observation_size``)."""
    raise NotImplementedError


@generic
def redraw(state: Any, seat: int, rng: Generator) -> None:
    """Draw anew, in place, what the seat can't know (nothing in an open game)."""
    raise NotImplementedError


@generic
def start(state: Any, sink: Sink) -> None:
    """Begin a game in a blank state whose seats and options are set."""
    raise NotImplementedError
