"""What commands write to standard output."""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rich.console import Console


def write_json(value: Any) -> None:
    """One JSON document, readable and with the characters of every language as they are."""
    sys.stdout.write(json.dumps(value, ensure_ascii=False, indent=2) + "\n")


def console() -> Console:
    """The terminal, or plain text where there's none."""
    from rich.console import Console

    return Console(highlight=False)
