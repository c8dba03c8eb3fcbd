"""For operators: is it well, and how much does it do."""

from __future__ import annotations

import ipaddress

from litestar import Response, get

from sanle.server import wire
from sanle.server.errors import Refusal
from sanle.server.routes.context import AnyRequest, Parts


@get("/healthz")
async def health(services: Parts) -> wire.Health:
    """Whether the server is well, and how far its kernels are."""
    kernels = services.kernels
    return wire.Health("ok", "ready" if kernels.are_ready else "warming", kernels.progress)


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest, services: Parts) -> Response[bytes]:
    """Numbers for Prometheus, for callers on this machine only."""
    host = request.client.host if request.client else ""
    if "x-forwarded-for" in request.headers or "forwarded" in request.headers or not _is_local(host):
        raise Refusal(404, "unknown_path")
    return Response(services.metrics.text(), media_type="text/plain; version=0.0.4")


def _is_local(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return False


HANDLERS = [health, metrics]
