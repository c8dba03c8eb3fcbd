"""The page's files: compressed, cached, safe; and a plain word when it isn't built."""

from __future__ import annotations

import gzip
from pathlib import Path

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from sanle.server import page
from sanle.server.answers import HANDLERS
from tests.server.host import Host

HTML = "<!doctype html><title>Sanle</title>"
SCRIPT = "export default 1"


@pytest.fixture
def built(tmp_path: Path) -> TestClient[Litestar]:
    """A small page."""
    scripts = tmp_path / "_app" / "immutable"
    scripts.mkdir(parents=True)
    (tmp_path / "200.html").write_text(HTML)
    (scripts / "start.js").write_text(SCRIPT)
    (scripts / "start.js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    return client(tmp_path)


def client(folder: Path) -> TestClient[Litestar]:
    app = Litestar([page.page], exception_handlers=HANDLERS, openapi_config=None)
    app.state.page = page.Page(folder)
    return TestClient(app)


def test_every_path_gives_the_page(built: TestClient[Litestar]) -> None:
    for path in ("/", "/t/abc", "/t/abc/deeper"):
        answer = built.get(path)
        assert answer.text == HTML
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"


def test_files_are_sent_compressed_and_kept(built: TestClient[Litestar]) -> None:
    answer = built.get("/_app/immutable/start.js", headers={"accept-encoding": "gzip, br"})
    assert answer.text == SCRIPT
    assert answer.headers["content-encoding"] == "gzip"
    assert "immutable" in answer.headers["cache-control"]
    assert "javascript" in answer.headers["content-type"]
    plain = built.get("/_app/immutable/start.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    again = built.get("/_app/immutable/start.js", headers={"if-none-match": plain.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


def test_missing_files(built: TestClient[Litestar], tmp_path: Path) -> None:
    (tmp_path.parent / "outside.txt").write_text("x")
    for path in (
        "/_app/immutable/old.js",
        "/icon.png",
        "/../outside.txt",
        "/%2e%2e/outside.txt",
        "/api/x",
        "/schema/x",
    ):
        assert built.get(path).status_code == 404


def test_without_a_build(tmp_path: Path) -> None:
    answer = client(tmp_path).get("/")
    assert answer.status_code == 200
    assert "make play" in answer.text


def test_every_answer_is_framed(host: Host) -> None:
    for path in ("/", "/api/me", "/api/nothing", "/api/tables", "/healthz"):
        headers = httpx.get(host.url + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert httpx.get(host.url + "/api/me").headers["cache-control"] == "no-store"
