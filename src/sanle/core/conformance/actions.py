"""Legal sets, refusals and the forms of actions."""

from __future__ import annotations

import json

import numpy as np

from sanle.core import rulebook as rules
from sanle.core import steps
from sanle.core.actions import freeze
from sanle.core.conformance.expect import refusal
from sanle.core.conformance.near import near_misses, near_texts
from sanle.core.conformance.play import line, some
from sanle.core.contract import Rulebook
from sanle.core.errors import IllegalAction, InvalidAction, OutOfTurn
from sanle.core.events import Move
from sanle.core.game import Game
from sanle.core.position import Position


def forms_are_exact(rulebook: Rulebook) -> None:
    """Every form reads back as itself, and nothing near it is taken for it."""
    forms = rulebook.forms
    for id, action in enumerate(forms):
        form, text = action.to_json(), action.to_text()
        assert forms.id_of(action) == id
        assert forms.from_json(json.loads(json.dumps(form))) == action
        assert forms.from_text(text) == action == forms.read(text) == forms.read(form) == forms.read(action)
        assert str(action) == text
        for miss in near_misses(form):
            try:
                read = forms.from_json(miss)
            except InvalidAction:
                continue
            assert freeze(read.to_json()) == freeze(miss), f"{miss} was taken for {read.to_json()}"
        for near in near_texts(text):
            try:
                other = forms.from_text(near)
            except InvalidAction:
                continue
            assert other.to_text() == near, f"{near!r} was taken for {other.to_text()!r}"


def legal_sets_agree(game: Game, seed: int) -> None:
    """Who acts has legal actions, nobody else; ``in``, length, iteration, mask and the kernel's set say the same."""
    for position in some(line(game, seed), 60):
        pending = position.pending
        assert (pending is None) == (position.waits == rules.OVER) == (position.result() is not None)
        assert (position.waits == rules.SEATS) == bool(position.acting)
        assert position.acting == tuple(sorted(set(position.acting) & set(range(game.seats))))
        if position.acting:
            assert pending == {"seats": list(position.acting)}
        for seat in range(game.seats):
            _check_legal(position, seat)


def _check_legal(position: Position, seat: int) -> None:
    forms, legal = position.rulebook.forms, position.legal(seat)
    assert (len(legal) > 0) == (seat in position.acting)
    words = np.full(position.rulebook.words, -1, np.int64)
    steps.legal(position.state, seat, words)
    assert words.tolist() == legal.words.tolist(), "the kernel's set differs, or keeps what stood there before"
    assert [forms[id] for id in legal.ids] == list(legal) == legal[:]
    assert list(legal.ids) == sorted(set(legal.ids))
    assert [action.to_json() for action in legal] == legal.to_json()
    mask = position.action_mask(seat)
    assert mask.shape == (len(forms),)
    for id, action in enumerate(forms):
        spellings: tuple[object, ...] = (action, action.to_json(), action.to_text())
        assert {form in legal for form in spellings} == {id in legal.ids} == {bool(mask[id])}
    json.dumps(position.menu(seat))


def legal_or_refused(game: Game, seed: int) -> None:
    """Every legal action applies; every other is refused with a reason that has a code and a rule."""
    for position in some(line(game, seed), 40):
        for seat in position.acting:
            legal = position.legal(seat).ids
            for id, action in enumerate(game.rulebook.forms):
                if id in legal:
                    assert position.why(seat, action) is None
                    assert steps.refusal(position.state, seat, id) == 0
                    after = position.apply(Move(seat, action))
                    assert after.event == Move(seat, action)
                    assert after.effects
                else:
                    _check_refusal(position, Move(seat, action))


def _check_refusal(position: Position, move: Move) -> None:
    refused = position.why(move.seat, move.action)
    assert isinstance(refused, IllegalAction), f"{move} at {position}"
    assert (refused.code, refused.rule) in position.rulebook.reasons[1:], f"{move} at {position}: {refused}"
    error = refusal(IllegalAction, position.apply, move.to_json())
    assert (error.code, error.rule) == (refused.code, refused.rule)


def seats_only_in_turn(game: Game, seed: int) -> None:
    """A seat that doesn't act, or doesn't exist, is out of turn; so is chance while seats act, and the reverse."""
    action = game.rulebook.forms[0]
    for position in some(line(game, seed), 40):
        for seat in (-1, *range(game.seats), game.seats, 10**30):
            if seat not in position.acting:
                assert isinstance(position.why(seat, action), OutOfTurn)
                refusal(OutOfTurn, position.apply, {"seat": seat, "action": action.to_json()})
        if position.waits != rules.CHANCE:
            assert position.outcomes() is None
            refusal(OutOfTurn, position.apply, {"chance": {}})
