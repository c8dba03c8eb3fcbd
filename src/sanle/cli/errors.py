"""How the command line ends when something is wrong: one clear sentence on standard error, and an exit code."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import typer

from sanle.cli.language import language, say

DONE, FAULT, USAGE, INTERRUPTED = 0, 1, 2, 130


class Problem(Exception):
    """Ends the command with a sentence; ``code`` is the exit code."""

    def __init__(self, sentence: str, code: int = USAGE) -> None:
        super().__init__(sentence)
        self.code = code


def problem(id: str, /, **params: object) -> Problem:
    """Wrong use of a command, explained by the message ``cli-error-<id>``."""
    return Problem(say(f"cli-error-{id}", **params))


def explain(error: Exception, game: str | None = None) -> str:
    """What an error of the library says in the reader's language.

    Where the sentence names nothing of what was wrong, the error's own words follow in brackets.
    """
    from sanle import text
    from sanle.core.errors import IllegalAction, OutOfTurn, SanleError

    if not isinstance(error, SanleError) or not text.has_reason(game, error.code):
        return str(error)
    sentence = text.reason_text(game, error.code, language(), getattr(error, "rule", None), **error.params)
    if isinstance(error, IllegalAction | OutOfTurn) or error.params.keys() - {"kind"}:
        return sentence
    return say("cli-error-detailed", sentence=sentence, detail=str(error))


@contextmanager
def refusals(game: str | None = None, code: int = USAGE) -> Iterator[None]:
    """Turn the library's refusals inside into a sentence that ends the command."""
    from sanle.core.errors import SanleError

    try:
        yield
    except SanleError as error:
        raise Problem(explain(error, game), code) from error


def guarded(command: Callable[[], object]) -> int:
    """Run a command and return its exit code; bad input ends in a sentence, never in a traceback."""
    try:
        code = command()
    except Problem as error:
        return _complain(say("cli-error", problem=str(error)), error.code)
    except typer.TyperException as error:
        if type(error).__name__ == "NoArgsIsHelpError":
            return _complain(error.format_message().rstrip(), USAGE)
        _complain(say("cli-error", problem=_misuse(error)), USAGE)
        return _complain(_hint(error), USAGE)
    except (KeyboardInterrupt, typer.Abort):
        return _complain(say("cli-interrupted"), INTERRUPTED)
    except BrokenPipeError:  # whoever read our output has gone, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return DONE
    return code if isinstance(code, int) else DONE


def _complain(sentence: str, code: int) -> int:
    typer.echo(sentence, err=True)
    return code


def _misuse(error: typer.TyperException) -> str:
    """Typer's own complaints; it doesn't export their classes."""
    name = type(error).__name__
    if name == "NoSuchOption":
        return say("cli-error-no_such_option", option=getattr(error, "option_name", ""))
    if name == "MissingParameter":
        return say("cli-error-missing", name=_parameter(error))
    if name == "BadOptionUsage":
        return say("cli-error-missing-value", name=getattr(error, "option_name", ""))
    if name == "BadParameter":
        return say("cli-error-bad_value", name=_parameter(error), detail=str(error))
    return say("cli-error-misuse", detail=error.format_message())


def _parameter(error: typer.TyperException) -> str:
    parameter = getattr(error, "param", None)
    if parameter is None:
        return ""
    return (
        str(parameter.metavar or parameter.name).upper() if not parameter.opts[0].startswith("-") else parameter.opts[0]
    )


def _hint(error: typer.TyperException) -> str:
    context = getattr(error, "ctx", None)
    return say("cli-error-hint", command=context.command_path if context else "sanle")
