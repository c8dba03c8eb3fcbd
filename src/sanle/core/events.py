"""What happens to a position: a seat's move or a chance event."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from sanle.core.actions import Action, freeze


@dataclass(frozen=True, slots=True)
class Move:
    """An action of a seat."""

    seat: int
    action: Action

    def to_json(self) -> dict[str, Any]:
        return {"seat": self.seat, "action": self.action.to_json()}


@dataclass(frozen=True, slots=True)
class Chance:
    """An outcome of chance, in the form of the game's rules document."""

    form: dict[str, Any]

    def to_json(self) -> dict[str, Any]:
        return {"chance": self.form}

    def __hash__(self) -> int:
        return hash(freeze(self.form))


Event = Move | Chance
