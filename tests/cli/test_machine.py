"""`warm` and `bench`: their shape; timings belong to `benchmarks/`."""

import json

import pytest

from sanle.cli import bench


def test_warm(sanle_):
    assert "Ready: Clever" in sanle_("warm").out
    shown = json.loads(sanle_("warm", "--json").out)
    assert shown.keys() == {"seconds", "games"}
    assert "clever" in shown["games"]


@pytest.fixture
def short(monkeypatch):
    monkeypatch.setattr(bench, "SECONDS", 0.001)
    monkeypatch.setattr(bench, "REPEATS", 1)


def test_bench(sanle_, short):
    shown = json.loads(sanle_("bench", "clever", "--json").out)
    (figures,) = shown["games"]
    for kind in ("playouts", "decision"):
        assert figures[kind]["decisions_per_second"] > 0
        assert figures[kind].keys() == {"decisions_per_second", "peer", "ratio"}
    assert "Random games inside compiled code" in sanle_("bench").out


def test_bench_without_the_peer(sanle_, short, monkeypatch):
    monkeypatch.setattr("sanle.cli.peer.installed", lambda: False)
    ran = sanle_("bench", "clever")
    assert ran.code == 0
    assert "OpenSpiel isn't installed" in ran.out
    assert json.loads(sanle_("bench", "clever", "--json").out)["games"][0]["playouts"]["peer"] is None
