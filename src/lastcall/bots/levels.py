"""How well bots play: finding one by the name of its level."""

from __future__ import annotations

from lastcall.bots.bot import Bot
from lastcall.bots.greedy import GreedyBot
from lastcall.bots.random import RandomBot
from lastcall.engine.core.errors import UnknownName

NAMES = ("random", "greedy")
COMING = ("search",)


def bot(name: str, seed: int = 0) -> Bot:
    """A bot by its name."""
    if name == "random":
        return RandomBot(seed)
    if name == "greedy":
        return GreedyBot(seed)
    if name in COMING:
        raise UnknownName(f"The bot {name!r} is not available yet; choose from: {', '.join(NAMES)}.")
    raise UnknownName(f"There is no bot {name!r}; choose from: {', '.join(NAMES)}.")
