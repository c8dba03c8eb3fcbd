"""Records: those of old games, and the frame."""

import json
from pathlib import Path
from typing import Any

import pytest

import sanle
from sanle.core.conformance.play import line

OLD = sorted((Path(__file__).parents[1] / "records").glob("*.json"))
GAME = sanle.Game(next(iter(sanle.rulebooks())))
WHOLE = sanle.Record.of(line(GAME, 3)[-1])


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_old_records_stay_replayable(path: Path) -> None:
    record = sanle.Record.load(path)
    end = record.check()
    assert end.result() == record.result
    assert len(end.history(0)) == len(record.events) + 1


def test_there_are_old_records_of_every_game_and_number_of_seats() -> None:
    kept = {(record.game.id, record.game.seats) for record in map(sanle.Record.load, OLD)}
    assert kept >= {(rules.facts.id, seats) for rules in sanle.rulebooks().values() for seats in rules.facts.seats}


def test_a_record_on_disk(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    WHOLE.dump(path)
    assert sanle.Record.load(path) == WHOLE
    assert sanle.Record.load(str(path)).check() == line(GAME, 3)[-1]
    with pytest.raises(FileNotFoundError):
        sanle.Record.load(tmp_path / "none.json")


def test_an_event_a_line() -> None:
    lines = [line.strip().rstrip(",") for line in WHOLE.dumps().splitlines()]
    for event in WHOLE.events:
        assert json.dumps(event) in lines


@pytest.mark.parametrize("extra", [{"events": []}, {"note": '"events": []'}, {"note": "}]\n,"}], ids=str)
def test_any_note_of_a_seat_is_kept(extra: dict[str, Any]) -> None:
    seats = [{"name": "三乐", "kind": "person"} | extra for _ in range(GAME.seats)]
    record = sanle.Record.of(line(GAME, 3)[5], seats, ended="left")
    assert sanle.Record.loads(record.dumps()) == record
    assert record.check() == line(GAME, 3)[5]


def test_seats_are_named_one_by_one() -> None:
    for number in (0, GAME.seats - 1, GAME.seats + 1):
        with pytest.raises(ValueError, match=f"{GAME.seats} seats"):
            sanle.Record.of(line(GAME, 3)[-1], [{"name": "Ann", "kind": "person"}] * number)


def changed(**changes: Any) -> str:
    return json.dumps(WHOLE.to_json() | changes)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "record_not_json"),
        ("{", "record_not_json"),
        ("[" * 100_000, "record_not_json"),
        ("[]", "record_format"),
        ("null", "record_format"),
        (changed(format="sanle-record/2"), "record_format"),
        (changed(surplus=1), "record_key_unknown"),
        (changed(seats={}), "record_seats"),
        (changed(seats=[{"name": 1, "kind": "person"}] * GAME.seats), "record_seats"),
        (changed(seats=[{"name": "Ann"}] * GAME.seats), "record_seats"),
        (changed(seats=["Ann"] * GAME.seats), "record_seats"),
        (changed(events={}), "record_events"),
        (changed(rules=[]), "record_events"),
        (changed(result=[]), "record_result"),
        (changed(result=None), "record_result_differs"),
        (changed(result=WHOLE.result | {"scores": [0] * GAME.seats}), "record_result_differs"),  # type: ignore[operator]
        (changed(game="go"), "unknown_game"),
        (changed(game=None), "unknown_game"),
        (changed(rules={"speed": 1}), "unknown_option"),
        (changed(rules_version=0), "record_version"),
        (changed(rules_version=True), "record_version"),
        (changed(rules_version=1.0), "record_version"),
        (changed(ended=5), "record_part"),
        (changed(fairness=[]), "record_part"),
        (changed(start="here"), "record_part"),
        (changed(events=WHOLE.events[:-1], result=None), "record_unfinished"),
    ],
)
def test_a_damaged_frame_is_told_what_is_wrong(text: str, code: str) -> None:
    with pytest.raises(sanle.RecordError) as error:
        sanle.Record.loads(text).check()
    assert error.value.code == code
    assert error.value.event is None


def test_a_damaged_event_is_named() -> None:
    events = [*WHOLE.events]
    events[7] = {"seat": 0, "action": {"no such": 1}}
    with pytest.raises(sanle.RecordError, match=r"event 7: not an action") as error:
        sanle.Record.loads(changed(events=events)).check()
    assert error.value.event == 7
    with pytest.raises(sanle.RecordError, match="event 7"):
        sanle.Record.loads(changed(events=events)).position(8)
    assert sanle.Record.loads(changed(events=events)).position(7) == line(GAME, 3)[7]


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(b"\xff\xfe{}")
    with pytest.raises(sanle.RecordError, match="UTF-8"):
        sanle.Record.load(path)


@pytest.mark.parametrize("at", [-1, len(WHOLE.events) + 1])
def test_positions_end_with_the_record(at: int) -> None:
    with pytest.raises(sanle.RecordError, match=f"0 to {len(WHOLE.events)}"):
        WHOLE.position(at)
