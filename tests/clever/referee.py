"""An independent referee for Clever: the rules once more, slowly, in plain Python.

It was written from the rules document alone and shares nothing with the engine, so that an agreement of both
means something. Nothing here is made for speed. Section numbers are those of the document.

Dice, areas and actions have the names of the record (§7).
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations, permutations
from typing import Any, TypeAlias

from .referee_sheet import AREAS, BLUE, GREEN_THRESHOLDS, YELLOW, Sheet, may_follow

Action: TypeAlias = dict[str, Any]
Event: TypeAlias = dict[str, Any]

DICE = ("white", "yellow", "blue", "green", "orange", "purple")
ROUNDS = {1: 6, 2: 6, 3: 5, 4: 4}
TRACK = {1: "reroll", 2: "+1", 3: "reroll", 4: "black"}
OPTIONS = {
    "passive_pick": ("optional", "required"),
    "solo_fallback": ("none", "high dice"),
    "dead_roll": ("nothing moves", "take unmarked"),
}


@dataclass
class Die:
    """A die: its face (None before its first throw of the turn) and where it lies."""

    face: int | None = None
    place: str | int = "pool"


class Referee:
    """A game in progress. Its fields may be set directly; `proceed()` then does what isn't asked."""

    def __init__(self, seats: int, rules: Mapping[str, str]) -> None:
        if seats not in ROUNDS:
            raise ValueError(f"seats must be one of {sorted(ROUNDS)}, not {seats!r}")
        for name, value in rules.items():
            if value not in OPTIONS.get(name, ()):
                raise ValueError(f"rules: {name!r} = {value!r} is not one of {OPTIONS}")
        self.seats = seats
        self.rules = {name: rules.get(name, values[0]) for name, values in OPTIONS.items()}
        self.sheets = [Sheet() for _ in range(seats)]
        self.round = 0
        self.active = 0
        self.passive_turn = False
        """Whether this is the passive turn of solo (§5)."""
        self.phase = ""
        """roll | tie (chance is asked), choose, chosen (its bonuses are entered), open (all seats act), over."""
        self.throws_left = 3
        self.table: dict[str, Die] = {}
        self.todo: list[str] = []
        """For each seat, while the turn is open: pick | extra | done."""
        self.used: list[set[str]] = []
        """For each seat, the dice it took by +1 in this turn."""
        self._start_round()
        self.proceed()

    # What is asked, and of whom

    def waits(self) -> str:
        if self.acting():
            return "seats"
        return "over" if self.phase == "over" else "chance"

    def chance_kind(self) -> str:
        return "platter" if self.phase == "tie" else "roll"

    def acting(self) -> set[int]:
        bonus = {seat for seat in range(self.seats) if self.sheets[seat].pending}
        if self.phase == "open":
            return bonus | {seat for seat in range(self.seats) if self.todo[seat] != "done"}
        if bonus:
            return bonus
        return {self.active} if self.phase == "choose" else set()

    def legal(self, seat: int) -> list[Action]:
        if seat not in self.acting():
            return []
        if self.sheets[seat].pending:
            return self._bonus_actions(seat)
        if self.phase == "choose":
            return self._choose_actions()
        if self.todo[seat] == "pick":
            return self._pick_actions(seat)
        return [*self._extra_actions(seat), {"pass": True}]

    def dice_to_roll(self) -> list[str]:
        return self._dice_at("pool")

    def platter_sets(self) -> list[list[str]]:
        """§5: the equally likely platters of a solo tie, each by ascending face, then W Y B G O P."""
        ascending = sorted(DICE, key=self._face)
        cut = self._face(ascending[2])
        below = [die for die in ascending if self._face(die) < cut]
        at_cut = [die for die in ascending if self._face(die) == cut]
        return [[*below, *drawn] for drawn in combinations(at_cut, 3 - len(below))]

    # Events

    def apply(self, event: Event) -> None:
        """Apply an event of §7; ValueError if it isn't one that is asked for now."""
        if set(event) == {"chance"}:
            self._apply_chance(event["chance"])
        elif set(event) == {"seat", "action"}:
            self._apply_action(event["seat"], event["action"])
        else:
            raise ValueError(f"not an event: {event}")
        self.proceed()

    def _apply_chance(self, chance: Any) -> None:
        if self.waits() != "chance" or not isinstance(chance, dict):
            raise ValueError(f"no such chance event now: {chance}")
        if self.chance_kind() == "roll" and set(chance) == {"roll"}:
            self._roll(chance["roll"])
        elif self.chance_kind() == "platter" and set(chance) == {"platter"}:
            self._draw_platter(chance["platter"])
        else:
            raise ValueError(f"not the chance event that is due: {chance}")

    def _roll(self, faces: Any) -> None:
        if not isinstance(faces, dict) or set(faces) != set(self.dice_to_roll()):
            raise ValueError(f"the dice to roll are {self.dice_to_roll()}, not {faces}")
        if not all(type(face) is int and 1 <= face <= 6 for face in faces.values()):
            raise ValueError(f"a face is one of 1 to 6: {faces}")
        for die, face in faces.items():
            self.table[die].face = face
        if not self.passive_turn:
            self.phase = "choose"
        elif len(self.platter_sets()) == 1:
            self._lay_platter(self.platter_sets()[0])
        else:
            self.phase = "tie"

    def _draw_platter(self, dice: Any) -> None:
        allowed = self.platter_sets()
        if not any(dice == list(order) for each in allowed for order in permutations(each)):
            raise ValueError(f"the platter is one of {allowed}, not {dice}")
        self._lay_platter(dice)

    def _apply_action(self, seat: Any, action: Any) -> None:
        if type(seat) is not int or seat not in self.acting():
            raise ValueError(f"not seat {seat}'s move; acting: {self.acting()}")
        if _exact(action) not in [_exact(legal) for legal in self.legal(seat)]:
            raise ValueError(f"not legal now: {action}; legal: {self.legal(seat)}")
        if "bonus" in action:
            self._enter_bonus(seat, action)
        elif "reroll" in action:
            self.sheets[seat].rerolls -= 1
            self.phase = "roll"
        elif "forfeit" in action:
            self._end_throw()
        elif "extra" in action:
            self.sheets[seat].extras -= 1
            self.used[seat].add(action["extra"])
            self._enter_die(seat, action["extra"], action)
        elif "pass" in action:
            self.todo[seat] = "extra" if self.todo[seat] == "pick" else "done"
        elif self.phase == "choose":
            self._choose(seat, action)
        else:
            self.todo[seat] = "extra"
            self._enter_die(seat, action["take"], action)

    def _choose(self, seat: int, action: Action) -> None:
        """§2: the chosen die goes to the next die place, just-rolled dice that show less to the platter."""
        chosen = action["take"]
        others = [die for die in self._dice_at("pool") if die != chosen]
        self.table[chosen].place = 1 + len(self._dice_at(1, 2, 3))
        for die in others:
            if self._face(die) < self._face(chosen):
                self.table[die].place = "platter"
        if "as" in action:
            self._enter_die(seat, chosen, action)
        self.phase = "chosen"

    # What goes on without asking

    def proceed(self) -> None:
        """Do everything that isn't asked, until a seat or chance must decide or the game is over."""
        while True:
            for seat in range(self.seats):
                self._settle(seat)
            before = self._snapshot()
            self._step()
            if self._snapshot() == before:
                return

    def _snapshot(self) -> object:
        return self.round, self.active, self.passive_turn, self.phase, self.throws_left, tuple(self.todo)

    def _settle(self, seat: int) -> None:
        """§3: drop lost bonuses; enter a single one that has exactly one entry."""
        sheet = self.sheets[seat]
        while sheet.pending:
            sheet.pending = [bonus for bonus in sheet.pending if self._bonus_entries(seat, bonus)]
            entries = self._bonus_actions(seat)
            if len(sheet.pending) != 1 or len(entries) != 1:
                return
            self._enter_bonus(seat, entries[0])

    def _step(self) -> None:
        if self.phase == "open":
            for seat in range(self.seats):
                self._step_open(seat)
            if not self.acting():
                self._next_turn()
        elif any(sheet.pending for sheet in self.sheets):
            return
        elif self.phase == "chosen" or (self.phase == "choose" and not self._choose_actions()):
            self._end_throw()

    def _step_open(self, seat: int) -> None:
        if self.sheets[seat].pending:
            return
        if self.todo[seat] == "pick" and not self._pickable(seat):
            self.todo[seat] = "extra"
        if self.todo[seat] == "extra" and not self._extra_actions(seat):
            self.todo[seat] = "done"

    def _end_throw(self) -> None:
        self.throws_left -= 1
        if self.throws_left > 0 and self.dice_to_roll():
            self.phase = "roll"
            return
        for die in self._dice_at("pool"):
            self.table[die].place = "platter"
        self._open()

    def _lay_platter(self, dice: list[str]) -> None:
        for die in dice:
            self.table[die].place = "platter"
        self._open()

    def _open(self) -> None:
        """From here on all seats act independently; only the active seat of a normal turn picks no die."""
        self.phase = "open"
        picks = [seat != self.active or self.passive_turn for seat in range(self.seats)]
        self.todo = ["pick" if pick else "extra" for pick in picks]

    def _next_turn(self) -> None:
        if self.seats == 1 and not self.passive_turn:
            self._start_turn(0, passive=True)
        elif self.active + 1 < self.seats:
            self._start_turn(self.active + 1)
        elif self.round < ROUNDS[self.seats]:
            self._start_round()
        else:
            self.phase = "over"

    def _start_round(self) -> None:
        self.round += 1
        if self.round in TRACK:
            for sheet in self.sheets:
                sheet.earn(TRACK[self.round])
        self._start_turn(0)

    def _start_turn(self, seat: int, passive: bool = False) -> None:
        self.active = seat
        self.passive_turn = passive
        self.phase = "roll"
        self.throws_left = 3
        self.table = {die: Die() for die in DICE}
        self.todo = []
        self.used = [set() for _ in range(self.seats)]

    # Dice

    def _face(self, die: str) -> int:
        face = self.table[die].face
        if face is None:
            raise ValueError(f"{die} hasn't been thrown in this turn")
        return face

    def _dice_at(self, *places: str | int) -> list[str]:
        return [die for die in DICE if self.table[die].place in places]

    def _uses(self, seat: int, die: str) -> Iterator[Action]:
        """§2 *usable*: every way in which the seat may enter this die, as it lies."""
        sheet, face = self.sheets[seat], self._face(die)
        blue = self._face("blue") + self._face("white")
        for area in AREAS if die == "white" else (die,):
            if area == "yellow":
                for box, value in YELLOW.items():
                    if value == face and box not in sheet.yellow:
                        yield {"as": "yellow", "box": list(box)}
            elif sheet.full(area):
                continue
            elif (
                (area == "blue" and blue not in sheet.blue)
                or (area == "green" and face >= GREEN_THRESHOLDS[sheet.green])
                or area == "orange"
                or (area == "purple" and may_follow(sheet.purple, face))
            ):
                yield {"as": area}

    def _enter_die(self, seat: int, die: str, action: Action) -> None:
        sheet, area = self.sheets[seat], action["as"]
        if area == "yellow":
            sheet.mark("yellow", tuple(action["box"]))
        elif area == "blue":
            sheet.mark("blue", self._face("blue") + self._face("white"))
        else:
            sheet.mark(area, self._face(die))

    # Legal actions

    def _takes(self, seat: int, dice: list[str]) -> list[Action]:
        return [{"take": die, **use} for die in dice for use in self._uses(seat, die)]

    def _choose_actions(self) -> list[Action]:
        """§2 of the active seat after a roll; an empty list is a forfeit that isn't asked for."""
        rolled = self._dice_at("pool")
        takes = self._takes(self.active, rolled)
        rerolls: list[Action] = [{"reroll": True}] if self.sheets[self.active].rerolls else []
        if takes:
            return takes + rerolls
        if self.rules["dead_roll"] == "take unmarked":
            return [{"take": die} for die in rolled] + rerolls
        return [*rerolls, {"forfeit": True}] if rerolls else []

    def _pickable(self, seat: int) -> list[Action]:
        """§2, §5: picks from the platter; only when there are none, those from the exceptional dice."""
        exceptional = self._dice_at(1, 2, 3)
        if self.passive_turn:
            high = self._dice_at("pool")
            exceptional = high if self.rules["solo_fallback"] == "high dice" else []
        return self._takes(seat, self._dice_at("platter")) or self._takes(seat, exceptional)

    def _pick_actions(self, seat: int) -> list[Action]:
        required = self.rules["passive_pick"] == "required"
        return self._pickable(seat) + ([] if required else [{"pass": True}])

    def _extra_actions(self, seat: int) -> list[Action]:
        if not self.sheets[seat].extras:
            return []
        free = [die for die in DICE if die not in self.used[seat]]
        return [{"extra": die, **use} for die in free for use in self._uses(seat, die)]

    # Bonuses

    def _bonus_actions(self, seat: int) -> list[Action]:
        actions: list[Action] = []
        for bonus in self.sheets[seat].pending:
            actions += [entry for entry in self._bonus_entries(seat, bonus) if entry not in actions]
        return actions

    def _bonus_entries(self, seat: int, bonus: str) -> list[Action]:
        """§3: where the bonus may be entered; nowhere means that it is lost."""
        sheet = self.sheets[seat]
        if bonus == "black":
            return [entry for area in AREAS for entry in self._bonus_entries(seat, area)]
        area, _, number = bonus.partition(" ")
        if sheet.full(area):
            return []
        if area == "yellow":
            return [{"bonus": "yellow", "box": list(box)} for box in YELLOW if box not in sheet.yellow]
        if area == "blue":
            return [{"bonus": "blue", "box": value} for value in BLUE if value not in sheet.blue]
        if area == "orange" and len({each for each in sheet.pending if each.startswith("orange")}) > 1:
            return [{"bonus": "orange", "number": int(number)}]
        return [{"bonus": area}]

    def _enter_bonus(self, seat: int, action: Action) -> None:
        sheet, area = self.sheets[seat], action["bonus"]
        spent, number = _spent_bonus(sheet.pending, area, action.get("number"))
        sheet.pending.remove(spent)
        if area == "yellow":
            sheet.mark("yellow", tuple(action["box"]))
        elif area == "blue":
            sheet.mark("blue", action["box"])
        else:
            sheet.mark(area, number)

    # For comparison

    def dice(self) -> dict[str, tuple[int | None, str | int]]:
        return {name: (die.face, die.place) for name, die in self.table.items()}

    def sheet(self, seat: int) -> dict[str, Any]:
        sheet = self.sheets[seat]
        pending: dict[str, Any] = {
            area: sum(bonus.startswith(area) for bonus in sheet.pending) for area in (*AREAS, "black")
        }
        pending["orange"] = sorted(int(each[-1]) for each in sheet.pending if each[:6] == "orange")
        return {
            "yellow": [list(box) for box in sorted(sheet.yellow)],
            "blue": sorted(sheet.blue),
            "green": sheet.green,
            "orange": list(sheet.orange),
            "purple": list(sheet.purple),
            "rerolls": sheet.rerolls,
            "extras": sheet.extras,
            "foxes": sheet.foxes,
            "pending": pending,
        }

    def result(self) -> dict[str, Any] | None:
        """§4, §7: the result, None before the end."""
        if self.phase != "over":
            return None
        areas = [sheet.points() for sheet in self.sheets]
        scores = [sheet.total() for sheet in self.sheets]
        keys = [(score, max(points.values())) for score, points in zip(scores, areas, strict=True)]
        ranks = [1 + sum(other > key for other in keys) for key in keys]
        result: dict[str, Any] = {
            "scores": scores,
            "areas": areas,
            "foxes": [sheet.foxes for sheet in self.sheets],
            "fox_points": [sheet.fox_points() for sheet in self.sheets],
            "ranks": ranks,
            "winners": [seat for seat in range(self.seats) if ranks[seat] == 1],
        }
        if self.seats == 1:
            steps = (140, 160, 180, 200, 220, 240, 260, 281)
            result["rating"] = sum(scores[0] >= step for step in steps)
        return result


def _spent_bonus(pending: list[str], area: str, number: int | None) -> tuple[str, int]:
    """The pending bonus that an entry in this area uses up, and the number that it writes."""
    if number is not None:
        return f"orange {number}", number
    fitting = next((bonus for bonus in pending if bonus.startswith(area)), "black")
    return fitting, int(fitting[-1]) if fitting[-1].isdigit() else 6


def _exact(action: Any) -> str:
    """A text by which JSON values are equal only if they are so exactly (true isn't 1, 1.0 isn't 1)."""
    return json.dumps(action, sort_keys=True)
