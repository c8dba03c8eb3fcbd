"""`sanle simulate`: many games between bots, summed up by seat.

Random games without records are played inside compiled code; the others by the bots' own interface.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from secrets import randbits
from typing import TYPE_CHECKING, Any

from sanle.cli.errors import problem, refusals
from sanle.cli.inputs import folder, levels, open_game, seed_of, whole
from sanle.cli.language import language, say
from sanle.cli.output import console, write_json
from sanle.cli.progress import Advance, progress

if TYPE_CHECKING:
    from sanle.core.game import Game
    from sanle.core.position import Position

STEP = 256
"""Compiled games between two reports of progress."""


class Tally:
    """Scores and wins by seat."""

    def __init__(self, games: int, seats: int) -> None:
        import numpy as np

        self.scores = np.zeros((games, seats), np.int64)
        self.wins = [0] * seats
        self.shared = [0] * seats
        """Wins that were shared with another seat; they aren't counted in ``wins``."""
        self.decisions = 0
        self.seconds = 0.0

    def won(self, winners: Sequence[int]) -> None:
        """Count the winners of a game."""
        for seat in winners:
            (self.wins if len(winners) == 1 else self.shared)[seat] += 1


def simulate(
    game: str,
    games: str,
    seats: str | None,
    rules: Sequence[str],
    bots: str,
    seed: str | None,
    records: Path | None,
    json: bool,
) -> None:
    """Play the games and show the sums; the same seed gives the same games."""
    number = whole("--games", games, 1)
    wanted = None if seats is None else whole("--seats", seats, 1)
    given, luck = levels(bots or "1"), seed_of(seed)
    chosen = open_game(game, wanted, rules)
    strengths = _strengths(given, chosen.seats)
    luck = randbits(62) if luck is None else luck
    target = None if records is None else folder(records)
    tally = Tally(number, chosen.seats)
    with refusals(game), progress(say("cli-progress-games"), number) as advance:
        before = time.perf_counter()
        if target is None and _all_random(chosen, strengths):
            _play_compiled(chosen, number, luck, tally, advance)
        else:
            _play_bots(chosen, number, luck, strengths, tally, target, advance)
        tally.seconds = time.perf_counter() - before
    summary = _summary(chosen, strengths, luck, number, tally)
    if json:
        write_json(summary)
    else:
        _show(chosen, summary)


def _strengths(given: Sequence[int], seats: int) -> list[int]:
    if len(given) == 1:
        return list(given) * seats
    if len(given) != seats:
        raise problem("bots-seats", bots=len(given), seats=seats)
    return list(given)


def _all_random(game: Game, strengths: Sequence[int]) -> bool:
    from sanle import bots

    return all(isinstance(bots.make(level, game, 0), bots.Random) for level in strengths)


def _play_compiled(game: Game, number: int, seed: int, tally: Tally, advance: Advance) -> None:
    import numpy as np

    from sanle.core import playout, steps
    from sanle.core.generator import generator

    beginning = game.start().state
    state, words, rng = beginning.copy(), np.zeros(game.rulebook.words, np.int64), generator(seed)
    seats = range(game.seats)
    for n in range(number):
        state[:] = beginning
        tally.decisions += playout.play_out(state, words, rng)
        scores = [steps.score(state, seat) for seat in seats]
        tally.scores[n] = scores
        best = max(scores)
        tally.won([scores.index(best)] if scores.count(best) == 1 else game.rulebook.result(state)["winners"])
        if n % STEP == STEP - 1:
            advance(STEP)


def _play_bots(
    game: Game, number: int, seed: int, strengths: Sequence[int], tally: Tally, target: Path | None, advance: Advance
) -> None:
    for n, (position, decisions) in enumerate(_games(game, number, seed, strengths)):
        result = position.result()
        assert result is not None
        tally.decisions += decisions
        tally.scores[n] = result["scores"]
        tally.won(result["winners"])
        if target is not None:
            _save(position, strengths, target / f"{game.id}-{n:0{len(str(number - 1))}d}.json")
        advance(1)


def _games(game: Game, number: int, seed: int, strengths: Sequence[int]) -> Iterator[tuple[Position, int]]:
    """Final positions, and how many decisions led to each."""
    from sanle import bots
    from sanle.core import chance
    from sanle.core.events import Move
    from sanle.core.knowledge import Knowledge

    source = chance.fast(seed)
    players = [bots.make(level, game, seed + 1 + seat) for seat, level in enumerate(strengths)]
    for _ in range(number):
        position, decisions = game.start(), 0
        while position.pending is not None:
            if position.acting:
                seat = position.acting[0]
                position = position.apply(Move(seat, players[seat].choose(Knowledge(position, seat))))
                decisions += 1
            else:
                position = position.apply(source.draw(position))
        yield position, decisions


def _save(position: Position, strengths: Sequence[int], file: Path) -> None:
    from sanle.core.record import Record

    seats = [{"name": say("cli-bot", seat=seat), "kind": "bot"} for seat in range(1, len(strengths) + 1)]
    Record.of(position, seats=seats).dump(file)


def _summary(game: Game, strengths: Sequence[int], seed: int, number: int, tally: Tally) -> dict[str, Any]:
    by_seat = [
        {
            "seat": seat,
            "level": strengths[seat],
            "mean": round(float(scores.mean()), 3),
            "sd": round(float(scores.std()), 3),
            "min": int(scores.min()),
            "max": int(scores.max()),
            "wins": tally.wins[seat],
            "shared": tally.shared[seat],
        }
        for seat, scores in enumerate(tally.scores.T)
    ]
    return {
        "game": game.id,
        "rules": game.rules,
        "games": number,
        "seed": seed,
        "decisions": tally.decisions,
        "seconds": round(tally.seconds, 3),
        "games_per_second": round(number / tally.seconds, 1),
        "seats": by_seat,
    }


def _show(game: Game, summary: dict[str, Any]) -> None:
    from rich.table import Table

    name = game.facts.names[language()]
    title = say("cli-simulate-title", game=name, games=summary["games"], speed=round(summary["games_per_second"]))
    table = Table(title=title)
    columns = ("seat", "level", "mean", "sd", "min", "max", "wins", "shared")
    for column in columns:
        table.add_column(say(f"cli-column-{column}"), justify="right")
    for row in summary["seats"]:
        table.add_row(*(f"{row[key]:.1f}" if key in ("mean", "sd") else str(row[key]) for key in columns))
    console().print(table)
