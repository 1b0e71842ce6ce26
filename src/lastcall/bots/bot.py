"""What a bot is, what it may see, and finding one by name."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol

from lastcall.engine.core.errors import UnknownName
from lastcall.engine.core.game import Answer, Game
from lastcall.engine.seen.guess import imagine
from lastcall.engine.seen.views import View

NAMES = ("random", "greedy")
COMING = ("search",)


class Offered:
    """What a bot is told of a question: never the game behind it."""

    __slots__ = ("answers", "number")

    def __init__(self, answers: Sequence[Answer], number: int) -> None:
        self.answers = answers
        """Every decision the rules allow."""
        self.number = number
        """Counts the questions of a game."""


class Sight:
    """What the seat of a bot may know. Nothing is made before the bot looks."""

    __slots__ = ("_game",)

    def __init__(self, game: Game) -> None:
        self._game = game

    @property
    def view(self) -> View:
        """The table as this seat sees it, with the question in words."""
        return self._game.view(self._game.asked)

    def imagine(self, chance: Random) -> Game:
        """A game this seat cannot tell from the real one; it belongs to the bot, who may play on in it."""
        return imagine(self._game, self._game.asked, chance)


class Bot(Protocol):
    """Decides for a seat."""

    def choose(self, sight: Sight, question: Offered) -> Answer:
        """One of the answers the question offers."""


def decide(bot: Bot, game: Game) -> Answer:
    """What the bot answers to the pending question: the only door between a bot and a game."""
    return bot.choose(Sight(game), Offered(game.choices, game.number))


def bot(name: str, seed: int = 0) -> Bot:
    """A bot by its name."""
    from lastcall.bots.greedy import GreedyBot
    from lastcall.bots.random import RandomBot

    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    if name in COMING:
        raise UnknownName(f"The bot {name!r} does not exist yet; there are: {', '.join(NAMES)}.")
    raise UnknownName(f"There is no bot {name!r}; there are: {', '.join(NAMES)}.")
