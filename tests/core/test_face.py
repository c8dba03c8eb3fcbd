"""The public face of the library, as the design shows it."""

import subprocess
import sys

import pytest

import sanle
from sanle.core.conformance.play import finish, line
from sanle.core.kernel import generic

RULEBOOKS = list(sanle.rulebooks().values())
games = pytest.mark.parametrize("id", sanle.rulebooks())


def test_the_names_that_there_are() -> None:
    assert {name for name in dir(sanle) if getattr(sanle, name, None) is None} == set()
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        sanle.chess  # noqa: B018
    for error in (sanle.InvalidAction, sanle.IllegalAction, sanle.OutOfTurn, sanle.RecordError):
        assert issubclass(error, sanle.SanleError)
    assert issubclass(sanle.SanleError, ValueError)


def test_the_bare_import_loads_no_compiler() -> None:
    code = "import sanle, sys; sys.exit('numba' in sys.modules or 'numpy' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.plain
@games
def test_a_game_by_its_words(id: str) -> None:
    game = sanle.Game(id)
    position = game.start()
    assert position.parent is None
    assert position.event is None
    while not position.acting:
        assert position.outcomes() is not None
        position = position.apply(sanle.chance.fast(seed=1).draw(position))
    seat = position.acting[0]
    action = position.legal(seat)[0]
    after = position.apply({"seat": seat, "action": action.to_json()})
    assert after == position.apply(sanle.Move(seat, action))
    assert after.effects
    assert after.result() is None
    assert sanle.Position.from_text(str(after)) == after
    assert finish(after, 1).result() is not None


@games
def test_games_as_values(id: str) -> None:
    game = sanle.Game(id)
    facts = game.facts
    assert game.seats == facts.best_seats[0]
    assert game == sanle.Game(id, game.seats, game.rules)
    assert len({game, sanle.Game(id)}) == 1
    assert game != sanle.Game(id, next(seats for seats in facts.seats if seats != game.seats))
    assert id in repr(game)
    assert facts.to_json()["id"] == id
    for other in facts.seats:
        if other != game.seats:
            with pytest.raises(sanle.SanleError, match="another game, number of seats or options"):
                game.from_text(str(sanle.Game(id, other).start()))


@pytest.mark.parametrize("id", ["go", "", None, 3, ["x"]])
def test_an_unknown_game_names_those_there_are(id: object) -> None:
    with pytest.raises(ValueError, match="there are") as error:
        sanle.Game(id)  # type: ignore[arg-type]
    assert all(known in str(error.value) for known in sanle.rulebooks())


@games
def test_refusals_name_what_is_allowed_and_the_rule(id: str) -> None:
    position = next(at for at in line(sanle.Game(id), 1) if at.acting)
    seat, legal = position.acting[0], position.legal(position.acting[0])
    wrong = next(action for action in position.rulebook.forms if action not in legal)
    with pytest.raises(sanle.IllegalAction) as error:
        position.apply(sanle.Move(seat, wrong))
    assert error.value.code in str(error.value)
    assert f"rule {error.value.rule}" in str(error.value)
    assert all(str(action) in str(error.value) for action in legal)
    with pytest.raises(sanle.OutOfTurn, match=rf"there are {position.seats}"):
        position.apply(sanle.Move(position.seats, legal[0]))
    with pytest.raises(sanle.InvalidAction, match="an event is"):
        position.apply({"seat": seat})


def test_a_declared_kernel_says_when_no_game_has_it() -> None:
    @generic
    def unheard_of(state: object) -> int:
        raise NotImplementedError

    state = sanle.Game(RULEBOOKS[0].facts.id).start().state
    with pytest.raises(NotImplementedError, match="no registered game implements unheard_of"):
        unheard_of(state[0])
