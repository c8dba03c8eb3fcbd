"""Positions as values: printed, parsed, pickled, compared; and never changed by what follows."""

from __future__ import annotations

import json
import pickle
from itertools import pairwise

from sanle.core.conformance.near import near_texts
from sanle.core.conformance.play import line, some
from sanle.core.errors import SanleError
from sanle.core.game import Game
from sanle.core.position import Position


def notation_is_exact(game: Game, seed: int) -> None:
    """Text and JSON set positions up again; a text is taken only for the position that prints so."""
    for position in some(line(game, seed), 60):
        text, form = str(position), position.to_json()
        again = Position.from_text(text)
        assert again == position
        assert str(again) == text
        assert game.from_text(text) == position
        assert Position.from_json(json.loads(json.dumps(form))) == position
        assert again.parent is None
        assert again.effects == ()
        assert (again.seats, again.rules, again.game_id) == (game.seats, game.rules, game.id)
    for position in some(line(game, seed), 5):
        for near in near_texts(str(position)):
            try:
                other = Position.from_text(near)
            except SanleError:
                continue
            assert str(other) == near.strip(), f"{near!r} was taken for {other}"


def positions_are_values(game: Game, seed: int) -> None:
    """Equality, hash and pickle are those of the state alone."""
    positions = line(game, seed)
    for position in some(positions, 40):
        copy = pickle.loads(pickle.dumps(position))  # noqa: S301 (our own bytes)
        assert copy == position
        assert hash(copy) == hash(position)
        assert copy.parent is None
        assert position != str(position)
        assert not position.state.flags.writeable
    assert len(set(positions)) == len({position.state.tobytes() for position in positions})
    for before, after in pairwise(positions):
        assert before != after
        assert after.parent is before


def positions_are_pure(game: Game, seed: int) -> None:
    """Applying an event leaves the old position as it was, and does the same again."""
    for before, after in pairwise(line(game, seed)):
        assert after.event is not None
        kept, event = before.state.tobytes(), json.loads(json.dumps(after.event.to_json()))
        again = before.apply(event)
        assert before.state.tobytes() == kept
        assert again == after
        assert again.effects == after.effects
        assert again.event == after.event
        assert after.event_json == event
