"""`sanle serve`: the server, where it is installed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sanle.cli.errors import Problem, problem
from sanle.cli.inputs import whole
from sanle.cli.kernels import prepared

LAST_PORT = 65535


def serve(flags: Mapping[str, Any]) -> None:
    """Serve until stopped; flags that are None are taken from the environment, else the server's defaults."""
    port = None if flags["port"] is None else whole("--port", flags["port"], 0, LAST_PORT)
    prepared()
    try:
        from sanle.server.run import serve as run
        from sanle.server.settings import Settings, SettingsError
    except ModuleNotFoundError as missing:
        if (missing.name or "").startswith("sanle"):
            raise
        raise problem("server-missing") from missing
    try:
        run(Settings.make(**(dict(flags) | {"port": port})))
    except SettingsError as error:
        raise Problem(str(error)) from error
