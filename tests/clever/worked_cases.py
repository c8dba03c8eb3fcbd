"""The worked cases of the rules document (§8) as a table: a set-up, then steps with the document's numbers.

A step is an event (`Act`, `Chance`), or says what must be refused (`Refused`), what a seat may do (`Offers`) or what
must be seen (`Sees`). Dice are written as in the document: `"W4 B3"`.
"""

from dataclasses import dataclass, field
from typing import Any, TypeAlias

Json: TypeAlias = dict[str, Any]

LETTERS = {"W": "white", "Y": "yellow", "B": "blue", "G": "green", "O": "orange", "P": "purple"}


@dataclass(frozen=True)
class Chance:
    chance: Json


@dataclass(frozen=True)
class Act:
    action: Json
    seat: int = 0


@dataclass(frozen=True)
class Refused:
    """An action that isn't legal now, and the code of the reason."""

    action: Json
    code: str
    seat: int = 0


@dataclass(frozen=True)
class Offers:
    """The different values that a seat's legal actions have under a key."""

    key: str
    values: set[str]
    seat: int = 0


@dataclass(frozen=True)
class Sees:
    """What must be seen; None and empty: not looked at."""

    pending: Json | None = None
    throw: int | None = None
    at: dict[str | int, str] = field(default_factory=dict)
    """Dice by place, in the order W Y B G O P."""
    sheet: Json = field(default_factory=dict)
    """Parts of the sheet of seat 0."""
    points: Json = field(default_factory=dict)
    """Points of areas of seat 0."""
    effects: tuple[Json, ...] = ()
    """Parts of effects of the last event, in their order."""
    outcomes: list[Json] | None = None
    result: Json = field(default_factory=dict)


@dataclass(frozen=True)
class Case:
    """`state` is the set-up (what isn't said is empty, and seat 0 is to roll)."""

    number: int
    title: str
    steps: tuple[Chance | Act | Refused | Offers | Sees, ...]
    state: Json = field(default_factory=dict)
    seats: int = 2


def faces(dice: str) -> dict[str, int]:
    return {LETTERS[die[0]]: int(die[1]) for die in dice.split()}


def roll(dice: str) -> Chance:
    return Chance({"roll": faces(dice)})


def take(die: str, area: str | None = None, box: list[int] | None = None) -> Json:
    return {"take": die, "as": area or die} | ({"box": box} if box else {})


def extra(die: str, area: str | None = None, box: list[int] | None = None) -> Json:
    return {"extra": die, "as": area or die} | ({"box": box} if box else {})


def mine(**sheet: Any) -> Json:
    """A set-up in which seat 0 has this sheet."""
    return {"sheets": [sheet]}


def over(*sheets: Json) -> Json:
    return {"phase": "over", "round": 6, "sheets": list(sheets)}


ALL_YELLOW = [[r, c] for r in (1, 2, 3, 4) for c in (1, 2, 3, 4) if r + c != 5]
ALL_ORANGE = [1, 1, 1, 2, 1, 1, 2, 1, 2, 1, 3]

CASE_1 = (
    roll("G1 B3 P3 W4 Y5 O5"),
    Act(take("purple")),
    Sees(sheet={"purple": [3]}, at={1: "P3", "platter": "G1", "pool": "W Y B O"}, throw=2),
)
CASE_2 = (
    roll("B3 Y3 O4 W4"),
    Act(take("white", "purple")),
    Sees(sheet={"purple": [3, 4]}, at={1: "P3", 2: "W4", "platter": "Y3 B3 G1", "pool": "O"}, throw=3),
    roll("O3"),
    Act(take("orange")),
    Sees(at={1: "P3", 2: "W4", 3: "O3", "platter": "Y3 B3 G1"}),
)

OPEN_TURN_BEFORE_ROUND_4: Json = {
    "round": 3,
    "turn": {"kind": "active", "seat": 1},
    "phase": "open",
    "dice": {
        name: {"face": 3, "at": 1 if name == "purple" else "platter"}
        for name in ("white", "yellow", "blue", "green", "orange", "purple")
    },
    "sheets": [
        {"stage": "pick"},
        {"stage": "done", "yellow": ALL_YELLOW, "green": 11, "orange": ALL_ORANGE},
    ],
}

