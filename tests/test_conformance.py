"""What every registered game must hold; a game is tested here by registering alone."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from pathlib import Path

import pytest

import sanle
from sanle.core.conformance import (
    GAME_CHECKS,
    RULEBOOK_CHECKS,
    games,
    line_counts,
    playthrough,
    playthrough_games,
)

GOLDEN = Path(__file__).parent / "golden"
RULEBOOKS = list(sanle.rulebooks().values())
GAMES = [game for rulebook in RULEBOOKS for game in games(rulebook)]
PLAYTHROUGHS = [game for rulebook in RULEBOOKS for game in playthrough_games(rulebook)]


def name(value: object) -> str:
    if isinstance(value, sanle.Game):
        return "-".join([value.id, str(value.seats), *(str(value) for value in value.rules.values())]).replace(" ", "_")
    return value.facts.id if isinstance(value, sanle.Rulebook) else getattr(value, "__name__", str(value))


@pytest.mark.parametrize("game", GAMES, ids=name)
@pytest.mark.parametrize("check", GAME_CHECKS, ids=name)
def test_game(check: Callable[[sanle.Game, int], None], game: sanle.Game) -> None:
    check(game, 1)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES, ids=name)
@pytest.mark.parametrize("check", GAME_CHECKS, ids=name)
def test_more_games(check: Callable[[sanle.Game, int], None], game: sanle.Game) -> None:
    for seed in range(2, 6):
        check(game, seed)


@pytest.mark.parametrize("rulebook", RULEBOOKS, ids=name)
@pytest.mark.parametrize("check", RULEBOOK_CHECKS, ids=name)
def test_rulebook(check: Callable[[sanle.Rulebook], None], rulebook: sanle.Rulebook) -> None:
    check(rulebook)


@pytest.mark.plain
@pytest.mark.parametrize("game", PLAYTHROUGHS, ids=name)
def test_golden_playthrough(game: sanle.Game, request: pytest.FixtureRequest) -> None:
    compare(f"{game.id}-{game.seats}.txt", playthrough(game), request)


@pytest.mark.parametrize("rulebook", RULEBOOKS, ids=name)
def test_counts_of_legal_lines(rulebook: sanle.Rulebook, request: pytest.FixtureRequest) -> None:
    compare(f"{rulebook.facts.id}-lines.txt", line_counts(rulebook), request)


def compare(file: str, text: str, request: pytest.FixtureRequest) -> None:
    path = GOLDEN / file
    if request.config.getoption("--update-golden"):
        path.write_text(text, encoding="utf-8")
    golden = path.read_text(encoding="utf-8") if path.exists() else ""
    if text != golden:
        difference = difflib.unified_diff(golden.splitlines(), text.splitlines(), file, "now", lineterm="", n=2)
        pytest.fail("\n".join(list(difference)[:60]) + "\n\n--update-golden writes it anew", pytrace=False)
