"""What the terminal shows of a game: the board its game draws, what happened, what can be chosen, the result."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

from sanle import text
from sanle.cli.errors import explain
from sanle.cli.language import has, language, say
from sanle.cli.output import console

if TYPE_CHECKING:
    from sanle.core.actions import Action
    from sanle.core.contract import Rulebook
    from sanle.core.errors import SanleError
    from sanle.core.position import Position


class Screen:
    """The terminal, for one game with named players."""

    def __init__(self, game: Rulebook, names: Sequence[str]) -> None:
        self._game = game
        self._names = names
        self._out = console()

    def say(self, sentence: str) -> None:
        """A plain line."""
        self._out.print(sentence, markup=False)

    def ask(self, prompt: str) -> str:
        """What is typed after the prompt, without spaces around it. Raises ``EOFError`` at the end of the input."""
        self._out.print(prompt, end=" ", style="bold", markup=False)
        return input().strip()

    def refused(self, error: SanleError) -> None:
        """Why something isn't possible."""
        self.say(say("cli-refused", reason=explain(error, self._game.facts.id)))

    def board(self, position: Position, eyes: int | None, seat: int | None) -> None:
        """The table as a seat (None: everyone) may see it, that of ``seat`` in full."""
        self._out.print()
        self._out.print(self._game.draw(position.view(eyes), language(), self._names, seat))

    def effects(self, position: Position, eyes: int | None) -> None:
        """What the last event did, a line for each kind of effect in a row."""
        effects = position.seen_effects(eyes)
        for _, alike in groupby(effects, key=lambda effect: effect["kind"]):
            sentences = [text.effect_text(self._game.facts.id, effect, language(), self._names) for effect in alike]
            gap = " " if language() == "en" else ""
            self._out.print("  " + gap.join(sentences), style="dim", markup=False)

    def choices(self, position: Position, seat: int, actions: Sequence[Action]) -> None:
        """Every legal action with its number, its notation, and what it would do."""
        from rich.table import Table
        from rich.text import Text

        table = Table.grid(padding=(0, 2))
        table.add_column(justify="right")
        for number, action in enumerate(actions, 1):
            points, hints = self._foretold(position, seat, action)
            words = text.action_text(self._game.facts.id, action.to_json(), language())
            table.add_row(
                Text(str(number), "bold cyan"),
                Text(action.to_text(), "cyan"),
                Text(words),
                Text(points, "bold"),
                Text(hints, "dim"),
            )
        self._out.print(say("cli-choices", name=self._names[seat]), style="bold", markup=False)
        self._out.print(table)
        self._out.print(say("cli-commands"), style="dim", markup=False)

    def _foretold(self, position: Position, seat: int, action: Action) -> tuple[str, str]:
        """The points an action brings, and in short what it marks and earns."""
        preview: dict[str, Any] = position.preview(seat, action)
        gain = preview["points"]["after"]["total"] - preview["points"]["before"]["total"]
        hints = [text.hint_text(self._game.facts.id, effect, language()) for effect in preview["effects"]]
        separator = ", " if language() == "en" else "，"
        points = say("cli-hint-points", points=f"{gain:+d}") if gain else ""
        return points, separator.join(hint for hint in hints if hint)

    def chance_example(self, position: Position) -> str:
        """How the chance event that waits is written: the notation of its first outcomes."""
        drawn: list[int] = []
        while position.outcomes(drawn) is not None:
            drawn.append(0)
        return self._game.chance_text(position.chance(drawn).form)

    def result(self, position: Position) -> None:
        """Ranks, totals, and who has won; a lone player's rating where the game has one."""
        result = position.result()
        assert result is not None
        if len(self._names) == 1:
            self.say(say("cli-result-solo", score=result["scores"][0]))
            rating, label = (f"{self._game.facts.id}-{part}" for part in ("rating", "solo-rating"))
            if "rating" in result and has(rating):
                self.say(say("cli-result-rating", label=say(label), rating=say(rating, rating=result["rating"])))
            return
        self._ranking(result)
        winners = [self._names[seat] for seat in result["winners"]]
        self.say(say("cli-result-win" if len(winners) == 1 else "cli-result-shared", names=winners))

    def _ranking(self, result: dict[str, Any]) -> None:
        from rich.table import Table

        table = Table(title=say("cli-result"))
        for column in ("rank", "name", "score"):
            table.add_column(say(f"cli-result-{column}"), justify="left" if column == "name" else "right")
        for seat in sorted(range(len(self._names)), key=lambda seat: result["ranks"][seat]):
            table.add_row(str(result["ranks"][seat]), self._names[seat], str(result["scores"][seat]))
        self._out.print(table)
