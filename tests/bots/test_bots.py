"""Bots choose legal actions from what their seat knows, and their seeds repeat."""

from typing import Any

import numpy as np
import pytest

import sanle
from sanle.bots import LEVELS, Greedy, Random
from sanle.core.conformance.options import games
from sanle.core.conformance.play import line, some
from sanle.core.generator import Generator

GAMES = [game for rules in sanle.rulebooks().values() for game in games(rules)]
every_game = pytest.mark.parametrize("game", GAMES, ids=repr)


class Watched(sanle.Knowledge):
    """Knowledge that counts what is asked of it; a state handed out is one that the seat holds for possible."""

    def __init__(self, position: sanle.Position, seat: int) -> None:
        super().__init__(position, seat)
        self.asked: set[str] = set()

    def __getattribute__(self, name: str) -> Any:
        if name in {"legal", "view", "history", "observation", "sample"}:
            self.asked.add(name)
        return super().__getattribute__(name)

    def sample(self, rng: Generator) -> np.ndarray[Any, Any]:
        state = super().sample(rng)
        assert state.flags.writeable
        assert not np.shares_memory(state, self._position.state), "a bot could change the table's position"
        return state


def choices(game: sanle.Game, level: int, seed: int | None, most: int = 30) -> list[sanle.Action]:
    """What a bot does in positions of a random game."""
    bot, chosen = sanle.bots.make(level, game, seed), []
    for position in some([at for at in line(game, 2) if at.acting], most):
        for seat in position.acting:
            kept, knowledge = position.state.tobytes(), Watched(position, seat)
            chosen.append(bot.choose(knowledge))
            assert chosen[-1] in position.legal(seat)
            assert position.state.tobytes() == kept
            assert knowledge.asked
    return chosen


@pytest.mark.parametrize("level", LEVELS)
@every_game
def test_choices_are_legal_and_repeat(game: sanle.Game, level: int) -> None:
    assert choices(game, level, 5) == choices(game, level, 5)


@pytest.mark.plain
def test_choices_without_the_compiler() -> None:
    for level in (1, 2):
        assert choices(GAMES[0], level, 5, most=4)


def test_random_takes_every_action_equally_often() -> None:
    position = next(at for at in line(GAMES[0], 2) if at.acting and len(at.legal(at.acting[0])) > 5)
    legal, bot = position.legal(position.acting[0]), Random(1)
    chosen = [bot.choose(sanle.Knowledge(position, position.acting[0])) for _ in range(300 * len(legal))]
    assert all(abs(chosen.count(action) - 300) < 5 * 300**0.5 for action in legal)


def test_without_a_seed_bots_differ() -> None:
    assert len({tuple(choices(GAMES[0], 1, None)) for _ in range(3)}) > 1
    assert choices(GAMES[0], 1, 1) != choices(GAMES[0], 1, 2)


def test_level_one_is_random_and_the_others_greedy() -> None:
    made = [sanle.bots.make(level, GAMES[0], 1) for level in LEVELS]
    assert [type(bot) for bot in made] == [Random, Greedy, Greedy, Greedy, Greedy]
    assert [bot.name for bot in made[:2]] == ["random", "greedy"]


@pytest.mark.parametrize("level", [0, 6, -1, True, 1.0, "2", None])
def test_an_unknown_level_names_those_there_are(level: Any) -> None:
    with pytest.raises(ValueError, match="there are 1, 2, 3, 4, 5") as error:
        sanle.bots.make(level, GAMES[0], 1)
    assert error.value.code == "unknown_level"  # type: ignore[attr-defined]


@every_game
def test_greedy_beats_random(game: sanle.Game) -> None:
    """One greedy seat against random ones, or the greater solo score."""
    source = sanle.chance.fast(4)
    scores: dict[str, list[int]] = {"greedy": [], "random": []}
    for number in range(6):
        bots = [sanle.bots.make(2 if seat == number % game.seats else 1, game, number) for seat in range(game.seats)]
        scores["greedy"] += [play(game, bots, source)[number % game.seats]]
        scores["random"] += play(game, [Random(number)] * game.seats, source)
    assert np.mean(scores["greedy"]) > np.mean(scores["random"])


def play(game: sanle.Game, bots: list[sanle.bots.Bot], source: sanle.chance.Source) -> list[int]:
    position = game.start()
    while (result := position.result()) is None:
        if position.acting:
            seat = position.acting[0]
            action = bots[seat].choose(sanle.Knowledge(position, seat))
            position = position.apply(sanle.Move(seat, action))
        else:
            position = position.apply(source.draw(position))
    scores: list[int] = result["scores"]
    return scores
