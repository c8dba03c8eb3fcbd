"""Chance events, the elementary draws they are made of, and the sources that decide them."""

from __future__ import annotations

import json
from itertools import product
from math import prod
from typing import Any

from sanle.core import chance, rulebook
from sanle.core.conformance.expect import refusal
from sanle.core.conformance.near import as_set, near_misses
from sanle.core.conformance.play import line, some
from sanle.core.errors import InvalidAction, SanleError
from sanle.core.game import Game
from sanle.core.generator import below, generator
from sanle.core.position import Outcomes, Position

_ALL, _FEW = 64, 12


def _chance_positions(game: Game, seed: int, most: int) -> list[Position]:
    return some([at for at in line(game, seed) if at.waits == rulebook.CHANCE], most)


def _draws(position: Position) -> list[Outcomes]:
    """Every elementary draw of the event that waits."""
    draws: list[Outcomes] = []
    while (outcomes := position.outcomes([0] * len(draws))) is not None:
        draws.append(outcomes)
    return draws


def draws_make_up_events(game: Game, seed: int) -> None:
    """Elementary draws have positive weights; put together they are exactly the events that can happen."""
    rng = generator(seed)
    for position in _chance_positions(game, seed, 30):
        assert position.pending == {"chance": game.rulebook.chance_kind(position.state)}
        draws = _draws(position)
        assert draws
        for outcomes in draws:
            assert len(outcomes.values) == len(outcomes.weights) > 0
            assert {type(weight) for weight in outcomes.weights} == {int}
            assert min(outcomes.weights) > 0
            assert len({json.dumps(value) for value in outcomes.values}) == len(outcomes.values)
        sizes = [len(outcomes.values) for outcomes in draws]
        if prod(sizes) <= _ALL:
            events = [_check_event(position, draws, drawn) for drawn in product(*map(range, sizes))]
            assert len({as_set(event) for event in events}) == len(events), "two outcomes are the same event"
        else:
            for _ in range(_FEW):
                _check_event(position, draws, tuple(below(rng, size) for size in sizes))


def _check_event(position: Position, draws: list[Outcomes], drawn: tuple[int, ...]) -> dict[str, Any]:
    game, event = position.rulebook, position.chance(drawn)
    code = game.chance_code(position.state, json.loads(json.dumps(event.form)))
    assert game.chance_json(position.state, code) == event.form
    assert game.chance_from_text(game.chance_text(event.form)) == event.form
    for outcomes, face in zip(draws, drawn, strict=True):
        assert _part_of(outcomes.values[face], event.form), f"{outcomes.values[face]} isn't in {event.form}"
    after = position.apply(event.to_json())
    assert after.event == event == position.read(event.to_json())
    assert after == position.apply(event)
    return event.form


def _part_of(part: Any, whole: Any) -> bool:
    if isinstance(part, dict) and isinstance(whole, dict):
        return all(key in whole and _part_of(value, whole[key]) for key, value in part.items())
    if isinstance(part, list) and isinstance(whole, list):
        return all(value in whole for value in part)
    return bool(part == whole)


def wrong_chance_is_refused(game: Game, seed: int) -> None:
    """A chance form that is almost right is an ``InvalidAction``, never rounded or completed."""
    for position in _chance_positions(game, seed, 6):
        drawn = [0] * len(_draws(position))
        for miss in near_misses(position.chance(drawn).form):
            try:
                after = position.apply({"chance": miss})
            except InvalidAction:
                continue
            assert after.event_json is not None
            assert as_set(after.event_json["chance"]) == as_set(miss), f"{miss} was taken for {after.event_json}"


def luck_has_its_place(game: Game, seed: int) -> None:
    """No two elementary draws of a game share their place in its course, by which *the same luck* is found again."""
    seen: set[int] = set()
    for position in line(game, seed):
        if position.waits == rulebook.CHANCE:
            for draw in range(len(_draws(position))):
                place = position.luck(draw)
                assert 0 <= place < 2**63
                assert place not in seen, f"draw {draw} shares its luck with an earlier one: {position}"
                seen.add(place)


def sources_decide(game: Game, seed: int) -> None:
    """Every source gives events that apply; paired and fair ones repeat them, replayed ones follow the record."""
    for position in _chance_positions(game, seed, 5):
        for source in (chance.fast(seed), chance.paired(seed), chance.fair(bytes(32), "table")):
            position.apply(source.draw(position))
        assert chance.paired(seed).draw(position) == chance.paired(seed).draw(position)
        stream = chance.fair(bytes(32), "table")
        event = stream.draw(position)
        assert stream.next == len(_draws(position))
        assert chance.fair(bytes(32), "table").draw(position) == event
    events = [at.event.to_json() for at in line(game, seed) if at.event is not None]
    source = chance.replayed(events)
    drawn = [source.draw(at).to_json() for at in line(game, seed) if at.waits == rulebook.CHANCE]
    assert drawn == [event for event in events if "chance" in event]
    first = next(at for at in line(game, seed) if at.waits == rulebook.CHANCE)
    refusal(SanleError, source.draw, first)
