"""`sanle check` and `sanle legal`: what records hold, replayed event by event."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import typer

from sanle.cli.errors import DONE, FAULT, Problem, explain, problem
from sanle.cli.inputs import existing, whole
from sanle.cli.kernels import prepared
from sanle.cli.language import language, say
from sanle.cli.output import console, write_json
from sanle.cli.progress import progress

if TYPE_CHECKING:
    from sanle.core.position import Position
    from sanle.core.record import Record


def check(files: Sequence[Path], json: bool) -> int:
    """Replay every record; the exit code is 1 when one of them diverges."""
    for file in files:
        existing(file)
    prepared()
    found: list[dict[str, Any]] = []
    with progress(say("cli-progress-check"), len(files)) as advance:
        for file in files:
            found.append(_checked(file))
            advance(1)
    sound = all(entry["ok"] for entry in found)
    if json:
        write_json({"ok": sound, "records": found})
    else:
        for entry in found:
            typer.echo(_line(entry))
    return DONE if sound else FAULT


def _checked(file: Path) -> dict[str, Any]:
    from sanle.core.errors import RecordError

    entry: dict[str, Any] = {"file": str(file)}
    try:
        record = _load(file)
        entry["game"] = record.game.id
        record.check()
    except RecordError as error:
        return entry | {"ok": False, "event": error.event, "error": _error(error, entry.get("game"))}
    return entry | {"ok": True, "events": len(record.events)}


def _error(error: Any, game: str | None) -> dict[str, Any]:
    """A fault as JSON; what an event broke is told by the game's own refusal behind the record's error."""
    behind = error if error.__cause__ is None else error.__cause__
    rule = getattr(behind, "rule", None)
    return {"code": error.code, "message": explain(behind, game)} | ({"rule": rule} if rule else {})


def _line(entry: dict[str, Any]) -> str:
    if entry["ok"]:
        return say("cli-check-ok", file=entry["file"], events=entry["events"])
    what = {"file": entry["file"], "problem": entry["error"]["message"]}
    if entry["event"] is None:
        return say("cli-check-fault", **what)
    return say("cli-check-fault-event", event=entry["event"], **what)


def legal(file: Path, at: str | None, json: bool) -> None:
    """Show all legal actions after a number of events."""
    existing(file)
    prepared()
    from sanle.core.errors import RecordError

    try:
        record = _load(file)
        number = len(record.events) if at is None else whole("--at", at, 0)
        if number > len(record.events):
            raise problem("at", events=len(record.events))
        position = record.position(number)
    except RecordError as error:
        raise Problem(
            _line({"ok": False, "file": str(file), "event": error.event, "error": _error(error, None)}), FAULT
        ) from error
    if json:
        write_json(_legal_json(number, position))
    else:
        _show_legal(position)


def _legal_json(number: int, position: Position) -> dict[str, Any]:
    actions = {
        str(seat): [{"action": action.to_json(), "text": action.to_text()} for action in position.legal(seat)]
        for seat in position.acting
    }
    return {
        "game": position.game_id,
        "at": number,
        "position": str(position),
        "pending": position.pending,
        "legal": actions,
    }


def _show_legal(position: Position) -> None:
    from rich.table import Table
    from rich.text import Text

    from sanle import text

    out = console()
    if position.pending is None:
        out.print(say("cli-legal-over"))
    elif "chance" in position.pending:
        out.print(say("cli-legal-chance", kind=position.pending["chance"]))
    for seat in position.acting:
        actions = position.legal(seat)
        out.print(say("cli-legal-seat", seat=seat, count=len(actions)), style="bold")
        table = Table.grid(padding=(0, 2))
        for action in actions:
            words = text.action_text(position.game_id, action.to_json(), language())
            table.add_row("", Text(action.to_text(), "bold"), Text(words))
        out.print(table)


def _load(file: Path) -> Record:
    from sanle.core.record import Record

    try:
        return Record.load(file)
    except OSError as error:
        raise problem("file-unreadable", file=str(file), detail=error.strerror or str(error)) from error
