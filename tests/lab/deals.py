"""Made-up results of deals, with a true mean that is known."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

GAMES = 4
"""Of each deal."""
Model = Callable[[float, Random], float]


def independent(mean: float, chance: Random) -> float:
    """As if every game had a deal of its own."""
    return sum(chance.random() < mean for _ in range(GAMES)) / GAMES


def alike(mean: float, chance: Random) -> float:
    """The deal decides everything."""
    return float(chance.random() < mean)


def mixed(mean: float, chance: Random) -> float:
    """The deal decides something: some are good, some are not."""
    return independent(chance.betavariate(2 * mean, 2 * (1 - mean)), chance)


def balanced(mean: float, chance: Random) -> float:
    """Some seat always wins: the mean of a deal lies as near to the true one as games can be counted."""
    wins = int(mean * GAMES)
    return (wins + (chance.random() < mean * GAMES - wins)) / GAMES


def tied(mean: float, chance: Random) -> float:
    """Every win is shared with somebody."""
    return independent(min(1.0, 2 * mean), chance) / 2


MODELS: tuple[Model, ...] = (independent, alike, mixed, balanced, tied)
