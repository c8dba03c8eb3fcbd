"""Sources of chance."""

import hashlib
import hmac
import json
from pathlib import Path
from typing import Any

import pytest

import sanle
from sanle.core.chance import Fair, Source
from sanle.core.conformance.play import line
from sanle.core.generator import below, generator

RULEBOOKS = list(sanle.rulebooks().values())
VECTORS = json.loads((Path(__file__).parent / "fair_vectors.json").read_text())

games = pytest.mark.parametrize("game", [sanle.Game(rules.facts.id) for rules in RULEBOOKS], ids=lambda game: game.id)


# Fair: anyone can recompute it.


def recomputed(vector: dict[str, Any]) -> int:
    """Draw j of a table, from the words of the design alone: HMAC-SHA256, 64 bits a block, rejected above the limit."""
    table, parts, n = vector["table"].encode(), [bytes.fromhex(part) for part in vector["parts"]], vector["n"]
    head = b"sanle/draw/1" + len(table).to_bytes(4, "big") + table
    head += len(parts).to_bytes(4, "big") + b"".join(parts) + vector["j"].to_bytes(8, "big")
    for block in range(1000):
        keyed = hmac.new(bytes.fromhex(vector["secret"]), head + block.to_bytes(4, "big"), hashlib.sha256)
        number = int.from_bytes(keyed.digest()[:8], "big")
        if number < 2**64 // n * n:
            assert block == vector["block"]
            return int(number % n)
    raise AssertionError("no block was accepted")


@pytest.mark.parametrize("vector", VECTORS, ids=lambda v: f"{v['table']}-{len(v['parts'])}-{v['j']}-{v['n']}")
def test_fair_draws_are_those_of_the_vectors(vector: dict[str, Any]) -> None:
    secret, parts = bytes.fromhex(vector["secret"]), [bytes.fromhex(part) for part in vector["parts"]]
    source = sanle.chance.fair(secret, vector["table"], parts, start=vector["j"])
    assert source.below(vector["n"]) == vector["outcome"] == recomputed(vector)
    assert source.next == vector["j"] + 1
    assert sanle.chance.commitment(secret) == vector["commitment"]
    assert vector["commitment"] == hashlib.sha256(b"sanle/commit/1" + secret).hexdigest()


def test_some_vectors_reject_a_block() -> None:
    assert {vector["block"] for vector in VECTORS} > {0, 1}


def test_fair_draws_are_uniform_where_a_plain_remainder_is_not() -> None:
    n = 3 * 2**62  # a remainder of 64 bits would fall below 2^62 half of the time
    source = sanle.chance.fair(bytes(32), "uniform")
    low = sum(source.below(n) < 2**62 for _ in range(3_000))
    assert abs(low - 1_000) < 4 * (3_000 * 2 / 9) ** 0.5


def test_each_of_secret_table_parts_and_number_changes_the_stream() -> None:
    def stream(
        secret: bytes = bytes(32), table: str = "t", parts: list[bytes] | None = None, start: int = 0
    ) -> list[int]:
        source = sanle.chance.fair(secret, table, parts or [], start)
        return [source.below(2**32) for _ in range(8)]

    one, other = bytes(32), bytes([1]) * 32
    streams = [stream(), stream(other), stream(table="u"), stream(parts=[one]), stream(parts=[one, other])]
    streams += [stream(parts=[other, one]), stream(start=8)]
    assert len({number for numbers in streams for number in numbers}) == 7 * 8
    assert stream(start=3)[:5] == stream()[3:]


@pytest.mark.parametrize(("secret", "parts"), [(bytes(31), []), (bytes(33), []), (bytes(32), [bytes(31)])])
def test_secrets_and_parts_have_32_bytes(secret: bytes, parts: list[bytes]) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        sanle.chance.fair(secret, "t", parts)


# Any source.


def play(game: sanle.Game, source: Source, seed: int) -> dict[int, tuple[int, dict[str, Any]]]:
    """A random game; by place in its course, of how many outcomes which one fell."""
    fallen: dict[int, tuple[int, dict[str, Any]]] = {}

    class Watched(Source):
        def choose(self, position: sanle.Position, draw: int, outcomes: sanle.Outcomes) -> int:
            chosen = source.choose(position, draw, outcomes)
            fallen[position.luck(draw)] = (len(outcomes.values), outcomes.values[chosen])
            return chosen

    rng, position, watched = generator(seed), game.start(), Watched()
    while position.pending is not None:
        if position.acting:
            seat = position.acting[below(rng, len(position.acting))]
            legal = position.legal(seat)
            position = position.apply(sanle.Move(seat, legal[below(rng, len(legal))]))
        else:
            position = position.apply(watched.draw(position))
    return fallen


@games
def test_games_that_part_ways_share_their_luck(game: sanle.Game) -> None:
    one, other = play(game, sanle.chance.paired(5), 1), play(game, sanle.chance.paired(5), 2)
    shared = [place for place in one if place in other and one[place][0] == other[place][0]]
    assert len(shared) > 10
    assert all(one[place] == other[place] for place in shared)
    elsewhere = play(game, sanle.chance.paired(6), 1)
    assert any(one[place] != elsewhere[place] for place in one if place in elsewhere)


@games
def test_seeds_repeat(game: sanle.Game) -> None:
    assert play(game, sanle.chance.fast(5), 1) == play(game, sanle.chance.fast(5), 1)
    assert play(game, sanle.chance.fast(5), 1) != play(game, sanle.chance.fast(6), 1)


@games
def test_no_source_draws_when_no_chance_is_due(game: sanle.Game) -> None:
    asked = next(position for position in line(game, 1) if position.acting)
    sources = [
        sanle.chance.fast(1),
        sanle.chance.paired(1),
        sanle.chance.fair(bytes(32), "t"),
        sanle.chance.replayed([]),
    ]
    for source in [*sources, sanle.chance.typed_in(lambda position: {"chance": {}})]:
        with pytest.raises(sanle.OutOfTurn):
            source.draw(asked)


@games
def test_typed_in_events_are_checked(game: sanle.Game) -> None:
    at = next(position for position in line(game, 1) if position.pending and "chance" in position.pending)
    event = sanle.chance.fast(1).draw(at).to_json()
    assert sanle.chance.typed_in(lambda position: event).draw(at).to_json() == event
    answers: list[dict[str, Any]] = [{"chance": {}}, {"chance": {"no such": 1}}, {}, {"chance": None}]
    source = sanle.chance.typed_in(lambda position: answers.pop())
    while answers:
        with pytest.raises(sanle.InvalidAction):
            source.draw(at)
    action = game.rulebook.forms[0].to_json()
    with pytest.raises(sanle.OutOfTurn):
        sanle.chance.typed_in(lambda position: {"seat": 0, "action": action}).draw(at)


def test_a_weighted_draw_follows_its_weights() -> None:
    source = Fair(bytes(32), "weights", [])
    outcomes = sanle.Outcomes([{"a": 1}, {"b": 1}, {"c": 1}], [1, 0, 3])
    at = sanle.Game(RULEBOOKS[0].facts.id).start()
    chosen = [source.choose(at, 0, outcomes) for _ in range(2_000)]
    assert set(chosen) == {0, 2}
    assert abs(chosen.count(0) - 500) < 4 * (2_000 * 3 / 16) ** 0.5
