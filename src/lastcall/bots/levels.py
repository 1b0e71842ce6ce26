"""How well bots play, by what they look at, and how they are: finding one by its name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from lastcall.bots.bot import Bot
from lastcall.bots.greedy import GreedyBot
from lastcall.bots.random import RandomBot
from lastcall.bots.search import SearchBot
from lastcall.bots.temperament import CALM, TEMPERAMENTS, Temperament
from lastcall.engine.core.errors import UnknownName

A_GLANCE: Final = ((200, 1), (3, 1))
"""Looks at two imagined games, where others look at fourteen."""
SHARP: Final = 60
LEGEND: Final = 300
"""Playouts of a decision."""


def anything(seed: int, temper: Temperament) -> Bot:
    """It has no temperament."""
    return RandomBot(seed)


LEVELS: Final[dict[str, Callable[[int, Temperament], Bot]]] = {
    "random": anything,
    "tipsy": lambda seed, temper: GreedyBot(seed, temper, A_GLANCE),
    "steady": GreedyBot,
    "sharp": lambda seed, temper: SearchBot(seed, temper, SHARP),
    "legend": lambda seed, temper: SearchBot(seed, temper, LEGEND),
}
"""From the weakest to the strongest."""
ALIASES: Final = {"greedy": "steady", "search": "legend"}
"""What two of them are called by how they think."""
NAMES: Final = (*LEVELS, *ALIASES)
OFFERED: Final = ("tipsy", "steady", "sharp", "legend")
"""Those that people would want to play against."""
USUAL: Final = "sharp"


def bot(name: str, seed: int = 0) -> Bot:
    """A bot by its level, and a temperament if it has one: "sharp", "steady-thrifty"."""
    level, dash, temper = name.partition("-")
    made = LEVELS.get(ALIASES.get(level, level))
    if made is None:
        raise UnknownName(f"There is no bot {level!r}; choose from: {', '.join(NAMES)}.")
    if dash and temper not in TEMPERAMENTS:
        raise UnknownName(f"There is no temperament {temper!r}; choose from: {', '.join(TEMPERAMENTS)}.")
    return made(seed, TEMPERAMENTS[temper] if dash else CALM)
