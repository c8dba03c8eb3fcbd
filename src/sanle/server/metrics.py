"""What operators may count: ``/metrics`` in the format of Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from sanle.server.tables.state import State

QUICK = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """One server's numbers."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self.seconds = Histogram(
            "sanle_request_seconds",
            "Time until an answer begins, by path",
            ("path",),
            buckets=QUICK,
            registry=self._registry,
        )
        self.answers = Counter(
            "sanle_answers", "Answers by path and status", ("path", "status"), registry=self._registry
        )
        self._entries = Counter("sanle_entries", "Entries written to logs", ("kind",), registry=self._registry)
        self.streams = Gauge("sanle_streams", "Open streams", registry=self._registry)
        self.thinking = Histogram("sanle_thinking_seconds", "Time that bots take to choose", registry=self._registry)

    def entry(self, state: State) -> None:
        """Count a new entry of a log."""
        self._entries.labels(type(state.log[-1].stored.entry).__name__.lower()).inc()

    def text(self) -> bytes:
        """All numbers."""
        return generate_latest(self._registry)
