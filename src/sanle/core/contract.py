"""The contract of a game, in one place.

A game is a subclass of ``Rulebook``, registered under the entry-point group ``sanle.games``, and its kernels, which
implement the functions declared in ``core.rulebook``. The conformance suite runs on whatever is registered.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

import numpy as np

from sanle.core.actions import Action, Forms
from sanle.core.bits import WORD
from sanle.core.errors import SanleError, shown
from sanle.core.layout import Layout

State = np.ndarray[Any, Any]
"""An array of one state; kernels take ``state[0]``, a record."""


@dataclass(frozen=True)
class Option:
    """A rules option: it changes the game and stands in the record."""

    name: str
    values: tuple[str | int | bool, ...]
    """The allowed values, the default first."""
    seats: tuple[int, ...]
    """The numbers of seats with which it can have an effect."""

    @property
    def default(self) -> str | int | bool:
        return self.values[0]


@dataclass(frozen=True)
class Facts:
    """What a game declares about itself before any code of it runs."""

    id: str
    names: Mapping[str, str]
    """Its name by language."""
    seats: tuple[int, ...]
    best_seats: tuple[int, ...]
    minutes: int
    age: int
    hidden: bool
    """Whether a seat may know less than another."""
    simultaneous: bool
    """Whether several seats may act at once."""
    score_bounds: tuple[int, int]
    """The lowest and the highest score that a seat can have."""
    rules_version: int
    """Changes only when behaviour changes."""
    options: tuple[Option, ...]

    def to_json(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "names": dict(self.names),
            "seats": list(self.seats),
            "best_seats": list(self.best_seats),
            "minutes": self.minutes,
            "age": self.age,
            "hidden": self.hidden,
            "simultaneous": self.simultaneous,
            "score_bounds": list(self.score_bounds),
            "rules_version": self.rules_version,
            "options": [
                {"name": option.name, "values": list(option.values), "seats": list(option.seats)}
                for option in self.options
            ],
        }

    def check_rules(self, seats: int, given: Mapping[str, Any] | None) -> dict[str, Any]:
        """The complete options of a table; ``ValueError`` names what was allowed."""
        if type(seats) is not int or seats not in self.seats:
            allowed = ", ".join(map(str, self.seats))
            raise SanleError(
                "wrong_seats",
                f"{self.id} is for {allowed} seats, not {shown(seats)}",
                allowed=allowed,
                value=shown(seats),
            )
        declared = {option.name: option for option in self.options}
        rules = {option.name: option.default for option in self.options}
        for name, value in (given or {}).items():
            if name not in declared:
                allowed = ", ".join(declared)
                raise SanleError(
                    "unknown_option", f"no option {name!r}; there are {allowed}", option=name, allowed=allowed
                )
            values = declared[name].values
            if not any(value == known and type(value) is type(known) for known in values):
                allowed = ", ".join(map(repr, values))
                raise SanleError(
                    "unknown_value",
                    f"{name} can't be {shown(value)}; allowed: {allowed}",
                    option=name,
                    value=shown(value),
                    allowed=allowed,
                )
            rules[name] = value
        return rules


class Rulebook(ABC):
    """What a game gives besides its kernels. Every ``state`` is an array of one record of ``layout``.

    Options are kept in the state under their own names, as the number of the chosen value.
    """

    facts: ClassVar[Facts]
    layout: ClassVar[Layout]
    forms: ClassVar[Forms]
    reasons: ClassVar[Sequence[tuple[str, str]]]
    """Reason code and rule number of each refusal; index 0 is *legal*."""
    observation_size: ClassVar[int]
    text: ClassVar[Path]
    """The folder of its messages."""

    @property
    def words(self) -> int:
        """How many words a set of actions takes."""
        return (len(self.forms) + WORD - 1) // WORD

    def blank(self, seats: int, rules: Mapping[str, Any]) -> State:
        """A state that holds nothing but the number of seats and the options."""
        state = np.zeros(1, self.layout)
        state["seats"] = seats
        for option in self.facts.options:
            state[option.name] = option.values.index(rules[option.name])
        return state

    def rules_of(self, state: State) -> dict[str, Any]:
        """The complete options of a state, as records hold them."""
        return {option.name: option.values[int(state[option.name][0])] for option in self.facts.options}

    @abstractmethod
    def chance_kind(self, state: State) -> str:
        """The name of the chance event that waits."""

    @abstractmethod
    def draw_json(self, state: State, draw: int, face: int) -> dict[str, Any]:
        """One outcome of an elementary draw, as a partial chance form."""

    @abstractmethod
    def chance_json(self, state: State, code: int) -> dict[str, Any]:
        """The form of a whole chance event from its code."""

    @abstractmethod
    def chance_code(self, state: State, form: Any) -> int:
        """The code of a chance form; ``InvalidAction`` when it isn't one that can happen here."""

    @abstractmethod
    def chance_text(self, form: Mapping[str, Any]) -> str:
        """The short notation of a chance form."""

    @abstractmethod
    def chance_from_text(self, text: str) -> dict[str, Any]:
        """The chance form of a short notation; ``InvalidAction``."""

    @abstractmethod
    def effects_json(self, rows: list[list[int]]) -> list[dict[str, Any]]:
        """The effects of one event from the kernels' rows."""

    def effect_seats(self, row: Sequence[int]) -> int | None:
        """Who may see an effect: a bit for each seat; None for everyone, spectators too."""
        return None

    def seen_event(self, event: dict[str, Any], seat: int | None) -> dict[str, Any] | None:
        """An event as a seat (None: a spectator) may see it: hidden parts null in place, None when it may not."""
        return event

    def asks_for_chance(self, action: Action) -> bool:
        """Whether an action itself asks for the draw that it makes due, so that no table holds that draw back."""
        return False

    @abstractmethod
    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may see of a position."""

    @abstractmethod
    def points(self, state: State, seat: int) -> dict[str, Any]:
        """A seat's points by part, for previews."""

    @abstractmethod
    def result(self, state: State) -> dict[str, Any]:
        """The result of a game that is over, as in the rules document."""

    @abstractmethod
    def components_json(self) -> dict[str, Any]:
        """What is printed on the game's material, for whoever draws it."""

    @abstractmethod
    def state_json(self, state: State) -> dict[str, Any]:
        """The whole position but for seats and options."""

    @abstractmethod
    def state_from_json(self, state: State, form: Mapping[str, Any]) -> None:
        """Set a blank state up; ``ValueError`` says what is wrong and what was allowed."""

    @abstractmethod
    def state_text(self, state: State) -> str:
        """The position in the game's notation, without the leading name."""

    @abstractmethod
    def state_from_text(self, text: str) -> State:
        """A state from its notation; ``ValueError``."""

    @abstractmethod
    def check(self, state: State) -> None:
        """``ValueError`` when a state that was set up can't stand."""

    @abstractmethod
    def draw(self, view: Mapping[str, Any], lang: str, names: Sequence[str] = (), seat: int | None = None) -> Any:
        """A rich renderable of a view, for the terminal: players' names by seat, and the seat whose part is shown whole."""
