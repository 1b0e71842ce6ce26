"""What a bot is, and what it may see."""

from __future__ import annotations

from random import Random
from typing import Protocol

from lastcall.engine.game import Answer, Game
from lastcall.engine.seen.guess import imagine
from lastcall.engine.seen.views import View


class Sight:
    """What a bot is given: what its seat may know, and what it may answer. Never the game behind it."""

    __slots__ = ("_game", "answers", "number", "seat")

    def __init__(self, game: Game, seat: int) -> None:
        self._game = game
        self.seat = seat
        self.answers = game.answers_of(seat)
        """Every decision the rules allow."""
        self.number = game.number
        """Counts the questions of a game."""

    @property
    def view(self) -> View:
        """The table as this seat sees it, with the question in words; made when the bot looks."""
        return self._game.view(self.seat)

    def imagine(self, chance: Random) -> Game:
        """A game this seat cannot tell from the real one; it belongs to the bot, who may play on in it."""
        return imagine(self._game, self.seat, chance, self.seat)


class Bot(Protocol):
    """Decides for a seat."""

    def choose(self, sight: Sight) -> Answer:
        """One of the answers its seat is offered."""


def decide(bot: Bot, game: Game, seat: int | None = None) -> Answer:
    """What the bot answers to the pending question: the only door between a bot and a game.

    It decides for the seat that is asked, or for another one that may respond in the same window.
    """
    return bot.choose(Sight(game, game.asked if seat is None else seat))
