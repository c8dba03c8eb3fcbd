"""Whole games in the terminal, typed as a person types them."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

import sanle
from sanle import chance, text

ONES = "1\n" * 2000


def record_of(file: Path) -> Any:
    return json.loads(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("language", text.languages)
def test_a_whole_solo_game_in_every_language(sanle_, tmp_path, language):
    file = tmp_path / "game.json"
    ran = sanle_("play", "clever", "--seats", "1", "--seed", 3, "--lang", language, "--save", file, typed=ONES)
    assert ran.code == 0
    record = record_of(file)
    assert record["result"] is not None
    assert text.message("cli-result-solo", language, score=record["result"]["scores"][0]) in ran.out
    assert text.message("clever-rating", language, rating=record["result"]["rating"]) in ran.out
    assert not re.search(r"\{\s*\$|(cli|clever)-[a-z]+-", ran.out)
    assert sanle.Record.load(file).check().pending is None


@pytest.mark.parametrize("language", text.languages)
def test_a_whole_game_against_bots(sanle_, tmp_path, language):
    file = tmp_path / "game.json"
    ran = sanle_("play", "clever", "--bots", "1,2", "--seed", 5, "--lang", language, "--save", file, typed=ONES)
    assert ran.code == 0
    record = record_of(file)
    assert [seat["kind"] for seat in record["seats"]] == ["person", "bot", "bot"]
    assert text.message("cli-result", language) in ran.out
    assert {event["seat"] for event in record["events"] if "seat" in event} == {0, 1, 2}


def test_several_people_at_one_terminal(sanle_, tmp_path):
    file = tmp_path / "game.json"
    ran = sanle_("play", "clever", "--seats", "2", "--names", "Ann,小明", "--seed", 1, "--save", file, typed=ONES)
    assert ran.code == 0
    assert "Ann>" in ran.out
    assert "小明>" in ran.out
    assert [seat["name"] for seat in record_of(file)["seats"]] == ["Ann", "小明"]


def test_options_reach_the_game(sanle_, tmp_path):
    file = tmp_path / "game.json"
    rules = ["--rules", "passive_pick=required", "--rules", "dead_roll=take unmarked"]
    assert sanle_("play", "clever", *rules, "--save", file, typed=ONES).code == 0
    assert record_of(file)["rules"] == {
        "passive_pick": "required",
        "solo_fallback": "none",
        "dead_roll": "take unmarked",
    }


def test_the_same_seed_gives_the_same_game(sanle_, tmp_path):
    for name in ("a", "b"):
        sanle_("play", "clever", "--bots", "2", "--seed", 8, "--save", tmp_path / name, typed=ONES)
    assert (tmp_path / "a").read_text() == (tmp_path / "b").read_text()


@pytest.mark.parametrize("brackets", [True, False])
def test_real_dice_and_notation_replay_a_game(sanle_, tmp_path, brackets):
    """A game known from the library, typed in: every roll, every choice by its notation."""
    position, source = sanle.Game("clever", 1).start(), chance.fast(11)
    typed: list[str] = []
    while position.pending is not None:
        if position.acting:
            action = position.legal(0)[len(typed) % len(position.legal(0))]
            typed.append(action.to_text())
            position = position.apply(sanle.Move(0, action))
        else:
            event = source.draw(position)
            written = position.rulebook.chance_text(event.form)
            typed.append(written if brackets else written.strip("[]"))
            position = position.apply(event)
    file = tmp_path / "game.json"
    ran = sanle_("play", "clever", "--seats", "1", "--dice", "typed", "--save", file, typed="\n".join(typed) + "\n")
    assert ran.code == 0
    assert record_of(file)["events"] == [at.event_json for at in position.line()[1:]]


def test_impossible_dice_are_asked_again(sanle_):
    ran = sanle_("play", "clever", "--seats", "1", "--dice", "typed", typed="[W7 Y1]\nnonsense\n[W4]\n")
    assert ran.code == 0
    assert ran.out.count("Not possible:") == 3
    assert "white, yellow, blue, green, orange, purple" in ran.out


def test_a_choice_can_be_taken_back_until_the_next_roll(sanle_, tmp_path):
    file = tmp_path / "game.json"
    ran = sanle_("play", "clever", "--seats", "1", "--seed", 3, "--save", file, typed="u\n1\nu\n2\n\nu\nq\n")
    assert ran.out.count("Taken back.") == 1
    assert ran.out.count("There is nothing to take back") == 2
    events = record_of(file)["events"]
    chosen = [event["action"] for event in events if "action" in event]
    position = sanle.Record.load(file).position(1)
    assert chosen == [position.legal(0)[1].to_json()]


def test_a_game_that_is_left_is_saved_as_unfinished(sanle_, tmp_path):
    file = tmp_path / "game.json"
    ran = sanle_("play", "clever", "--seats", "1", "--save", file, typed="1\nq\n")
    assert ran.code == 0
    assert "The game was left." in ran.out
    assert record_of(file)["result"] is None
    assert sanle_("check", file).code == 0


def test_what_isnt_a_choice_is_told_and_asked_again(sanle_):
    position = sanle.Game("clever", 1).start()
    position = position.apply(chance.fast(3).draw(position))
    illegal = next(action for action in position.rulebook.forms if action not in position.legal(0))
    ran = sanle_("play", "clever", "--seats", "1", "--seed", 3, typed=f"99\nhello\n?\n{illegal.to_text()}\nq\n")
    assert "“99” isn't one of the choices." in ran.out
    assert "“hello” isn't one of the choices." in ran.out
    assert "u takes your last choice back" in ran.out
    assert re.search(r"Not possible: .* \(rule \d\.\d+\)", ran.out)


def test_choices_say_what_they_mark_and_earn(sanle_):
    ran = sanle_("play", "clever", "--seats", "1", "--seed", 3, typed=ONES)
    assert re.search(r"Wo +white die in orange +\+\d points +\d in orange box 1", ran.out)
    assert re.search(r"earns (reroll|fox|\+1)", ran.out)
