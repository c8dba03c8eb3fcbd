"""Previews agree with what then happens."""

from __future__ import annotations

import json
from typing import Any

from sanle.core.conformance.expect import refusal
from sanle.core.conformance.play import line, some
from sanle.core.errors import IllegalAction
from sanle.core.events import Move
from sanle.core.game import Game
from sanle.core.position import Position


def previews_agree(game: Game, seed: int) -> None:
    """The effects of a preview begin those of the action; its points are those before and after."""
    for position in some(line(game, seed), 30):
        for seat in position.acting:
            for action in position.legal(seat):
                _check_preview(position, Move(seat, action))
            illegal = next((action for action in game.rulebook.forms if action not in position.legal(seat)), None)
            if illegal is not None:
                refusal(IllegalAction, position.preview, seat, illegal)


def _check_preview(position: Position, move: Move) -> None:
    kept = position.state.tobytes()
    preview, after = position.preview(move.seat, move.action), position.apply(move)
    json.dumps(preview)
    assert position.state.tobytes() == kept
    foreseen, seen = preview["effects"], after.seen_effects(move.seat)
    assert foreseen == seen[: len(foreseen)]
    points = preview["points"]
    assert points["before"] == position.points(move.seat)
    if not _concerns(move.seat, seen[len(foreseen) :], {effect["kind"] for effect in foreseen}):
        assert points["after"] == after.points(move.seat), f"{move} at {position}"


def _concerns(seat: int, effects: list[dict[str, Any]], kinds: set[str]) -> bool:
    """Whether something of the same kinds happens to the seat after its own action has had its effects."""
    return any(effect.get("seat") == seat and effect["kind"] in kinds for effect in effects)
