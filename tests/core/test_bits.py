"""Sets of actions as words, against Python's own sets."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sanle.core.bits import WORD, Words, contains, count, lowest, nth, size
from sanle.core.generator import generator
from sanle.core.playout import choose

pytestmark = pytest.mark.plain

LENGTH = 3
ids = st.integers(0, LENGTH * WORD - 1)
members = st.sets(ids) | st.just({63}) | st.just({63, 64, 127, 191}) | st.just(set(range(LENGTH * WORD)))


def words_of(held: set[int]) -> Words:
    bits = np.zeros(LENGTH * WORD, np.uint8)
    bits[list(held)] = 1
    return np.packbits(bits, bitorder="little").view(np.int64)


@given(members, ids)
def test_a_set_holds_what_was_put_in(held: set[int], id: int) -> None:
    words = words_of(held)
    assert size(words) == len(held)
    assert bool(contains(words, id)) == (id in held)
    assert [nth(words, n) for n in range(len(held))] == sorted(held)


@given(st.integers(-(2**63), 2**63 - 1))
def test_a_word(word: int) -> None:
    unsigned = word % 2**64
    assert count(word) == unsigned.bit_count()
    if word:
        assert lowest(word) == next(bit for bit in range(WORD) if unsigned >> bit & 1)


@given(members.filter(bool), st.integers(0, 2**32))
def test_a_choice_is_a_member(held: set[int], seed: int) -> None:
    assert choose(words_of(held), generator(seed)) in held


def test_every_member_is_chosen_equally_often() -> None:
    held = {0, 31, 32, 63, 64, 100, 127, 191}
    words, rng, draws = words_of(held), generator(3), 8_000
    chosen = [choose(words, rng) for _ in range(draws)]
    counts = [chosen.count(id) for id in held]
    expected = draws / len(held)
    assert sum((n - expected) ** 2 / expected for n in counts) < 24.3  # chi-square, 7 degrees, 0.001
