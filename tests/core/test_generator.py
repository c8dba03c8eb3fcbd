"""The simulation's generator: uniform, repeatable, never stuck."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sanle.core.generator import below, generator

pytestmark = pytest.mark.plain


@given(st.integers(), st.integers(1, 2**31 - 1))
def test_draws_are_below(seed: int, n: int) -> None:
    rng = generator(seed)
    assert all(0 <= below(rng, n) < n for _ in range(20))
    assert rng[0] != 0


@given(st.integers())
def test_a_seed_repeats(seed: int) -> None:
    first, again = generator(seed), generator(seed)
    assert [below(first, 1000) for _ in range(20)] == [below(again, 1000) for _ in range(20)]


def test_a_seed_never_gives_the_word_that_stays_zero() -> None:
    words = {int(generator(seed)[0]) for seed in range(-2_000, 2_000)}
    assert 0 not in words
    assert len(words) == 4_000


@pytest.mark.parametrize(("n", "most"), [(2, 10.8), (6, 20.5), (20, 43.8)])  # chi-square at 0.001
def test_outcomes_are_equally_likely(n: int, most: float) -> None:
    rng, draws = generator(1), 40_000
    counts = [0] * n
    for _ in range(draws):
        counts[below(rng, n)] += 1
    assert sum((count - draws / n) ** 2 / (draws / n) for count in counts) < most


def test_neighbouring_seeds_are_unrelated() -> None:
    firsts = [below(generator(seed), 6) for seed in range(12_000)]
    counts = [firsts.count(face) for face in range(6)]
    assert sum((count - 2_000) ** 2 / 2_000 for count in counts) < 20.5
    same = sum(one == other for one, other in pairwise(firsts))
    assert abs(same - 2_000) < 4 * (12_000 * 5 / 36) ** 0.5
