"""DRINK-15: Drinks that make their drinker draw and discard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lastcall.engine.core.frames import Decision, Frame
from lastcall.engine.table.hands import GivingUp, draw

if TYPE_CHECKING:
    from lastcall.engine.core.game import Game

DRAW_FIRST: Final = 0
DISCARD_FIRST: Final = 1


class Sipping(Decision):
    """DRINK-15: a Drink that draws and discards; its drinker chooses what comes first."""

    def __init__(self, below: Frame | None, seat: int, draws: int, discards: int) -> None:
        self.below = below
        self.seat = seat
        self.draws = draws
        self.discards = discards

    def go(self, game: Game) -> None:
        """Ask for the order, if there is one to choose."""
        if self.draws:
            super().go(game)
        else:
            game.stack = GivingUp(self.below, self.seat, self.discards)

    def decider(self, game: Game) -> int:
        return self.seat

    def options(self, game: Game) -> list[int]:
        return [DRAW_FIRST, DISCARD_FIRST]

    def option(self, game: Game, number: int) -> str:
        return ("draw first", "discard first")[number]

    def chosen(self, game: Game, option: int) -> None:
        """Each is finished before the next begins."""
        if option == DRAW_FIRST:
            draw(game, self.seat, self.draws)
            game.stack = GivingUp(self.below, self.seat, self.discards)
        else:
            game.stack = GivingUp(Drawing(self.below, self.seat, self.draws), self.seat, self.discards)


class Drawing(Frame):
    """Cards to draw once what lies above is finished."""

    def __init__(self, below: Frame | None, seat: int, draws: int) -> None:
        self.below = below
        self.seat = seat
        self.draws = draws

    def go(self, game: Game) -> None:
        """TURN-04."""
        draw(game, self.seat, self.draws)
