"""`sanle bench`: decisions a second, in CPU time on one core, warm, the median of several runs, beside a peer's.

Each kind of run counts what it is about: whole random games inside compiled code, and one decision at a time from
Python. OpenSpiel, where it's installed, is measured in the same run by the same clock.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from statistics import median
from typing import TYPE_CHECKING, Any

from sanle.cli.inputs import facts_of, game_names, open_game
from sanle.cli.language import language, say
from sanle.cli.output import console, write_json
from sanle.cli.progress import progress

if TYPE_CHECKING:
    from sanle.core.game import Game

REPEATS = 5
SECONDS = 1.0
"""CPU seconds of one run, at least."""
TURN = 0.1
"""CPU seconds until the other's turn."""

Run = Callable[[], int]
"""A piece of work; returns the decisions made."""


def bench(name: str | None, json: bool) -> None:
    """Measure the game, or all of them."""
    names = game_names() if name is None else [facts_of(name).id]
    measured = []
    for each in names:
        game = open_game(each, None, [])
        with progress(say("cli-progress-bench")), pinned():
            measured.append(measure(game))
    if json:
        write_json({"repeats": REPEATS, "games": measured})
    else:
        for figures in measured:
            _show(figures)


def measure(game: Game) -> dict[str, Any]:
    """All figures of a game: decisions a second of ours and, where it's installed, of the peer."""
    from sanle.cli import peer

    ours = {"playouts": whole_games(game), "decision": single_decisions(game)}
    theirs = {"playouts": peer.evaluate_bots(), "decision": peer.python_loop()} if peer.installed() else {}
    return {"game": game.id, "seats": game.seats} | {kind: compare(run, theirs.get(kind)) for kind, run in ours.items()}


def compare(ours: Run, peer: Run | None) -> dict[str, Any]:
    """Decisions a second of both, in short turns so that a machine's changing speed meets both; the median of each."""
    runs = [ours] if peer is None else [ours, peer]
    for run in runs:
        run()
    rounds = [rates(runs) for _ in range(REPEATS)]
    return {
        "decisions_per_second": round(median(each[0] for each in rounds)),
        "peer": round(median(each[1] for each in rounds)) if peer else None,
        "ratio": round(median(each[0] / each[1] for each in rounds), 1) if peer else None,
    }


def rates(runs: list[Run]) -> list[float]:
    """Decisions per second of CPU time of each, over turns of a tenth of a second."""
    decisions, taken = [0] * len(runs), [0.0] * len(runs)
    while taken[-1] < SECONDS:
        for i, run in enumerate(runs):
            before = time.process_time()
            while (turn := time.process_time() - before) < TURN:
                decisions[i] += run()
            taken[i] += turn
    return [made / seconds for made, seconds in zip(decisions, taken, strict=True)]


@contextmanager
def pinned() -> Iterator[None]:
    """Keep this process on one core, where the system can."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, cores)


def whole_games(game: Game) -> Run:
    """Random games from start to end inside compiled code, a thousand a call."""
    import numpy as np

    from sanle.core import playout
    from sanle.core.generator import generator

    blank = game.rulebook.blank(game.seats, game.rules)
    state, words, rng = blank.copy(), np.zeros(game.rulebook.words, np.int64), generator(1)
    totals = np.zeros((1000, game.seats), np.int64)
    return lambda: playout.play_games(blank, state, words, rng, totals)


def single_decisions(game: Game) -> Run:
    """A random game from Python, by array: for each decision one of the legal actions by our sampler, and the step."""
    import numpy as np

    from sanle.core.generator import generator
    from sanle.core.playout import begin, choose, step

    blank = game.rulebook.blank(game.seats, game.rules)
    state, words, rng = blank.copy(), np.zeros(game.rulebook.words, np.int64), generator(1)

    def run() -> int:
        decisions = 0
        seat = begin(blank, state, rng, words)
        while seat >= 0:
            seat = step(state, seat, choose(words, rng), rng, words)
            decisions += 1
        return decisions

    return run


def _show(figures: dict[str, Any]) -> None:
    from rich.table import Table

    name = facts_of(figures["game"]).names[language()]
    compared = figures["playouts"]["peer"] is not None
    table = Table(title=say("cli-bench-title", game=name, repeats=REPEATS))
    table.add_column("")
    table.add_column(say("cli-bench-rate"), justify="right")
    if compared:
        table.add_column("OpenSpiel", justify="right")
        table.add_column(say("cli-bench-ratio"), justify="right")
    for kind in ("playouts", "decision"):
        row = figures[kind]
        peers = (f"{row['peer']:,}", f"{row['ratio']:.1f}") if compared else ()
        table.add_row(say(f"cli-bench-{kind}"), f"{row['decisions_per_second']:,}", *peers)
    console().print(table)
    if not compared:
        console().print(say("cli-bench-no-peer"), markup=False)
