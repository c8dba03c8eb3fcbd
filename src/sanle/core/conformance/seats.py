"""Seats that act at the same time are independent of one another."""

from __future__ import annotations

from itertools import permutations

from sanle.core.conformance.play import line, some
from sanle.core.events import Move
from sanle.core.game import Game
from sanle.core.generator import generator
from sanle.core.playout import choose
from sanle.core.position import Position


def independent_seats_commute(game: Game, seed: int) -> None:
    """One action of each acting seat, in any order, leads to the same position; before, nobody's choice changes."""
    positions = [at for at in line(game, seed) if len(at.acting) > 1]
    assert game.facts.simultaneous or not positions
    rng = generator(seed)
    for position in some(positions, 25):
        forms = game.rulebook.forms
        moves = [Move(seat, forms[choose(position.legal(seat).words, rng)]) for seat in position.acting]
        ends = {_apply_all(position, order) for order in permutations(moves[:4])}
        assert len(ends) == 1, f"the order of {moves} matters at {position}"


def _apply_all(position: Position, moves: tuple[Move, ...]) -> Position:
    offered = {move.seat: position.legal(move.seat).ids for move in moves}
    for move in moves:
        assert position.legal(move.seat).ids == offered[move.seat], f"others changed what {move.seat} may do"
        position = position.apply(move)
    return position
