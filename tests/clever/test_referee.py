"""The referee itself is held against the document: the worked cases of §8, the invariants of §1, the random mean."""

import random
from itertools import product
from typing import Any

import pytest

from .referee import DICE, OPTIONS, ROUNDS, Action, Event, Referee
from .referee_sheet import AREAS, BLUE, YELLOW, Sheet

LETTERS = dict(zip("WYBGOP", DICE, strict=True))


def faces(text: str) -> dict[str, int]:
    """`"W4 B3"` as the faces of a roll."""
    return {LETTERS[die[0]]: int(die[1]) for die in text.split()}


def roll(referee: Referee, text: str) -> None:
    referee.apply({"chance": {"roll": faces(text)}})


def act(referee: Referee, action: Action, seat: int = 0) -> None:
    referee.apply({"seat": seat, "action": action})


def platter(referee: Referee) -> str:
    return " ".join(
        f"{letter}{referee.table[die].face}" for letter, die in LETTERS.items() if referee.table[die].place == "platter"
    )


def fresh(seats: int = 2, **sheet: Any) -> Referee:
    """A game in which seat 0, with this sheet, is to roll for its active turn."""
    referee = Referee(seats, {})
    referee.sheets = [Sheet() for _ in range(seats)]
    referee.sheets[0] = Sheet(**sheet)
    return referee


def full_yellow() -> set[tuple[int, int]]:
    return set(YELLOW)


def random_event(referee: Referee, rng: random.Random) -> Event:
    if referee.waits() == "chance":
        if referee.chance_kind() == "platter":
            return {"chance": {"platter": rng.choice(referee.platter_sets())}}
        return {"chance": {"roll": {die: rng.randint(1, 6) for die in referee.dice_to_roll()}}}
    seat = rng.choice(sorted(referee.acting()))
    return {"seat": seat, "action": rng.choice(referee.legal(seat))}


def play_out(referee: Referee, rng: random.Random) -> dict[str, Any]:
    while referee.waits() != "over":
        referee.apply(random_event(referee, rng))
    result: dict[str, Any] | None = referee.result()
    assert result is not None
    return result


# §8


def test_case_1_only_lower_dice_go_to_the_platter() -> None:
    referee = fresh()
    roll(referee, "G1 B3 P3 W4 Y5 O5")
    act(referee, {"take": "purple", "as": "purple"})
    assert referee.sheets[0].purple == [3]
    assert platter(referee) == "G1"
    assert referee.table["purple"].place == 1
    assert referee.dice_to_roll() == ["white", "yellow", "blue", "orange"]


def after_case_2(extras: int = 0) -> Referee:
    referee = fresh(extras=extras)
    roll(referee, "G1 B3 P3 W4 Y5 O5")
    act(referee, {"take": "purple", "as": "purple"})
    roll(referee, "B3 Y3 O4 W4")
    act(referee, {"take": "white", "as": "purple"})
    assert referee.sheets[0].purple == [3, 4]
    assert platter(referee) == "Y3 B3 G1"
    assert referee.dice_to_roll() == ["orange"]
    roll(referee, "O3")
    act(referee, {"take": "orange", "as": "orange"})
    return referee


def test_case_2_the_turn_is_over_when_no_die_is_left() -> None:
    referee = after_case_2()
    assert platter(referee) == "Y3 B3 G1"
    assert referee.acting() == {1}


def test_case_3_each_die_once_by_extra() -> None:
    referee = after_case_2(extras=3)
    white = {"extra": "white", "as": "yellow", "box": [3, 4]}
    act(referee, white)
    assert not [action for action in referee.legal(0) if action.get("extra") == "white"]
    act(referee, {"extra": "blue", "as": "blue"})
    assert referee.sheets[0].blue == {7}
    with pytest.raises(ValueError, match="not legal"):
        act(referee, {"extra": "purple", "as": "purple"})
    assert referee.sheets[0].extras == 1


def test_case_4_blue_compares_its_own_face() -> None:
    referee = fresh()
    roll(referee, "B5 W4 G6 Y3 O5 P4")
    act(referee, {"take": "blue", "as": "blue"})
    assert referee.sheets[0].blue == {9}
    assert platter(referee) == "W4 Y3 P4"
    assert referee.dice_to_roll() == ["green", "orange"]


