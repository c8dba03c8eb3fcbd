"""The engine against the independent referee: whole random games and random set-ups, compared at every step."""

import json
import random
from collections.abc import Iterable, Iterator
from itertools import product
from typing import Any

import pytest

import sanle

from .referee import DICE, OPTIONS, ROUNDS, Action, Event, Referee
from .referee_sheet import AREAS, BLUE, BLUE_LINES, ORANGE_FACTORS, ROW_LENGTH, YELLOW, YELLOW_LINES, Sheet, may_follow

RULES = [dict(zip(OPTIONS, values, strict=True)) for values in product(*OPTIONS.values())]


def all_forms() -> list[Action]:
    """Every action of §7, legal or not."""
    uses: list[Action] = [{"as": "yellow", "box": list(box)} for box in YELLOW]
    uses += [{"as": area} for area in AREAS if area != "yellow"]
    dice = [(die, use) for die in DICE for use in uses if die in ("white", use["as"])]
    takes = [{"take": die, **use} for die, use in dice] + [{"take": die} for die in DICE]
    extras = [{"extra": die, **use} for die, use in dice]
    bonuses: list[Action] = [{"bonus": "yellow", "box": list(box)} for box in YELLOW]
    bonuses += [{"bonus": "blue", "box": value} for value in BLUE]
    bonuses += [{"bonus": area} for area in ("green", "orange", "purple")]
    bonuses += [{"bonus": "orange", "number": number} for number in (4, 5, 6)]
    return [*takes, *extras, *bonuses, {"reroll": True}, {"forfeit": True}, {"pass": True}]


ALL_FORMS = all_forms()


def forms(actions: Iterable[Action]) -> list[str]:
    return sorted(json.dumps(action, sort_keys=True) for action in actions)


# What both say of a position. While the bonuses of a round's start are entered, the document has no turn and no dice.


def by_referee(referee: Referee) -> dict[str, Any]:
    between = referee.phase == "roll" and referee.waits() == "seats"
    return {
        "pending": {
            "chance": {"chance": referee.chance_kind()},
            "seats": {"seats": sorted(referee.acting())},
            "over": None,
        }[referee.waits()],
        "legal": [forms(referee.legal(seat)) for seat in range(referee.seats)],
        "round": referee.round,
        "turn": None if between else turn_of_referee(referee),
        "sheets": [referee.sheet(seat) for seat in range(referee.seats)],
        "points": [[*sheet.points().values(), sheet.fox_points(), sheet.total()] for sheet in referee.sheets],
        "result": referee.result(),
    }


def by_engine(position: sanle.Position) -> dict[str, Any]:
    view = position.view(None)
    return {
        "pending": position.pending,
        "legal": [forms(position.legal(seat).to_json()) for seat in range(position.seats)],
        "round": view["round"],
        "turn": None if view["phase"] == "black" else turn_of_view(view),
        "sheets": [sheet_of_view(sheet) for sheet in view["sheets"]],
        "points": [[*sheet["points"].values(), sheet["fox_points"], sheet["total"]] for sheet in view["sheets"]],
        "result": position.result(),
    }


def turn_of_referee(referee: Referee) -> dict[str, Any]:
    due = referee.dice_to_roll() if referee.phase == "roll" else []
    return {
        "kind": "passive" if referee.passive_turn else "active",
        "seat": referee.active,
        "dice": {die: (None if die in due else face, place) for die, (face, place) in referee.dice().items()},
        "used": [sorted(used) for used in referee.used],
    }


def turn_of_view(view: dict[str, Any]) -> dict[str, Any]:
    return {
        **view["turn"],
        "dice": {name: (die["face"], die["at"]) for name, die in view["dice"].items()},
        "used": [sorted(sheet["used"]) for sheet in view["sheets"]],
    }


def sheet_of_view(sheet: dict[str, Any]) -> dict[str, Any]:
    kinds = ("yellow", "blue", "green", "orange", "purple", "black")
    none: dict[str, Any] = {kind: [] if kind == "orange" else 0 for kind in kinds}
    keys = ("yellow", "blue", "green", "orange", "purple", "rerolls", "extras", "foxes")
    return {key: sheet[key] for key in keys} | {"pending": none | sheet["pending"]}


