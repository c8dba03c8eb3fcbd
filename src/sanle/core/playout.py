"""Whole games, and single steps by array, inside compiled code."""

from __future__ import annotations

from typing import Any

import numpy as np

from sanle.core import rulebook
from sanle.core.bits import Words, lowest, nth, size
from sanle.core.contract import State
from sanle.core.generator import Generator, below
from sanle.core.kernel import kernel

Totals = np.ndarray[Any, np.dtype[np.int64]]


@kernel
def choose(words: Words, rng: Generator) -> int:
    """One of a set's actions, uniformly; the set isn't empty."""
    return nth(words, below(rng, size(words)))


@kernel
def to_decision(state: State, rng: Generator) -> int:
    """Let chance fall until a seat must act; the lowest acting seat, -1 when the game is over."""
    record = state[0]
    waits = rulebook.waits(record)
    while waits == rulebook.CHANCE:
        rulebook.fall(record, rulebook.chance(record, rng), None)
        waits = rulebook.waits(record)
    return lowest(rulebook.acting(record)) if waits == rulebook.SEATS else -1


@kernel
def begin(blank: State, state: State, rng: Generator, words: Words) -> int:
    """Start a game in place and go on to its first decision: the seat, its legal set in ``words``."""
    state[0] = blank[0]
    rulebook.start(state[0], None)
    return _decision(state, rng, words)


@kernel
def step(state: State, seat: int, action: int, rng: Generator, words: Words) -> int:
    """Apply a legal action in place and go on to the next decision.

    Returns its seat and leaves its legal set in ``words``; -1 when the game is over.
    """
    rulebook.act(state[0], seat, action, None)
    rulebook.proceed(state[0], seat, None)
    return _decision(state, rng, words)


@kernel
def _decision(state: State, rng: Generator, words: Words) -> int:
    seat = to_decision(state, rng)
    if seat >= 0:
        rulebook.legal(state[0], seat, words)
    return seat


@kernel
def play_out(state: State, words: Words, rng: Generator) -> int:
    """Play a position to its end in place, every seat uniformly at random; the number of decisions."""
    record = state[0]
    decisions = 0
    seat = to_decision(state, rng)
    while seat >= 0:
        rulebook.legal(record, seat, words)
        action = choose(words, rng)
        rulebook.act(record, seat, action, None)
        rulebook.proceed(record, seat, None)
        decisions += 1
        seat = to_decision(state, rng)
    return decisions


@kernel
def play_games(blank: State, state: State, words: Words, rng: Generator, totals: Totals) -> int:
    """Whole random games, one for each row of ``totals`` (games × seats), which takes the scores; the decisions made."""
    decisions = 0
    for game in range(len(totals)):
        state[0] = blank[0]
        rulebook.start(state[0], None)
        decisions += play_out(state, words, rng)
        for seat in range(totals.shape[1]):
            totals[game, seat] = rulebook.score(state[0], seat)
    return decisions
