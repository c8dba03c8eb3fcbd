"""Commands: done once, on the version that the player saw, by who may; everything else refused with a reason."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from tests.server.player import Json, Player


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["error"]["code"]


def asked(player: Player, *kinds: str, **settings: Any) -> tuple[str, Json, int, Json]:
    """A new table that waits for the player, and one of its legal actions."""
    table = player.open(*kinds, **settings)
    state = player.until_asked(table)
    seat, action = player.any_legal(state)
    return table, state, seat, action


def test_a_command_is_done_once_for_its_key(ann: Player) -> None:
    table, state, seat, action = asked(ann, "me")
    body = {"version": state["version"], "key": "k", "seat": seat, "action": action}
    first = ann.post(table, "events", **body)
    assert first.status_code == 200
    ann.until_asked(table)
    again = ann.post(table, "events", **body)
    assert (again.status_code, again.json()) == (200, first.json())
    assert code(ann.post(table, "events", **body | {"version": 1})) == (422, "key_reused")
    acted = [
        entry for entry in ann.http.get(f"/api/tables/{table}/events").json()["events"] if "seat" in entry["event"]
    ]
    assert len(acted) == 1


def test_the_same_command_sent_many_times_at_once(ann: Player) -> None:
    table, state, seat, action = asked(ann, "me")
    body = {"version": state["version"], "key": "k", "seat": seat, "action": action}
    with ThreadPoolExecutor(8) as threads:
        answers = list(threads.map(lambda _: ann.post(table, "events", **body), range(16)))
    assert {answer.status_code for answer in answers} == {200}
    assert len({answer.text for answer in answers}) == 1


def test_a_stale_command_comes_back_with_the_state(ann: Player) -> None:
    table, state, seat, action = asked(ann, "me")
    assert ann.act(table, state, seat, action).status_code == 200
    stale = ann.act(table, state, seat, action)
    assert code(stale) == (409, "stale")
    assert stale.json()["state"]["version"] > state["version"]
    assert stale.json()["state"]["id"] == table


def test_a_version_that_there_is_not(ann: Player) -> None:
    table, state, seat, action = asked(ann, "me")
    for version in (0, state["version"] + 1, 2**31 - 1):
        assert code(ann.act(table, state | {"version": version}, seat, action)) == (422, "unknown_version")


def both_asked(ann: Player, bob: Player, hold: int = 0) -> tuple[str, Json]:
    """A table at which both seats may act at the same time."""
    table = ann.open("me", "open", order="fixed", hold=hold)
    assert bob.post(table, "join").json()["seat"] == 1
    for _ in range(5000):
        state = ann.look(table)
        if state["pending"] == {"seats": [0, 1]}:
            return table, state
        for player in (ann, bob):
            state = player.look(table)
            if held := state["held"]:
                player.post(table, "advance", version=state["version"], key=player.key(), seat=held["seat"])
            elif any(state["legal"].values()):
                seat, action = player.any_legal(state)
                player.act(table, state, seat, action)
    raise AssertionError("the seats never acted at the same time")


def test_another_seats_event_does_not_make_a_command_stale(ann: Player, bob: Player) -> None:
    table, state = both_asked(ann, bob)
    for seat, player in enumerate((ann, bob)):
        action = player.look(table)["legal"][str(seat)][0]
        answer = player.act(table, state, seat, action)
        assert answer.status_code == 200, answer.text


def test_another_players_seat(ann: Player, bob: Player) -> None:
    table, state = both_asked(ann, bob)
    for path in ("events", "preview", "why"):
        extra = {"version": state["version"], "key": "k"} if path == "events" else {}
        action = bob.look(table)["legal"]["1"][0]
        assert code(ann.post(table, path, seat=1, action=action, **extra)) == (403, "not_your_seat")
    assert ann.look(table)["version"] == state["version"]


def test_what_the_rules_refuse(ann: Player) -> None:
    table, state, seat, _ = asked(ann, "me")
    answer = ann.act(table, state, seat, {"extra": "white", "as": "green"})
    error = answer.json()["error"]
    assert answer.status_code == 422
    assert error["rule"]
    assert error["message"]
    why = ann.post(table, "why", seat=seat, action={"extra": "white", "as": "green"}).json()
    assert (why["legal"], why["code"], why["rule"]) == (False, error["code"], error["rule"])
    assert ann.look(table)["version"] == state["version"]


@pytest.mark.parametrize(
    "action",
    [
        {},
        {"take": 1},
        {"take": "pink"},
        {"pass": 1},
        {"pass": False},
        {"take": "white", "as": "green", "x": 1},
        {"bonus": "yellow", "box": [1.0, 3]},
    ],
    ids=str,
)
def test_what_is_no_action(ann: Player, action: Json) -> None:
    table, state, seat, _ = asked(ann, "me")
    for answer in (ann.act(table, state, seat, action), ann.post(table, "why", seat=seat, action=action)):
        assert code(answer) == (422, "not_an_action")
    assert ann.look(table)["version"] == state["version"]


def test_reasons_come_in_the_readers_language(ann: Player) -> None:
    said = set()
    for language in ("zh-CN", "zh-TW", "en"):
        answer = ann.http.get("/api/tables/none", headers={"accept-language": language})
        said.add(answer.json()["error"]["message"])
    assert len(said) == 3
    chosen = ann.http.get("/api/tables/none", headers={"accept-language": "en", "cookie": "lang=zh-Hant"})
    assert "牌桌" in chosen.json()["error"]["message"]


def test_every_legal_action_has_a_preview(ann: Player) -> None:
    table, state, seat, _ = asked(ann, "me")
    for action in state["legal"][str(seat)]:
        preview = ann.post(table, "preview", seat=seat, action=action).json()
        assert preview["points"]["before"].keys() == preview["points"]["after"].keys()
        assert ann.post(table, "why", seat=seat, action=action).json() == {"legal": True}
    assert ann.look(table)["version"] == state["version"]


def test_joining(ann: Player, bob: Player, guest: Callable[[str], Player]) -> None:
    table = ann.open("me", "open", "open", order="fixed")
    assert bob.post(table, "join", seat=2).json()["seat"] == 2
    assert bob.post(table, "join").json()["seat"] == 2
    assert code(bob.post(table, "join", seat=1)) == (422, "already_seated")
    eve = guest("Eve")
    taken = eve.post(table, "join", seat=2)
    assert code(taken) == (422, "seat_taken")
    assert taken.json()["error"]["allowed"] == [1]
    assert code(ann.post(table, "events", version=1, key="k", seat=0, action={"pass": True})) == (422, "not_started")
    assert eve.post(table, "join").json()["seat"] == 1
    assert [seat["name"] for seat in ann.until_asked(table)["seats"]] == ["Ann", "Eve", "Bob"]
    assert code(guest("Max").post(table, "join")) == (404, "unknown_table")


def test_seats_are_drawn(ann: Player) -> None:
    orders = set()
    for _ in range(40):
        table = ann.open("me", "bot", "bot")
        ann.until_asked(table)
        start = next(
            entry["event"]["table"]["start"]
            for entry in ann.http.get(f"/api/tables/{table}/events").json()["events"]
            if "start" in entry["event"].get("table", {})
        )
        kinds = [seat["kind"] for seat in ann.look(table)["seats"]]
        assert kinds == [["person", "bot", "bot"][place] for place in start["order"]]
        orders.add(tuple(start["order"]))
    assert orders == {(0, 1, 2), (1, 2, 0), (2, 0, 1)}
