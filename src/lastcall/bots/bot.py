"""What a bot is, and finding one by name."""

from __future__ import annotations

from typing import Protocol

from lastcall.engine.errors import UnknownName
from lastcall.engine.game import Answer
from lastcall.engine.questions import Question
from lastcall.engine.views import View

NAMES = ("random",)
COMING = ("greedy", "search")


class Bot(Protocol):
    """Decides for a seat."""

    blind: bool
    """It does not look: no view has to be made for it."""

    def choose(self, view: View | None, question: Question) -> Answer:
        """One of the answers the question offers."""


def bot(name: str, seed: int = 0) -> Bot:
    """A bot by its name."""
    from lastcall.bots.random import RandomBot

    if name == "random":
        return RandomBot(seed)
    if name in COMING:
        raise UnknownName(f"The bot {name!r} does not exist yet; there are: {', '.join(NAMES)}.")
    raise UnknownName(f"There is no bot {name!r}; there are: {', '.join(NAMES)}.")
