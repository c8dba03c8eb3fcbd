"""Somebody who plays Clever on the page: it looks at what can be chosen and clicks, and knows nothing else."""

from __future__ import annotations

import contextlib
import random

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as TooLate

ANYTHING = ".end, [data-control=advance], [data-entry], [data-bonus], .die.lit, [data-action]"
IDLE = "main[aria-busy=false]"


class Player:
    """Plays a table that is open on a page by clicks, at random but repeatably."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page = page
        self.clicks = 0
        self._random = random.Random(seed)

    def play(self, *, until: str = ".end", most: int = 600) -> None:
        """Click on until something that ``until`` selects is there."""
        while not self.page.locator(until).count():
            assert self.clicks < most, f"the game isn't over after {most} clicks"
            self.step()

    def step(self) -> None:
        """One click: Roll or Done if asked, else something that can be chosen."""
        expect(self.page.locator(IDLE)).to_be_attached()
        self.page.locator(ANYTHING).first.wait_for()
        if self.page.locator(".end").count():
            return
        self.clicks += 1
        with contextlib.suppress(TooLate):  # a held roll may fall by itself just now
            self._choose().click(timeout=3000)
        expect(self.page.locator(".notice")).to_have_count(0)

    def _choose(self) -> Locator:
        choices = [
            self.page.locator(selector) for selector in ("[data-control=advance]", "[data-entry]", "[data-bonus]")
        ]
        for found in choices:
            if count := found.count():
                return found.nth(self._random.randrange(count))
        dice, others = self.page.locator(".die.lit"), self.page.locator("[data-action]")
        if dice.count() and (not others.count() or self._random.random() < 0.9):
            places = self.page.locator("[data-target]")
            if places.count() and self._random.random() < 0.3:
                return places.nth(self._random.randrange(places.count()))
            return dice.nth(self._random.randrange(dice.count()))
        return others.nth(self._random.randrange(others.count()))
