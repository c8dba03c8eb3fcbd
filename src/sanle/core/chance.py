"""Sources of chance: what decides the chance events of a game. A position never draws by itself.

Every source answers one *elementary draw* at a time; ``draw`` puts them together to the event that waits.
"""

from __future__ import annotations

import hashlib
import hmac
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from sanle.core import rulebook
from sanle.core.errors import InvalidAction, OutOfTurn
from sanle.core.events import Chance
from sanle.core.generator import Generator, below, generator
from sanle.core.position import Outcomes, Position


class Source(ABC):
    """Something that decides chance events."""

    def draw(self, position: Position) -> Chance:
        """A chance event for a position that waits for one."""
        if position.waits != rulebook.CHANCE:
            raise OutOfTurn("no_chance_due", "no chance event is due")
        drawn: list[int] = []
        while (outcomes := position.outcomes(drawn)) is not None:
            drawn.append(self.choose(position, len(drawn), outcomes))
        return position.chance(drawn)

    @abstractmethod
    def choose(self, position: Position, draw: int, outcomes: Outcomes) -> int:
        """The number of the outcome that an elementary draw takes."""


class _Fast(Source):
    def __init__(self, rng: Generator) -> None:
        self._rng = rng

    def choose(self, position: Position, draw: int, outcomes: Outcomes) -> int:
        return _by_weight(below(self._rng, sum(outcomes.weights)), outcomes.weights)


def fast(seed: int) -> Source:
    """The simulation's generator."""
    return _Fast(generator(seed))


class _Paired(Source):
    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, position: Position, draw: int, outcomes: Outcomes) -> int:
        key = b"sanle/paired/1" + self._seed.to_bytes(16, "big", signed=True) + position.luck(draw).to_bytes(8, "big")
        number = int.from_bytes(hashlib.sha256(key).digest(), "big")
        return _by_weight(number * sum(outcomes.weights) >> 256, outcomes.weights)


def paired(seed: int) -> Source:
    """The same luck: each draw depends only on the seed and its place in the course of the game.

    Two games that part ways still throw the same dice at the same place.
    """
    return _Paired(seed)


class Fair(Source):
    """A table's keyed stream: draw j is a function of the secret, the table, the parts and j alone (docs/fairness.md).

    ``next`` is the number of the next elementary draw.
    """

    def __init__(self, secret: bytes, table: str, parts: Sequence[bytes], start: int = 0) -> None:
        if len(secret) != 32 or any(len(part) != 32 for part in parts):
            raise ValueError("the secret and every part are 32 bytes")
        self._secret = secret
        name = table.encode()
        self._prefix = (
            b"sanle/draw/1" + len(name).to_bytes(4, "big") + name + len(parts).to_bytes(4, "big") + b"".join(parts)
        )
        self.next = start

    def below(self, n: int) -> int:
        """One elementary draw of n equally likely outcomes: rejection sampling over blocks of 64 bits."""
        j, block = self.next, 0
        self.next += 1
        limit = 2**64 - 2**64 % n
        while True:
            message = self._prefix + j.to_bytes(8, "big") + block.to_bytes(4, "big")
            number = int.from_bytes(hmac.digest(self._secret, message, "sha256")[:8], "big")
            if number < limit:
                return number % n
            block += 1

    def choose(self, position: Position, draw: int, outcomes: Outcomes) -> int:
        return _by_weight(self.below(sum(outcomes.weights)), outcomes.weights)


def fair(secret: bytes, table: str, parts: Sequence[bytes] = (), start: int = 0) -> Fair:
    """A table's honest chance, from elementary draw number ``start`` on."""
    return Fair(secret, table, parts, start)


def commitment(secret: bytes) -> str:
    """What is published of a table's secret before anyone plays: SHA-256, in hex."""
    return hashlib.sha256(b"sanle/commit/1" + secret).hexdigest()


class _TypedIn(Source):
    def __init__(self, ask: Callable[[Position], Mapping[str, Any]]) -> None:
        self._ask = ask

    def draw(self, position: Position) -> Chance:
        event = position.read(self._ask(position))
        position.apply(event)
        if not isinstance(event, Chance):
            raise InvalidAction("not_a_chance_event", "not a chance event")
        return event

    def choose(self, position: Position, draw: int, outcomes: Outcomes) -> int:
        raise NotImplementedError("whole events are typed in")


def typed_in(ask: Callable[[Position], Mapping[str, Any]]) -> Source:
    """Real dice, cards and tiles: ``ask`` gives the JSON form of each event. Raises what ``apply`` raises."""
    return _TypedIn(ask)


def replayed(events: Iterable[Mapping[str, Any]]) -> Source:
    """The chance events of a record, in order; seats' events are passed over."""
    left: Iterator[Mapping[str, Any]] = (event for event in events if "chance" in event)

    def ask(position: Position) -> Mapping[str, Any]:
        try:
            return next(left)
        except StopIteration:
            raise OutOfTurn("no_chance_left", "the record has no further chance event") from None

    return _TypedIn(ask)


def _by_weight(number: int, weights: Sequence[int]) -> int:
    for i, weight in enumerate(weights):
        if number < weight:
            return i
        number -= weight
    raise ValueError("the number is not below the sum of the weights")
