"""The games to check: every number of seats, with options so chosen that every two values meet."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from sanle.core.contract import Option, Rulebook
from sanle.core.game import Game

Rules = dict[str, Any]
_Pair = tuple[tuple[str, int], tuple[str, int]]


def games(rulebook: Rulebook) -> list[Game]:
    """A game for each number of seats and each of its sets of options."""
    facts = rulebook.facts
    return [Game(facts.id, seats, rules) for seats in facts.seats for rules in option_sets(rulebook, seats)]


def option_sets(rulebook: Rulebook, seats: int) -> list[Rules]:
    """Few sets of options, the defaults first, in which every two values of two options that matter stand together."""
    options = [option for option in rulebook.facts.options if seats in option.seats]
    rows = [dict.fromkeys((option.name for option in options), 0)]
    missing = _single_values(options) if len(options) == 1 else _pairs(options)
    missing = [pair for pair in missing if not _holds(rows[0], pair)]
    while missing:
        row = _row(options, missing)
        rows.append(row)
        missing = [pair for pair in missing if not _holds(row, pair)]
    return [{option.name: option.values[row[option.name]] for option in options} for row in rows]


def _single_values(options: list[Option]) -> list[_Pair]:
    return [((o.name, value),) * 2 for o in options for value in range(len(o.values))]


def _pairs(options: list[Option]) -> list[_Pair]:
    return [
        ((first.name, one), (second.name, other))
        for first, second in combinations(options, 2)
        for one in range(len(first.values))
        for other in range(len(second.values))
    ]


def _holds(row: dict[str, int], pair: _Pair) -> bool:
    return all(row.get(name) == value for name, value in pair)


def _row(options: list[Option], missing: list[_Pair]) -> dict[str, int]:
    """A set of options that holds the first missing pair and, greedily, many others."""
    row = dict(missing[0])
    for option in options:
        if option.name not in row:
            trials = [row | {option.name: value} for value in range(len(option.values))]
            row = max(trials, key=lambda trial: sum(_holds(trial, pair) for pair in missing))
    return row
