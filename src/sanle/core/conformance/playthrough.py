"""A golden playthrough: every public answer at each step of a fixed random game, as a text to keep beside the tests.

Of a view only what has changed is written, of observations and previews a checksum.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any
from zlib import crc32

from sanle.core.conformance.options import option_sets
from sanle.core.conformance.play import line
from sanle.core.contract import Rulebook
from sanle.core.game import Game
from sanle.core.position import Position

SEED = 20


def playthrough_games(rulebook: Rulebook) -> list[Game]:
    """A game for each number of seats, with a different set of options each."""
    facts = rulebook.facts
    games = []
    for i, seats in enumerate(facts.seats):
        rules = option_sets(rulebook, seats)
        games.append(Game(facts.id, seats, rules[i % len(rules)]))
    return games


def playthrough(game: Game) -> str:
    """The whole playthrough of a game."""
    written = [f"A random game of {game.id}, {game.seats} seats, {_json(game.rules)}, seed {SEED}."]
    seats = range(game.seats)
    before: Any = {}
    for number, position in enumerate(line(game, SEED)):
        shown = position.view(None) | {"of seats": [{"points": position.points(seat)} for seat in seats]}
        written += ["", f"{number} {_event(position)}", f"= {position}"]
        written += [f"! {_json(effect)}" for effect in position.effects]
        written += [f"~ {change}" for change in changes(before, shown)]
        written += _waiting(position)
        written.append("observed " + " ".join(_sum(position.observation(seat).tolist()) for seat in seats))
        for seat in seats:
            written += _of_seat(position, seat)
        before = shown
    written += ["", f"result {_json(position.result())}"]
    for seat in (None, *seats):
        written.append(f"history {seat} {_sum(position.history(seat))}")
    return "\n".join(written) + "\n"


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _sum(value: Any) -> str:
    return f"{crc32(_json(value).encode()):08x}"


def _event(position: Position) -> str:
    event = position.event_json
    if event is None:
        return "start"
    if "chance" in event:
        return f"{position.rulebook.chance_text(event['chance'])} {_json(event)}"
    return f"{event['seat']}:{position.rulebook.forms.from_json(event['action'])} {_json(event)}"


def changes(before: Any, after: Any, path: str = "") -> Iterator[str]:
    """Where two JSON values differ, and what stands there now."""
    if isinstance(before, dict) and isinstance(after, dict):
        for key in (*after, *(key for key in before if key not in after)):
            yield from changes(before.get(key), after.get(key), f"{path}.{key}" if path else key)
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after) and _nested(after):
        for index, (one, other) in enumerate(zip(before, after, strict=True)):
            yield from changes(one, other, f"{path}.{index}")
    elif before != after:
        yield f"{path} {_json(after)}"


def _nested(values: list[Any]) -> bool:
    return any(isinstance(value, dict) for value in values)


def _waiting(position: Position) -> Iterator[str]:
    """What the position waits for; of each elementary draw its place, its first outcome, and all weights."""
    yield f"? {_json(position.pending)}"
    drawn: list[int] = []
    while (outcomes := position.outcomes(drawn)) is not None:
        yield f"? {position.luck(len(drawn))} {_json(outcomes.values[0])} {_json(outcomes.weights)}"
        drawn.append(0)


def _of_seat(position: Position, seat: int) -> Iterator[str]:
    """What one seat may do and see, and why it may not do the rest."""
    yield from (f"{seat} sees {change}" for change in changes(position.view(None), position.view(seat)))
    if seat not in position.acting:
        return
    legal = position.legal(seat)
    previews = [position.preview(seat, action) for action in legal]
    yield f"{seat} may {' '.join(map(str, legal))} previews {_sum(previews)}"
    refusals = (position.why(seat, action) for action in position.rulebook.forms)
    reasons = Counter(f"{refused.code}" for refused in refusals if refused is not None)
    yield f"{seat} may not " + " ".join(f"{code}:{number}" for code, number in sorted(reasons.items()))
