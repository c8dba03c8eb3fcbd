"""The referee's sheet (§1 of the rules document, with §3's earning of bonuses and §4's points).

Boxes are `(row, column)` counted from 1. A bonus is a text: an area (an X in it), `"orange 4"`, `"purple 6"`,
`"black"`, `"+1"`, `"reroll"` or `"fox"`.
"""

from dataclasses import dataclass, field
from typing import Any, TypeAlias

Box: TypeAlias = tuple[int, int]

AREAS = ("yellow", "blue", "green", "orange", "purple")

# §1. The pre-printed boxes of yellow (0) are left out, and so count as crossed everywhere.
YELLOW_ROWS = ((3, 6, 5, 0), (2, 1, 0, 5), (1, 0, 2, 4), (0, 3, 4, 6))
YELLOW: dict[Box, int] = {
    (r, c): value for r, row in enumerate(YELLOW_ROWS, 1) for c, value in enumerate(row, 1) if value
}
YELLOW_COLUMN_POINTS = {1: 10, 2: 14, 3: 16, 4: 20}
YELLOW_LINES: list[tuple[set[Box], str]] = [
    ({(1, 1), (1, 2), (1, 3)}, "blue"),
    ({(2, 1), (2, 2), (2, 4)}, "orange 4"),
    ({(3, 1), (3, 3), (3, 4)}, "green"),
    ({(4, 2), (4, 3), (4, 4)}, "fox"),
    ({(1, 1), (2, 2), (3, 3), (4, 4)}, "+1"),
]
BLUE = range(2, 13)
BLUE_POINTS = (0, 1, 2, 4, 7, 11, 16, 22, 29, 37, 46, 56)
BLUE_LINES: list[tuple[set[int], str]] = [
    ({2, 3, 4}, "orange 5"),
    ({5, 6, 7, 8}, "yellow"),
    ({9, 10, 11, 12}, "fox"),
    ({5, 9}, "reroll"),
    ({2, 6, 10}, "green"),
    ({3, 7, 11}, "purple 6"),
    ({4, 8, 12}, "+1"),
]
ROW_LENGTH = 11
GREEN_THRESHOLDS = (1, 2, 3, 4, 5, 1, 2, 3, 4, 5, 6)
GREEN_POINTS = (0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66)
GREEN_BONUS = {4: "+1", 6: "blue", 7: "fox", 9: "purple 6", 10: "reroll"}
ORANGE_FACTORS = (1, 1, 1, 2, 1, 1, 2, 1, 2, 1, 3)
ORANGE_BONUS = {3: "reroll", 5: "yellow", 6: "+1", 8: "fox", 10: "purple 6"}
PURPLE_BONUS = dict(enumerate(("reroll", "blue", "+1", "yellow", "fox", "reroll", "green", "orange 6", "+1"), 3))


@dataclass
class Sheet:
    """One player's sheet, what it has in hand, and the bonuses it still has to enter."""

    yellow: set[Box] = field(default_factory=set)
    blue: set[int] = field(default_factory=set)
    green: int = 0
    orange: list[int] = field(default_factory=list)
    purple: list[int] = field(default_factory=list)
    rerolls: int = 0
    extras: int = 0
    foxes: int = 0
    pending: list[str] = field(default_factory=list)

    def earn(self, bonus: str) -> None:
        """§3: +1, reroll and fox are noted at once, the others wait to be entered."""
        if bonus == "+1":
            self.extras += 1
        elif bonus == "reroll":
            self.rerolls += 1
        elif bonus == "fox":
            self.foxes += 1
        else:
            self.pending.append(bonus)

    def mark(self, area: str, mark: Any = None) -> None:
        """Enter a mark: a yellow box, a blue value or an orange or purple number; earn what it completes."""
        earned: list[str] = []
        if area == "yellow":
            self.yellow.add(mark)
            earned = [bonus for line, bonus in YELLOW_LINES if mark in line and line <= self.yellow]
        elif area == "blue":
            self.blue.add(mark)
            earned = [bonus for line, bonus in BLUE_LINES if mark in line and line <= self.blue]
        elif area == "green":
            self.green += 1
            earned = [GREEN_BONUS[self.green]] if self.green in GREEN_BONUS else []
        elif area == "orange":
            self.orange.append(mark * ORANGE_FACTORS[len(self.orange)])
            earned = [ORANGE_BONUS[len(self.orange)]] if len(self.orange) in ORANGE_BONUS else []
        elif area == "purple":
            self.purple.append(mark)
            earned = [PURPLE_BONUS[len(self.purple)]] if len(self.purple) in PURPLE_BONUS else []
        for bonus in earned:
            self.earn(bonus)

    def full(self, area: str) -> bool:
        return self.marks(area) == (len(YELLOW) if area == "yellow" else ROW_LENGTH)

    def marks(self, area: str) -> int:
        marks = getattr(self, area)
        return marks if isinstance(marks, int) else len(marks)

    def points(self) -> dict[str, int]:
        """§4: the points of each area."""
        columns = {column: {box for box in YELLOW if box[1] == column} for column in YELLOW_COLUMN_POINTS}
        return {
            "yellow": sum(points for column, points in YELLOW_COLUMN_POINTS.items() if columns[column] <= self.yellow),
            "blue": BLUE_POINTS[len(self.blue)],
            "green": GREEN_POINTS[self.green],
            "orange": sum(self.orange),
            "purple": sum(self.purple),
        }

    def fox_points(self) -> int:
        return self.foxes * min(self.points().values())

    def total(self) -> int:
        return sum(self.points().values()) + self.fox_points()


def may_follow(purple: list[int], number: int) -> bool:
    """§2: greater than the last number, or the first, or after a 6."""
    return not purple or purple[-1] == 6 or number > purple[-1]
