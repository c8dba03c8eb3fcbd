"""The page's types are made from the server's description of itself."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from sanle.server import openapi
from sanle.server.app import API

SCHEMA = Path(__file__).parents[2] / "web" / "schema.json"


def test_the_page_knows_the_schema(request: pytest.FixtureRequest) -> None:
    """``web/schema.json`` is what the server says; ``--update-golden`` writes it, ``npm run types`` follows."""
    said = msgspec.json.format(msgspec.json.encode(openapi.schema(API)), indent=1)
    if request.config.getoption("--update-golden"):
        SCHEMA.write_bytes(said)
    assert SCHEMA.read_bytes() == said, "pytest --update-golden tests/page/test_schema.py; cd web; npm run types"
