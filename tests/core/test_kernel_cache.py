"""The cache of kernels is never stale, and a user's own kernels stay where they are."""

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from sanle.core import kernel

PACKAGE = Path(kernel.__file__).parents[1]

USER = """
import json, sys
import numba, numpy as np
from sanle.core import kernel
if sys.argv[1:]:
    kernel.use_own_cache(kernel.Path(sys.argv[1]))
from sanle.core.bits import contains

@numba.njit(cache=True)
def own(x):
    return x + 1

own(1)
contains(np.zeros(1, np.int64), 3)
print(json.dumps({
    "own": own.stats.cache_path, "own hits": sum(own.stats.cache_hits.values()),
    "ours": contains.stats.cache_path, "our hits": sum(contains.stats.cache_hits.values()),
    "environment": kernel.os.environ.get("NUMBA_CACHE_DIR"),
}))
"""

compiled = pytest.mark.skipif(not kernel.COMPILED, reason="nothing is cached without the compiler")


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the package's Python code, to change."""
    copy = tmp_path / "src" / "sanle"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__", "page"))
    return copy


def run(package: Path, *arguments: str) -> dict[str, Any]:
    script = package.parents[1] / "user" / "script.py"
    script.parent.mkdir(exist_ok=True)
    if not script.exists():
        script.write_text(USER)
    environment = {key: value for key, value in os.environ.items() if key != "NUMBA_CACHE_DIR"}
    environment["PYTHONPATH"] = str(package.parent)
    answer = subprocess.run([sys.executable, script, *arguments], env=environment, stdout=subprocess.PIPE, check=True)
    told: dict[str, Any] = json.loads(answer.stdout)
    return told


def test_the_fingerprint_follows_sources_and_flags(package: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "__file__", str(package / "core" / "kernel.py"))
    game = next(path.parent for path in package.glob("games/*/rules.py"))

    def fingerprint() -> str:
        kernel.fingerprint.cache_clear()
        return kernel.fingerprint()

    def change(path: Path) -> str:
        path.write_text(path.read_text() + "\n# changed\n")
        return fingerprint()

    seen = [fingerprint()]
    assert fingerprint() == seen[0]
    assert change(package / "cli" / "__init__.py") == seen[0]
    assert change(package / "core" / "conformance" / "__init__.py") == seen[0]
    kernels = [package / "core" / "bits.py", game / "rules.py", game / "components.py", package / "bots" / "greedy.py"]
    seen += [change(path) for path in kernels]
    monkeypatch.setattr(kernel._config, "BOUNDSCHECK", not kernel._config.BOUNDSCHECK)
    seen.append(fingerprint())
    assert len(set(seen)) == len(seen)
    kernel.fingerprint.cache_clear()


@compiled
def test_under_a_plain_import_only_our_stale_kernels_are_dropped(package: Path) -> None:
    first = run(package)
    assert (first["own hits"], first["our hits"]) == (0, 0)
    assert Path(first["own"]).is_relative_to(package.parents[1] / "user")
    assert first["environment"] is None
    again = run(package)
    assert (again["own hits"], again["our hits"]) == (1, 1)
    components = next(package.glob("games/*/components.py"))
    components.write_text(components.read_text() + "\n# changed\n")
    changed = run(package)
    assert (changed["own hits"], changed["our hits"]) == (1, 0), "a change elsewhere makes every kernel stale"
    assert run(package)["our hits"] == 1


@compiled
def test_a_program_of_ours_has_a_folder_for_each_state_of_the_sources(package: Path, tmp_path: Path) -> None:
    first = run(package, str(tmp_path / "cache"))
    assert Path(first["ours"]).is_relative_to(tmp_path / "cache")
    assert Path(first["environment"]).parent == tmp_path / "cache"
    assert run(package, str(tmp_path / "cache"))["our hits"] == 1
    components = next(package.glob("games/*/components.py"))
    components.write_text(components.read_text() + "\n# changed\n")
    changed = run(package, str(tmp_path / "cache"))
    assert changed["our hits"] == 0
    assert changed["environment"] != first["environment"]


def test_a_cache_that_nobody_used_for_a_while_is_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "_config", SimpleNamespace(BOUNDSCHECK=None, CACHE_DIR=""))
    monkeypatch.setenv("NUMBA_CACHE_DIR", "")
    old, recent, other = (tmp_path / name for name in ("kernels-old", "kernels-recent", "something-else"))
    for folder in (old, recent, other):
        folder.mkdir()
        long_ago = time.time() - (60 if folder is recent else 2 * kernel.UNUSED_FOR)
        os.utime(folder, (long_ago, long_ago))
    assert kernel.use_own_cache(tmp_path).is_dir()
    assert not old.exists()
    assert recent.exists()
    assert other.exists()
