"""The built page: static files with their compressed forms, and one HTML page for every other path."""

from __future__ import annotations

import hashlib
import mimetypes
from pathlib import Path

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State

from sanle.server.errors import Refusal

FOLDER = Path(__file__).parent / "page"
FALLBACK = "200.html"
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))

FOREVER = "public, max-age=31536000, immutable"
"""For files whose name holds a hash of their content."""

CONTENT_POLICY = (
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
    "frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": CONTENT_POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # an address holds the id of a table, which is its invite
    "Cross-Origin-Opener-Policy": "same-origin",
}

NOT_BUILT = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Sanle</title>
<h1>The page isn't built</h1>
<p>The server runs, but its page is missing. In the source folder run <code>make play</code>,
or <code>npm ci && npm run build</code> in <code>web/</code>, and start the server again.</p>
"""


class File(msgspec.Struct, frozen=True):
    """A static file with the forms it can be sent in."""

    type: str
    etag: str
    forms: dict[str, bytes]
    cache: str


class Page:
    """All files of the page, read once."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._files = {
            path.relative_to(folder).as_posix(): _read(path, folder)
            for path in sorted(folder.rglob("*"))
            if path.is_file() and path.suffix not in {suffix for _, suffix in ENCODINGS}
        }

    def find(self, path: str) -> File | None:
        """The file for a path: itself, or the page for everything that isn't a file's name; None: not built."""
        if FALLBACK not in self._files:
            return None
        if path in self._files:
            return self._files[path]
        if path.startswith("_app/") or "." in path.rsplit("/", 1)[-1]:
            raise Refusal(404, "unknown_path")
        return self._files[FALLBACK]


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: Request[object, object, State]) -> Response[bytes]:
    """Any path that isn't the API's."""
    path = request.scope["path"].removeprefix("/")
    if path.split("/")[0] in ("api", "schema", "metrics", "healthz"):
        raise Refusal(404, "unknown_path")
    file = request.app.state.page.find(path)
    if file is None:
        return Response(NOT_BUILT.encode(), status_code=503 if path else 200, media_type="text/html")
    headers = {"Cache-Control": file.cache, "ETag": file.etag, "Vary": "Accept-Encoding"}
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers, media_type=file.type)
    accepted = request.headers.get("accept-encoding", "")
    encoding = next((name for name, _ in ENCODINGS if name in accepted and name in file.forms), "")
    if encoding:
        headers["Content-Encoding"] = encoding
    return Response(file.forms[encoding], headers=headers, media_type=file.type)


def _read(path: Path, folder: Path) -> File:
    plain = path.read_bytes()
    forms = {"": plain}
    for name, suffix in ENCODINGS:
        compressed = path.with_name(path.name + suffix)
        if compressed.exists():
            forms[name] = compressed.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    named_by_content = path.relative_to(folder).as_posix().startswith("_app/immutable/")
    cache = FOREVER if named_by_content else "no-cache"
    return File(kind, f'"{hashlib.sha256(plain).hexdigest()[:32]}"', forms, cache)
