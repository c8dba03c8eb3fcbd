"""The server is killed at any moment and started again: nothing acknowledged is lost, nothing is done twice, games go on."""

from __future__ import annotations

import random
import threading
import time

import httpx
import pytest

import sanle
from tests.server.host import Host
from tests.server.player import Json, Player

KILLS = 10
TABLES = [[], ["bot"], ["bot", "bot", "bot"], ["bot", "bot"], [], ["bot", "bot", "bot"]]


class Stubborn:
    """Plays on whatever happens: repeats each command, with its key, until it is answered."""

    def __init__(self, player: Player, table: str) -> None:
        self.player = player
        self.table = table
        self.acknowledged: list[tuple[int, Json]] = []
        self.state: Json = {}

    def play(self) -> None:
        """To the end."""
        while True:
            self.state = self._asked()
            if self.state["status"] == "ended":
                return
            seat, action = self.player.any_legal(self.state)
            body = {"version": self.state["version"], "key": self.player.key(), "seat": seat, "action": action}
            answer = self._until_answered("POST", "/events", json=body)
            assert answer.status_code in (200, 409), answer.text
            if answer.status_code == 200:
                self.acknowledged.append((answer.json()["version"], {"seat": seat, "action": action}))

    def _asked(self) -> Json:
        while True:
            state: Json = self._until_answered("GET", "").json()
            if state["status"] == "ended" or any(state["legal"].values()):
                return state
            time.sleep(0.01)

    def _until_answered(self, method: str, path: str, **body: Json) -> httpx.Response:
        while True:
            try:
                return self.player.http.request(method, f"/api/tables/{self.table}{path}", **body)  # type: ignore[arg-type]
            except httpx.TransportError:
                time.sleep(0.05)


def test_killed_at_random_moments(own_host: Host) -> None:
    luck = random.Random(7)
    players = [
        Stubborn(ann := Player(own_host.url, seed=seed), ann.open("me", *bots)) for seed, bots in enumerate(TABLES)
    ]
    threads = [threading.Thread(target=player.play) for player in players]
    for thread in threads:
        thread.start()
    kills = 0
    while any(thread.is_alive() for thread in threads):
        time.sleep(luck.uniform(0.02, 0.4))
        if kills < KILLS:
            own_host.kill()
            kills += 1
            own_host.start()
    assert kills >= KILLS // 2
    for player in players:
        _is_whole(player)
    assert "fault" not in own_host.log().replace("default", "")


def _is_whole(player: Stubborn) -> None:
    http = player.player.http
    events = http.get(f"/api/tables/{player.table}/events").json()["events"]
    assert [entry["version"] for entry in events] == list(range(1, len(events) + 1))
    by_version = {entry["version"]: entry["event"] for entry in events}
    mine = {seat for seat, info in enumerate(player.state["seats"]) if info["you"]}
    acted = {version: event for version, event in by_version.items() if event.get("seat") in mine}
    assert acted == dict(player.acknowledged)
    record = sanle.Record.loads(http.get(f"/api/tables/{player.table}/record").text)
    assert record.check().result() == player.state["result"]


@pytest.mark.parametrize("hold", [0, 2])
def test_killed_between_an_action_and_the_roll(own_host: Host, hold: int) -> None:
    """With ``hold`` the roll is still due when the server dies; it falls after the start, at its time."""
    ann = Player(own_host.url)
    table = ann.open("me", hold=hold)
    while True:
        state = ann.look(table)
        if choices := state["legal"].get("0"):
            answer = ann.act(table, state, 0, next((action for action in choices if "take" in action), choices[0]))
            own_host.kill()
            own_host.start()
            break
    after = [entry["event"] for entry in ann.http.get(f"/api/tables/{table}/events").json()["events"]]
    assert after[answer.json()["version"] - 1]["seat"] == 0
    ann.http.timeout = 20
    assert ann.until_asked(table)["version"] > state["version"]
