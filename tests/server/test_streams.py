"""Live streams: everything once, in order, over any gap, and nothing that isn't for the caller."""

from __future__ import annotations

import signal
import time
from collections.abc import Iterator
from itertools import pairwise

from tests.server.host import Host
from tests.server.player import Json, Player


def test_a_new_stream_begins_with_the_whole_table(ann: Player) -> None:
    table = ann.open("me")
    ann.until_asked(table)
    with ann.stream(table) as messages:
        event, version, data = next(messages)
    assert event == "update"
    assert data["events"] == []
    assert version == str(data["version"])
    assert data["commitment"]
    state = ann.look(table, legal=0)
    assert {key: value for key, value in data.items() if key not in ("events", "seats")} == {
        key: value for key, value in state.items() if key != "seats"
    }


def test_a_stream_resumes_over_a_gap(ann: Player) -> None:
    table = ann.open("me", "bot", "bot")
    ann.play(table, actions=3)
    seen: list[Json] = []
    last = 1
    while not seen or "result" not in seen[-1]:
        with ann.stream(table, last) as messages:
            for event, version, data in messages:
                if event == "update":
                    assert version is not None
                    last = int(version)
                    seen.append(data)
                    break
        if "result" not in seen[-1]:
            ann.play(table, actions=2)
    versions = [entry["version"] for data in seen for entry in data["events"]]
    assert versions == list(range(2, len(versions) + 2))
    told = [entry for data in seen for entry in data["events"]]
    assert told == ann.http.get(f"/api/tables/{table}/events", params={"since": 1}).json()["events"]


def test_every_step_is_told_while_one_listens(ann: Player, bob: Player) -> None:
    table = ann.open("me", "open", order="fixed")
    with ann.stream(table) as messages:
        _, first, _ = next(messages)
        bob.post(table, "join")
        versions = [int(first or 0)]
        while len(versions) < 4:
            event, version, data = next(messages)
            if event == "update":
                versions.append(int(version or 0))
                assert data["events"][-1]["version"] == data["version"]
        assert all(later == earlier + 1 for earlier, later in pairwise(versions))


def test_who_is_connected(ann: Player, bob: Player) -> None:
    table = ann.open("me", "open", order="fixed")
    bob.post(table, "join")
    with ann.stream(table) as messages:
        with bob.stream(table) as others:
            next(others)
            await_connected(messages, [True, True])
            assert [seat["connected"] for seat in ann.look(table)["seats"]] == [True, True]
        await_connected(messages, [True, False])


def await_connected(messages: Iterator[tuple[str, str | None, Json]], expected: list[bool]) -> None:
    for event, version, data in messages:
        if event == "notice":
            assert version is None
            if data["connected"] == expected:
                return


def test_a_strange_last_event_id_begins_anew(ann: Player) -> None:
    table = ann.open("me")
    for strange in ("abc", "-1", "99999", "0", "1" * 40, "٣"):
        with ann.http.stream(
            "GET", f"/api/tables/{table}/stream", headers={b"last-event-id": strange.encode()}
        ) as answer:
            assert answer.status_code == 200
            text = next(answer.iter_text())
            assert '"commitment"' in text


def test_streams_end_at_once_when_the_server_stops(own_host: Host) -> None:
    ann = Player(own_host.url)
    table = ann.open("me")
    with ann.stream(table) as messages:
        next(messages)
        began = time.monotonic()
        assert own_host.stop() in (0, -signal.SIGTERM)
        assert time.monotonic() - began < 4
        list(messages)
    own_host.start()
    assert ann.look(table)["status"] == "playing"
