"""Commands run in this process, as the installed script runs them: arguments, standard input, exit code, output."""

import io
from dataclasses import dataclass

import pytest

from sanle.cli.app import run


@dataclass(frozen=True)
class Ran:
    code: int
    out: str
    err: str


@pytest.fixture
def sanle_(capsys, monkeypatch):
    """Run one command line in English unless it says otherwise; nothing may end in a traceback."""

    def command(*arguments: object, typed: str = "") -> Ran:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
        monkeypatch.setenv("COLUMNS", "120")
        code = run([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        assert "Traceback" not in out + err
        return Ran(code, out, err)

    return command


@pytest.fixture
def refused(sanle_):
    """A command line that is used wrongly: exit code 2, nothing on standard output, one sentence; that sentence."""

    def command(*arguments: object) -> str:
        ran = sanle_(*arguments)
        assert ran.code == 2
        assert ran.out == ""
        lines: list[str] = ran.err.strip().splitlines()
        assert len(lines) <= 2
        return lines[0]

    return command