def test_case_5_blue_is_always_the_current_sum() -> None:
    referee = fresh()
    roll(referee, "B3 W4 G6 Y6 O6 P6")
    act(referee, {"take": "blue", "as": "blue"})
    assert referee.sheets[0].blue == {7}
    roll(referee, "W6 G6 Y6 O6 P6")
    act(referee, {"take": "white", "as": "blue"})
    assert referee.sheets[0].blue == {7, 9}


def test_case_6_purple_after_a_six() -> None:
    referee = fresh(purple=[2, 5, 6])
    roll(referee, "P3 W3 Y6 B6 G6 O6")
    act(referee, {"take": "purple", "as": "purple"})
    assert referee.sheets[0].purple == [2, 5, 6, 3]
    assert referee.sheets[0].points()["purple"] == 16
    assert referee.sheets[0].pending == ["blue"]
    act(referee, {"bonus": "blue", "box": 2})
    roll(referee, "W3 Y6 B6 G6 O6")
    assert {"take": "white", "as": "purple"} not in referee.legal(0)

    referee = fresh(purple=[6], pending=["purple 6", "green"])
    act(referee, {"bonus": "purple"})
    assert referee.sheets[0].purple == [6, 6]


def test_case_7_green_thresholds() -> None:
    referee = fresh(green=3)
    roll(referee, "G3 W4 Y6 B6 O6 P6")
    assert {"take": "green", "as": "green"} not in referee.legal(0)
    act(referee, {"take": "white", "as": "green"})
    assert (referee.sheets[0].green, referee.sheets[0].extras) == (4, 1)
    assert referee.sheets[0].points()["green"] == 10

    referee = fresh(green=5)
    roll(referee, "G1 W4 Y6 B6 O6 P6")
    act(referee, {"take": "green", "as": "green"})
    assert referee.sheets[0].pending == ["blue"]


def test_case_8_orange_writes_the_product() -> None:
    referee = fresh(orange=[1, 1, 1])
    roll(referee, "O4 W4 Y6 B6 G6 P6")
    act(referee, {"take": "orange", "as": "orange"})
    assert referee.sheets[0].orange == [1, 1, 1, 8]


def test_case_9_row_and_column_of_blue() -> None:
    referee = fresh(blue={9, 10, 11, 4, 8})
    roll(referee, "B6 W6 Y6 G6 O6 P6")
    act(referee, {"take": "blue", "as": "blue"})
    assert (referee.sheets[0].foxes, referee.sheets[0].extras) == (1, 1)


def test_case_10_a_row_of_yellow_gives_an_orange_number() -> None:
    referee = fresh(yellow={(2, 2), (2, 4)}, orange=[1, 1, 1])
    roll(referee, "Y2 W6 B6 G6 O6 P6")
    act(referee, {"take": "yellow", "as": "yellow", "box": [2, 1]})
    assert referee.sheets[0].orange == [1, 1, 1, 8], "the single entry is made without asking"


def test_case_11_a_bonus_of_a_full_area_is_lost() -> None:
    referee = fresh(orange=[1] * 9, purple=[6] * 11)
    roll(referee, "O4 W6 Y6 B6 G6 P6")
    act(referee, {"take": "orange", "as": "orange"})
    assert len(referee.sheets[0].orange) == 10
    assert len(referee.sheets[0].purple) == 11
    assert referee.waits() == "chance"


def test_case_12_foxes_count_the_lowest_area() -> None:
    # 60, 11, 28, 18, 13
    sheet = Sheet(yellow=full_yellow(), blue={2, 3, 5, 6, 9}, green=7, orange=[6, 6, 6], purple=[6, 6, 1], foxes=3)
    assert tuple(sheet.points().values()) == (60, 11, 28, 18, 13)
    assert sheet.total() == 163
    sheet = Sheet(yellow=full_yellow(), green=7, orange=[6], purple=[6], foxes=5)
    assert sheet.fox_points() == 0


def test_case_13_a_lone_six_ends_the_rolling() -> None:
    referee = fresh()
    roll(referee, "W1 Y2 B3 G4 O5 P6")
    act(referee, {"take": "purple", "as": "purple"})
    assert platter(referee) == "W1 Y2 B3 G4 O5"
    assert referee.acting() == {1}


