"""The conformance suite notices faults: each is put into a game, and its check must fail."""

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any

import numpy as np
import pytest

import sanle
from sanle.core import conformance, steps
from sanle.core.actions import Forms
from sanle.core.conformance import play, playouts, previews
from sanle.core.contract import State

RULEBOOK = next(iter(sanle.rulebooks().values()))
GAME = sanle.Game(RULEBOOK.facts.id)
SEED = 12

Put = Callable[[str, Any], None]


def check(name: str) -> None:
    checks: dict[str, Callable[[], None]] = {}
    checks |= {check.__name__: lambda check=check: check(GAME, SEED) for check in conformance.GAME_CHECKS}  # type: ignore[misc]
    checks |= {check.__name__: lambda check=check: check(RULEBOOK) for check in conformance.RULEBOOK_CHECKS}  # type: ignore[misc]
    checks[name]()


def views_differ(put: Put) -> None:
    view = RULEBOOK.view
    put("view", lambda state, seat: view(state, seat) | {"own": seat})


def notation_forgets(put: Put) -> None:
    text = RULEBOOK.state_text
    put("state_text", lambda state: text(state).replace("x", "."))


def json_forgets(put: Put) -> None:
    form = RULEBOOK.state_json
    put("state_json", lambda state: dict(list(form(state).items())[:-1]))


def chance_is_changed(put: Put) -> None:
    code = RULEBOOK.chance_code
    put("chance_code", lambda state, form: max(code(state, form) - 1, 0))


def draws_lack_an_outcome(put: Put) -> None:
    draw = RULEBOOK.draw_json
    put("draw_json", lambda state, number, face: draw(state, number, max(face - 1, 0)))


def reasons_lack_a_rule(put: Put) -> None:
    put("reasons", [(code, "") for code, _ in RULEBOOK.reasons])


def scores_leave_their_bounds(put: Put) -> None:
    put("facts", replace(RULEBOOK.facts, score_bounds=(0, 10)))


def seats_act_one_by_one(put: Put) -> None:
    put("facts", replace(RULEBOOK.facts, simultaneous=False))


def points_are_made_up(put: Put) -> None:
    asked = count()
    put("points", lambda state, seat: {"total": next(asked)})


def results_are_made_up(put: Put) -> None:
    put("result", lambda state: {"scores": [-1] * GAME.seats})


def a_form_is_sloppy(put: Put) -> None:
    class Sloppy(Forms):
        def from_json(self, form: Any) -> sanle.Action:
            if isinstance(form, dict):
                form = {key: value for key, value in form.items() if key != "unknown"}
            return super().from_json(form)

    put("forms", Sloppy(list(RULEBOOK.forms)))


def effects_come_after_their_cause(put: Put) -> None:
    put("effects_json", lambda rows: [{"kind": "odd", "cause": number} for number in range(len(rows))])


FAULTS = [
    (views_differ, "nothing_hidden_shows"),
    (notation_forgets, "notation_is_exact"),
    (json_forgets, "notation_is_exact"),
    (chance_is_changed, "draws_make_up_events"),
    (chance_is_changed, "positions_are_pure"),
    (draws_lack_an_outcome, "draws_make_up_events"),
    (reasons_lack_a_rule, "facts_are_sound"),
    (scores_leave_their_bounds, "games_end_within_bounds"),
    (scores_leave_their_bounds, "playouts_end_within_bounds"),
    (seats_act_one_by_one, "independent_seats_commute"),
    (points_are_made_up, "previews_agree"),
    (results_are_made_up, "games_end_within_bounds"),
    (a_form_is_sloppy, "forms_are_exact"),
    (effects_come_after_their_cause, "histories_are_kept"),
]


@pytest.mark.parametrize(("fault", "name"), FAULTS, ids=[f"{fault.__name__}-{name}" for fault, name in FAULTS])
def test_a_fault_is_noticed(fault: Callable[[Put], None], name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    check(name)
    fault(lambda attribute, value: monkeypatch.setattr(RULEBOOK, attribute, value, raising=False))
    with pytest.raises((AssertionError, sanle.SanleError)):
        check(name)


def test_a_redraw_that_changes_what_a_seat_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    def redraw(before: State, after: State, seat: int, rng: Any) -> None:
        after[0] = play.line(GAME, SEED)[3].state[0]

    monkeypatch.setattr(steps, "redraw_hidden", redraw)
    with pytest.raises(AssertionError):
        check("nothing_hidden_shows")
    monkeypatch.setattr(RULEBOOK, "facts", replace(RULEBOOK.facts, hidden=True), raising=False)
    with pytest.raises(AssertionError, match="sees more than it may"):
        check("nothing_hidden_shows")


def test_a_legal_set_that_keeps_what_stood_there(monkeypatch: pytest.MonkeyPatch) -> None:
    legal = steps.legal

    def keeping(state: State, seat: int, out: Any) -> None:
        before = out.copy()
        legal(state, seat, out)
        out |= before & np.int64(1)

    monkeypatch.setattr(steps, "legal", keeping)
    with pytest.raises(AssertionError, match="keeps what stood there before"):
        check("legal_sets_agree")


def test_a_preview_that_promises_more(monkeypatch: pytest.MonkeyPatch) -> None:
    preview = sanle.Position.preview

    def promising(self: sanle.Position, seat: int, action: Any) -> dict[str, Any]:
        told = preview(self, seat, action)
        return told | {"effects": [*told["effects"], told["effects"][0]]}

    monkeypatch.setattr(sanle.Position, "preview", promising)
    with pytest.raises(AssertionError):
        previews.previews_agree(GAME, SEED)


def test_a_game_that_never_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(play, "MOST_EVENTS", 20)
    with pytest.raises(AssertionError, match="no end after 20 events"):
        playouts.games_end_within_bounds(GAME, SEED + 1)