def outcomes(position: sanle.Position) -> list[Any]:
    """The outcomes of the elementary draw that waits, which are equally likely throughout this game."""
    draw = position.outcomes()
    assert draw is not None
    assert len(set(draw.weights)) == 1
    return draw.values


# Both play


def random_event(referee: Referee, rng: random.Random) -> Event:
    if referee.waits() == "seats":
        seat = rng.choice(sorted(referee.acting()))
        return {"seat": seat, "action": rng.choice(referee.legal(seat))}
    if referee.chance_kind() == "platter":
        return {"chance": {"platter": rng.choice(referee.platter_sets())}}
    # Few different faces make ties, and rolls without a usable die, frequent.
    low, high = rng.choice([(1, 6), (1, 6), (1, 2), (5, 6), (3, 3)])
    return {"chance": {"roll": {die: rng.randint(low, high) for die in referee.dice_to_roll()}}}


def check_refusal(position: sanle.Position, referee: Referee, rng: random.Random) -> None:
    """An action at random is legal for both or refused by both."""
    seat = rng.randrange(referee.seats)
    action: Any = rng.choice(ALL_FORMS)
    if action in referee.legal(seat):
        assert action in position.legal(seat)
        return
    assert action not in position.legal(seat)
    with pytest.raises((sanle.IllegalAction, sanle.OutOfTurn)):
        position.apply({"seat": seat, "action": action})


def check_chance(position: sanle.Position, referee: Referee) -> None:
    if referee.chance_kind() == "platter":
        assert forms(outcomes(position)) == forms([{"platter": dice} for dice in referee.platter_sets()])
    else:
        first = referee.dice_to_roll()[0]
        assert outcomes(position) == [{"roll": {first: face}} for face in range(1, 7)]


def play_both(position: sanle.Position, referee: Referee, rng: random.Random) -> int:
    """Play to the end by random events, comparing at each step; the number of steps."""
    steps = 0
    while True:
        assert by_engine(position) == by_referee(referee)
        check_refusal(position, referee, rng)
        if referee.waits() == "over":
            return steps
        if referee.waits() == "chance":
            check_chance(position, referee)
        event = random_event(referee, rng)
        referee.apply(event)
        position = position.apply(event)
        assert position.event_json == event
        steps += 1


def play_games(seats: int, rules: dict[str, str], games: int, seed: int) -> None:
    game = sanle.Game("clever", seats=seats, rules=rules)
    for number in range(games):
        play_both(game.start(), Referee(seats, rules), random.Random(f"{seed} {seats} {rules} {number}"))


@pytest.mark.parametrize("rules", RULES, ids=lambda rules: ",".join(rules.values()))
@pytest.mark.parametrize("seats", ROUNDS)
def test_random_games_agree(seats: int, rules: dict[str, str]) -> None:
    play_games(seats, rules, games=4, seed=1)


@pytest.mark.long
@pytest.mark.parametrize("rules", RULES, ids=lambda rules: ",".join(rules.values()))
@pytest.mark.parametrize("seats", ROUNDS)
def test_many_random_games_agree(seats: int, rules: dict[str, str]) -> None:
    play_games(seats, rules, games=50, seed=2)


# Set-ups: full sheets and several pending bonuses, which random games seldom reach


def random_sheet(rng: random.Random) -> Sheet:
    fill = rng.random()
    sheet = Sheet(
        yellow={box for box in YELLOW if rng.random() < fill},
        blue={value for value in BLUE if rng.random() < fill},
        green=rng.randint(0, ROW_LENGTH),
        orange=[rng.randint(1, 6) * factor for factor in ORANGE_FACTORS[: rng.randint(0, ROW_LENGTH)]],
        rerolls=rng.randint(0, 2),
        extras=rng.randint(0, 2),
    )
    for _ in range(rng.randint(0, ROW_LENGTH)):
        sheet.purple.append(rng.choice([face for face in range(1, 7) if may_follow(sheet.purple, face)]))
    sheet.foxes = foxes_of(sheet)
    kinds = ["yellow", "blue", "green", "orange 4", "orange 5", "orange 6", "purple 6"]
    for bonus in rng.sample(kinds, 3):
        sheet.pending += [bonus] * rng.choice((0, 1) if bonus.startswith("orange") else (0, 0, 1, 1, 2))
    return sheet


