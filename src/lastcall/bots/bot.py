"""What a bot is, and what it may see."""

from __future__ import annotations

from random import Random
from typing import ClassVar, Protocol

from lastcall.engine.core.errors import ProgramError
from lastcall.engine.game import Answer, Game
from lastcall.engine.seen.guess import Imagination
from lastcall.engine.seen.views import View
from lastcall.ids import SeatId


class Sight:
    """What a bot is given: what its seat may know, and what it may answer.

    It cannot hold the game behind it: all it has is an imagination of it.
    """

    __slots__ = ("_imagination", "answers", "number", "seat")

    def __init__(self, seat: int, answers: list[Answer], number: int, imagination: Imagination | None) -> None:
        self.seat = SeatId(seat)
        """Whose decision it is."""
        self.answers = answers
        """Every decision the rules allow, in the order of the game."""
        self.number = number
        """Counts the questions of a game."""
        self._imagination = imagination

    @property
    def view(self) -> View:
        """The table as this seat sees it, with the question in words; made when the bot looks."""
        return self._known().base.view(self.seat)

    def imagine(self, chance: Random) -> Game:
        """A game this seat cannot tell from the real one; it belongs to the bot, who may play on in it."""
        return self._known().deal(chance)

    def _known(self) -> Imagination:
        if self._imagination is None:
            raise ProgramError("This bot has said that it does not look at the table (`looks`).")
        return self._imagination


class Bot(Protocol):
    """Decides for a seat."""

    looks: ClassVar[bool]
    """Whether it wants to see the table; if not, it gets its answers alone, which is much faster."""

    def choose(self, sight: Sight) -> Answer:
        """One of the answers its seat is offered."""


def decide(bot: Bot, game: Game, seat: int | None = None) -> Answer:
    """What the bot answers to the pending question: the only door between a bot and a game.

    It decides for the seat that is asked, or for another one that may respond in the same window.
    """
    who = game.asked if seat is None else SeatId(seat)
    answers = game.answers_of(who)
    if bot.looks and len(answers) == 1:
        return answers[0]
    # However the hidden cards really lie, the bot sees the same, and imagines the same games.
    imagination = Imagination(game, who, who) if bot.looks else None
    return bot.choose(Sight(who, answers, game.number, imagination))
