"""The description of the API, ``/schema``: read from the handlers' own signatures, exact down to unknown fields."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from inspect import cleandoc
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec
from litestar import Response, get
from litestar.handlers import HTTPRouteHandler
from litestar.params import QueryParameter
from litestar.response import Stream

from sanle.server import wire
from sanle.server.identity import COOKIE

Json = dict[str, Any]
ABOUT = "Tables, live news and honest chance. A caller is known by the cookie or by `Authorization: Bearer`."
SIGNED_IN: list[dict[str, list[str]]] = [{"cookie": []}, {"bearer": []}]


def handler(handlers: Sequence[HTTPRouteHandler]) -> HTTPRouteHandler:
    """The handler of ``/schema`` for these handlers."""

    @cache
    def text() -> bytes:
        return msgspec.json.format(msgspec.json.encode(schema(handlers)), indent=1)

    @get("/schema", sync_to_thread=False)
    def openapi() -> Response[bytes]:
        return Response(text(), media_type="application/json")

    return openapi


def schema(handlers: Sequence[HTTPRouteHandler]) -> Json:
    """OpenAPI 3.1 of these handlers."""
    shown = [each for each in handlers if each.include_in_schema is not False]
    types: list[Any] = [wire.Error, wire.Update, wire.FirstUpdate, wire.Presence]
    types += [kind for each in shown for kind in (_body(each), _answer(each)) if _is_struct(kind)]
    _, components = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    paths: Json = {}
    for each in shown:
        for path in each.paths:
            for method in each.http_methods:
                paths.setdefault(re.sub(r":\w+}", "}", path), {})[method.lower()] = _operation(each)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Sanle", "version": "1", "description": ABOUT},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {
                "cookie": {"type": "apiKey", "in": "cookie", "name": COOKIE},
                "bearer": {"type": "http", "scheme": "bearer"},
            },
        },
    }


def _operation(each: HTTPRouteHandler) -> Json:
    body = _body(each)
    operation: Json = {
        "operationId": each.fn.__name__,
        "summary": cleandoc(each.fn.__doc__ or ""),
        "parameters": _parameters(each),
        "responses": {
            str(each.status_code): {"description": "Done", "content": _content(each)},
            "default": {"description": "Refused", "content": _json(wire.Error)},
        },
    }
    if body is not None:
        operation["requestBody"] = {"required": True, "content": _json(body)}
    if "caller" in _hints(each):
        operation["security"] = SIGNED_IN
    return operation


def _parameters(each: HTTPRouteHandler) -> list[Json]:
    found: list[Json] = []
    for path in each.paths:
        names = re.findall(r"{(\w+):", path)
        found += [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]
    for name, hint in _hints(each).items():
        if get_origin(hint) is Annotated and isinstance(limits := get_args(hint)[1], QueryParameter):
            bounds = {"minimum": limits.ge, "maximum": limits.le}
            kind = "boolean" if get_args(hint)[0] is bool else "integer"
            form = {"type": kind} | {key: bound for key, bound in bounds.items() if bound is not None}
            found.append(
                {"name": limits.name or name, "in": "query", "description": limits.description, "schema": form}
            )
    return found


def _content(each: HTTPRouteHandler) -> Json:
    answer = _answer(each)
    if answer is Stream:
        return {"text/event-stream": {"schema": {"anyOf": [_ref(wire.FirstUpdate), _ref(wire.Update)]}}}
    return _json(answer) if _is_struct(answer) else {"application/json": {"schema": {"type": "object"}}}


def _answer(each: HTTPRouteHandler) -> Any:
    """The type of a handler's answer, without its envelope."""
    answer = _hints(each)["return"]
    return get_args(answer)[0] if get_origin(answer) is Response else answer


def _body(each: HTTPRouteHandler) -> Any:
    """The type of a handler's body; None when it takes none."""
    command = _hints(each).get("command")
    return None if command is None else get_args(command)[0]


def _hints(each: HTTPRouteHandler) -> dict[str, Any]:
    return get_type_hints(each.fn, include_extras=True)


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def _json(kind: type) -> Json:
    return {"application/json": {"schema": _ref(kind)}}


def _ref(kind: type) -> Json:
    return {"$ref": f"#/components/schemas/{kind.__name__}"}