def foxes_of(sheet: Sheet) -> int:
    lines = sum(line <= sheet.yellow for line, bonus in YELLOW_LINES if bonus == "fox")
    lines += sum(line <= sheet.blue for line, bonus in BLUE_LINES if bonus == "fox")
    return lines + (sheet.green >= 7) + (len(sheet.orange) >= 8) + (len(sheet.purple) >= 7)


def random_set_up(seats: int, rules: dict[str, str], rng: random.Random) -> Referee:
    """A referee in a random turn after rolling, when all seats act independently."""
    referee = Referee(seats, rules)
    referee.round = rng.randint(1, ROUNDS[seats])
    referee.active = rng.randrange(seats)
    referee.passive_turn = seats == 1 and rng.random() < 0.5
    referee.sheets = [random_sheet(rng) for _ in range(seats)]
    for die in referee.table.values():
        die.face = rng.randint(1, 6)
    referee.phase = "open"
    referee.throws_left = 0
    if referee.passive_turn:
        referee.throws_left = 3
        for name in rng.choice(referee.platter_sets()):
            referee.table[name].place = "platter"
    else:
        places: list[str | int] = [1, 2, 3, "platter", "platter", "platter"]
        rng.shuffle(places)
        for die, place in zip(referee.table.values(), places, strict=True):
            die.place = place
    referee.todo = [random_stage(referee, seat, rng) for seat in range(seats)]
    referee.used = [set(rng.sample(DICE, rng.randint(0, 2))) if todo != "pick" else set() for todo in referee.todo]
    referee.proceed()
    return referee


def random_stage(referee: Referee, seat: int, rng: random.Random) -> str:
    """Bonuses wait only after a pick (or an active turn) and before the last pass."""
    if referee.sheets[seat].pending:
        return "extra"
    picks = referee.passive_turn or seat != referee.active
    return rng.choice(("pick", "extra", "done") if picks else ("extra", "done"))


def position_json(referee: Referee) -> dict[str, Any]:
    """The referee's position in the engine's form for set-ups."""
    phases = {"chosen": "choose", "tie": "platter"}
    black = any("black" in sheet.pending for sheet in referee.sheets)
    stages = referee.todo or ["pick"] * referee.seats
    return {
        "game": "clever",
        "seats": referee.seats,
        "rules": referee.rules,
        "state": {
            "round": referee.round,
            "turn": {"kind": "passive" if referee.passive_turn else "active", "seat": referee.active},
            "phase": "black" if black else phases.get(referee.phase, referee.phase),
            "throw": min(4 - referee.throws_left, 3),
            "dice": {die: {"face": face, "at": place} for die, (face, place) in referee.dice().items()},
            "sheets": [
                sheet_json(referee.sheet(seat)) | {"used": sorted(referee.used[seat]), "stage": stages[seat]}
                for seat in range(referee.seats)
            ],
        },
    }


def sheet_json(sheet: dict[str, Any]) -> dict[str, Any]:
    return sheet | {"pending": {kind: waiting for kind, waiting in sheet["pending"].items() if waiting}}


def set_ups(seats: int, number: int, seed: int) -> Iterator[tuple[sanle.Position, Referee, random.Random]]:
    for n in range(number):
        rng = random.Random(f"{seed} {seats} {n}")
        referee = random_set_up(seats, rng.choice(RULES), rng)
        yield sanle.Position.from_json(position_json(referee)), referee, rng


@pytest.mark.parametrize("seats", ROUNDS)
def test_random_set_ups_agree(seats: int) -> None:
    for position, referee, rng in set_ups(seats, 15, seed=3):
        play_both(position, referee, rng)


@pytest.mark.long
@pytest.mark.parametrize("seats", ROUNDS)
def test_many_random_set_ups_agree(seats: int) -> None:
    for position, referee, rng in set_ups(seats, 200, seed=4):
        play_both(position, referee, rng)
