"""One kernel for each operation that Python asks of a position: copy and apply, copy and preview, questions."""

from __future__ import annotations

from typing import Any

from sanle.core import rulebook
from sanle.core.bits import Words
from sanle.core.contract import State
from sanle.core.generator import Generator
from sanle.core.kernel import kernel
from sanle.core.sink import Sink


@kernel
def begin(state: State, sink: Sink) -> None:
    rulebook.start(state[0], sink)


@kernel
def apply_action(before: State, after: State, seat: int, action: int, sink: Sink) -> None:
    after[0] = before[0]
    rulebook.act(after[0], seat, action, sink)
    rulebook.proceed(after[0], seat, sink)


@kernel
def preview_action(before: State, after: State, seat: int, action: int, sink: Sink) -> None:
    after[0] = before[0]
    rulebook.act(after[0], seat, action, sink)


@kernel
def apply_chance(before: State, after: State, code: int, sink: Sink) -> None:
    after[0] = before[0]
    rulebook.fall(after[0], code, sink)


@kernel
def redraw_hidden(before: State, after: State, seat: int, rng: Generator) -> None:
    after[0] = before[0]
    rulebook.redraw(after[0], seat, rng)


@kernel
def waits(state: State) -> int:
    return rulebook.waits(state[0])


@kernel
def acting(state: State) -> int:
    return rulebook.acting(state[0])


@kernel
def legal(state: State, seat: int, out: Words) -> None:
    rulebook.legal(state[0], seat, out)


@kernel
def refusal(state: State, seat: int, action: int) -> int:
    return rulebook.refusal(state[0], seat, action)


@kernel
def draws(state: State) -> int:
    return rulebook.draws(state[0])


@kernel
def faces(state: State, draw: int) -> int:
    return rulebook.faces(state[0], draw)


@kernel
def weight(state: State, draw: int, face: int) -> int:
    return rulebook.weight(state[0], draw, face)


@kernel
def luck(state: State, draw: int) -> int:
    return rulebook.luck(state[0], draw)


@kernel
def observe(state: State, seat: int, out: Any) -> None:
    rulebook.observe(state[0], seat, out)


@kernel
def score(state: State, seat: int) -> int:
    return rulebook.score(state[0], seat)
