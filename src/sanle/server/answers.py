"""Refusals and failures as HTTP answers; strict reading of bodies."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
import structlog
from litestar import Request, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException

from sanle.server import messages, wire
from sanle.server.errors import Refusal

T = TypeVar("T")

log = structlog.get_logger()

AnyRequest = Request[Any, Any, Any]

CODES = {
    400: "malformed",
    401: "unknown_caller",
    403: "forbidden",
    404: "unknown_path",
    405: "unknown_method",
    413: "too_large",
    415: "not_json",
}
"""Codes for what Litestar refuses by itself."""


def takes(kind: type[T]) -> dict[str, Provide]:
    """Dependencies of a handler whose ``command`` is a body of this type: exact types, no unknown fields."""

    async def command(request: AnyRequest) -> Any:
        if request.content_type[0] != "application/json":
            raise Refusal(415, "not_json")
        try:
            return msgspec.json.decode(await request.body(), type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Refusal(400, "malformed", detail=str(error)) from None

    return {"command": Provide(command)}


def refused(request: AnyRequest, refusal: Refusal) -> Response[Any]:
    """The answer to what isn't done as asked."""
    return _answer(request, refusal)


def refused_by_litestar(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """Paths and methods that don't exist, bodies too large, wrong parameters, missing CSRF tokens."""
    if error.status_code >= 500:
        return failed(request, error)
    code = CODES.get(error.status_code, "malformed")
    refusal = Refusal(error.status_code, code, detail=error.detail)
    return _answer(request, refusal, error.headers)


def refused_as_too_deep(request: AnyRequest, _error: RecursionError) -> Response[Any]:
    """Bodies so deeply nested that reading or comparing them overflows."""
    return _answer(request, Refusal(400, "malformed", detail="too deeply nested"))


def failed(request: AnyRequest, error: Exception) -> Response[Any]:
    """A fault of ours: logged whole, told without details."""
    log.error("fault", method=request.method, path=request.scope.get("path_template"), exc_info=error)
    return _answer(request, Refusal(500, "fault"))


def _answer(request: AnyRequest, refusal: Refusal, headers: dict[str, str] | None = None) -> Response[Any]:
    info = wire.ErrorInfo(
        code=refusal.code,
        message=messages.sentence(refusal, messages.language(request)),
        rule=wire.given(refusal.rule),
        allowed=wire.given(refusal.allowed),
    )
    headers = dict(headers or {})
    if "retry_after" in refusal.params:
        headers["Retry-After"] = str(refusal.params["retry_after"])
    return Response(wire.Error(info, refusal.state), status_code=refusal.status, headers=headers)


HANDLERS: dict[int | type[Exception], Callable[[AnyRequest, Any], Response[Any]]] = {
    Refusal: refused,
    HTTPException: refused_by_litestar,
    RecursionError: refused_as_too_deep,
    Exception: failed,
}