def test_case_14_no_die_usable() -> None:
    # Only low yellow, blue, green and purple are open, none of which is rolled.
    open_boxes: dict[str, Any] = {
        "yellow": {box for box, value in YELLOW.items() if value != 1},
        "blue": set(BLUE) - {2},
    }
    referee = fresh(**open_boxes, green=10, orange=[1] * 11, purple=[5])
    roll(referee, "W5 Y5 B5 G5 O5 P5")
    assert referee.waits() == "chance"
    assert referee.dice_to_roll() == list(DICE)
    assert referee.throws_left == 2
    assert sum(referee.sheets[0].marks(area) for area in AREAS) == 10 + 10 + 10 + 11 + 1


def test_case_15_black_bonus() -> None:
    referee = Referee(2, {})
    referee.round, referee.active, referee.phase = 3, 1, "open"
    referee.todo = ["done", "done"]
    referee.sheets[1] = Sheet(yellow=full_yellow(), green=11, orange=[1] * 11)
    referee.proceed()
    assert (referee.round, referee.acting()) == (4, {0, 1})
    assert len(referee.legal(0)) == len(YELLOW) + len(BLUE) + 3
    assert [action for action in referee.legal(0) if action["bonus"] not in ("yellow", "blue")] == [
        {"bonus": "green"},
        {"bonus": "orange"},
        {"bonus": "purple"},
    ]
    assert {action["bonus"] for action in referee.legal(1)} == {"blue", "purple"}
    act(referee, {"bonus": "purple"}, seat=1)
    act(referee, {"bonus": "orange"}, seat=0)
    assert (referee.sheets[1].purple, referee.sheets[0].orange) == ([6], [6])
    assert referee.chance_kind() == "roll"


def solo_passive(**sheet: Any) -> Referee:
    referee = fresh(seats=1, **sheet)
    referee.phase, referee.todo = "open", ["done"]
    referee.proceed()
    assert referee.passive_turn
    return referee


def test_case_16_a_solo_tie() -> None:
    referee = solo_passive()
    roll(referee, "W3 B1 O3 P2 G6 Y3")
    assert referee.chance_kind() == "platter"
    assert referee.platter_sets() == [["blue", "purple", last] for last in ("white", "yellow", "orange")]
    referee.apply({"chance": {"platter": ["blue", "purple", "orange"]}})
    assert platter(referee) == "B1 O3 P2"
    assert {action["take"] for action in referee.legal(0) if "take" in action} == {"blue", "orange", "purple"}


def test_case_17_yellow_is_worth_sixty() -> None:
    assert Sheet(yellow=full_yellow()).points()["yellow"] == 60


def test_case_18_ties() -> None:
    referee = Referee(2, {})
    referee.sheets = [Sheet(purple=[5, 5, 5, 5]), Sheet(orange=[6, 4], purple=[4, 6])]
    referee.phase = "over"
    assert referee.result() is not None
    assert (referee.result() or {})["ranks"] == [1, 2]
    referee.sheets[0] = Sheet(orange=[4, 6], purple=[4, 6])
    assert (referee.result() or {})["ranks"] == [1, 1]
    assert (referee.result() or {})["winners"] == [0, 1]


# Subtle lines of §2, §3, §5, §6


def test_with_two_pending_the_owner_is_asked_even_for_a_single_action() -> None:
    referee = fresh(blue=set(BLUE) - {7}, pending=["blue", "blue"])
    assert referee.legal(0) == [{"bonus": "blue", "box": 7}]
    # 7 completes its row (yellow X) and its column (purple 6); the second blue X is lost.
    act(referee, {"bonus": "blue", "box": 7})
    assert referee.sheets[0].pending == ["yellow", "purple 6"]


def test_orange_bonuses_with_different_numbers_are_named() -> None:
    referee = fresh(orange=[1, 1, 1], pending=["orange 4", "orange 5"])
    assert referee.legal(0) == [{"bonus": "orange", "number": 4}, {"bonus": "orange", "number": 5}]
    act(referee, {"bonus": "orange", "number": 5})
    assert referee.sheets[0].orange == [1, 1, 1, 10, 4]
    assert referee.sheets[0].pending == ["yellow"]


