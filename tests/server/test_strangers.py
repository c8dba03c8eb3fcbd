"""Who may not see a table gets the same answer as for one that doesn't exist; who isn't known at all, the same for both."""

from __future__ import annotations

import httpx
import pytest

from sanle.server.identity import new_id
from tests.server.player import Json, Player

COMMAND = {"version": 1, "key": "k", "seat": 0}
PATHS: list[tuple[str, str, Json | None]] = [
    ("GET", "", None),
    ("GET", "/events", None),
    ("GET", "/stream", None),
    ("GET", "/record", None),
    ("POST", "/join", {}),
    ("POST", "/events", COMMAND | {"action": {"pass": True}}),
    ("POST", "/advance", COMMAND),
    ("POST", "/takeback", COMMAND),
    ("POST", "/preview", {"seat": 0, "action": {"pass": True}}),
    ("POST", "/why", {"seat": 0, "action": {"pass": True}}),
    ("POST", "/part", {"seat": 0, "part": "00" * 32}),
]


@pytest.mark.parametrize(("method", "path", "body"), PATHS, ids=[method + path for method, path, _ in PATHS])
def test_strangers(ann: Player, bob: Player, method: str, path: str, body: Json | None) -> None:
    table = ann.open("me")
    for status, caller in ((404, bob.http), (401, httpx.Client(base_url=bob.http.base_url))):
        answers = [caller.request(method, f"/api/tables/{id}{path}", json=body) for id in (table, new_id())]
        assert [answer.status_code for answer in answers] == [status, status]
        assert answers[0].text == answers[1].text


def test_an_open_seat_invites(ann: Player, bob: Player) -> None:
    table = ann.open("me", "open")
    state = bob.look(table)
    assert state["views"] == {}
    assert state["host"] == {"name": "Ann", "you": False}
    assert [seat["you"] for seat in state["seats"]] == [False, False]
    assert ann.user["id"] not in str(state)


def test_a_host_without_a_seat_is_a_spectator(ann: Player) -> None:
    table = ann.open("bot", "bot")
    state = ann.until_asked(table)
    assert state["views"].keys() == {"spectator"}
    assert state["menu"] == state["legal"] == {}


def test_forged_tokens(ann: Player) -> None:
    for token in ("x", ann.token[:-1], ann.token + "x", ann.user["id"], "é".encode().decode("latin-1")):
        headers = {b"authorization": f"Bearer {token}".encode("latin-1")}
        assert httpx.get(f"{ann.http.base_url}/api/tables", headers=headers).status_code == 401


def test_signing_out(ann: Player) -> None:
    assert ann.http.post("/api/logout").json() == {"user": None, "settings": {}}
    assert ann.http.get("/api/tables").status_code == 401
    assert ann.http.get("/api/me").json()["user"] is None


class TestBrowser:
    """Callers that are known by the cookie."""

    @pytest.fixture
    def signed_in(self, ann: Player) -> httpx.Client:
        signed_in = httpx.Client(base_url=ann.http.base_url)
        signed_in.get("/api/me")
        assert signed_in.post("/api/guests", json={"name": "Eve"}).status_code == 201
        return signed_in

    def test_the_cookie_is_out_of_scripts_reach(self, ann: Player) -> None:
        answer = httpx.post(f"{ann.http.base_url}/api/guests", json={"name": "Eve"})
        cookie = answer.headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert "Secure" not in cookie

    def test_commands_need_the_csrf_token(self, signed_in: httpx.Client) -> None:
        body = {"game": "clever", "seats": [{"kind": "me"}]}
        assert signed_in.post("/api/tables", json=body).status_code == 403
        for forged in ("", "x" * 128, "é" * 64):
            forgery = {b"x-csrftoken": forged.encode()}
            assert signed_in.post("/api/tables", json=body, headers=forgery).status_code == 403
        headers = {"x-csrftoken": signed_in.cookies["csrftoken"]}
        assert signed_in.post("/api/tables", json=body, headers=headers).status_code == 201

    def test_a_csrf_cookie_of_another_server_is_replaced(self, signed_in: httpx.Client) -> None:
        signed_in.cookies.delete("csrftoken")
        signed_in.cookies.set("csrftoken", "f" * 128)
        answer = signed_in.get("/api/me")
        assert "csrftoken" in answer.headers["set-cookie"]
        assert answer.json()["user"]["name"] == "Eve"

    def test_forms_are_refused(self, signed_in: httpx.Client) -> None:
        assert signed_in.post("/api/logout", data={"_csrf_token": "x"}).status_code == 415
        assert signed_in.post("/api/tables", files={"x": b"y"}).status_code == 415
