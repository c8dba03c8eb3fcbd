"""What every game must hold, as checks that run on whatever is registered.

A check is a function that returns when all is well and fails by ``assert`` otherwise. ``RULEBOOK_CHECKS`` ask a
rulebook, ``GAME_CHECKS`` play random games of given seats and options; the same seed always plays the same ones::

    for check in conformance.RULEBOOK_CHECKS:
        check(rulebook)
    for game in conformance.games(rulebook):
        for check in conformance.GAME_CHECKS:
            check(game, seed=1)

``playthrough`` and ``line_counts`` give texts to keep beside the tests of a game, so that a change of behaviour shows
as a difference. A game adds its own tests for what only its rules say.
"""

from __future__ import annotations

from collections.abc import Callable

from sanle.core.conformance.actions import forms_are_exact, legal_or_refused, legal_sets_agree, seats_only_in_turn
from sanle.core.conformance.chance import (
    draws_make_up_events,
    luck_has_its_place,
    sources_decide,
    wrong_chance_is_refused,
)
from sanle.core.conformance.declared import facts_are_sound, layout_is_plain, options_are_checked, texts_exist
from sanle.core.conformance.lines import line_counts
from sanle.core.conformance.options import games
from sanle.core.conformance.plain import plain_python_agrees
from sanle.core.conformance.playouts import games_end_within_bounds, playouts_end_within_bounds
from sanle.core.conformance.playthrough import playthrough, playthrough_games
from sanle.core.conformance.positions import notation_is_exact, positions_are_pure, positions_are_values
from sanle.core.conformance.previews import previews_agree
from sanle.core.conformance.records import (
    damage_is_named,
    prefixes_are_positions,
    records_round_trip,
    set_ups_are_recorded,
)
from sanle.core.conformance.seats import independent_seats_commute
from sanle.core.conformance.sight import histories_are_kept, nothing_hidden_shows, observations_are_bounded
from sanle.core.contract import Rulebook
from sanle.core.game import Game

RULEBOOK_CHECKS: tuple[Callable[[Rulebook], None], ...] = (
    facts_are_sound,
    forms_are_exact,
    layout_is_plain,
    options_are_checked,
    plain_python_agrees,
    texts_exist,
)
GAME_CHECKS: tuple[Callable[[Game, int], None], ...] = (
    damage_is_named,
    draws_make_up_events,
    games_end_within_bounds,
    histories_are_kept,
    independent_seats_commute,
    legal_or_refused,
    legal_sets_agree,
    luck_has_its_place,
    notation_is_exact,
    nothing_hidden_shows,
    observations_are_bounded,
    playouts_end_within_bounds,
    positions_are_pure,
    positions_are_values,
    prefixes_are_positions,
    previews_agree,
    records_round_trip,
    seats_only_in_turn,
    set_ups_are_recorded,
    sources_decide,
    wrong_chance_is_refused,
)

__all__ = ["GAME_CHECKS", "RULEBOOK_CHECKS", "games", "line_counts", "playthrough", "playthrough_games"]
