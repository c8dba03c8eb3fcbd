"""The help of the commands in the reader's language: plain text, quick to show, aligned also in Chinese."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import typer
from typer.core import TyperCommand, TyperGroup

from sanle import text
from sanle.cli.errors import problem
from sanle.cli.inputs import game_names
from sanle.cli.language import has, say


class Command(TyperCommand):
    """A command whose help consists of messages."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(_help(self, ctx))


class Commands(TyperGroup):
    """The commands; an unknown one names those that there are."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        formatter.write(_help(self, ctx))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if not args[0].startswith("-") and args[0] not in self.commands:
            raise problem("no_such_command", name=args[0], allowed=list(self.commands))
        return super().resolve_command(ctx, args)


def check_language(lang: str | None) -> str | None:
    """Refuse a `--lang` that isn't one of the languages."""
    if lang is not None and lang not in text.languages:
        raise problem("choice", value=lang, allowed=list(text.languages))
    return lang


def _help(command: Any, ctx: typer.Context) -> str:
    parameters = command.get_params(ctx)
    arguments = [parameter for parameter in parameters if not _is_option(parameter)]
    usage = [ctx.command_path, *(_shown(argument) for argument in arguments), "[--…]"]
    below = getattr(command, "commands", {})
    if below:
        usage.append(say("cli-a-command"))
    sections = [
        say("cli-usage", usage=" ".join(usage)),
        say(command.help),
        _section("cli-section-arguments", ((_shown(one), _explained(one)) for one in arguments)),
        _section("cli-section-commands", ((name, say(one.help)) for name, one in below.items())),
        _section("cli-section-options", ((_shown(one), _explained(one)) for one in parameters if _is_option(one))),
        say(command.epilog) if has(command.epilog) else say("cli-example", example=_with_game(command.epilog)),
    ]
    return "\n\n".join(section for section in sections if section) + "\n"


def _section(title: str, entries: Iterable[tuple[str, str]]) -> str:
    from rich.cells import cell_len

    lines = list(entries)
    width = max((cell_len(name) for name, _ in lines), default=0)
    rows = [f"  {name}{' ' * (width - cell_len(name))}  {words}" for name, words in lines]
    return "\n".join([say(title), *rows]) if rows else ""


def _is_option(parameter: Any) -> bool:
    return bool(parameter.param_type_name == "option")


def _shown(parameter: Any) -> str:
    if not _is_option(parameter):
        return str(parameter.metavar)
    value = f" {parameter.metavar}" if parameter.metavar else ""
    return ", ".join(sorted(parameter.opts, key=len, reverse=True)) + value


def _explained(parameter: Any) -> str:
    if parameter.name == "help":
        return say("cli-help")
    words = say(parameter.help, games=game_names())
    if isinstance(parameter.default, str) and parameter.default:
        words += " " + say("cli-default", default=parameter.default)
    return words


def _with_game(example: str) -> str:
    return example.replace("GAME", next(iter(game_names()), "GAME"))
