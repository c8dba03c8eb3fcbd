"""How long a local table takes to answer an action: a real server, one player over HTTP, whole games against bots.

    python benchmarks/server_latency.py [--games 5] [--seats 4]

Prints JSON: milliseconds from sending an action to having its answer (it is on the disk by then), and the machine's load.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

PORT = 8765


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--seats", type=int, default=4)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "sanle.cli", "serve", "--port", str(PORT), "--data", data]
        with (Path(data) / "log").open("wb") as log:
            began = time.perf_counter()
            server = subprocess.Popen(command, stdout=log, stderr=log)
        try:
            http = httpx.Client(base_url=f"http://127.0.0.1:{PORT}", timeout=60)
            answering, ready = wait(http, began)
            times = [each for _ in range(asked.games) for each in play(http, asked.seats)]
        finally:
            server.terminate()
            server.wait()
    times.sort()
    report = {
        "actions": len(times),
        "median_ms": round(statistics.median(times), 2),
        "p95_ms": round(times[int(0.95 * len(times))], 2),
        "max_ms": round(times[-1], 2),
        "start_to_answering_s": round(answering, 1),
        "start_to_ready_s": round(ready, 1),
        "load": [round(load, 1) for load in os.getloadavg()],
        "cores": os.cpu_count(),
    }
    print(json.dumps(report))


def wait(http: httpx.Client, began: float) -> tuple[float, float]:
    """Seconds until the server answers, and until its games are compiled."""
    answering = None
    while True:
        try:
            health = http.get("/healthz").json()
        except httpx.TransportError:
            time.sleep(0.02)
            continue
        answering = answering or time.perf_counter() - began
        if health["kernels"] == "ready":
            return answering, time.perf_counter() - began
        time.sleep(0.05)


def play(http: httpx.Client, seats: int) -> list[float]:
    """A whole game at random; the milliseconds of each of its actions."""
    token = http.post("/api/guests", json={"name": "bench"}).json()["token"]
    http.cookies.clear()
    http.headers["authorization"] = f"Bearer {token}"
    players: list[dict[str, Any]] = [{"kind": "me"}] + [{"kind": "bot", "level": 2}] * (seats - 1)
    table = http.post("/api/tables", json={"game": "clever", "seats": players}).json()["id"]
    times: list[float] = []
    while True:
        state = http.get(f"/api/tables/{table}").json()
        if state["status"] == "ended":
            return times
        choices = [(int(seat), action) for seat, actions in state["legal"].items() for action in actions]
        if not choices:
            time.sleep(0.01)
            continue
        seat, action = random.choice(choices)
        body = {"version": state["version"], "key": str(len(times)), "seat": seat, "action": action}
        began = time.perf_counter()
        http.post(f"/api/tables/{table}/events", json=body)
        times.append(1000 * (time.perf_counter() - began))


if __name__ == "__main__":
    main()
