"""What a seat sees depends on what it may know, and on nothing else."""

from __future__ import annotations

import json
from typing import Any

import numpy as np

from sanle.core import steps
from sanle.core.conformance.play import finish, line, some
from sanle.core.game import Game
from sanle.core.generator import generator
from sanle.core.position import Position


def nothing_hidden_shows(game: Game, seed: int) -> None:
    """Positions that differ only in what a seat can't know look alike to it; in an open game all see the same."""
    rng = generator(seed)
    for position in some(line(game, seed), 25):
        for seat in range(game.seats):
            state = np.empty(1, game.rulebook.layout)
            steps.redraw_hidden(position.state, state, seat, rng)
            possible = Position(game.rulebook, state.tobytes())
            if possible == position:
                continue
            assert game.facts.hidden, "nothing could be drawn anew in an open game"
            game.rulebook.check(possible.state)
            assert _seen(possible, seat) == _seen(position, seat), f"seat {seat} sees more than it may: {position}"
        if not game.facts.hidden:
            assert all(position.view(seat) == position.view(None) for seat in range(game.seats))
    for position in some(line(game, seed), 3):
        for seat in range(game.seats):
            state = np.empty(1, game.rulebook.layout)
            steps.redraw_hidden(position.state, state, seat, rng)
            finish(Position(game.rulebook, state.tobytes()), seed)


def _seen(position: Position, seat: int) -> list[Any]:
    """Everything that a seat can ask of a position."""
    seen: list[Any] = [position.view(seat), position.menu(seat), position.observation(seat).tolist()]
    seen.append(position.legal(seat).ids)
    for id, action in enumerate(position.rulebook.forms):
        refused = position.why(seat, action)
        seen.append((id, str(refused)) if refused else position.preview(seat, action))
    return seen


def histories_are_kept(game: Game, seed: int) -> None:
    """A history has an entry for the beginning and for each event; in an open game it holds all of everyone's."""
    positions = line(game, seed)
    end = positions[-1]
    for seat in (None, *range(game.seats)):
        history = end.history(seat)
        json.dumps([history, end.view(seat)])
        assert len(history) == len(positions)
        assert history[0]["event"] is None
        assert [entry["effects"] for entry in history] == [at.seen_effects(seat) for at in positions]
        assert [entry["event"] for entry in history] == [at.seen_event(seat) for at in positions]
        if not game.facts.hidden:
            assert [entry["event"] for entry in history] == [at.event_json for at in positions]
            assert [entry["effects"] for entry in history] == [list(at.effects) for at in positions]
        for entry in history:
            for index, effect in enumerate(entry["effects"]):
                assert effect["cause"] is None or 0 <= effect["cause"] < index, "an effect comes before its cause"


def observations_are_bounded(game: Game, seed: int) -> None:
    """Observations have the declared size and finite numbers of about one, and tell positions apart."""
    for position in line(game, seed):
        for seat in range(game.seats):
            seen = position.observation(seat)
            assert seen.shape == (game.rulebook.observation_size,)
            assert seen.dtype == np.float32
            assert np.isfinite(seen).all()
            assert np.abs(seen).max() <= 1.0
    if not game.facts.hidden:
        positions = set(line(game, seed))
        observed = {position.observation(0).tobytes() for position in positions}
        assert len(observed) == len(positions), "two positions look the same"
