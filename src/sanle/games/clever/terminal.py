"""The table in the terminal: a view as a rich renderable, told apart by letters and words as well as by colours."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from sanle.games.clever.components import AREAS, COLOURS, components_json
from sanle.text import message

if TYPE_CHECKING:
    from rich.console import RenderableType
    from rich.table import Table
    from rich.text import Text

View = Mapping[str, Any]

INK = {
    "white": "black on bright_white",
    "yellow": "black on yellow",
    "blue": "white on blue",
    "green": "black on green",
    "orange": "black on dark_orange",
    "purple": "white on magenta",
}
GAINS = {"yellow": "yellow", "blue": "dodger_blue1", "green": "green", "orange": "dark_orange", "purple": "magenta"}
OPEN = "default"
PRINTED = "dim"
CELL = 5


def draw(view: View, lang: str, names: Sequence[str] = (), seat: int | None = None) -> RenderableType:
    """The dice, one seat's sheet in full (else the active seat's) and a line for every other seat.

    ``view`` is what ``Position.view`` gives; ``names`` are the players' names by seat.
    """
    from rich.console import Group
    from rich.panel import Panel

    players = [names[s] if s < len(names) else message("seat", lang, seat=s + 1) for s in range(view["seats"])]
    shown = view["turn"]["seat"] if seat is None else seat
    parts: list[RenderableType] = [_dice(view, lang), _sheet(view["sheets"][shown], lang)]
    if len(players) > 1:
        parts.append(_everyone(view, lang, players))
    return Panel(
        Group(*parts),
        title=_heading(view, lang, players),
        subtitle=players[shown],
        title_align="left",
        subtitle_align="right",
        expand=False,
        padding=(0, 1),
    )


def _heading(view: View, lang: str, players: Sequence[str]) -> str:
    from rich.markup import escape

    words = [message("clever-round", lang, round=view["round"], rounds=view["rounds"])]
    if view["phase"] != "over":
        turn = view["turn"]
        words.append(message(f"clever-turn-{turn['kind']}", lang, name=players[turn["seat"]]))
    if view["phase"] in ("roll", "choose"):
        words.append(message("clever-throw", lang, throw=view["throw"]))
    return escape(" · ".join(words))


def _dice(view: View, lang: str) -> Table:
    """Where every die lies."""
    from rich.table import Table
    from rich.text import Text

    where: dict[Any, list[Text]] = {}
    for die in COLOURS:
        lies = view["dice"][die]
        where.setdefault(lies["at"], []).append(_die(die, lies["face"]))
    places = [where.get(place, [Text(" -- ", PRINTED)])[0] for place in (1, 2, 3)]
    grid = Table.grid(padding=(0, 1))
    for label, dice in (
        ("clever-pool", where.get("pool", [])),
        ("clever-places", places),
        ("clever-platter", where.get("platter", [])),
    ):
        grid.add_row(Text(message(label, lang), "bold"), Text(" ").join(dice))
    return grid


def _die(die: str, face: int | None) -> Text:
    from rich.text import Text

    return Text(f" {die[0].upper()}{face or '-'} ", INK[die])


def _sheet(sheet: View, lang: str) -> Table:
    from rich.table import Table

    printed = components_json()
    above = Table.grid(padding=(0, 4))
    above.add_row(_yellow(sheet, printed["yellow"], lang), _blue(sheet, printed["blue"], lang))
    whole = Table.grid()
    whole.add_row("")
    whole.add_row(above)
    for row in (_green, _orange, _purple):
        whole.add_row(row(sheet, printed, lang))
    whole.add_row(_in_hand(sheet, printed["track"], lang))
    return whole


def _boxes(rows: Sequence[Sequence[Text]]) -> Table:
    from rich.table import Table

    grid = Table.grid()
    for _ in range(max(map(len, rows))):
        grid.add_column(width=CELL, justify="center", no_wrap=True)
    for row in rows:
        grid.add_row(*row)
    return grid


def _box(label: str, area: str, crossed: bool) -> Text:
    from rich.text import Text

    return Text(f" {label:>2} ", f"bold {INK[area]}" if crossed else OPEN)


def _small(text: str) -> Text:
    from rich.text import Text

    return Text(text, PRINTED)


def _bonus(bonus: Mapping[str, Any] | None, lang: str) -> Text:
    from rich.text import Text

    style = GAINS.get(str(bonus["bonus"]), "bold") if bonus else ""
    return Text(message("clever-short-bonus", lang, **bonus) if bonus else "", style)


def _block(area: str, points: int, lang: str, boxes: Table) -> Table:
    from rich.table import Table

    grid = Table.grid()
    grid.add_row(_title(area, lang) + _points(points))
    grid.add_row(boxes)
    return grid


def _title(area: str, lang: str) -> Text:
    from rich.text import Text

    return Text(f" {message(f'clever-area-{area}', lang)} ", INK[area])


def _points(points: int) -> Text:
    from rich.text import Text

    return Text(f" {points}", "bold")


def _yellow(sheet: View, printed: View, lang: str) -> Table:
    crossed = {tuple(box) for box in sheet["yellow"]}
    rows = []
    for r, (numbers, bonus) in enumerate(zip(printed["rows"], printed["row_bonuses"], strict=True), 1):
        row = [_yellow_box(number, (r, c) in crossed) for c, number in enumerate(numbers, 1)]
        rows.append([*row, _bonus(bonus, lang)])
    rows.append([*(_small(str(points)) for points in printed["columns"]), _bonus(printed["diagonal_bonus"], lang)])
    return _block("yellow", sheet["points"]["yellow"], lang, _boxes(rows))


def _yellow_box(number: int, crossed: bool) -> Text:
    if number == 0:
        return _small(" X ")
    return _box("X" if crossed else str(number), "yellow", crossed)


def _blue(sheet: View, printed: View, lang: str) -> Table:
    rows = []
    for values, bonus in zip(printed["rows"], printed["row_bonuses"], strict=True):
        row = [_blue_box(value, value in sheet["blue"]) for value in values]
        rows.append([*row, _bonus(bonus, lang)])
    rows.append([_bonus(bonus, lang) for bonus in printed["column_bonuses"]])
    return _block("blue", sheet["points"]["blue"], lang, _boxes(rows))


def _blue_box(value: int, crossed: bool) -> Text:
    if value == 0:
        return _small("")
    return _box("X" if crossed else str(value), "blue", crossed)


def _green(sheet: View, printed: View, lang: str) -> Table:
    filled = sheet["green"]
    boxes = [
        _box("X" if n < filled else f"{least}+", "green", n < filled)
        for n, least in enumerate(printed["green"]["thresholds"])
    ]
    return _row("green", boxes, sheet, printed, lang)


def _orange(sheet: View, printed: View, lang: str) -> Table:
    written = sheet["orange"]
    boxes = [
        _box(str(written[n]) if n < len(written) else f"x{factor}" if factor > 1 else ".", "orange", n < len(written))
        for n, factor in enumerate(printed["orange"]["factors"])
    ]
    return _row("orange", boxes, sheet, printed, lang)


def _purple(sheet: View, printed: View, lang: str) -> Table:
    written = sheet["purple"]
    boxes = [
        _box(str(written[n]) if n < len(written) else "<" if n else ".", "purple", n < len(written))
        for n in range(len(printed["purple"]["bonuses"]))
    ]
    return _row("purple", boxes, sheet, printed, lang)


def _row(area: str, boxes: Sequence[Text], sheet: View, printed: View, lang: str) -> Table:
    from rich.table import Table

    bonuses = [_bonus(bonus, lang) for bonus in printed[area]["bonuses"]]
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=8)
    grid.add_row(_title(area, lang), _boxes([boxes, bonuses]), _points(sheet["points"][area]))
    return grid


def _in_hand(sheet: View, track: Sequence[Mapping[str, Any] | None], lang: str) -> Table:
    """What the seat can spend, what waits to be entered, and its points."""
    from rich.table import Table
    from rich.text import Text

    grid = Table.grid(padding=(0, 1))
    held = (("reroll", "rerolls"), ("extra", "extras"), ("fox", "foxes"))
    hand = Text("  ").join(
        Text(f"{message(f'clever-bonus-{bonus}', lang)} {sheet[key]}", "bold") for bonus, key in held
    )
    received = Text(" ").join(
        (_bonus(bonus, lang) if n >= sheet["track"] else _small(message("clever-short-bonus", lang, **bonus)))
        for n, bonus in enumerate(track)
        if bonus
    )
    grid.add_row(hand)
    grid.add_row(Text(f"{message('clever-track', lang)}  ") + received)
    if sheet["pending"]:
        grid.add_row(Text(f"{message('clever-pending', lang)}  ", "bold red") + _pending(sheet["pending"], lang))
    points = f"{message('clever-fox-points', lang)} {sheet['fox_points']}  {message('clever-total', lang)} "
    grid.add_row(Text(points) + Text(str(sheet["total"]), "bold reverse"))
    return grid


def _pending(pending: Mapping[str, Any], lang: str) -> Text:
    from rich.text import Text

    waiting: list[Mapping[str, Any]] = []
    for bonus, held in pending.items():
        if isinstance(held, int):
            waiting += [{"bonus": bonus}] * held
        else:
            waiting += [{"bonus": bonus, "number": number} for number in held]
    return Text(" ").join(_bonus(bonus, lang) for bonus in waiting)


def _everyone(view: View, lang: str, players: Sequence[str]) -> Table:
    from rich.box import SIMPLE_HEAD
    from rich.table import Table
    from rich.text import Text

    table = Table(box=SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for area in AREAS:
        table.add_column(Text(message(f"clever-area-{area}", lang), INK[area]), justify="right")
    for bonus in ("fox", "reroll", "extra"):
        table.add_column(message("clever-short-bonus", lang, bonus=bonus), justify="right")
    table.add_column(message("clever-total", lang), justify="right")
    for name, sheet in zip(players, view["sheets"], strict=True):
        areas = (str(sheet["points"][area]) for area in AREAS)
        hand = (str(sheet[key]) for key in ("foxes", "rerolls", "extras"))
        table.add_row(Text(name), *areas, *hand, Text(str(sheet["total"]), "bold"))
    return table