def test_an_extra_is_possible_after_a_pass() -> None:
    referee = fresh()
    referee.sheets[1].extras = 1
    roll(referee, "W1 Y2 B3 G4 O5 P6")
    act(referee, {"take": "purple", "as": "purple"})
    assert {"pass": True} in referee.legal(1)
    act(referee, {"pass": True}, seat=1)
    assert {"extra": "purple", "as": "purple"} in referee.legal(1)
    act(referee, {"pass": True}, seat=1)
    assert referee.active == 1


def test_a_required_pick_leaves_extras_free() -> None:
    referee = Referee(2, {"passive_pick": "required"})
    referee.sheets[1].extras = 1
    roll(referee, "W1 Y2 B3 G4 O5 P6")
    act(referee, {"take": "purple", "as": "purple"})
    assert {"pass": True} not in referee.legal(1)
    act(referee, {"take": "orange", "as": "orange"}, seat=1)
    assert {"pass": True} in referee.legal(1)


@pytest.mark.parametrize("fallback", OPTIONS["solo_fallback"])
def test_solo_fallback(fallback: str) -> None:
    referee = solo_passive(orange=[1] * 11, purple=[5])
    referee.rules["solo_fallback"] = fallback
    referee.sheets[0].green = 4
    referee.sheets[0].yellow = {box for box, value in YELLOW.items() if value < 4}
    referee.sheets[0].blue = set(BLUE) - {2}
    roll(referee, "W4 O1 P2 G5 Y6 B3")
    if fallback == "none":
        assert referee.round == 2, "no die of the platter is usable, so the pick isn't asked for"
    else:
        assert platter(referee) == "B3 O1 P2"
        assert {action.get("take") for action in referee.legal(0)} == {"white", "green", "yellow", None}


def test_take_unmarked_occupies_a_die_place_and_a_roll() -> None:
    referee = Referee(2, {"dead_roll": "take unmarked"})
    open_boxes: dict[str, Any] = {
        "yellow": {box for box, value in YELLOW.items() if value != 1},
        "blue": set(BLUE) - {2},
    }
    referee.sheets[0] = Sheet(**open_boxes, green=10, orange=[1] * 11, purple=[5], rerolls=1)
    roll(referee, "W5 Y4 B5 G5 O5 P5")
    assert referee.legal(0) == [*({"take": die} for die in DICE), {"reroll": True}]
    act(referee, {"take": "blue"})
    assert (referee.table["blue"].place, platter(referee), referee.throws_left) == (1, "Y4", 2)


@pytest.mark.parametrize(
    "action",
    [
        {"reroll": 1},
        {"reroll": True, "note": ""},
        {"take": "yellow", "as": "yellow", "box": [3.0, 4]},
        {"take": "yellow", "as": "yellow"},
        {"take": "purple"},
        {"pass": True},
        {"forfeit": True},
    ],
)
def test_forms_are_exact(action: Action) -> None:
    referee = Referee(2, {})
    roll(referee, "W4 Y4 B4 G4 O4 P4")
    with pytest.raises(ValueError, match="not legal"):
        act(referee, action)


def test_unknown_options_are_refused() -> None:
    for rules in ({"passive": "required"}, {"passive_pick": "never"}):
        with pytest.raises(ValueError, match="rules"):
            Referee(2, rules)


# §1


@pytest.mark.parametrize("seats", ROUNDS)
def test_random_games_keep_the_invariants(seats: int) -> None:
    rng = random.Random(seats)
    most_marks, most_points = (48, 365) if seats == 3 else (47, 335)
    for values in product(*OPTIONS.values()):
        for _ in range(3):
            referee = Referee(seats, dict(zip(OPTIONS, values, strict=True)))
            result = play_out(referee, rng)
            assert max(result["scores"]) <= most_points
            for sheet in referee.sheets:
                assert sum(sheet.marks(area) for area in AREAS) <= most_marks
                assert sheet.foxes <= 5
                assert not sheet.pending


def solo_scores(games: int, seed: int) -> list[int]:
    rng = random.Random(seed)
    return [int(play_out(Referee(1, {}), rng)["scores"][0]) for _ in range(games)]


def test_uniformly_random_solo_is_near_its_known_mean() -> None:
    scores = solo_scores(200, seed=1)
    assert 58 < sum(scores) / len(scores) < 71


@pytest.mark.long
def test_uniformly_random_solo_has_its_known_mean() -> None:
    scores = solo_scores(4000, seed=2)
    assert 63 < sum(scores) / len(scores) < 65.6
