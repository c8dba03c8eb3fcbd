"""Clever as a registered game: its declared facts, and each question answered by the room that knows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from sanle.core.actions import Action
from sanle.core.contract import Facts, Option, Rulebook, State
from sanle.games.clever import luck, notation, observe, refusals, setup, view
from sanle.games.clever.actions import FORMS, Reroll
from sanle.games.clever.components import MOST_POINTS, components_json
from sanle.games.clever.effects import effects_json
from sanle.games.clever.state import LAYOUT


class Clever(Rulebook):
    """Clever (docs/rules/clever.md)."""

    facts = Facts(
        id="clever",
        names={"zh-Hans": "绝顶聪明", "zh-Hant": "絕頂聰明", "en": "Clever"},
        seats=(1, 2, 3, 4),
        best_seats=(2,),
        minutes=30,
        age=8,
        hidden=False,
        simultaneous=True,
        score_bounds=(0, MOST_POINTS),
        rules_version=1,
        options=(
            Option("passive_pick", ("optional", "required"), (1, 2, 3, 4)),
            Option("solo_fallback", ("none", "high dice"), (1,)),
            Option("dead_roll", ("nothing moves", "take unmarked"), (1, 2, 3, 4)),
        ),
    )
    layout = LAYOUT
    forms = FORMS
    reasons = refusals.REASONS
    observation_size = observe.SIZE
    text = Path(__file__).parent / "text"

    def chance_kind(self, state: State) -> str:
        return luck.chance_kind(state)

    def draw_json(self, state: State, draw: int, face: int) -> dict[str, Any]:
        return luck.draw_json(state, draw, face)

    def chance_json(self, state: State, code: int) -> dict[str, Any]:
        return luck.chance_json(state, code)

    def chance_code(self, state: State, form: Any) -> int:
        return luck.chance_code(state, form)

    def chance_text(self, form: Mapping[str, Any]) -> str:
        return notation.chance_text(form)

    def chance_from_text(self, text: str) -> dict[str, Any]:
        return notation.chance_from_text(text)

    def effects_json(self, rows: list[list[int]]) -> list[dict[str, Any]]:
        return effects_json(rows)

    def asks_for_chance(self, action: Action) -> bool:
        return isinstance(action, Reroll)

    def view(self, state: State, seat: int | None) -> dict[str, Any]:
        return view.view_json(state, self.rules_of(state))

    def points(self, state: State, seat: int) -> dict[str, Any]:
        return view.points_json(state, seat)

    def result(self, state: State) -> dict[str, Any]:
        return view.result_json(state)

    def components_json(self) -> dict[str, Any]:
        return components_json()

    def state_json(self, state: State) -> dict[str, Any]:
        return view.state_json(state)

    def state_from_json(self, state: State, form: Mapping[str, Any]) -> None:
        setup.state_from_json(state, form)

    def state_text(self, state: State) -> str:
        return notation.state_text(self.facts, state)

    def state_from_text(self, text: str) -> State:
        seats, rules, form = notation.read_state(self.facts, text)
        state = self.blank(seats, rules)
        setup.state_from_json(state, form)
        return state

    def check(self, state: State) -> None:
        setup.check(state)

    def draw(self, view: Mapping[str, Any], lang: str, names: Sequence[str] = (), seat: int | None = None) -> Any:
        from sanle.games.clever.terminal import draw

        return draw(view, lang, names, seat)


GAME = Clever()
