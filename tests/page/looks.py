"""What must hold for every state of the page, whatever it shows."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, ViewportSize

from tests.page.conftest import LOCALES

PHONE = ViewportSize(width=360, height=640)
DESKTOP = ViewportSize(width=1366, height=768)
SIZES = (PHONE, DESKTOP)
LANGUAGES = tuple(LOCALES)

SIDEWAYS = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
OUTSIDE = """() => [...document.querySelectorAll('.bar button, .bar .button')]
    .filter((button) => {
        const { top, left, bottom, right } = button.getBoundingClientRect();
        return top < 0 || left < 0 || bottom > innerHeight || right > innerWidth;
    })
    .map((button) => button.outerHTML)"""
SMALL = """() => [...document.querySelectorAll('button, select, .button, input, summary')]
    .filter((control) => control.getClientRects().length)
    .filter((control) => control.getBoundingClientRect().height < 43.9)
    .map((control) => control.outerHTML)"""
BLANK = """() => document.body.innerText.match(/\\[[a-z]+-[a-z_-]+\\]/g) ?? []"""


def check_fits(page: Page, *, deciding: bool = False) -> None:
    """Nothing scrolls sideways, buttons are large enough, no message is missing; what is to be decided is in sight."""
    where = f"{page.url} at {page.viewport_size}"
    assert page.evaluate(SIDEWAYS) <= 0, where
    assert page.evaluate(SMALL) == [], where
    assert page.evaluate(BLANK) == [], where
    if deciding:
        page.evaluate("scrollTo(0, 0)")
        assert page.evaluate(OUTSIDE) == [], where


def check_accessible(page: Page) -> None:
    """axe finds nothing, in light and in dark."""
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        results = Axe().run(page)
        assert results.violations_count == 0, f"{scheme}: {results.generate_report()}"


def choose_language(page: Page, language: str) -> None:
    """Switch on the start page."""
    page.locator(".settings select").first.select_option(language)
    page.wait_for_function("language => document.documentElement.lang === language", arg=language)
