"""The actions of Clever as typed values, and the list of their forms: an action's id is its place in the list."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from sanle.core.actions import Action, Forms
from sanle.games.clever.components import AREAS, COLOURS, YELLOW_BOXES

_DICE = {colour: colour[0].upper() for colour in COLOURS}
_AREAS = {area: area[0] for area in AREAS}


def _box_text(box: tuple[int, int] | int | None) -> str:
    if box is None:
        return ""
    return f"{box[0]}{box[1]}" if isinstance(box, tuple) else str(box)


def _box_json(box: tuple[int, int] | int | None) -> dict[str, Any]:
    if box is None:
        return {}
    return {"box": list(box) if isinstance(box, tuple) else box}


@dataclass(frozen=True, slots=True)
class Take(Action):
    """Choose a die, or pick one from the platter, and enter it in an area (2.3, 2.9)."""

    die: str
    area: str
    box: tuple[int, int] | None = None

    def to_json(self) -> dict[str, Any]:
        return {"take": self.die, "as": self.area} | _box_json(self.box)

    def to_text(self) -> str:
        return _DICE[self.die] + _AREAS[self.area] + _box_text(self.box)


@dataclass(frozen=True, slots=True)
class Extra(Action):
    """Spend a +1 on a die (2.10)."""

    die: str
    area: str
    box: tuple[int, int] | None = None

    def to_json(self) -> dict[str, Any]:
        return {"extra": self.die, "as": self.area} | _box_json(self.box)

    def to_text(self) -> str:
        return "+" + _DICE[self.die] + _AREAS[self.area] + _box_text(self.box)


@dataclass(frozen=True, slots=True)
class Unmarked(Action):
    """Take a die without a mark (option ``dead_roll``, 6.3)."""

    die: str

    def to_json(self) -> dict[str, Any]:
        return {"take": self.die}

    def to_text(self) -> str:
        return _DICE[self.die] + "-"


@dataclass(frozen=True, slots=True)
class Bonus(Action):
    """Enter a pending bonus (§3); ``number`` only while orange bonuses with different numbers are pending."""

    area: str
    box: tuple[int, int] | int | None = None
    number: int | None = None

    def to_json(self) -> dict[str, Any]:
        return {"bonus": self.area} | _box_json(self.box) | ({"number": self.number} if self.number else {})

    def to_text(self) -> str:
        return "*" + _AREAS[self.area] + _box_text(self.box) + (str(self.number) if self.number else "")


@dataclass(frozen=True, slots=True)
class _Word(Action):
    key: ClassVar[str]
    sign: ClassVar[str]

    def to_json(self) -> dict[str, Any]:
        return {self.key: True}

    def to_text(self) -> str:
        return self.sign


@dataclass(frozen=True, slots=True)
class Pass(_Word):
    """No platter die, or no (further) +1 (2.9, 2.10)."""

    key, sign = "pass", "-"


@dataclass(frozen=True, slots=True)
class Reroll(_Word):
    """Throw all just-rolled dice again (2.5)."""

    key, sign = "reroll", "R"


@dataclass(frozen=True, slots=True)
class Forfeit(_Word):
    """Give up a roll of which no die is usable (2.7)."""

    key, sign = "forfeit", "F"


def _boxes() -> list[tuple[int, int]]:
    return [(row + 1, column + 1) for row, column in YELLOW_BOXES]


def _ways(kind: type[Take] | type[Extra]) -> list[Action]:
    """The 32 ways to use a die, in the order of ``rules.py``."""
    own: list[Action] = [kind("yellow", "yellow", box) for box in _boxes()]
    white: list[Action] = [kind("white", "yellow", box) for box in _boxes()]
    return own + white + [kind(die, area) for area in AREAS[1:] for die in (area, "white")]


FORMS = Forms(
    [
        *_ways(Take),
        *_ways(Extra),
        Pass(),
        Reroll(),
        Forfeit(),
        *(Unmarked(die) for die in COLOURS),
        *(Bonus("yellow", box) for box in _boxes()),
        *(Bonus("blue", value) for value in range(2, 13)),
        Bonus("green"),
        Bonus("orange"),
        *(Bonus("orange", number=number) for number in (4, 5, 6)),
        Bonus("purple"),
    ]
)
