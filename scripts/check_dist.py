"""Tries a wheel as a stranger would: in an empty environment, far from the sources.

First without extras (the library and the command line; `serve` must say what to install), then with `[server]`:
the server answers, the page and its scripts come from the wheel.
"""

import contextlib
import json
import re
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
START_SECONDS = 60


def main(wheel: Path) -> None:
    check_contents(wheel)
    with tempfile.TemporaryDirectory(prefix="sanle-dist-") as folder:
        home = Path(folder)
        run([uv(), "venv", "--quiet", "--python", sys.executable, home / "venv"], home)
        command = home / "venv" / "bin" / "sanle"

        install(wheel, "", home)
        run(
            [home / "venv/bin/python", "-c", "import sanle; assert sanle.Game('clever', seats=2).start().pending"], home
        )
        check_serve_names_extra(command, home)

        install(wheel, "[server]", home)
        with served(command, home) as address:
            check_page(address)
    print(f"{wheel.name}: complete, installs, serves its page")


def check_contents(wheel: Path) -> None:
    """Every file of the package that git knows, and the page, must be inside."""
    tracked = run(["git", "ls-files", "src/sanle"], ROOT).split()
    expected = {name.removeprefix("src/") for name in tracked} | {"sanle/server/page/200.html"}
    missing = expected - set(zipfile.ZipFile(wheel).namelist())
    require(not missing, f"missing in the wheel: {', '.join(sorted(missing))}")


def install(wheel: Path, extra: str, home: Path) -> None:
    lock = ROOT / "requirements.lock"
    target = f"sanle{extra} @ {wheel.resolve().as_uri()}"
    run([uv(), "pip", "install", "--quiet", "--python", home / "venv", "--constraints", lock, target], home)


def check_serve_names_extra(command: Path, home: Path) -> None:
    done = subprocess.run([command, "serve"], cwd=home, capture_output=True, text=True, timeout=60, check=False)
    said = done.stdout + done.stderr
    require(
        done.returncode != 0 and "sanle[server]" in said and "Traceback" not in said,
        f"`sanle serve` without the extra should say to install sanle[server], but exits {done.returncode} with: {said}",
    )


@contextlib.contextmanager
def served(command: Path, home: Path) -> Iterator[str]:
    """The address of a server that is ready; it ends with the block."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = str(probe.getsockname()[1])
    log = home / "server.log"
    with log.open("w") as out:
        server = subprocess.Popen(
            [command, "serve", "--host", "127.0.0.1", "--port", port, "--data", home / "data"],
            cwd=home,
            stdout=out,
            stderr=subprocess.STDOUT,
        )
    try:
        address = f"http://127.0.0.1:{port}"
        wait_until_ready(address, server, log)
        yield address
    finally:
        server.terminate()
        server.wait(timeout=30)


def wait_until_ready(address: str, server: subprocess.Popen[bytes], log: Path) -> None:
    give_up = time.monotonic() + START_SECONDS
    while True:
        try:
            fetch(f"{address}/healthz")
            return
        except (urllib.error.URLError, ConnectionError) as error:
            waited = time.monotonic() > give_up
            require(server.poll() is None and not waited, f"the server isn't ready: {error}\n{log.read_text()}")
            time.sleep(0.2)


def check_page(address: str) -> None:
    kind, page = fetch(f"{address}/")
    require(kind.startswith("text/html"), f"/ is {kind}, not a page")
    script = re.search(r'<script[^>]* src="([^"]+)"', page)
    require(script is not None, "the page has no script")
    assert script is not None
    kind, _ = fetch(address + script[1])
    require("javascript" in kind, f"{script[1]} is {kind}, not a script")
    _, games = fetch(f"{address}/api/games")
    require(bool(json.loads(games)["games"]), "the server knows no game")


def fetch(url: str) -> tuple[str, str]:
    """Content type and text of an answer."""
    with urllib.request.urlopen(url, timeout=10) as answer:
        return answer.headers.get("content-type", ""), answer.read().decode()


def uv() -> Path:
    return Path(sys.executable).parent / "uv"


def run(command: list[str | Path], folder: Path) -> str:
    done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, text=True, timeout=600, check=False)
    require(done.returncode == 0, f"failed with {done.returncode}: {' '.join(map(str, command))}")
    return done.stdout


def require(holds: bool, otherwise: str) -> None:
    if not holds:
        sys.exit(f"check_dist: {otherwise}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
