"""The commands, their arguments and options. Help texts are ids of messages, put into words when they are shown.

Bodies import what they need, so that `sanle --help` doesn't load compiler and games.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer

from sanle.cli import wording
from sanle.cli.errors import guarded
from sanle.cli.language import choose_language

app = typer.Typer(
    cls=wording.Commands,
    help="cli-about",
    epilog="cli-exit-codes",
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode=None,
    no_args_is_help=True,
    context_settings={"help_option_names": ["--help", "-h"]},
)

Lang = Annotated[str | None, typer.Option("--lang", help="cli-lang", metavar="LANG", callback=wording.check_language)]
Json = Annotated[bool, typer.Option("--json", help="cli-json")]
GameName = Annotated[str, typer.Argument(help="cli-game", metavar="GAME", show_default=False)]
Rules = Annotated[list[str] | None, typer.Option("--rules", help="cli-rules", metavar="KEY=VALUE")]
Seed = Annotated[str | None, typer.Option("--seed", help="cli-seed", metavar="S")]


def run(arguments: Sequence[str]) -> int:
    """Run one command line, without the program's name; the exit code."""
    choose_language(arguments)
    command = typer.main.get_command(app)
    return guarded(lambda: command.main(args=list(arguments), prog_name="sanle", standalone_mode=False))


def _show_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        typer.echo(f"sanle {version('sanle')}")
        raise typer.Exit


@app.callback()
def sanle(
    version: Annotated[
        bool, typer.Option("--version", help="cli-version", callback=_show_version, is_eager=True)
    ] = False,
    lang: Lang = None,
) -> None:
    pass


@app.command(cls=wording.Command, help="cli-play", epilog="sanle play GAME --bots 2 --lang zh-Hant --save game.json")
def play(
    game: GameName,
    seats: Annotated[str | None, typer.Option("--seats", help="cli-play-seats", metavar="K")] = None,
    bots: Annotated[str, typer.Option("--bots", help="cli-play-bots", metavar="LEVEL,…", show_default=False)] = "",
    names: Annotated[str, typer.Option("--names", help="cli-play-names", metavar="NAME,…", show_default=False)] = "",
    rules: Rules = None,
    seed: Seed = None,
    save: Annotated[Path | None, typer.Option("--save", help="cli-play-save", metavar="FILE")] = None,
    dice: Annotated[str, typer.Option("--dice", help="cli-play-dice", metavar="program|typed")] = "program",
    lang: Lang = None,
) -> None:
    from sanle.cli.play import play as start

    start(game, seats, bots, names, rules or [], seed, save, dice)


@app.command(cls=wording.Command, help="cli-check", epilog="sanle check games/*.json")
def check(
    records: Annotated[list[Path], typer.Argument(help="cli-check-records", metavar="RECORD…", show_default=False)],
    json: Json = False,
    lang: Lang = None,
) -> int:
    from sanle.cli.records import check as run_check

    return run_check(records, json)


@app.command(cls=wording.Command, help="cli-legal", epilog="sanle legal game.json --at 12")
def legal(
    record: Annotated[Path, typer.Argument(help="cli-legal-record", metavar="RECORD", show_default=False)],
    at: Annotated[str | None, typer.Option("--at", help="cli-legal-at", metavar="N")] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    from sanle.cli.records import legal as show_legal

    show_legal(record, at, json)


@app.command(
    cls=wording.Command, help="cli-simulate", epilog="sanle simulate GAME --games 1000 --seats 2 --bots 1,2 --seed 7"
)
def simulate(
    game: GameName,
    games: Annotated[str, typer.Option("--games", help="cli-simulate-games", metavar="N")] = "1000",
    seats: Annotated[str | None, typer.Option("--seats", help="cli-simulate-seats", metavar="K")] = None,
    rules: Rules = None,
    bots: Annotated[str, typer.Option("--bots", help="cli-simulate-bots", metavar="LEVEL,…")] = "1",
    seed: Seed = None,
    records: Annotated[Path | None, typer.Option("--records", help="cli-simulate-records", metavar="DIR")] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    from sanle.cli.simulate import simulate as run_games

    run_games(game, games, seats, rules or [], bots, seed, records, json)


@app.command(cls=wording.Command, help="cli-warm", epilog="sanle warm")
def warm(json: Json = False, lang: Lang = None) -> None:
    from sanle.cli.warm import warm as run_warm

    run_warm(json)


@app.command(cls=wording.Command, help="cli-bench", epilog="sanle bench GAME --json")
def bench(
    game: Annotated[str | None, typer.Argument(help="cli-bench-game", metavar="[GAME]", show_default=False)] = None,
    json: Json = False,
    lang: Lang = None,
) -> None:
    from sanle.cli.bench import bench as measure

    measure(game, json)


@app.command(cls=wording.Command, help="cli-serve", epilog="sanle serve --lan")
def serve(
    host: Annotated[str | None, typer.Option("--host", help="cli-serve-host", metavar="ADDRESS")] = None,
    port: Annotated[str | None, typer.Option("--port", help="cli-serve-port", metavar="PORT")] = None,
    data: Annotated[Path | None, typer.Option("--data", help="cli-serve-data", metavar="DIR")] = None,
    database: Annotated[str | None, typer.Option("--database", help="cli-serve-database", metavar="URL")] = None,
    broker: Annotated[str | None, typer.Option("--broker", help="cli-serve-broker", metavar="URL")] = None,
    lan: Annotated[bool, typer.Option("--lan", help="cli-serve-lan")] = False,
    lang: Lang = None,
) -> None:
    from sanle.cli.serve import serve as start

    start({"host": host, "port": port, "data": data, "database": database, "broker": broker, "lan": lan or None})
