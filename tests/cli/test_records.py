"""`check`, `legal`, `simulate`: records as files."""

import json
from pathlib import Path

import pytest

import sanle


@pytest.fixture
def record(sanle_, tmp_path):
    """A sound record: its file and its content."""
    assert sanle_("simulate", "clever", "--games", 1, "--seats", 2, "--seed", 4, "--records", tmp_path).code == 0
    (file,) = tmp_path.glob("*.json")
    return file, json.loads(file.read_text(encoding="utf-8"))


def write(file: Path, form: object) -> Path:
    file.write_text(form if isinstance(form, str) else json.dumps(form), encoding="utf-8")
    return file


def test_a_sound_record(sanle_, record):
    file, form = record
    ran = sanle_("check", file)
    assert ran.code == 0
    assert ran.out == f"{file}: sound, {len(form['events'])} events\n"
    shown = json.loads(sanle_("check", file, "--json").out)
    assert shown == {
        "ok": True,
        "records": [{"file": str(file), "game": "clever", "ok": True, "events": len(form["events"])}],
    }


def test_an_illegal_action_names_event_and_rule(sanle_, record):
    file, form = record
    number = next(n for n, event in enumerate(form["events"]) if "take" in event.get("action", {}))
    form["events"][number]["action"] = {"pass": True}
    ran = sanle_("check", write(file, form))
    assert ran.code == 1
    assert f"event {number}: There is nothing to pass now. (rule 2.7)" in ran.out
    (shown,) = json.loads(sanle_("check", file, "--json").out)["records"]
    assert (shown["ok"], shown["event"]) == (False, number)
    assert (shown["error"]["code"], shown["error"]["rule"]) == ("nothing_to_pass", "2.7")


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda form: form["events"][0]["chance"]["roll"].update(white=7), "event 0: Chance can't fall like this now."),
        (lambda form: form["events"][0]["chance"]["roll"].pop("blue"), "event 0: Chance can't fall like this now."),
        (lambda form: form["events"].pop(), "The record's result isn't that of its events."),
        (lambda form: form["events"].append({"seat": 0, "action": {"pass": True}}), "The game is over."),
        (
            lambda form: form["events"].insert(1, {"seat": 1, "action": {"pass": True}}),
            "event 1: It isn't this seat's move.",
        ),
        (lambda form: form["events"].insert(1, "pass"), "event 1: That is not an event."),
        (lambda form: form["events"].insert(1, {"seat": 0, "action": {"take": "pink"}}), "event 1: Not an action"),
        (lambda form: form["result"]["scores"].__setitem__(0, 400), "The record's result isn't that of its events."),
        (lambda form: form.update(game="chess"), "There is no game “chess”; there are: clever."),
        (lambda form: form.update(rules={"pick": 1}), "There is no option “pick”; there are: passive_pick"),
        (lambda form: form.update(seats=[]), "can't be played by 0"),
        (lambda form: form.update(rules_version=99), "The version of the rules isn't known; allowed: 1 to"),
        (lambda form: form.update(colour="blue"), "A record has no “colour”."),
        (lambda form: form.pop("seats"), "The record lacks “seats”."),
        (lambda form: form.update(format="pgn"), "sanle-record/1"),
    ],
)
def test_damage_is_told(sanle_, record, change, words):
    file, form = record
    change(form)
    ran = sanle_("check", write(file, form))
    assert ran.code == 1
    assert words in ran.out
    assert len(ran.out.splitlines()) == 1


@pytest.mark.parametrize("content", ["", "{", "[]", "null", '"sanle"', "[" * 100_000])
def test_what_isnt_a_record_is_told(sanle_, tmp_path, content):
    file = write(tmp_path / "game.json", content)
    for command in ("check", "legal"):
        ran = sanle_(command, file)
        assert ran.code == 1
        assert str(file) in ran.out + ran.err


def test_one_bad_record_among_several(sanle_, record, tmp_path):
    file, _ = record
    bad = write(tmp_path / "bad.json", "{}")
    ran = sanle_("check", file, bad)
    assert ran.code == 1
    assert [": sound" in line for line in ran.out.splitlines()] == [True, False]


def test_the_fault_is_told_in_chinese(sanle_, record):
    file, form = record
    form["events"].append({"seat": 0, "action": {"pass": True}})
    ran = sanle_("check", write(file, form), "--lang", "zh-Hant")
    assert f"事件{len(form['events']) - 1}：這一局已經結束。" in ran.out


def test_legal_actions_at_a_moment(sanle_, record):
    file, _ = record
    ran = sanle_("legal", file, "--at", 1, "--json")
    assert ran.code == 0
    shown = json.loads(ran.out)
    position = sanle.Record.load(file).position(1)
    assert shown["pending"] == {"seats": [0]}
    assert shown["position"] == str(position)
    assert [entry["action"] for entry in shown["legal"]["0"]] == position.legal(0).to_json()
    assert [entry["text"] for entry in shown["legal"]["0"]] == [str(action) for action in position.legal(0)]
    words = sanle_("legal", file, "--at", 1).out
    assert all(entry["text"] in words for entry in shown["legal"]["0"])


def test_legal_where_nobody_has_a_move(sanle_, record):
    file, form = record
    assert "A roll or draw is due: roll." in sanle_("legal", file, "--at", 0).out
    assert "The game is over." in sanle_("legal", file).out
    assert json.loads(sanle_("legal", file, "--json").out)["pending"] is None
    ran = sanle_("legal", file, "--at", len(form["events"]) + 1)
    assert ran.code == 2
    assert f"N goes from 0 to {len(form['events'])}" in ran.err


def test_simulate_sums_up(sanle_):
    arguments = ("simulate", "clever", "--games", 300, "--seats", 3, "--seed", 7, "--json")
    shown = json.loads(sanle_(*arguments).out)
    again = json.loads(sanle_(*arguments).out)
    assert shown["seats"] == again["seats"]
    assert (shown["games"], len(shown["seats"])) == (300, 3)
    assert sum(seat["wins"] for seat in shown["seats"]) <= 300
    assert sum(seat["wins"] + seat["shared"] for seat in shown["seats"]) >= 300
    for seat in shown["seats"]:
        assert seat.keys() == {"seat", "level", "mean", "sd", "min", "max", "wins", "shared"}
        assert 0 <= seat["min"] <= seat["mean"] <= seat["max"] <= 365
    assert shown["games_per_second"] > 0
    assert shown["decisions"] > 300 * 30


def test_simulate_bots_and_keep_their_records(sanle_, tmp_path):
    rules = ("--rules", "passive_pick=required")
    ran = sanle_("simulate", "clever", "--games", 12, "--bots", "1,2", "--seed", 7, *rules, "--records", tmp_path / "r")
    assert ran.code == 0
    assert "12 games" in ran.out
    files = sorted((tmp_path / "r").glob("*.json"))
    assert len(files) == 12
    assert sanle_("check", *files).code == 0
    record = sanle.Record.load(files[0])
    assert record.game.rules["passive_pick"] == "required"


def test_greedy_beats_random(sanle_):
    shown = json.loads(sanle_("simulate", "clever", "--games", 40, "--bots", "1,2", "--seed", 1, "--json").out)
    assert shown["seats"][1]["wins"] > 30
