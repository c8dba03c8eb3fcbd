"""Positions and rolls of Clever in text, like FEN (docs/notation.md): printed and parsed exactly."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from sanle.core.contract import Facts, State
from sanle.core.errors import InvalidAction
from sanle.games.clever.components import BONUSES, COLOURS, TO_ENTER, YELLOW_BOXES
from sanle.games.clever.setup import bad_position
from sanle.games.clever.view import state_json

LETTERS = {colour: colour[0].upper() for colour in COLOURS}
_COLOUR_OF = {letter: colour for colour, letter in LETTERS.items()}
_PLACES = {"pool": ".", "platter": "_", 1: "1", 2: "2", 3: "3"}
_PENDING = {"yellow": "y", "blue": "b", "green": "g", "purple": "p", "black": "k"}
_STAGES = {"pick": "p", "extra": "x", "done": "d"}

_TEXT = re.compile(r"(?P<seats>\S+) (?P<options>\S+) (?P<course>\S+) (?P<phase>\S+) (?P<dice>\S+)(?P<sheets>( \S+)*)")
_COURSE = re.compile(r"([1-9])([ap])([0-9])t([0-9])r([0-9]{1,2})")
_DIE = re.compile(r"([WYBGOP])([1-6?])([._123])")
_HAND = re.compile(r"r([0-9]{1,2})x([0-9]{1,2})f([0-9])([ybgpk456]*)")
_NO_DIE_TWICE = r"(?!.*([WYBGOP]).*\1)"
_ROLL = re.compile(_NO_DIE_TWICE + r"\[[WYBGOP][1-6]( [WYBGOP][1-6])*\]")
_PLATTER = re.compile(_NO_DIE_TWICE + r"\[>[WYBGOP]{3}\]")
_STAGE = re.compile(r"([pxd])([WYBGOP]*)")


def state_text(facts: Facts, array: State) -> str:
    """Seats, options, course, phase, dice, then each sheet."""
    state, form = array[0], state_json(array)
    options = "".join(str(int(state[option.name])) for option in facts.options)
    turn = form["turn"]
    course = f"{form['round']}{turn['kind'][0]}{turn['seat']}t{form['throw']}r{form['rerolls']}"
    dice = "".join(LETTERS[die] + str(at["face"] or "?") + _PLACES[at["at"]] for die, at in form["dice"].items())
    sheets = [_sheet_text(sheet) for sheet in form["sheets"]]
    return " ".join([str(state.seats), options, course, form["phase"], dice, *sheets])


def _sheet_text(sheet: Mapping[str, Any]) -> str:
    yellow = "".join("x" if [r + 1, c + 1] in sheet["yellow"] else "." for r, c in YELLOW_BOXES)
    blue = "".join("x" if value in sheet["blue"] else "." for value in range(2, 13))
    rows = [",".join(map(str, sheet[row])) or "-" for row in ("orange", "purple")]
    pending = "".join(
        str(number) * sheet["pending"].get(name, []).count(number)
        if name == "orange"
        else _PENDING[name] * sheet["pending"].get(name, 0)
        for name, number in BONUSES[:TO_ENTER]
    )
    hand = f"r{sheet['rerolls']}x{sheet['extras']}f{sheet['foxes']}{pending}"
    stage = _STAGES[sheet["stage"]] + "".join(LETTERS[die] for die in sheet["used"])
    return "/".join([yellow, blue, str(sheet["green"]), *rows, hand, stage])


def _match(pattern: re.Pattern[str], text: str, what: str) -> re.Match[str]:
    found = pattern.fullmatch(text)
    if found is None:
        raise bad_position(f"{text!r} is no {what} (docs/notation.md)")
    return found


def read_state(facts: Facts, text: str) -> tuple[int, dict[str, Any], dict[str, Any]]:
    """Seats, options and the JSON form of a position's notation."""
    parts = _match(_TEXT, text, "position of Clever")
    course = _match(_COURSE, parts["course"], "course like 3a1t2r0")
    if not re.fullmatch(r"(?:[WYBGOP].[._123]){6}", parts["dice"]):
        raise bad_position(f"{parts['dice']!r} isn't the six dice W Y B G O P")
    dice = {}
    for i, colour in enumerate(COLOURS):
        die = _match(_DIE, parts["dice"][3 * i : 3 * i + 3], f"{colour} die like {LETTERS[colour]}4.")
        if die[1] != LETTERS[colour]:
            raise bad_position("the dice stand in the order W Y B G O P")
        at = next(place for place, sign in _PLACES.items() if sign == die[3])
        dice[colour] = {"face": None if die[2] == "?" else int(die[2]), "at": at}
    form: dict[str, Any] = {
        "round": int(course[1]),
        "turn": {"kind": "passive" if course[2] == "p" else "active", "seat": int(course[3])},
        "throw": int(course[4]),
        "rerolls": int(course[5]),
        "phase": parts["phase"],
        "dice": dice,
        "sheets": [_read_sheet(sheet) for sheet in parts["sheets"].split()],
    }
    if parts["seats"] != str(len(form["sheets"])):
        raise bad_position(f"{parts['seats']} seats, but {len(form['sheets'])} sheets")
    return len(form["sheets"]), _read_options(facts, parts["options"]), form


