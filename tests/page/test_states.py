"""The states of the page: they fit, can be used by everyone, and say what they should."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.page.host import Host
from tests.page.looks import DESKTOP, LANGUAGES, PHONE, SIZES, check_accessible, check_fits, choose_language
from tests.page.player import Player

pytestmark = pytest.mark.page

LONGEST_NAME = "这是一个长得不得了的名字哪怕屏幕再宽也没有办法把它整个显示出来的啊四十个字"


def begin(page: Page, host: Host, *, bots: int = 0) -> None:
    """A new table, and its first decision."""
    page.goto(host.url)
    if bots:
        page.locator("[name=bots]").select_option(str(bots))
    page.locator("[data-play=bots]" if bots else "[data-play=solo]").click()
    page.locator(".die.lit").first.wait_for()


def newest(page: Page, back: int = 0) -> Locator:
    """The newest line of the move list, or one so many lines before."""
    return page.locator("ol[reversed] li").nth(back)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_fits(page: Page, host: Host, language: str) -> None:
    """Start page and table, phone and desktop, with the longest name."""
    page.goto(host.url)
    choose_language(page, language)
    page.locator("input").fill(LONGEST_NAME)
    for size in SIZES:
        page.set_viewport_size(size)
        check_fits(page)
    page.locator("details summary").click()
    check_fits(page)
    page.locator("[name=bots]").select_option("3")
    page.locator("[data-play=bots]").click()
    player = Player(page, seed=3)
    for size in SIZES * 2:
        page.set_viewport_size(size)
        page.locator(".die.lit, [data-entry], [data-bonus]").first.wait_for()
        check_fits(page, deciding=True)
        player.step()
    page.goto(host.url)
    expect(page.locator("section a").first).to_contain_text(LONGEST_NAME[:5])
    page.set_viewport_size(PHONE)
    check_fits(page)


def test_every_state_is_accessible(page: Page, host: Host) -> None:
    """Start page, choosing, a die with several places, another's sheet, waiting for a roll."""
    page.goto(host.url)
    page.locator("[data-play=bots]").wait_for()
    check_accessible(page)
    for size in (DESKTOP, PHONE):
        page.set_viewport_size(size)
        begin(page, host)
        check_accessible(page)
        page.locator(".die.white.lit").click()
        page.locator("[data-entry]").first.wait_for()
        check_accessible(page)
        begin(page, host, bots=2)
        page.locator(".seat").last.click()
        check_accessible(page)


def test_a_solo_table_asks_for_the_roll(page: Page, host: Host) -> None:
    """After a choice the roll is held: Roll is offered beside taking back."""
    begin(page, host)
    page.locator(".die.orange.lit").click()
    roll = page.get_by_role("button", name="掷骰", exact=False)
    expect(roll).to_be_visible()
    check_accessible(page)
    page.get_by_role("button", name="悔棋").click()
    expect(page.locator(".die.orange.lit")).to_be_visible()
    expect(page.locator(".places [data-die]")).to_have_count(0)
    page.locator(".die.orange.lit").click()
    roll.click()
    expect(roll).to_have_count(0)
    expect(page.get_by_role("button", name="悔棋")).to_have_count(0)
    expect(newest(page, 1)).to_contain_text("客人用橙骰在橙区第1格写下")


def test_looking_at_a_choice_shows_what_it_does(page: Page, host: Host) -> None:
    """By pointer and by keyboard; the words stand where the question stood."""
    begin(page, host)
    prompt = page.locator(".prompt")
    expect(prompt).to_have_text("第1次掷骰：选一颗骰子，填入计分纸。")
    page.locator(".die.orange.lit").hover()
    expect(prompt).to_contain_text("客人用橙骰在橙区第1格写下")
    expect(page.locator(".pen.ghost")).to_have_count(1)
    page.mouse.move(700, 20)
    expect(prompt).to_have_text("第1次掷骰：选一颗骰子，填入计分纸。")
    page.keyboard.press("Tab")
    while not page.evaluate("document.activeElement.matches('.die.orange')"):
        page.keyboard.press("Tab")
    expect(prompt).to_contain_text("客人用橙骰在橙区第1格写下")
    page.keyboard.press("Enter")
    expect(newest(page)).to_contain_text("客人用橙骰在橙区第1格写下")


def test_white_is_placed_on_the_sheet(page: Page, host: Host) -> None:
    """A die with several places: chosen first, then the place, by key as well."""
    begin(page, host)
    page.locator(".die.white.lit").click()
    expect(page.locator(".prompt")).to_contain_text("白骰填在哪里")
    row = page.locator("[data-target=purple]")
    row.focus()
    page.keyboard.press("Enter")
    expect(newest(page)).to_contain_text("客人用白骰在紫区第1格写下")


def test_a_grey_die_says_why(page: Page, host: Host) -> None:
    """With the reason in the reader's language."""
    begin(page, host)
    page.locator(".die.orange.lit").click()
    page.get_by_role("button", name="掷骰").click()
    expect(page.locator(".prompt")).to_contain_text("选一颗骰子")
    grey = page.locator(".tray [aria-disabled=true]").first
    grey.click(force=True)  # it is marked as disabled, and answers all the same
    expect(page.locator(".prompt")).to_contain_text("规则")


def test_others_sheets_are_one_tap_away(page: Page, host: Host) -> None:
    """On a phone the names at the top change the sheet that is shown."""
    page.set_viewport_size(PHONE)
    begin(page, host, bots=1)
    own = page.get_by_role("group", name="客人的计分纸")
    expect(own).to_be_visible()
    page.locator(".seat", has_text="电脑玩家").click()
    expect(own).not_to_be_visible()
    expect(page.get_by_role("group", name="电脑玩家的计分纸")).to_be_visible()


def test_theme_and_language_are_remembered(page: Page, host: Host) -> None:
    """Across a reload."""
    page.goto(host.url)
    choose_language(page, "en")
    page.get_by_label("Appearance").select_option("dark")
    page.reload()
    expect(page.get_by_role("heading", name="Sanle")).to_be_visible()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    assert page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(29, 25, 22)"


def test_no_such_table(page: Page, host: Host, no_faults: list[str]) -> None:
    """An old link has words and a way on."""
    page.goto(f"{host.url}/t/AAAAAAAAAAAAAAAAAAAAAA")
    expect(page.get_by_role("heading", name="没有这张牌桌")).to_be_visible()
    check_accessible(page)
    page.get_by_role("link", name="首页").last.click()
    expect(page.locator("[data-play=solo]")).to_be_visible()
    no_faults.clear()
