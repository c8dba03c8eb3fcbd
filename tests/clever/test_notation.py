"""The notation of Clever by examples (docs/notation.md)."""

from typing import Any

import pytest

import sanle

pytestmark = pytest.mark.plain

FORMS = sanle.rulebooks()["clever"].forms
RULEBOOK = sanle.rulebooks()["clever"]

ACTIONS: list[tuple[str, dict[str, Any]]] = [
    ("Yy22", {"take": "yellow", "as": "yellow", "box": [2, 2]}),
    ("Wy34", {"take": "white", "as": "yellow", "box": [3, 4]}),
    ("Bb", {"take": "blue", "as": "blue"}),
    ("Wb", {"take": "white", "as": "blue"}),
    ("Gg", {"take": "green", "as": "green"}),
    ("Wg", {"take": "white", "as": "green"}),
    ("Oo", {"take": "orange", "as": "orange"}),
    ("Wo", {"take": "white", "as": "orange"}),
    ("Pp", {"take": "purple", "as": "purple"}),
    ("Wp", {"take": "white", "as": "purple"}),
    ("B-", {"take": "blue"}),
    ("W-", {"take": "white"}),
    ("R", {"reroll": True}),
    ("F", {"forfeit": True}),
    ("-", {"pass": True}),
    ("+Bb", {"extra": "blue", "as": "blue"}),
    ("+Wy34", {"extra": "white", "as": "yellow", "box": [3, 4]}),
    ("+Wp", {"extra": "white", "as": "purple"}),
    ("*y13", {"bonus": "yellow", "box": [1, 3]}),
    ("*b7", {"bonus": "blue", "box": 7}),
    ("*b12", {"bonus": "blue", "box": 12}),
    ("*g", {"bonus": "green"}),
    ("*o", {"bonus": "orange"}),
    ("*o5", {"bonus": "orange", "number": 5}),
    ("*p", {"bonus": "purple"}),
]


@pytest.mark.parametrize(("text", "form"), ACTIONS, ids=[text for text, _ in ACTIONS])
def test_actions(text: str, form: dict[str, Any]) -> None:
    assert FORMS.from_text(text) == FORMS.from_json(form)
    assert FORMS.from_text(text).to_json() == form
    assert FORMS.from_json(form).to_text() == text


NO_ACTIONS = [
    "",
    "Y",
    "Yy",
    "Yb",
    "Yy14",
    "Yy23",
    "Yy11 ",
    "wy11",
    "Wy",
    "Ww",
    "Gb",
    "+R",
    "+-",
    "+B-",
    "r",
    "*y",
    "*y14",
    "*b1",
    "*b13",
    "*b07",
    "*o3",
    "*o7",
    "*g1",
    "*p6",
    "*k",
    "--",
    "0:-",
]


@pytest.mark.parametrize("text", NO_ACTIONS)
def test_no_actions(text: str) -> None:
    with pytest.raises(sanle.InvalidAction, match="not an action"):
        FORMS.from_text(text)


@pytest.mark.parametrize(
    "form",
    [
        {"take": "yellow", "as": "yellow"},
        {"take": "yellow", "as": "yellow", "box": [1, 4]},
        {"take": "yellow", "as": "yellow", "box": [1.0, 1]},
        {"take": "yellow", "as": "blue"},
        {"take": "blue", "as": "blue", "box": 7},
        {"take": "white", "as": "white"},
        {"reroll": 1},
        {"reroll": False},
        {"pass": True, "seat": 0},
        {"bonus": "blue", "box": True},
        {"bonus": "orange", "number": 3},
        {"bonus": "purple", "number": 6},
        {"bonus": "black"},
    ],
    ids=str,
)
def test_no_forms(form: dict[str, Any]) -> None:
    with pytest.raises(sanle.InvalidAction, match="not an action"):
        FORMS.from_json(form)


@pytest.mark.parametrize(
    ("text", "form"),
    [
        ("[W4 B3]", {"roll": {"white": 4, "blue": 3}}),
        (
            "[W1 Y2 B3 G4 O5 P6]",
            {"roll": dict(zip(("white", "yellow", "blue", "green", "orange", "purple"), range(1, 7), strict=True))},
        ),
        ("[>BPO]", {"platter": ["blue", "purple", "orange"]}),
    ],
)
def test_chance(text: str, form: dict[str, Any]) -> None:
    assert RULEBOOK.chance_from_text(text) == form
    assert RULEBOOK.chance_text(form) == text