def _read_options(facts: Facts, text: str) -> dict[str, Any]:
    if not re.fullmatch(f"[0-9]{{{len(facts.options)}}}", text):
        raise bad_position(f"{text!r}: a digit for each of the {len(facts.options)} options")
    rules = {}
    for option, digit in zip(facts.options, text, strict=True):
        if int(digit) >= len(option.values):
            raise bad_position(f"{option.name} has values 0 to {len(option.values) - 1}")
        rules[option.name] = option.values[int(digit)]
    return rules


def _read_sheet(text: str) -> dict[str, Any]:
    parts = text.split("/")
    if len(parts) != 7 or not re.fullmatch("[x.]{12}", parts[0]) or not re.fullmatch("[x.]{11}", parts[1]):
        raise bad_position(f"{text!r} is no sheet (docs/notation.md)")
    if not re.fullmatch("[0-9]{1,2}", parts[2]):
        raise bad_position(f"{parts[2]!r} isn't the number of green boxes")
    hand = _match(_HAND, parts[5], "hand like r1x0f2")
    stage = _match(_STAGE, parts[6], "stage like p or xWB")
    pending: dict[str, Any] = {name: hand[4].count(sign) for name, sign in _PENDING.items()}
    pending["orange"] = [int(sign) for sign in sorted(hand[4]) if sign.isdecimal()]
    return {
        "yellow": [[r + 1, c + 1] for (r, c), sign in zip(YELLOW_BOXES, parts[0], strict=True) if sign == "x"],
        "blue": [value for value, sign in zip(range(2, 13), parts[1], strict=True) if sign == "x"],
        "green": int(parts[2]),
        "orange": _read_numbers(parts[3]),
        "purple": _read_numbers(parts[4]),
        "rerolls": int(hand[1]),
        "extras": int(hand[2]),
        "foxes": int(hand[3]),
        "pending": pending,
        "stage": next(name for name, sign in _STAGES.items() if sign == stage[1]),
        "used": [_COLOUR_OF[letter] for letter in stage[2]],
    }


def _read_numbers(text: str) -> list[int]:
    if text == "-":
        return []
    if not re.fullmatch(r"[0-9]{1,2}(,[0-9]{1,2})*", text):
        raise bad_position(f"{text!r} is no row of numbers like 2,5,6")
    return [int(number) for number in text.split(",")]


def chance_text(form: Mapping[str, Any]) -> str:
    """``[W4 B3]`` for a roll, ``[>BPO]`` for the platter of solo."""
    if "roll" in form:
        return "[" + " ".join(f"{LETTERS[die]}{face}" for die, face in form["roll"].items()) + "]"
    return "[>" + "".join(LETTERS[die] for die in form["platter"]) + "]"


def chance_from_text(text: str) -> dict[str, Any]:
    """The form of such a notation; ``InvalidAction``."""
    if _ROLL.fullmatch(text):
        return {"roll": {_COLOUR_OF[part[0]]: int(part[1]) for part in text[1:-1].split()}}
    if _PLATTER.fullmatch(text):
        return {"platter": [_COLOUR_OF[letter] for letter in text[2:-1]]}
    raise InvalidAction("not_a_chance_event", f"{text!r} is no roll like [W4 B3] and no platter like [>BPO]")