CASES = (
    Case(1, "only dice below the chosen one go to the platter", CASE_1),
    Case(2, "no die left ends the rolling", (*CASE_1, *CASE_2, Sees(pending={"seats": [1]}))),
    Case(
        3,
        "each die once by +1, also after it was used regularly",
        (
            *CASE_1,
            *CASE_2,
            Act(extra("white", "yellow", [3, 4])),
            Sees(sheet={"yellow": [[3, 4]], "extras": 2, "used": ["white"]}),
            Refused(extra("white", "orange"), "extra_used"),
            Act(extra("blue")),
            Sees(sheet={"blue": [7], "extras": 1}),
            Refused(extra("purple"), "purple_rise"),
        ),
        mine(extras=3),
    ),
    Case(
        4,
        "blue is compared by its own face",
        (
            roll("B5 W4 G6 Y3 O5 P4"),
            Act(take("blue")),
            Sees(sheet={"blue": [9]}, at={1: "B5", "platter": "W4 Y3 P4", "pool": "G O"}),
        ),
    ),
    Case(
        5,
        "blue counts the current faces wherever the dice lie",
        (
            roll("B3 W4 Y6 G6 O6 P6"),
            Act(take("blue")),
            Sees(sheet={"blue": [7]}),
            roll("W6 Y6 G6 O6 P6"),
            Act(take("white", "blue")),
            Sees(sheet={"blue": [7, 9]}),
        ),
    ),
    Case(
        6,
        "purple starts anew after a 6",
        (
            roll("P3 W3 Y6 B6 G6 O6"),
            Act(take("purple")),
            Sees(sheet={"purple": [2, 5, 6, 3], "pending": {"blue": 1}}, points={"purple": 16}),
            Act({"bonus": "blue", "box": 2}),
            roll("W3 Y6 B6 G6 O6"),
            Refused(take("white", "purple"), "purple_rise"),
        ),
        mine(purple=[2, 5, 6]),
    ),
    Case(
        6,
        "a 6 follows a 6 in purple",
        (roll("P6 W1 Y1 B1 G1 O1"), Act(take("purple")), Sees(sheet={"purple": [6, 6]})),
        mine(purple=[6]),
    ),
    Case(
        7,
        "the fourth box of green",
        (
            roll("G3 W4 Y6 B6 O6 P6"),
            Refused(take("green"), "green_threshold"),
            Act(take("white", "green")),
            Sees(sheet={"green": 4, "extras": 1}, points={"green": 10}),
        ),
        mine(green=3),
    ),
    Case(
        7,
        "the sixth box of green",
        (
            roll("G1 W4 Y6 B6 O6 P6"),
            Act(take("green")),
            Sees(sheet={"green": 6, "pending": {"blue": 1}}),
        ),
        mine(green=5),
    ),
    Case(
        8,
        "orange records the product",
        (roll("O4 W1 Y1 B1 G1 P1"), Act(take("orange")), Sees(sheet={"orange": [1, 1, 1, 8]}, points={"orange": 11})),
        mine(orange=[1, 1, 1]),
    ),
    Case(
        9,
        "one blue mark completes a row and a column",
        (
            roll("B6 W6 Y1 G1 O1 P1"),
            Act(take("blue")),
            Sees(sheet={"blue": [4, 8, 9, 10, 11, 12], "foxes": 1, "extras": 1, "pending": {}}),
        ),
        mine(blue=[4, 8, 9, 10, 11]),
    ),
    Case(
        10,
        "a yellow row gives an orange 4 with the factor of its box",
        (
            roll("Y2 W6 B6 G6 O6 P6"),
            Act(take("yellow", box=[2, 1])),
            Sees(
                sheet={"orange": [1, 1, 1, 8]},
                effects=(
                    {"kind": "mark", "area": "yellow", "box": [2, 1], "by": "die", "die": "yellow"},
                    {"kind": "earn", "bonus": "orange", "number": 4, "from": ["row", 2]},
                    {"kind": "mark", "area": "orange", "box": 4, "number": 8, "by": "bonus"},
                ),
            ),
        ),
        mine(yellow=[[2, 2], [2, 4]], orange=[1, 1, 1]),
    ),
    Case(
        11,
        "a bonus of a full area is lost",
        (
            roll("O5 W6 Y6 B6 G6 P6"),
            Act(take("orange")),
            Sees(
                sheet={"orange": [1, 1, 1, 2, 1, 1, 2, 1, 2, 5], "purple": [6] * 11, "pending": {}},
                effects=(
                    {"kind": "earn", "bonus": "purple", "number": 6, "from": ["box", 10]},
                    {"kind": "lose", "bonus": "purple", "number": 6},
                ),
                pending={"chance": "roll"},
            ),
        ),
        mine(orange=[1, 1, 1, 2, 1, 1, 2, 1, 2], purple=[6] * 11),
    ),
    Case(
        12,
        "each fox is worth the lowest area",
        (
            Sees(
                points={"yellow": 60, "blue": 11, "green": 28, "orange": 18, "purple": 13},
                result={"scores": [163, 0], "foxes": [3, 0], "fox_points": [33, 0]},
            ),
        ),
        over(
            {
                "yellow": ALL_YELLOW,
                "blue": [2, 3, 5, 6, 8],
                "green": 7,
                "orange": [6, 6, 6],
                "purple": [6, 6, 1],
                "foxes": 3,
            }
        ),
    ),
    Case(
        12,
        "an empty area makes every fox worth nothing",
        (Sees(result={"scores": [101, 0], "foxes": [5, 0], "fox_points": [0, 0]}),),
        over({"yellow": ALL_YELLOW, "green": 7, "orange": [6], "purple": [1, 6], "foxes": 5}),
    ),
    Case(
        13,
        "a lone 6 above five lower dice ends the rolling",
        (
            roll("W1 Y2 B3 G4 O5 P6"),
            Act(take("purple")),
            Sees(at={1: "P6", "platter": "W1 Y2 B3 G4 O5"}, pending={"seats": [1]}),
        ),
    ),
    Case(
        14,
        "no usable die and no reroll: the roll is forfeited",
        (
            roll("W5 Y5 B5 G5 O5 P5"),
            Sees(
                effects=({"kind": "forfeit"},),
                pending={"chance": "roll"},
                throw=2,
                at={"pool": "W Y B G O P"},
                sheet={"blue": [10], "green": 10, "purple": [5], "yellow": [[1, 3], [2, 4]]},
            ),
        ),
        mine(yellow=[[1, 3], [2, 4]], blue=[10], green=10, orange=ALL_ORANGE, purple=[5]),
    ),
    Case(
        15,
        "the black bonus of round 4",
        (
            Act({"pass": True}),
            Sees(pending={"seats": [0, 1]}, sheet={"pending": {"black": 1}}),
            Offers("bonus", {"yellow", "blue", "green", "orange", "purple"}),
            Offers("bonus", {"blue", "purple"}, seat=1),
            Act({"bonus": "purple"}, seat=1),
            Act({"bonus": "orange"}),
            Sees(sheet={"orange": [6], "pending": {}}, pending={"chance": "roll"}),
        ),
        OPEN_TURN_BEFORE_ROUND_4,
    ),
    Case(
        16,
        "the third die of the solo platter by chance",
        (
            roll("W3 B1 O3 P2 G6 Y3"),
            Sees(
                pending={"chance": "platter"},
                outcomes=[
                    {"platter": ["blue", "purple", "white"]},
                    {"platter": ["blue", "purple", "yellow"]},
                    {"platter": ["blue", "purple", "orange"]},
                ],
            ),
            Chance({"platter": ["blue", "purple", "orange"]}),
            Sees(at={"platter": "B1 O3 P2"}, pending={"seats": [0]}),
        ),
        {"turn": {"kind": "passive", "seat": 0}},
        seats=1,
    ),
    Case(17, "all of yellow is 60 points", (Sees(points={"yellow": 60}),), mine(yellow=ALL_YELLOW)),
    Case(
        18,
        "a tie is broken by the highest area",
        (Sees(result={"scores": [20, 20], "ranks": [1, 2], "winners": [0]}),),
        over({"purple": [2, 6, 6, 6]}, {"orange": [4, 6], "purple": [4, 6]}),
    ),
    Case(
        18,
        "with the same highest area the win is shared",
        (Sees(result={"scores": [20, 20], "ranks": [1, 1], "winners": [0, 1]}),),
        over({"orange": [6, 4], "purple": [4, 6]}, {"orange": [4, 6], "purple": [4, 6]}),
    ),
)
