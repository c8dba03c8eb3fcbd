"""Held chance, taking back, and the players' own parts of the chance."""

from __future__ import annotations

import time

from tests.server.player import Json, Player
from tests.server.test_commands import asked, both_asked, code

PART = "5a" * 32


def held_table(ann: Player, seconds: int = 60) -> tuple[str, Json]:
    """A solo table at which a roll is held."""
    table = ann.open("me", hold=seconds)
    while not (state := ann.look(table))["held"]:
        if choices := state["legal"].get("0"):
            ann.act(table, state, 0, next((action for action in choices if "take" in action), choices[0]))
    return table, state


def test_a_held_roll_falls_when_pressed(ann: Player) -> None:
    table, state = held_table(ann)
    assert state["held"]["seat"] == 0
    assert state["held"]["until"] > 1000 * time.time()
    assert state["pending"] == {"chance": "roll"}
    key = ann.key()
    answer = ann.post(table, "advance", version=state["version"], key=key, seat=0)
    assert answer.json() == {"version": state["version"] + 1}
    assert ann.post(table, "advance", version=state["version"], key=key, seat=0).json() == answer.json()
    later = ann.look(table)
    assert later["held"] is None
    assert later["version"] == state["version"] + 1
    nothing = ann.post(table, "advance", version=later["version"], key=ann.key(), seat=0)
    assert nothing.json() == {"version": later["version"]}


def test_a_held_roll_falls_after_its_time(ann: Player) -> None:
    table, state = held_table(ann, seconds=1)
    while ann.look(table)["version"] == state["version"]:
        time.sleep(0.05)
    assert 1000 * time.time() >= state["held"]["until"]


def test_what_is_held_can_be_taken_back(ann: Player) -> None:
    table, state = held_table(ann)
    before = ann.http.get(f"/api/tables/{table}/events").json()["events"]
    answer = ann.post(table, "takeback", version=state["version"], key=ann.key(), seat=0)
    assert answer.status_code == 200, answer.text
    later = ann.look(table)
    assert later["held"] is None
    assert later["pending"] == {"seats": [0]}
    assert later["version"] == state["version"] + 1
    events = ann.http.get(f"/api/tables/{table}/events").json()["events"]
    assert events[-1]["event"] == {"table": {"takeback": {"seat": 0, "to": state["version"] - 1}}}
    assert events[-2] == before[-1] | {"undone": True}
    crossing = ann.post(table, "takeback", version=later["version"], key=ann.key(), seat=0, to=1)
    assert code(crossing) == (422, "takeback_chance")
    last = ann.play(table)
    record = ann.http.get(f"/api/tables/{table}/record").json()
    assert record["result"] == last["result"]
    assert record["takebacks"][0]["removed"] == 1


def test_others_events_are_not_taken_back(ann: Player, bob: Player) -> None:
    table, state = both_asked(ann, bob, hold=60)
    for seat, player in enumerate((ann, bob)):
        assert player.act(table, state, seat, player.look(table)["legal"][str(seat)][0]).status_code == 200
    version = ann.look(table)["version"]
    answer = ann.post(table, "takeback", version=version, key=ann.key(), seat=0)
    assert code(answer) == (422, "takeback_others")
    assert bob.post(table, "takeback", version=version, key=bob.key(), seat=1).status_code == 200
    assert ann.post(table, "takeback", version=version + 1, key=ann.key(), seat=0).status_code == 200


def test_nothing_to_take_back(ann: Player) -> None:
    table, state, seat, _ = asked(ann, "me")
    answer = ann.post(table, "takeback", version=state["version"], key=ann.key(), seat=seat, to=state["version"])
    assert code(answer) == (422, "takeback_nothing")


def test_a_players_part_counts(ann: Player, bob: Player) -> None:
    table = ann.open("me", "open", part=True, order="fixed")
    assert bob.post(table, "join", part=True).status_code == 200
    assert code(bob.post(table, "part", seat=0, part=PART)) == (403, "not_your_seat")
    assert ann.look(table)["status"] == "open"
    first = ann.post(table, "part", seat=0, part=PART)
    assert first.status_code == 200
    assert ann.post(table, "part", seat=0, part=PART).json() == first.json()
    assert code(ann.post(table, "part", seat=0, part="00" * 32)) == (422, "part_given")
    hidden = bob.http.get(f"/api/tables/{table}/events").json()["events"][-1]["event"]
    assert hidden == {"table": {"part": {"seat": 0, "part": None}}}
    assert bob.post(table, "part", seat=1, part="a7" * 32).status_code == 200
    start = wait_for_start(bob, table)
    assert start["parts"] == [{"part": PART, "origin": "player"}, {"part": "a7" * 32, "origin": "player"}]


def wait_for_start(player: Player, table: str) -> Json:
    end = time.monotonic() + 30
    while time.monotonic() < end:
        for entry in player.http.get(f"/api/tables/{table}/events").json()["events"]:
            if start := entry["event"].get("table", {}).get("start"):
                return dict(start)
        time.sleep(0.05)
    raise TimeoutError


def test_a_table_does_not_wait_for_parts_for_ever(ann: Player) -> None:
    table = ann.open("me", part=True)
    drawn = ann.http.get(f"/api/tables/{table}/events").json()["events"][0]["event"]["table"]["open"]["seats"][0][
        "part"
    ]
    assert ann.look(table)["status"] == "open"
    began = time.monotonic()
    start = wait_for_start(ann, table)
    assert time.monotonic() - began > 5
    assert start["parts"] == [{"part": drawn, "origin": "server"}]
    assert code(ann.post(table, "part", seat=0, part=PART)) == (422, "part_too_late")


def test_a_part_that_was_not_announced(ann: Player) -> None:
    table = ann.open("me", "open")
    assert code(ann.post(table, "part", seat=0, part=PART)) == (422, "part_not_announced")
    assert code(ann.post(table, "part", seat=0, part="zz")) == (400, "malformed")
