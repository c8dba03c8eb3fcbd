"""Parts of the server by themselves: settings, limits, migrations, workers, and the fold of a log."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from litestar import Litestar, post
from litestar.testing import TestClient
from sqlalchemy import Connection

from sanle import Game, chance, text
from sanle.server import limits
from sanle.server.answers import HANDLERS
from sanle.server.run import listen
from sanle.server.settings import Settings, SettingsError
from sanle.server.storage.database import Database
from sanle.server.storage.models import Model
from sanle.server.tables import fairness
from sanle.server.tables.commands import is_unmoved
from sanle.server.tables.due import Begin, Draw, Think, due
from sanle.server.tables.entries import Acted, AnyEntry, Opened, Place, Stored, TookBack, decode, encode
from sanle.server.tables.entries import Settings as TableSettings
from sanle.server.tables.state import State, fold, opening
from sanle.server.thinking.jobs import Job
from sanle.server.thinking.pool import Pool, RefusedJob, ThinkingError

SECRET = bytes(range(32))
PART = "00" * 32


def test_flags_come_before_the_environment() -> None:
    environment = {"SANLE_PORT": "9000", "SANLE_HOST": "::1", "SANLE_LAN": "1", "SANLE_DATA": "/tmp/x"}
    settings = Settings.make(environment, port=9001, host=None, lan=False)
    assert (settings.port, settings.host, settings.lan, settings.data) == (9001, "::1", True, Path("/tmp/x"))


@pytest.mark.parametrize(
    ("environment", "flags", "said"),
    [
        ({"SANLE_PORT": "x"}, {}, "SANLE_PORT='x'"),
        ({}, {"port": 70000}, "from 0 to 65535"),
        ({}, {"broker": "redis://x"}, "leave --broker out"),
        ({}, {"colour": 1}, "unknown setting 'colour'"),
        ({"SANLE_LOG": "xml"}, {}, "auto, console, json"),
        ({"SANLE_WORKERS": "0"}, {}, "at least 1"),
        ({"SANLE_RATE": "-1"}, {}, "above 0"),
    ],
)
def test_settings_that_cannot_be(environment: dict[str, str], flags: dict[str, object], said: str) -> None:
    with pytest.raises(SettingsError, match=said.replace("(", r"\(")):
        Settings.make(environment, **flags)


@pytest.mark.parametrize(
    ("given", "used"),
    [
        ("sqlite:////tmp/a.db", "sqlite:////tmp/a.db"),
        ("postgresql://u@h/d", "postgresql+psycopg://u@h/d"),
        ("postgresql+pg8000://h/d", "postgresql+pg8000://h/d"),
    ],
)
def test_databases_by_url(given: str, used: str) -> None:
    assert Settings(database=given).database_url == used


def test_a_port_in_use_is_explained() -> None:
    with listen(Settings(port=0)) as taken:
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(SettingsError, match=f"port {port} .* in use .* --port"):
            listen(Settings(port=port))
    with pytest.raises(SettingsError, match=r"can't listen at 192\.0\.2\.1"):
        listen(Settings(host="192.0.2.1", port=0))


def test_a_bucket_fills_again() -> None:
    buckets = limits.Buckets(limits.Rate(burst=2, second=0.5))
    assert [buckets.wait("a", 0.0) > 0 for _ in range(3)] == [False, False, True]
    assert buckets.wait("b", 0.0) == 0
    assert buckets.wait("a", 1.0) == 1.0
    assert buckets.wait("a", 2.5) == 0


def test_who_comes_too_fast_is_told_when_to_come_again() -> None:
    @post("/api/tables")
    async def tables() -> None: ...

    limited = Litestar(
        [tables], middleware=[limits.RateLimit(1 / 100)], exception_handlers=HANDLERS, openapi_config=None
    )
    with TestClient(limited) as client:
        answers = [client.post("/api/tables") for _ in range(4)]
    assert [answer.status_code for answer in answers] == [201, 201, 429, 429]
    assert int(answers[-1].headers["retry-after"]) >= 1
    assert answers[-1].json()["error"]["code"] == "too_fast"


def test_migrations_make_the_tables_of_the_models(tmp_path: Path) -> None:
    async def differences() -> list[object]:
        database = Database(f"sqlite:///{tmp_path / 'new' / 'sanle.sqlite'}")
        await database.migrate()
        await database.migrate()
        try:
            return await database.write(compare)
        finally:
            await database.close()

    def compare(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), Model.metadata))

    assert asyncio.run(differences()) == []


def job(level: int = 2) -> Job:
    game = Game("clever", seats=1)
    events = [chance.fast(1).draw(game.start()).to_json()]
    return Job(table="t", game="clever", seats=1, rules=game.rules, events=events, seat=0, level=level)


def test_a_worker_that_is_too_late_is_replaced() -> None:
    async def think() -> None:
        pool = Pool(1)
        await pool.start(lambda _: None)
        try:
            assert await pool.choose(job(), 60)
            with pytest.raises(ThinkingError, match="within"):
                await pool.choose(job(), 0)
            assert await pool.choose(job(), 60)
            with pytest.raises(RefusedJob):
                await pool.choose(job(level=99), 60)
            cancelled = asyncio.create_task(pool.choose(job(), 60))
            await asyncio.sleep(0)
            cancelled.cancel()
            await asyncio.gather(cancelled, return_exceptions=True)
            assert await pool.choose(job(), 60)
        finally:
            await pool.close()

    asyncio.run(think())


class Table:
    """A log in memory; each entry comes a second after the one before."""

    def __init__(self, *kinds: str, hold: int = 0) -> None:
        places = [
            Place("bot", level=1, part=PART) if kind == "bot" else Place("person", user=kind, part=PART)
            for kind in kinds
        ]
        game = Game("clever", seats=len(kinds))
        settings = TableSettings(order="fixed", hold=hold)
        opened = Opened(chance.commitment(SECRET), "clever", game.rules, kinds[0], places, settings)
        self.log = [Stored(1, 1000, opened)]
        self.state = opening("t", self.log[0])

    def add(self, entry: AnyEntry) -> State:
        self.log.append(Stored(len(self.log) + 1, 1000 * (len(self.log) + 1), decode(encode(entry))))
        self.state = self.state.after(self.log[-1])
        return self.state

    def begin(self) -> State:
        self.add(fairness.begin(self.state, SECRET))
        return self.add(fairness.draw(self.state, SECRET))

    def act(self, seat: int) -> State:
        assert self.state.position is not None
        return self.add(Acted(seat, self.state.position.legal(seat)[0].to_json()))

    def until(self, *acting: int) -> State:
        """Play on until exactly these seats may act."""
        while self.state.position is not None and self.state.position.acting != acting:
            if self.state.position.acting:
                self.act(self.state.position.acting[0])
            else:
                self.add(fairness.draw(self.state, SECRET))
        return self.state


def test_a_state_is_the_fold_of_its_log() -> None:
    table = Table("ann", "bob")
    table.begin()
    table.until(0, 1)
    again = fold("t", table.log)
    assert again == table.state
    assert again.draws > 6


def test_what_is_due() -> None:
    table = Table("bot", "ann", hold=5)
    assert due(table.state) == Begin(1000)
    table.add(fairness.begin(table.state, SECRET))
    assert due(table.state) == Draw(2000)
    table.add(fairness.draw(table.state, SECRET))
    assert due(table.state) == Think(0)
    table.until(1)
    while table.state.position is not None and table.state.position.acting:
        table.act(1)
    last = table.state.log[-1].stored.at
    assert due(table.state) == Draw(last + 5000, held=1)


def test_a_draw_that_comes_again_is_the_same() -> None:
    table = Table("ann")
    table.add(fairness.begin(table.state, SECRET))
    assert fairness.draw(table.state, SECRET) == fairness.draw(fold("t", table.log), SECRET)


def test_seats_that_act_at_once_do_not_touch_each_other() -> None:
    table = Table("ann", "bob", "eve")
    table.begin()
    before = table.until(0, 1, 2).version if 3 in table.state.game.facts.seats else 0
    after = table.act(1)
    assert is_unmoved(after, 0, before)
    assert is_unmoved(after, 2, before)
    assert not is_unmoved(after, 1, before)


def test_taking_back_restores_the_position() -> None:
    table = Table("ann", hold=60)
    before = table.begin()
    table.act(0)
    state = table.add(TookBack(0, before.version))
    assert state.position == before.position
    assert state.line == before.line
    assert state.version == before.version + 2


def test_every_refusal_has_a_sentence() -> None:
    import re

    source = "".join(path.read_text() for path in Path(limits.__file__).parent.rglob("*.py"))
    codes = set(re.findall(r'Refusal\(\d+, "(\w+)"', source)) | {"stale", "unknown_caller", "forbidden", "too_large"}
    assert len(codes) > 15
    for language in text.languages:
        for code in codes:
            assert text.has_message(f"error-{code}", language), (code, language)
