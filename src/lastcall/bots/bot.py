"""What a bot is, and finding one by name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from lastcall.engine.errors import UnknownName
from lastcall.engine.game import Answer, Game
from lastcall.engine.views import SeenQuestion, View

NAMES = ("random",)
COMING = ("greedy", "search")


class Offered(Protocol):
    """What a bot is told of a question: never the game behind it."""

    @property
    def answers(self) -> Sequence[Answer]:
        """Every decision the rules allow."""


class Blind:
    """A question for a bot that does not look: the answers and nothing else."""

    __slots__ = ("answers",)

    def __init__(self, answers: Sequence[Answer]) -> None:
        self.answers = answers


class Bot(Protocol):
    """Decides for a seat."""

    blind: bool
    """It does not look: no view has to be made for it."""

    def choose(self, view: View | None, question: Offered) -> Answer:
        """One of the answers the question offers."""


def decide(bot: Bot, game: Game) -> Answer:
    """What the bot answers to the pending question; it gets a view, never the game."""
    if bot.blind:
        return bot.choose(None, Blind(game.choices))
    view = game.view(game.asked)
    question: SeenQuestion | None = view.question
    assert question is not None
    return bot.choose(view, question)


def bot(name: str, seed: int = 0) -> Bot:
    """A bot by its name."""
    from lastcall.bots.random import RandomBot

    if name == "random":
        return RandomBot(seed)
    if name in COMING:
        raise UnknownName(f"The bot {name!r} does not exist yet; there are: {', '.join(NAMES)}.")
    raise UnknownName(f"There is no bot {name!r}; there are: {', '.join(NAMES)}.")
