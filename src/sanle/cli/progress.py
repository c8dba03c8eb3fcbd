"""Progress on standard error, for what takes longer than two seconds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Timer

DELAY = 2.0

Advance = Callable[[int], None]


@contextmanager
def progress(label: str, total: int | None = None) -> Iterator[Advance]:
    """Show a bar once two seconds have passed, or one line where there's no terminal.

    Call what is given with every further amount done.
    """
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    terminal = Console(stderr=True)
    amounts = () if total is None else (BarColumn(), MofNCompleteColumn())
    columns = (SpinnerColumn(), TextColumn("{task.description}"), *amounts, TimeElapsedColumn())
    bar = Progress(*columns, console=terminal, transient=True)
    task = bar.add_task(label, total=total)
    late = Timer(DELAY, bar.start if terminal.is_terminal else lambda: terminal.print(f"{label} …"))
    late.daemon = True
    late.start()
    try:
        yield lambda amount: bar.update(task, advance=amount)
    finally:
        late.cancel()
        late.join()
        if bar.live.is_started:
            bar.stop()
