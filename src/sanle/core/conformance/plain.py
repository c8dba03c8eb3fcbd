"""The rules compiled and the same rules as plain Python play the same games."""

from __future__ import annotations

import json
import os
import subprocess
import sys

from sanle.core.conformance.options import option_sets
from sanle.core.conformance.play import line
from sanle.core.contract import Rulebook
from sanle.core.game import Game

SEED = 7


def plain_python_agrees(rulebook: Rulebook) -> None:
    """A process without the compiler plays a random game for each number of seats through the same positions."""
    facts = rulebook.facts
    games = [Game(facts.id, seats, option_sets(rulebook, seats)[-1]) for seats in facts.seats]
    wanted = json.dumps([[game.id, game.seats, game.rules] for game in games])
    plain = subprocess.run(  # noqa: S603 (our own interpreter and module)
        [sys.executable, "-m", "sanle.core.conformance.plain", wanted],
        env=os.environ | {"NUMBA_DISABLE_JIT": "1"},
        stdout=subprocess.PIPE,
        check=True,
        text=True,
    )
    assert json.loads(plain.stdout) == [_positions(game) for game in games]


def _positions(game: Game) -> list[str]:
    return [str(position) for position in line(game, SEED)]


if __name__ == "__main__":
    print(json.dumps([_positions(Game(*game)) for game in json.loads(sys.argv[1])]))
