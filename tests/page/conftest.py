"""A real server and a real Chromium for the tests of the page."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.page.host import Host

QUIET = [
    "--no-first-run",
    "--disable-quic",
    "--disable-gpu",
    "--disable-sync",
    "--disable-background-networking",
    "--disable-component-update",
]
LOCALES = {"zh-Hans": "zh-CN", "zh-Hant": "zh-TW", "en": "en-GB"}


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Debian's Chromium where it is installed, else Playwright's own."""
    own = shutil.which("chromium")
    chosen = {"executable_path": own} if own else {}
    return {**browser_type_launch_args, **chosen, "args": QUIET, "chromium_sandbox": False}


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    """A desktop's window and a reader of simplified Chinese; steps are shown without motion."""
    size = {"width": 1366, "height": 768}
    return {**browser_context_args, "viewport": size, "locale": LOCALES["zh-Hans"], "reduced_motion": "reduce"}


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server that all tests share."""
    yield from _running(tmp_path_factory.mktemp("host"))


@pytest.fixture
def own_host(tmp_path: Path) -> Iterator[Host]:
    """A server for one test, that it may kill."""
    yield from _running(tmp_path)


@pytest.fixture(autouse=True)
def no_faults(request: pytest.FixtureRequest) -> Iterator[list[str]]:
    """A test fails on any script error or refused resource; one that makes some clears the list."""
    faults: list[str] = []
    if "page" not in request.fixturenames:
        yield faults
        return
    page: Page = request.getfixturevalue("page")
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("console", lambda message: faults.append(message.text) if message.type in ("error", "warning") else None)
    yield faults
    assert faults == []


def _running(data: Path) -> Iterator[Host]:
    host = Host(data)
    host.start()
    yield host
    host.stop()
