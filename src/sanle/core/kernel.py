"""The kernel recipe: how the rules are compiled, cached and kept fresh.

Rules are plain functions over a *state* (one numpy record). ``kernel`` compiles one of them; ``generic`` declares a
function that every game implements for its own state, so that playouts, search and batches are written once.

numba notices neither a change in another file nor the bounds-check flag, so a cache may hold stale code.
Programs of ours keep it in a folder named by all of that (``use_own_cache``); under a plain ``import sanle`` the
cache stays where the user's numba puts it, and only our own stale files are dropped.
"""

from __future__ import annotations

import hashlib
import inspect
import os
import shutil
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, ParamSpec, TypeVar, cast

import numba
import numpy as np
from numba.extending import overload

P = ParamSpec("P")
R = TypeVar("R")

_config: Any = numba.config

COMPILED = not _config.DISABLE_JIT
"""False when the same functions run as plain Python (NUMBA_DISABLE_JIT=1)."""
UNUSED_FOR = 7 * 24 * 3600.0
"""Seconds after which a program's cache of kernels that nobody used is removed."""

_STAMP = "sanle-kernels"
_fresh: set[str] = set()


@cache
def fingerprint() -> str:
    """A short hash of every kernel source and of the flags that change compiled code."""
    root = Path(__file__).parents[1]
    digest = hashlib.sha256()
    for folder in ("core", "games", "bots"):
        for path in sorted((root / folder).rglob("*.py")):
            if path.parent.name == "conformance":
                continue  # checks, not kernels
            digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    digest.update(f"{numba.__version__} {np.__version__} {_config.BOUNDSCHECK}".encode())
    return digest.hexdigest()[:16]


def use_own_cache(directory: Path | None = None) -> Path:
    """Keep the compiled kernels of this process, and of those it starts, in a folder of their own; returns it.

    For programs (command line, server, tests), before the first kernel is imported.
    """
    base = directory or Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "sanle"
    folder = base / f"kernels-{fingerprint()}"
    _claim(folder)
    os.environ["NUMBA_CACHE_DIR"] = _config.CACHE_DIR = str(folder)
    return folder


def _claim(folder: Path) -> None:
    """Note that this folder is in use, and remove its neighbours that no program has used for a while."""
    with suppress(OSError):
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        for neighbour in folder.parent.glob("kernels-*"):
            if time.time() - neighbour.stat().st_mtime > UNUSED_FOR:
                shutil.rmtree(neighbour, ignore_errors=True)


def kernel(function: Callable[P, R]) -> Callable[P, R]:
    """Compile a rule; the compiled code is cached on disk."""
    compiled = numba.njit(cache=True, error_model="numpy")(function)
    if COMPILED:
        _drop_stale(cast(str, compiled.stats.cache_path))
    return cast(Callable[P, R], compiled)


def generic(stub: Callable[P, R]) -> Callable[P, R]:
    """Declare a function of the state (its first argument) which each game implements for its own state type."""
    implementations: dict[np.dtype[Any], Callable[..., R]] = {}

    def dispatch(*args: P.args, **kwargs: P.kwargs) -> R:
        state = cast(Any, args[0])
        try:
            chosen = implementations[state.dtype]
        except KeyError:
            raise NotImplementedError(f"no registered game implements {stub.__name__} for this state") from None
        return chosen(*args, **kwargs)

    dispatch.__name__, dispatch.__doc__, dispatch.__module__ = stub.__name__, stub.__doc__, stub.__module__
    cast(Any, dispatch).__signature__ = inspect.signature(stub)
    cast(Any, dispatch).implementations = implementations
    return dispatch


def implements(declared: Callable[..., Any], layout: np.dtype[Any]) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Register the decorated function as the kernel that ``declared`` means for states of this layout."""

    def register(function: Callable[P, R]) -> Callable[P, R]:
        compiled = kernel(function)
        cast(Any, declared).implementations[layout] = compiled
        record = numba.from_dtype(layout)

        def choose(*types: Any) -> Callable[P, R] | None:
            return function if types[0] == record else None

        cast(Any, choose).__signature__ = inspect.signature(function)
        overload(declared)(choose)
        return compiled

    return register


def _drop_stale(folder: str) -> None:
    if folder in _fresh:
        return
    _fresh.add(folder)
    path = Path(folder)
    stamp = path / _STAMP
    try:
        if stamp.exists() and stamp.read_text() == fingerprint():
            return
        path.mkdir(parents=True, exist_ok=True)
        for pattern in ("*.nbi", "*.nbc"):
            for file in path.glob(pattern):
                file.unlink(missing_ok=True)
        stamp.write_text(fingerprint())
    except OSError:
        return  # a folder we may not write to is one that numba can't have written to either
