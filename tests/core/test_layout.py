"""Layouts of states: what a class of annotated fields gives, and what it may not hold."""

from collections.abc import Sequence
from typing import Annotated

import numpy as np
import pytest

from sanle.core.layout import Numbers, layout_of

pytestmark = pytest.mark.plain


class Hand:
    cards: Annotated[Numbers, 3]
    points: int


class Table:
    seats: int
    hands: Annotated[Sequence[Hand], 2]


def test_a_class_gives_nested_records() -> None:
    layout = layout_of(Table)
    assert layout.itemsize == 8 + 2 * (3 + 8)
    state = np.zeros(1, layout)
    state[0].hands[1].cards[2] = -5
    state[0].hands[1].points += 2**40
    assert state["hands"]["cards"].tolist() == [[[0, 0, 0], [0, 0, -5]]]
    assert state["hands"]["points"].tolist() == [[0, 2**40]]


@pytest.mark.parametrize("name", ["round", "size", "copy", "view", "take", "shape", "T"])
def test_a_name_of_numpy_is_refused(name: str) -> None:
    with pytest.raises(TypeError, match=rf"State: {name} would give numpy's own attribute"):
        layout_of(type("State", (), {"__annotations__": {name: int}}))


@pytest.mark.parametrize("kind", [float, str, list[int], Annotated[Sequence[float], 2]])
def test_other_types_are_refused(kind: object) -> None:
    with pytest.raises(TypeError):
        layout_of(type("State", (), {"__annotations__": {"field": kind}}))
