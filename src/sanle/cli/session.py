"""One game in the terminal: whose turn it is, what they type, what can be taken back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sanle.cli.language import say
from sanle.core.errors import SanleError
from sanle.core.events import Move
from sanle.core.knowledge import Knowledge

if TYPE_CHECKING:
    from sanle.bots import Bot
    from sanle.cli.screen import Screen
    from sanle.core.actions import Action
    from sanle.core.chance import Source
    from sanle.core.game import Game
    from sanle.core.position import Position


@dataclass(frozen=True)
class Player:
    """Somebody at the table: a person, or a bot."""

    name: str
    bot: Bot | None = None


class Left(Exception):
    """A person leaves the game."""


class Session:
    """A game from its start to its end, or until a person leaves; ``position`` is where it stands."""

    def __init__(self, game: Game, players: list[Player], source: Source | None, screen: Screen) -> None:
        self._players = players
        self._source = source
        self._screen = screen
        self.position: Position = game.start()

    def run(self) -> None:
        """Play on until the game is over or left."""
        self._screen.effects(self.position, self._eyes())
        try:
            while self.position.pending is not None:
                self._step()
        except (Left, EOFError):
            self._screen.say(say("cli-left"))
            return
        self._screen.board(self.position, self._eyes(), None)
        self._screen.result(self.position)

    def _step(self) -> None:
        if not self.position.acting:
            self._chance()
            return
        bots = [seat for seat in self.position.acting if self._players[seat].bot is not None]
        if bots:
            self._bot(bots[0])
        else:
            self._person(self.position.acting[0])

    def _go(self, event: Any) -> None:
        self.position = self.position.apply(event)
        self._screen.effects(self.position, self._eyes())

    def _eyes(self) -> int | None:
        """The seat whose knowledge the screen shows: that of the only person, else what everyone may see."""
        people = [seat for seat, player in enumerate(self._players) if player.bot is None]
        return people[0] if len(people) == 1 else None

    # Bots and chance.

    def _bot(self, seat: int) -> None:
        bot = self._players[seat].bot
        assert bot is not None
        self._go(Move(seat, bot.choose(Knowledge(self.position, seat))))

    def _chance(self) -> None:
        if self._source is None:
            self._typed_chance()
        elif not self._is_held() or not self._taken_back_instead():
            self._go(self._source.draw(self.position))

    def _is_held(self) -> bool:
        """A draw that a person's move made due falls when they say so, unless the move itself asked for it."""
        event = self.position.event
        return self._may_take_back() and not (
            isinstance(event, Move) and self.position.rulebook.asks_for_chance(event.action)
        )

    def _taken_back_instead(self) -> bool:
        return self._common(self._screen.ask(say("cli-prompt-chance")).lower())

    def _typed_chance(self) -> None:
        self._screen.board(self.position, self._eyes(), None)
        form = self._screen.chance_example(self.position)
        word = self._screen.ask(say("cli-prompt-typed", example=form))
        if self._common(word.lower()):
            return
        try:
            self._go({"chance": self.position.rulebook.chance_from_text(self._bracketed(word, form))})
        except SanleError as error:
            self._screen.refused(error)

    @staticmethod
    def _bracketed(word: str, example: str) -> str:
        """The notation without its brackets is accepted too."""
        if example.startswith("[") and not word.startswith("["):
            return f"[{word}]"
        return word

    # People.

    def _person(self, seat: int) -> None:
        self._screen.board(self.position, seat, seat)
        actions = list(self.position.legal(seat))
        self._screen.choices(self.position, seat, actions)
        while True:
            word = self._screen.ask(say("cli-prompt", name=self._players[seat].name))
            if self._common(word.lower()):
                return
            action = self._read(word, seat, actions)
            if action is not None:
                self._go(Move(seat, action))
                return

    def _read(self, word: str, seat: int, actions: list[Action]) -> Action | None:
        """The action that was typed, by its number or notation; None after saying why it's none."""
        if word.isascii() and word.isdigit() and 1 <= int(word) <= len(actions):
            return actions[int(word) - 1]
        try:
            action = self.position.rulebook.forms.from_text(word)
        except SanleError:
            self._screen.say(say("cli-not-understood", text=word))
            return None
        refusal = self.position.why(seat, action)
        if refusal is not None:
            self._screen.refused(refusal)
            return None
        return action

    def _common(self, word: str) -> bool:
        """What can be typed at any prompt. True when the position is another one, and must be shown anew."""
        if word == "q":
            raise Left
        if word == "?":
            self._screen.say(say("cli-commands-help"))
        if word == "u":
            return self._take_back()
        return False

    def _may_take_back(self) -> bool:
        event = self.position.event
        return isinstance(event, Move) and self._players[event.seat].bot is None

    def _take_back(self) -> bool:
        before = self.position.parent
        if before is None or not self._may_take_back():
            self._screen.say(say("cli-takeback-none"))
            return False
        self.position = before
        self._screen.say(say("cli-takeback-done"))
        return True