@pytest.mark.parametrize(
    "text", ["", "[]", "[W7]", "[W0]", "W4", "[W4,B3]", "[W4 W4]", "[>BP]", "[>BPOG]", "[>BBP]", "[>bpo]"]
)
def test_no_chance(text: str) -> None:
    with pytest.raises(sanle.InvalidAction, match="no roll like"):
        RULEBOOK.chance_from_text(text)


START = "clever 2 000 1a0t1r0 roll W?.Y?.B?.G?.O?.P?. ............/.........../0/-/-/r1x0f0/p ............/.........../0/-/-/r1x0f0/p"


def test_a_game_begins_so() -> None:
    assert str(sanle.Game("clever").start()) == START
    assert str(sanle.Game("clever", 2, {"dead_roll": "take unmarked"}).start()) == START.replace(" 000 ", " 001 ")


def test_a_game_in_notation() -> None:
    position = sanle.Position.from_text(START)
    rolled = RULEBOOK.chance_from_text("[W4 Y5 B3 G1 O5 P3]")
    position = position.apply({"chance": rolled})
    assert str(position).split()[3:6] == ["1a0t1r0", "choose", "W4.Y5.B3.G1.O5.P3."]
    position = position.apply(sanle.Move(0, FORMS.from_text("Pp")))
    assert str(position).split()[3:7] == [
        "1a0t2r0",
        "roll",
        "W?.Y?.B?.G1_O?.P31",
        "............/.........../0/-/3/r1x0f0/p",
    ]


ROUND_FOUR = "clever 1 110 4a0t3r2 choose W4.Y61B12G2_O4.P3_ xx.x...x.xxx/..x...x..xx/4/3,1,5,4/1,6,2/r2x1f1/p"


def test_every_part_is_read() -> None:
    position = sanle.Position.from_text(ROUND_FOUR)
    assert str(position) == ROUND_FOUR
    assert position.rules == {"passive_pick": "required", "solo_fallback": "high dice", "dead_roll": "nothing moves"}
    view = position.view(None)
    assert (view["round"], view["throw"], view["rerolls"], view["phase"]) == (4, 3, 2, "choose")
    assert view["dice"]["blue"] == {"face": 1, "at": 2}
    assert view["dice"]["green"] == {"face": 2, "at": "platter"}
    sheet = view["sheets"][0]
    assert sheet["yellow"] == [[1, 1], [1, 2], [2, 1], [3, 3], [4, 2], [4, 3], [4, 4]]
    assert sheet["blue"] == [4, 8, 11, 12]
    assert (sheet["green"], sheet["orange"], sheet["purple"]) == (4, [3, 1, 5, 4], [1, 6, 2])
    assert (sheet["rerolls"], sheet["extras"], sheet["foxes"]) == (2, 1, 1)


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("clever ", "go ", "there are"),
        ("clever 2", "clever 3", "seats"),
        ("clever 2", "clever x", "seats"),
        (" 000 ", " 00 ", "options"),
        (" 000 ", " 200 ", "passive_pick"),
        (" 1a0t1r0 ", " 7a0t1r0 ", "round"),
        (" 1a0t1r0 ", " 1p0t1r0 ", "solo"),
        (" 1a0t1r0 ", " 1a2t1r0 ", "turn.seat"),
        (" 1a0t1r0 ", " 1a0t4r0 ", "throw"),
        (" 1a0t1r0 ", " a ", "course like"),
        (" roll ", " sleep ", "phase"),
        ("W?.", "W7.", "die like"),
        ("W?.Y?.", "Y?.W?.", "order W Y B G O P"),
        ("W?.", "", "six dice"),
        ("W?.", "W3.", "no face"),
        ("W?.Y?.", "W31Y31", "two dice lie on place 1"),
        (" ............/", " x/", "no sheet"),
        ("/0/-/-/", "/12/-/-/", "green"),
        ("/0/-/-/", "/x/-/-/", "green"),
        ("/0/-/-/", "/0/7/-/", "1–6"),
        ("/0/-/-/", "/0/-/4,3/", "greater than the last"),
        ("/0/-/-/", "/0/-/1,,2/", "row of numbers"),
        ("r1x0f0", "r1x0", "hand like"),
        ("r1x0f0", "r1x0f6", "foxes"),
        ("r1x0f0", "r1x0f0y", "pending"),
        ("r1x0f0/p", "r1x0f0/q", "stage like"),
        ("r1x0f0", "r01x0f0", "is written"),
    ],
)
def test_what_is_no_position_is_told(old: str, new: str, what: str) -> None:
    with pytest.raises(sanle.SanleError, match=what):
        sanle.Position.from_text(START.replace(old, new, 1))
