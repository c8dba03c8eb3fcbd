"""How one server is set up: flags of ``sanle serve``, each also as ``SANLE_…`` in the environment."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal, get_args

import msgspec

LogFormat = Literal["auto", "console", "json"]


class SettingsError(ValueError):
    """A setting that can't be used; the message says which values can."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """One server's settings; ``Settings.make`` reads them from flags and the environment.

    ``rate``: how many times the limits of ``limits.py`` one address may use, for a club or school behind one address.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path = msgspec.field(default_factory=lambda: default_data())
    database: str | None = None
    broker: str | None = None
    lan: bool = False
    workers: int = msgspec.field(default_factory=lambda: max(1, (os.cpu_count() or 2) - 1))
    log: LogFormat = "auto"
    rate: float = 1.0

    @classmethod
    def make(cls, environment: Mapping[str, str] = os.environ, **flags: Any) -> Settings:
        """Take flags that are given (not None, not False), else ``SANLE_HOST``, ``SANLE_PORT``, … , else the defaults."""
        values: dict[str, Any] = {}
        for name in cls.__struct_fields__:
            if flags.get(name) not in (None, False):
                values[name] = flags[name]
            elif environment.get(f"SANLE_{name.upper()}"):
                values[name] = _read(name, environment[f"SANLE_{name.upper()}"])
        unknown = set(flags) - set(cls.__struct_fields__)
        if unknown:
            raise SettingsError(f"unknown setting {min(unknown)!r}; there are: {', '.join(cls.__struct_fields__)}")
        settings = cls(**values)
        settings.check()
        return settings

    def check(self) -> None:
        """Raise ``SettingsError`` for values that no server could run with."""
        if not 0 <= self.port <= 65535:
            raise SettingsError(f"port {self.port}: a number from 0 to 65535 was expected (0: any free one)")
        if self.workers < 1:
            raise SettingsError(f"workers {self.workers}: at least 1 was expected")
        if not self.rate > 0:
            raise SettingsError(f"rate {self.rate}: a number above 0 was expected")
        if self.log not in get_args(LogFormat):
            raise SettingsError(f"log {self.log!r}: one of {', '.join(get_args(LogFormat))} was expected")
        if self.broker is not None:
            raise SettingsError("broker: this version runs as one process and needs none; leave --broker out")

    @property
    def address(self) -> str:
        """Where to listen."""
        return "0.0.0.0" if self.lan else self.host  # noqa: S104 - asked for by --lan

    @property
    def database_url(self) -> str:
        """The database as SQLAlchemy wants it named."""
        if self.database is None:
            return f"sqlite:///{self.data / 'sanle.sqlite'}"
        plain, driver = "postgresql://", "postgresql+psycopg://"
        return self.database.replace(plain, driver, 1) if self.database.startswith(plain) else self.database


def default_data() -> Path:
    """The folder for a user's data by the platform's custom (``XDG_DATA_HOME`` on Linux)."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "sanle"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "sanle"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "sanle"


def _read(name: str, text: str) -> Any:
    kind = {"port": int, "workers": int, "lan": bool, "data": Path, "rate": float}.get(name, str)
    if kind is Path:
        return Path(text)
    try:
        return msgspec.convert(text, kind, strict=False)
    except msgspec.ValidationError:
        raise SettingsError(f"SANLE_{name.upper()}={text!r}: {kind.__name__} was expected") from None
