"""Whatever is sent: an answer with a reason, never a fault."""

from __future__ import annotations

import json
import socket

import pytest

from tests.server.host import Host
from tests.server.player import Player

ACT = {"version": 2, "key": "k", "seat": 0, "action": {"pass": True}}


def changed(**changes: object) -> bytes:
    return json.dumps(ACT | changes).encode()


BODIES = {
    "nothing": b"",
    "not json": b"{",
    "not utf-8": b'{"version": 2, "key": "\xff", "seat": 0, "action": {}}',
    "half a surrogate": b'{"version": 2, "key": "\\ud800", "seat": 0, "action": {}}',
    "null": b"null",
    "a list": b"[]",
    "number as text": changed(version="2"),
    "number with a point": changed(version=2.0),
    "seat as truth": changed(seat=False),
    "negative": changed(version=-1),
    "huge": changed(version=10**30),
    "no key": json.dumps({key: value for key, value in ACT.items() if key != "key"}).encode(),
    "empty key": changed(key=""),
    "long key": changed(key="k" * 65),
    "unknown field": changed(secret=True),
    "action as text": changed(action="pass"),
    "deep": b'{"version": 2, "key": "k", "seat": 0, "action": {"a": ' + b"[" * 30_000 + b"]" * 30_000 + b"}}",
    "not a number": b'{"version": NaN, "key": "k", "seat": 0, "action": {}}',
}


@pytest.mark.parametrize("body", BODIES.values(), ids=BODIES.keys())
def test_malformed_commands(ann: Player, body: bytes) -> None:
    table = ann.open("me")
    ann.until_asked(table)
    answer = ann.http.post(f"/api/tables/{table}/events", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["error"]["code"] == "malformed"


@pytest.mark.parametrize("depth", [50, 200, 400, 900, 2000])
def test_deep_actions(ann: Player, depth: int) -> None:
    table = ann.open("me")
    state = ann.until_asked(table)
    deep = '{"a":' * depth + "1" + "}" * depth
    body = f'{{"version": {state["version"]}, "key": "k", "seat": 0, "action": {deep}}}'
    answer = ann.http.post(f"/api/tables/{table}/events", content=body, headers={"content-type": "application/json"})
    assert answer.status_code in (400, 422)


@pytest.mark.parametrize(
    "action", [{"take": 10**40}, {"box": -(10**300)}, {"take": "🦊" * 2000}, {"take": 1e308}, {"\u0000": "\u0000"}]
)
def test_strange_values(ann: Player, action: dict[str, object]) -> None:
    table = ann.open("me")
    state = ann.until_asked(table)
    for path, extra in (("events", {"version": state["version"], "key": "k"}), ("preview", {}), ("why", {})):
        answer = ann.post(table, path, seat=0, action=action, **extra)
        assert answer.status_code in (400, 422), answer.text
    odd_key = ann.post(table, "events", version=state["version"], key="\u0000\u202e", seat=0, action={"pass": True})
    assert odd_key.status_code == 422


@pytest.mark.parametrize(
    "seats",
    [
        [],
        [{"kind": "me"}] * 5,
        [{"kind": "me"}] * 17,
        [{"kind": "king"}],
        [{}],
        [{"kind": "bot", "level": 0}],
        [{"kind": "open", "level": 2}],
    ],
)
def test_tables_that_cannot_be(ann: Player, seats: list[object]) -> None:
    answer = ann.http.post("/api/tables", json={"game": "clever", "seats": seats})
    assert answer.status_code in (400, 422)
    assert answer.json()["error"]["message"]


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "chess"},
        {"rules": {"passive_pick": True}},
        {"rules": {"passive_pick": ["optional"]}},
        {"hold": 61},
        {"hold": 1.5},
        {"order": "x"},
        {"rules": {"": {}}},
        {"curtain": True},
    ],
    ids=str,
)
def test_settings_that_cannot_be(ann: Player, changes: dict[str, object]) -> None:
    answer = ann.http.post("/api/tables", json={"game": "clever", "seats": [{"kind": "me"}]} | changes)
    assert answer.status_code in (400, 422)
    assert answer.json()["error"]["message"]


@pytest.mark.parametrize("name", ["", " ", "\u200b", "\u0000", "a" * 41, "\n\n", "\u202e"])
def test_names_that_say_nothing(host: Host, ann: Player, name: str) -> None:
    answer = ann.http.post("/api/guests", json={"name": name})
    assert answer.status_code in (400, 422)


@pytest.mark.parametrize(
    ("given", "kept"), [("  安  妮 ", "安 妮"), ("Zoe\u0308", "Zoë"), ("a\u202eb", "ab"), ("<script>", "<script>")]
)
def test_names_are_kept_as_they_show(ann: Player, given: str, kept: str) -> None:
    assert ann.http.post("/api/guests", json={"name": given}).json()["user"]["name"] == kept


def test_bodies_that_are_too_large(ann: Player) -> None:
    answer = ann.http.post("/api/guests", content=b"{" + b" " * 70_000, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (413, "too_large")


def test_other_content(ann: Player) -> None:
    answer = ann.http.post("/api/guests", content=b'{"name": "Ann"}', headers={"content-type": "text/plain"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (415, "not_json")


@pytest.mark.parametrize("query", ["since=x", "since=-1", "since=1.5", "since=", "since=99999999999999"])
def test_strange_questions(ann: Player, query: str) -> None:
    table = ann.open("me")
    assert ann.http.get(f"/api/tables/{table}/events?{query}").status_code == 400


@pytest.mark.parametrize(
    "path",
    [
        "/api",
        "/api/",
        "/api/x",
        "/api/tables/",
        "/api/tables/%00",
        "/api/tables/..%2f..",
        "/api/tables/" + "x" * 5000,
        "/api/tables/ü",
    ],
)
def test_strange_paths(ann: Player, path: str) -> None:
    answer = ann.http.get(path)
    assert answer.status_code in (200, 404), answer.text


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH"])
def test_strange_methods(ann: Player, method: str) -> None:
    answer = ann.http.request(method, "/api/tables")
    assert (answer.status_code, answer.json()["error"]["code"]) == (405, "unknown_method")


@pytest.mark.parametrize(
    "request_",
    [
        b"GET / HTTP/1.1\r\n\r\n",
        b"GET /api/me HTTP/1.1\r\nhost: x\r\ncookie: \xff\xfe=\xff; sanle=\xc3\xa9\r\nconnection: close\r\n\r\n",
        b"GET /api/me HTTP/1.1\r\nhost: x\r\naccept-language: \xff;q=x,,;\r\nconnection: close\r\n\r\n",
        b"GET /api/me HTTP/1.1\r\nhost: x\r\nauthorization: Bearer \xff\r\nconnection: close\r\n\r\n",
        b"POST /api/guests HTTP/1.1\r\nhost: x\r\ncontent-type: application/json; charset=\xff\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}",
        b"GET /api/tables/x/events?since=\xff HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n",
    ],
)
def test_strange_bytes(host: Host, request_: bytes) -> None:
    with socket.create_connection(("127.0.0.1", host.port), timeout=10) as connection:
        connection.sendall(request_)
        connection.shutdown(socket.SHUT_WR)
        status = connection.recv(65536).split(b" ", 2)[1:2]
    assert status == [] or int(status[0]) < 500
