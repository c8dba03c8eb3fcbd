"""A real server with repeatable dice in a process of its own, that tests can kill and start again."""

from __future__ import annotations

import json
import os
import random
import secrets
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

PATIENCE = 240
"""Seconds until a server must be ready; compiling the rules on a busy machine takes most of them."""


class Host:
    """``python -m tests.page.host`` on a data folder and a port of its own."""

    def __init__(self, data: Path) -> None:
        self.data = data
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self._starts = 0
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the server and wait until its games are ready."""
        self._starts += 1
        arguments = [str(self.data), str(self.port), str(self._starts)]
        output = (self.data / "server.log").open("ab")
        self._process = subprocess.Popen([sys.executable, "-m", __name__, *arguments], stdout=output, stderr=output)
        end = time.monotonic() + PATIENCE
        while not self._is_ready():
            if self._process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"the server didn't start:\n{(self.data / 'server.log').read_text()[-3000:]}")
            time.sleep(0.1)

    def kill(self) -> None:
        """End the server at once, as a power cut would."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()

    def stop(self) -> None:
        """Ask the server to end."""
        if self._process is not None:
            self._process.terminate()
            self._process.wait()

    def _is_ready(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=5) as answer:
                return bool(json.load(answer)["kernels"] == "ready")
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            return False


def main(data: str, port: str, seed: str) -> None:
    """Serve with chance that repeats from run to run: ids and secrets come from a seeded generator."""
    generator = random.Random(int(seed))
    secrets.token_bytes = lambda nbytes=None: generator.randbytes(nbytes or 32)
    from sanle.server.run import serve
    from sanle.server.settings import Settings

    serve(Settings(data=Path(data), port=int(port), workers=1))


if __name__ == "__main__":
    os.environ.pop("NUMBA_BOUNDSCHECK", None)  # the engine's own tests check bounds; players wait for this one
    main(*sys.argv[1:])
