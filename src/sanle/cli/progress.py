"""Progress on standard error, for what takes longer than two seconds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Timer

DELAY = 2.0

Advance = Callable[[int], None]


@contextmanager
def progress(label: str, total: int | None = None) -> Iterator[Advance]:
    """Show a bar once two seconds have passed; call what is given with every further amount done."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

    amounts = () if total is None else (BarColumn(), MofNCompleteColumn())
    bar = Progress(
        SpinnerColumn(),
        TextColumn("{task.description}"),
        *amounts,
        TimeElapsedColumn(),
        console=Console(stderr=True),
        transient=True,
    )
    task = bar.add_task(label, total=total)
    late = Timer(DELAY, bar.start)
    late.daemon = True
    late.start()
    try:
        yield lambda amount: bar.update(task, advance=amount)
    finally:
        late.cancel()
        late.join()
        bar.stop()
