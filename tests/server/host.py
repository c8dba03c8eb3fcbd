"""A real server in a process of its own, that tests can kill and start again."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx

PATIENCE = 240
"""Seconds until a server must be ready; on a busy machine compiling the rules takes most of them."""


class Host:
    """``sanle serve`` on a data folder and a port of its own."""

    def __init__(self, data: Path, **environment: str) -> None:
        self.data = data
        self.environment = environment
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until its games are ready."""
        command = [sys.executable, "-m", "sanle.cli", "serve", "--port", str(self.port), "--data", str(self.data)]
        with (self.data / "server.log").open("ab") as output:
            self.process = subprocess.Popen(
                command,
                stdout=output,
                stderr=output,
                env=os.environ | {"SANLE_WORKERS": "1", "SANLE_RATE": "1000"} | self.environment,
            )
        end = time.monotonic() + PATIENCE
        while not self.is_ready():
            if self.process.poll() is not None or time.monotonic() > end:
                raise RuntimeError(f"the server didn't start:\n{self.log()[-3000:]}")
            time.sleep(0.05)

    def is_ready(self) -> bool:
        """Whether it answers and its games are compiled."""
        try:
            return bool(httpx.get(f"{self.url}/healthz", timeout=10).json()["kernels"] == "ready")
        except httpx.HTTPError:
            return False

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        """Ask it to end; its exit code."""
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(30)

    def log(self) -> str:
        """What it has written."""
        return (self.data / "server.log").read_text()
