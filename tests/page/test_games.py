"""Whole games by clicks alone, from the start page to the end screen and the record."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import sanle
from tests.page.host import Host
from tests.page.looks import SIZES, check_accessible, check_fits
from tests.page.player import Player

pytestmark = pytest.mark.page


def check_end(page: Page) -> None:
    """The end screen on a phone and on a desktop."""
    page.get_by_text("骰子从哪里来").click()
    for size in SIZES:
        page.set_viewport_size(size)
        check_fits(page)
        check_accessible(page)


def download_record(page: Page, folder: Path) -> sanle.Record:
    """The record as the end screen gives it."""
    with page.expect_download() as download:
        page.get_by_role("link", name="下载棋谱").click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    record = sanle.Record.load(path)
    record.check()
    return record


def test_solo(page: Page, host: Host, tmp_path: Path) -> None:
    """Alone: two clicks at most to begin, and a rating at the end."""
    page.goto(host.url)
    page.get_by_role("button", name="单人开局").click()
    Player(page, seed=1).play()
    expect(page.get_by_role("heading", name="本局结束")).to_be_visible()
    expect(page.get_by_text("单人评级")).to_be_visible()
    record = download_record(page, tmp_path)
    assert record.game.seats == 1
    result = record.position().result()
    assert result is not None
    expect(page.locator(".end td.total")).to_have_text(str(result["scores"][0]))
    check_end(page)


def test_four_seats(page: Page, host: Host, tmp_path: Path) -> None:
    """Against three bots; then another game with the same settings begins by one click."""
    page.goto(host.url)
    page.locator("[name=bots]").select_option("3")
    page.get_by_role("button", name="对战3个电脑玩家").click()
    Player(page, seed=2).play()
    expect(page.locator(".end tbody tr")).to_have_count(4)
    record = download_record(page, tmp_path)
    result = record.position().result()
    assert result is not None
    totals = [int(text) for text in page.locator(".end td.total").all_inner_texts()]
    assert sorted(totals, reverse=True) == sorted(result["scores"], reverse=True)
    check_end(page)
    assert record.to_json()["fairness"]["secret"] in page.locator(".end dd").all_inner_texts()
    page.get_by_role("button", name="再来一局").click()
    expect(page.locator(".end")).to_have_count(0)
    expect(page.locator(".seats button")).to_have_count(4)
