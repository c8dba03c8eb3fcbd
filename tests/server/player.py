"""Somebody who plays over HTTP: random legal actions, a stream, whatever a program would do."""

from __future__ import annotations

import itertools
import json
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx

Json = dict[str, Any]

PATIENCE = 60.0
"""Seconds until something must have happened."""


class Player:
    """A guest, signed in by its token."""

    def __init__(self, url: str, name: str = "Ann", seed: int = 0) -> None:
        self.http = httpx.Client(base_url=url, timeout=60)
        self.luck = random.Random(seed)
        self._keys = itertools.count()
        answer = self.http.post("/api/guests", json={"name": name})
        assert answer.status_code == 201, answer.text
        self.user = answer.json()["user"]
        self.token = answer.json()["token"]
        self.http.cookies.clear()
        self.http.headers["authorization"] = f"Bearer {self.token}"

    def key(self) -> str:
        """A new key for a command."""
        return f"{self.user['id']}-{next(self._keys)}"

    def open(self, *kinds: str, level: int = 1, **asked: Any) -> str:
        """Open a table of Clever with seats of these kinds; its id."""
        seats = [{"kind": kind} | ({"level": level} if kind == "bot" else {}) for kind in kinds]
        answer = self.http.post("/api/tables", json={"game": "clever", "seats": seats} | asked)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["id"])

    def look(self, table: str, **params: Any) -> Json:
        """The table's state."""
        answer = self.http.get(f"/api/tables/{table}", params=params)
        assert answer.status_code == 200, answer.text
        state: Json = answer.json()
        return state

    def post(self, table: str, path: str, **body: Any) -> httpx.Response:
        """A command or question about a table."""
        return self.http.post(f"/api/tables/{table}/{path}", json=body)

    def act(self, table: str, state: Json, seat: int, action: Json) -> httpx.Response:
        """An action, made on a state."""
        return self.post(table, "events", version=state["version"], key=self.key(), seat=seat, action=action)

    def until_asked(self, table: str) -> Json:
        """The state, once one of the player's seats may act or the game is over; presses for held chance."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            state = self.look(table)
            if held := state["held"]:
                self.post(table, "advance", version=state["version"], key=self.key(), seat=held["seat"])
            if state["status"] == "ended" or any(state.get("legal", {}).values()):
                return state
            time.sleep(0.005)
        raise TimeoutError(f"nobody is asked: {state['pending']}")

    def play(self, table: str, actions: int | None = None) -> Json:
        """Play at random, to the end or so many actions; the last state."""
        made = 0
        while True:
            state = self.until_asked(table)
            if state["status"] == "ended" or made == actions:
                return state
            seat, action = self.any_legal(state)
            answer = self.act(table, state, seat, action)
            assert answer.status_code in (200, 409), answer.text
            made += 1

    def any_legal(self, state: Json) -> tuple[int, Json]:
        """One of the legal actions of one of the player's seats."""
        choices = [(int(seat), action) for seat, actions in state["legal"].items() for action in actions]
        return self.luck.choice(choices)

    @contextmanager
    def stream(self, table: str, last: int | None = None) -> Iterator[Iterator[tuple[str, str | None, Json]]]:
        """The stream's messages: event, id, data."""
        headers = {} if last is None else {"last-event-id": str(last)}
        with self.http.stream("GET", f"/api/tables/{table}/stream", headers=headers) as answer:
            assert answer.status_code == 200
            yield _messages(answer.iter_lines())


def _messages(lines: Iterator[str]) -> Iterator[tuple[str, str | None, Json]]:
    fields: dict[str, str] = {}
    for line in lines:
        if line:
            name, _, value = line.partition(": ")
            fields[name] = value
        else:
            if "data" in fields:
                yield fields.get("event", "message"), fields.get("id"), json.loads(fields["data"])
            fields = {}
