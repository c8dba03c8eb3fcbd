"""Whole games over HTTP: they end, their records check, and every draw can be recomputed from what is revealed."""

from __future__ import annotations

import json

import pytest

import sanle
from sanle import chance
from tests.server.player import Json, Player

TABLES = [
    (("me",), {}),
    (("me", "me"), {"passive_pick": "required"}),
    (("me", "bot", "bot"), {"dead_roll": "take unmarked"}),
    (("me", "bot", "me", "bot"), {}),
    (("bot", "bot", "bot", "bot"), {}),
]


@pytest.mark.parametrize(("kinds", "rules"), TABLES, ids=[" ".join(kinds) for kinds, _ in TABLES])
def test_a_game_is_played_to_its_end(ann: Player, kinds: tuple[str, ...], rules: Json) -> None:
    table = ann.open(*kinds, level=2, rules=rules)
    state = ann.play(table)
    assert state["result"]["winners"]
    assert state["pending"] is None
    record = sanle.Record.loads(ann.http.get(f"/api/tables/{table}/record").text)
    last = record.check()
    assert last.result() == state["result"]
    assert [seat["kind"] for seat in record.seats] == [seat["kind"] for seat in state["seats"]]
    _draws_are_fair(record, table, state["commitment"])


def _draws_are_fair(record: sanle.Record, table: str, commitment: str) -> None:
    fairness = record.fairness
    assert fairness is not None
    secret = bytes.fromhex(fairness["secret"])
    assert chance.commitment(secret) == commitment == fairness["commitment"]
    assert fairness["table"] == table
    source = chance.fair(secret, table, [bytes.fromhex(part["part"]) for part in fairness["parts"]])
    seats = record.game.seats
    if seats > 1:
        first = source.below(seats)
        assert fairness["order"] == [(first + seat) % seats for seat in range(seats)]
    else:
        assert fairness["order"] is None
    positions = list(record.positions())
    drawn = 0
    for before, event in zip(positions, record.events, strict=False):
        if "chance" in event:
            assert source.draw(before).to_json() == event
            drawn += 1
    assert drawn > 10


def test_many_options_are_refused_by_name(ann: Player) -> None:
    answer = ann.http.post("/api/tables", json={"game": "clever", "seats": [{"kind": "me"}], "rules": {"dice": "six"}})
    assert answer.status_code == 422
    error = answer.json()["error"]
    assert error["code"] == "unknown_option"
    assert "passive_pick" in error["message"]


def test_the_record_waits_for_the_end(ann: Player) -> None:
    table = ann.open("me")
    answer = ann.http.get(f"/api/tables/{table}/record")
    assert answer.status_code == 403
    assert answer.json()["error"]["code"] == "record_not_yet"
    state = ann.until_asked(table)
    assert "fairness" not in state
    assert "secret" not in json.dumps(state)


def test_the_list_of_tables(ann: Player, bob: Player) -> None:
    first, second = ann.open("me"), ann.open("me", "open")
    ann.until_asked(first)
    cards = {card["id"]: card for card in ann.http.get("/api/tables").json()["tables"]}
    assert cards.keys() == {first, second}
    assert cards[first]["yours"]
    assert cards[first]["status"] == "playing"
    assert cards[second]["status"] == "open"
    assert bob.http.get("/api/tables").json() == {"tables": []}
