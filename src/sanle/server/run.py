"""Running a server: ``sanle serve``."""

from __future__ import annotations

import contextlib
import errno
import socket
from collections.abc import Callable
from types import FrameType
from typing import Any

import structlog
import uvicorn

from sanle.server import logs
from sanle.server.app import create_app
from sanle.server.settings import Settings, SettingsError

log = structlog.get_logger("sanle")

LAST_WORDS = 5
"""Seconds that open requests get when the server stops. Streams end at once."""


class Server(uvicorn.Server):
    """Ends streams as soon as it is asked to stop; by itself uvicorn would wait for them without end."""

    def __init__(self, config: uvicorn.Config, end_streams: Callable[[], None]) -> None:
        super().__init__(config)
        self._end_streams = end_streams

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """A signal to stop."""
        self._end_streams()
        super().handle_exit(sig, frame)


def serve(settings: Settings) -> None:
    """Serve until a signal. Raises ``SettingsError`` when the address can't be had or the data can't be written."""
    logs.set_up(settings.log)
    listening = listen(settings)
    try:
        settings.data.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise SettingsError(f"data {settings.data}: the folder can't be made ({error.strerror})") from error
    server = make_server(settings)
    for address in addresses(settings, listening):
        log.info("serving", address=address, data=str(settings.data))
    with contextlib.suppress(KeyboardInterrupt):  # uvicorn raises it anew once all is closed
        server.run(sockets=[listening])


def make_server(settings: Settings) -> Server:
    """The server object, not yet running."""
    app = create_app(settings)
    options: dict[str, Any] = {"log_config": None, "access_log": False, "server_header": False}
    config = uvicorn.Config(app, lifespan="on", timeout_graceful_shutdown=LAST_WORDS, **options)
    return Server(config, app.state.services.hub.close)


def listen(settings: Settings) -> socket.socket:
    """A socket at the settings' address; the error says what to do when it is in use."""
    host, port = settings.address, settings.port
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as error:
        listening.close()
        if error.errno == errno.EADDRINUSE:
            raise SettingsError(
                f"port {port} at {host} is in use by another program (perhaps a Sanle that runs already: "
                f"see {_url(host, port)}); stop it, or choose another port with --port"
            ) from None
        raise SettingsError(f"can't listen at {host}, port {port}: {error.strerror or error}") from None
    listening.set_inheritable(True)
    return listening


def addresses(settings: Settings, listening: socket.socket) -> list[str]:
    """Where browsers find the server: this machine's own address, and with ``--lan`` the one in the network."""
    port = listening.getsockname()[1]
    if not settings.lan:
        return [_url(settings.host, port)]
    lan = lan_address()
    return [_url("127.0.0.1", port)] + ([_url(lan, port)] if lan else [])


def lan_address() -> str | None:
    """This machine's address in the local network; None when it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # nothing is sent; the system only says which way it would go
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if address.startswith("127.") else address


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
