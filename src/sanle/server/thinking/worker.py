"""A worker's process: warms its kernels, then answers jobs from standard input until that is closed."""

from __future__ import annotations

import os
import sys
from collections import OrderedDict

import msgspec
from numba.core import event as compiler
from numba.core.dispatcher import Dispatcher

import sanle
from sanle import Game, Knowledge, Position, bots
from sanle.bots.warming import play_through
from sanle.server.thinking.jobs import Chosen, Failed, Job, Json, Message, Ready, Warming, line

AT_HAND = 64
"""How many tables' positions are kept for their next job."""

ALMOST = 0.97
"""The most that is said before all is done: some kernels are compiled for several types, some for none."""

NICENESS = 5
"""Thinking comes after answering."""


class Thinker:
    """Answers jobs; a table's last position is kept, so that only what is new must be replayed."""

    def __init__(self) -> None:
        self._known: OrderedDict[str, tuple[list[Json], Position]] = OrderedDict()

    def choose(self, job: Job) -> Message:
        """A bot's choice, from what its seat knows."""
        game = Game(job.game, seats=job.seats, rules=job.rules)
        knowledge = Knowledge(self._position(game, job), job.seat)
        return Chosen(bots.make(job.level, game).choose(knowledge).to_json())

    def _position(self, game: Game, job: Job) -> Position:
        events, position = self._known.pop(job.table, ([], None))
        if position is None or events != job.events[: len(events)]:
            events, position = [], game.start()
        for event in job.events[len(events) :]:
            position = position.apply(event)
        self._known[job.table] = (job.events, position)
        if len(self._known) > AT_HAND:
            self._known.popitem(last=False)
        return position


def warm() -> None:
    """Compile what bots and tables need, telling how far it is."""
    games = [Game(name) for name in sanle.rulebooks()]
    compiler.register("numba:compile", Progress())  # type: ignore[no-untyped-call]
    for game in games:
        for _ in play_through(game):
            pass


class Progress(compiler.Listener):
    """Tells the server of each kernel that is compiled; those that come from the cache are no matter."""

    def __init__(self) -> None:
        self._compiled = 0

    def on_start(self, event: object) -> None:
        """A kernel's turn."""

    def on_end(self, event: object) -> None:
        """A kernel is done."""
        self._compiled += 1
        say(Warming(min(self._compiled / declared(), ALMOST)))


def declared() -> int:
    """How many kernels there are."""
    modules = [vars(module) for name, module in sys.modules.items() if name.startswith("sanle.")]
    return len({id(value) for module in modules for value in module.values() if isinstance(value, Dispatcher)})


def say(message: Message) -> None:
    """Tell the server."""
    sys.stdout.buffer.write(line(message))
    sys.stdout.buffer.flush()


def main() -> None:
    """Work until the server closes our input, by will or by its end."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    warm()
    say(Ready())
    thinker = Thinker()
    for text in sys.stdin.buffer:
        try:
            answer = thinker.choose(msgspec.json.decode(text, type=Job))
        except Exception as error:  # noqa: BLE001 - told to the server, which logs it
            answer = Failed(f"{type(error).__name__}: {error}")
        say(answer)


if __name__ == "__main__":
    main()
