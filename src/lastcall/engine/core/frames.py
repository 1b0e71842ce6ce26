"""Frames: what is being resolved and has to wait.

Methods that raise NotImplementedError are abstract: every class that is used says them anew. The bases are plain
classes, not `abc` ones, because the engine must stay compilable and calls them on its hot path.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lastcall.engine.core.declared import Declared
from lastcall.engine.core.errors import ProgramError

if TYPE_CHECKING:
    from lastcall.engine.core.game import Game

Answer = tuple[int, ...]
"""One decision, as numbers: what sort of answer, then its arguments. `Question.say` puts it into words."""


class Frame(Declared):
    """Something being resolved that has to wait. Never changed; linked to the frame below it."""

    __slots__ = ("below",)

    def __init__(self, below: Frame | None) -> None:
        self.below = below

    def go(self, game: Game) -> None:
        """Its next step; the frame has been taken off the stack."""
        raise NotImplementedError

    def took(self, game: Game, answer: Answer) -> None:
        """The question it asked has been answered; the frame has been taken off the stack."""
        raise ProgramError(f"{type(self).__name__} has asked nothing, and is answered")

    def prompt(self, game: Game) -> str:
        """What it asks, where the kind of question does not say it already."""
        return ""

    def option(self, game: Game, number: int) -> str:
        """One of the options it has offered, in words."""
        raise ProgramError(f"{type(self).__name__} has offered no options")

    def offers(self, game: Game, seat: int) -> int:
        """The windows open to a seat while this frame asks; for why-not."""
        return 0
