"""The games of this server."""

from __future__ import annotations

from litestar import get

import sanle
from sanle.server import wire
from sanle.server.routes.context import Parts


@get("/api/games")
async def games(services: Parts) -> wire.Games:
    """Every game, with its facts and what is printed on its material."""
    ready = services.kernels.are_ready
    cards = [wire.GameCard(book.facts.to_json(), book.components_json(), ready) for book in sanle.rulebooks().values()]
    return wire.Games(cards, services.kernels.progress)


HANDLERS = [games]
