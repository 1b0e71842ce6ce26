"""The bot that plays anything."""

from __future__ import annotations

from typing import ClassVar

from lastcall.bots.bot import Sight
from lastcall.engine.game import Answer

MODULUS = 2147483647
MULTIPLIER = 48271


class RandomBot:
    """Every answer is as good as any other."""

    looks: ClassVar = False

    def __init__(self, seed: int = 0) -> None:
        self.state = (seed * 2654435761 + 12345) % (MODULUS - 1) + 1

    def choose(self, sight: Sight) -> Answer:
        """One of the answers, by chance."""
        self.state = self.state * MULTIPLIER % MODULUS
        return sight.answers[self.state % len(sight.answers)]
