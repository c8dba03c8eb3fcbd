"""The server goes away in the middle of a game and comes back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.page.host import Host
from tests.page.player import Player

pytestmark = pytest.mark.page


def test_the_game_goes_on(page: Page, own_host: Host, no_faults: list[str]) -> None:
    """The page says that it is cut off, comes back by itself and plays on, even from a roll that was held."""
    page.goto(own_host.url)
    page.locator("[data-play=bots]").click()
    player = Player(page, seed=4)
    player.play(until="[data-control=advance]")
    own_host.kill()
    expect(page.get_by_text("连接已断开")).to_be_visible()
    own_host.start()
    expect(page.get_by_text("连接已断开")).to_have_count(0, timeout=15_000)
    player.play()
    expect(page.locator(".end")).to_be_visible()
    no_faults.clear()


def test_an_unfinished_game_is_found_again(page: Page, own_host: Host, no_faults: list[str]) -> None:
    """From the start page, after a restart, at the same decision."""
    page.goto(own_host.url)
    page.locator("[data-play=solo]").click()
    player = Player(page, seed=5)
    for _ in range(4):
        player.step()
    page.locator(".die.lit, [data-control=advance], [data-entry]").first.wait_for()
    own_host.kill()
    own_host.start()
    page.goto(own_host.url)
    page.get_by_role("link", name="绝顶聪明").click()
    page.locator(".die.lit, [data-control=advance], [data-entry]").first.wait_for()
    player.step()
    no_faults.clear()
