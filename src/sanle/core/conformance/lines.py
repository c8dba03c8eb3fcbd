"""Counts of legal lines, as chess programs count move trees (perft): one changed rule changes a number."""

from __future__ import annotations

from sanle.core import chance, rulebook
from sanle.core.conformance.options import games
from sanle.core.conformance.play import line, some
from sanle.core.contract import Rulebook
from sanle.core.events import Move
from sanle.core.position import Position

SEED = 1
DEPTH, PLACES = 3, 4


def count_lines(position: Position, depth: int, source: chance.Source) -> int:
    """How many sequences of so many actions there are, whoever acts; chance falls as the source has it.

    The source must give the same event for the same position (``chance.paired``). A game that ends ends its line.
    """
    while position.waits == rulebook.CHANCE:
        position = position.apply(source.draw(position))
    if depth == 0 or position.waits == rulebook.OVER:
        return 1
    if depth == 1:
        return sum(len(position.legal(seat)) for seat in position.acting)
    return sum(
        count_lines(position.apply(Move(seat, action)), depth - 1, source)
        for seat in position.acting
        for action in position.legal(seat)
    )


def line_counts(rules: Rulebook) -> str:
    """The counts to depth 1, 2, 3 from places of a random game of every kind: a text to keep beside the tests."""
    written = [f"Legal lines of {DEPTH} actions from places of a random game (seed {SEED}), by depth."]
    for game in games(rules):
        written.append(f"{game.seats} {' '.join(map(str, game.rules.values()))}".rstrip())
        for position in some(line(game, SEED)[:-1], PLACES):
            counts = [count_lines(position, depth, chance.paired(SEED)) for depth in range(1, DEPTH + 1)]
            written.append(f"  {' '.join(map(str, counts))} <- {position}")
    return "\n".join(written) + "\n"
