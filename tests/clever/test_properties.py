"""The invariants of the rules document (§1.5) over random games and over greedy ones, which score much more."""

from itertools import product
from math import sqrt
from typing import Any

import numpy as np
import pytest

import sanle
from sanle.core.chance import fast
from sanle.core.conformance.play import line
from sanle.games.clever.components import (
    BLUE_COLUMN_BONUS,
    BLUE_ROW_BONUS,
    EXTRA,
    FOX,
    GREEN_BONUS,
    LENGTH,
    ORANGE_BONUS,
    PURPLE_BONUS,
    REROLL,
    ROUND_BONUS,
    YELLOW_BOXES,
    YELLOW_DIAGONAL_BONUS,
    YELLOW_ROW_BONUS,
)

from .invariants import play_checked

OPTIONS = sanle.rulebooks()["clever"].facts.options
GAMES = [
    sanle.Game("clever", seats, dict(zip((option.name for option in OPTIONS), values, strict=True)))
    for seats in (1, 2, 3, 4)
    for values in product(*(option.values for option in OPTIONS))
]
SOLO = sanle.Game("clever", 1)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game.seats} {' '.join(game.rules.values())}")


def test_the_sheet_has_so_many_boxes_and_sources() -> None:
    tables = (
        YELLOW_ROW_BONUS,
        BLUE_ROW_BONUS,
        BLUE_COLUMN_BONUS,
        GREEN_BONUS,
        ORANGE_BONUS,
        PURPLE_BONUS,
        ROUND_BONUS,
    )
    sources = [YELLOW_DIAGONAL_BONUS, *(int(bonus) for table in tables for bonus in table)]
    assert [sources.count(bonus) for bonus in (REROLL, EXTRA, FOX)] == [7, 7, 5]
    assert len(YELLOW_BOXES) + LENGTH + 3 * LENGTH == 56


@every_game
def test_random_games(game: sanle.Game) -> None:
    play_checked(game, 1_000, seed=1)


@every_game
def test_greedy_games(game: sanle.Game) -> None:
    play_checked(game, 40, seed=2, greedy=True)


@pytest.mark.plain
def test_games_without_the_compiler() -> None:
    for game in (SOLO, sanle.Game("clever", 3, {"dead_roll": "take unmarked"})):
        play_checked(game, 2, seed=3)


def test_the_mean_of_random_solo_games() -> None:
    totals, *_ = play_checked(SOLO, 20_000, seed=4)
    assert abs(totals.mean() - 64.3) < 0.1 + 4 * totals.std() / sqrt(totals.size)


def test_greedy_is_far_better_than_random() -> None:
    totals, *_ = play_checked(SOLO, 1_000, seed=5, greedy=True)
    assert totals.mean() > 120


@pytest.mark.long
def test_a_million_random_games(capsys: pytest.CaptureFixture[str]) -> None:
    each = 1_000_000 // len(GAMES)
    played = [play_checked(game, each, seed=6 + number) for number, game in enumerate(GAMES)]
    marks, points, decisions = (f([game[i] for game in played]) for f, i in ((max, 1), (max, 2), (sum, 3)))
    with capsys.disabled():
        print(f"\n{each * len(GAMES):,} games, {decisions:,} decisions, at most {marks} marks and {points} points")
    assert each * len(GAMES) == 1_000_000


# What the page says of a sheet is what the sheet says.


def expected_points(sheet: dict[str, Any]) -> dict[str, int]:
    columns = ([(1, 1), (2, 1), (3, 1)], [(1, 2), (2, 2), (4, 2)], [(1, 3), (3, 3), (4, 3)], [(2, 4), (3, 4), (4, 4)])
    crossed = {tuple(box) for box in sheet["yellow"]}
    return {
        "yellow": sum(points for points, column in zip((10, 14, 16, 20), columns, strict=True) if crossed >= {*column}),
        "blue": (0, 1, 2, 4, 7, 11, 16, 22, 29, 37, 46, 56)[len(sheet["blue"])],
        "green": sheet["green"] * (sheet["green"] + 1) // 2,
        "orange": sum(sheet["orange"]),
        "purple": sum(sheet["purple"]),
    }


@pytest.mark.parametrize("game", GAMES[::5], ids=repr)
def test_views_add_up(game: sanle.Game) -> None:
    for position in line(game, 9):
        for seat, sheet in enumerate(position.view(None)["sheets"]):
            points = expected_points(sheet)
            assert sheet["points"] == points
            assert sheet["fox_points"] == sheet["foxes"] * min(points.values())
            assert sheet["total"] == sum(points.values()) + sheet["fox_points"]
            assert position.points(seat)["total"] == sheet["total"]


@pytest.mark.parametrize("game", GAMES[::5], ids=repr)
def test_dice_move_only_as_told(game: sanle.Game) -> None:
    """Following the effects alone, every die is where the view has it."""
    where: dict[str, Any] = {}
    for position in line(game, 9):
        for effect in position.effects:
            if effect["kind"] == "move":
                where[effect["die"]] = effect["to"]
            elif effect["kind"] == "roll":
                assert where.get(effect["die"], "pool") == "pool"
        shown = {die: lies["at"] for die, lies in position.view(None)["dice"].items()}
        assert {die: where.get(die, "pool") for die in shown} == shown


@pytest.mark.parametrize("seats", [1, 2])
def test_marks_are_told_once(seats: int) -> None:
    """The marks and bonuses told by effects are those on the sheets."""
    position = line(sanle.Game("clever", seats), 9)[-1]
    told = [effect for at in position.line() for effect in at.effects]
    for seat, sheet in enumerate(position.view(None)["sheets"]):
        mine = [effect for effect in told if effect.get("seat") == seat]
        for area in ("yellow", "blue", "green", "orange", "purple"):
            boxes = [effect["box"] for effect in mine if effect["kind"] == "mark" and effect["area"] == area]
            if area in ("yellow", "blue"):
                assert sorted(boxes) == sorted(sheet[area])
            else:
                filled = sheet[area] if area == "green" else len(sheet[area])
                assert boxes == list(range(1, filled + 1))
        for bonus, hand, what in (("reroll", "rerolls", "reroll"), ("extra", "extras", "extra"), ("fox", "foxes", "")):
            earned = sum(effect["kind"] == "earn" and effect["bonus"] == bonus for effect in mine)
            spent = sum(effect["kind"] == "spend" and effect["what"] == what for effect in mine)
            assert earned - spent == sheet[hand]


def test_rolls_are_uniform() -> None:
    source, start = fast(8), SOLO.start()
    counts = np.zeros((6, 6))
    for _ in range(2_000):
        roll = source.draw(start).form["roll"]
        for die, face in enumerate(roll.values()):
            counts[die, face - 1] += 1
    assert ((counts - 2_000 / 6) ** 2 / (2_000 / 6)).sum() < 59.7  # chi-square, 30 degrees, 0.001
