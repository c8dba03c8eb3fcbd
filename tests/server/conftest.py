"""A real server for the tests of the API, and people to play on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.server.host import Host
from tests.server.player import Player


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server that all tests share; it must not have made a fault."""
    host = Host(tmp_path_factory.mktemp("host"))
    host.start()
    yield host
    host.stop()
    assert "fault" not in host.log()


@pytest.fixture
def own_host(tmp_path: Path) -> Iterator[Host]:
    """A server for one test, that it may kill."""
    host = Host(tmp_path)
    host.start()
    yield host
    host.stop()


@pytest.fixture
def guest(host: Host) -> Iterator[Callable[[str], Player]]:
    """Makes guests."""
    made: list[Player] = []

    def make(name: str = "Ann") -> Player:
        made.append(Player(host.url, name, seed=len(made)))
        return made[-1]

    yield make
    for player in made:
        player.http.close()


@pytest.fixture
def ann(guest: Callable[[str], Player]) -> Player:
    """A guest."""
    return guest("Ann")


@pytest.fixture
def bob(guest: Callable[[str], Player]) -> Player:
    """Another guest."""
    return guest("Bob")
