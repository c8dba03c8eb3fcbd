"""What a position of Clever is worth to a seat that looks one step ahead.

Points, a price for each bonus in hand, a little for boxes whose points come later, and what the rolls still to come
promise: a die chosen too high sends the others to the platter.
"""

from __future__ import annotations

import numpy as np

from sanle.bots.judgement import worth
from sanle.core.bits import count
from sanle.core.kernel import implements, kernel
from sanle.games.clever.components import THROWS
from sanle.games.clever.scoring import total_points
from sanle.games.clever.sheet import last_purple
from sanle.games.clever.state import CHOOSE, LAYOUT, Sheet, State

# In points; found by hill climbing on the mean of solo games.
PRICES = np.array([3.0, 3.0, 3.0, 10.0, 12.0, 12.0, 6.0, 5.0, 1.0, 9.0, 2.0])
"""Of the bonuses in the order of ``components.BONUSES``."""
YELLOW_BOX, BLUE_BOX, GREEN_BOX, PURPLE_BOX, PURPLE_HEIGHT = 2.0, 4.0, 3.0, 3.0, 1.5
THROW_LEFT, DIE_LEFT = 11.0, 3.0


@implements(worth, LAYOUT)
def clever_worth(state: State, seat: int) -> float:
    sheet = state.sheets[seat]
    value = total_points(sheet) + prospects(sheet)
    if state.phase == CHOOSE and state.active == seat and state.throw < THROWS:
        dice = count(state.pool)
        value += THROW_LEFT * min(THROWS - state.throw, dice) + DIE_LEFT * dice
    return value


@kernel
def prospects(sheet: Sheet) -> float:
    """What is on a sheet besides its points."""
    value = 0.0
    for bonus in range(len(PRICES)):
        value += PRICES[bonus] * sheet.bonuses[bonus]
    value += YELLOW_BOX * count(sheet.yellow) + BLUE_BOX * count(sheet.blue)
    value += GREEN_BOX * sheet.green + PURPLE_BOX * sheet.purple
    last = last_purple(sheet)
    return value - PURPLE_HEIGHT * last if last < 6 else value
