"""The API does what ``/schema`` says, for whatever schemathesis makes of it."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_schema_conformance,
)

from sanle.server.app import API
from sanle.server.openapi import schema
from tests.server.host import Host
from tests.server.player import Player

CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance, negative_data_rejection]
description = schemathesis.openapi.from_dict(schema(API))
without_streams = description.exclude(path_regex="/(stream|logout)$").include(path_regex=".*")


def test_every_path_of_the_design_is_there() -> None:
    tables = "/api/tables/{table}"
    under = ("", "/join", "/events", "/advance", "/preview", "/why", "/takeback", "/part", "/stream", "/record")
    others = ("/api/guests", "/api/me", "/api/logout", "/api/games", "/api/tables", "/healthz")
    assert set(schema(API)["paths"]) == {*others, *(tables + path for path in under)}


@pytest.fixture(scope="module")
def table(host: Host) -> tuple[Player, str]:
    """Somebody with a table that waits for its move."""
    player = Player(host.url)
    table = player.open("me", "bot")
    player.until_asked(table)
    return player, table


@without_streams.parametrize()
@settings(
    max_examples=25,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
    derandomize=True,
    database=None,
)
def test_anything(case: Case[Any], host: Host, table: tuple[Player, str]) -> None:
    player, own = table
    if "table" in case.path_parameters:
        case.path_parameters["table"] = own
    headers = {"authorization": f"Bearer {player.token}"}
    case.call_and_validate(base_url=host.url, headers=headers, checks=CHECKS)
