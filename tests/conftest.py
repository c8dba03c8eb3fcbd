"""For every test: kernels come from a cache of our own, and checks tell what they compared."""

from __future__ import annotations

import pytest

from sanle.core.kernel import use_own_cache

use_own_cache()
pytest.register_assert_rewrite("sanle.core.conformance")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="write the golden files anew; look at the difference")
