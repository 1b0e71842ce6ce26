"""DRINK-15: Drinks that make their drinker draw and discard."""

from __future__ import annotations

from lastcall.engine.core.codes import CHOOSE, OPTION_CHOSEN
from lastcall.engine.core.game import Answer, Frame, Game
from lastcall.engine.table.hands import GivingUp, draw


class Sipping(Frame):
    """DRINK-15: a Drink that draws and discards; its drinker chooses what comes first."""

    def __init__(self, below: Frame | None, seat: int, draws: int, discards: int) -> None:
        self.below = below
        self.seat = seat
        self.draws = draws
        self.discards = discards

    def go(self, game: Game) -> None:
        """Ask for the order, if there is one to choose."""
        if self.draws:
            game.stack = self
            game.ask(self.seat, CHOOSE, [(OPTION_CHOSEN, 0), (OPTION_CHOSEN, 1)])
        else:
            game.stack = GivingUp(self.below, self.seat, self.discards)

    def option(self, game: Game, number: int) -> str:
        return ("draw first", "discard first")[number]

    def took(self, game: Game, answer: Answer) -> None:
        """Each is finished before the next begins."""
        if answer[1] == 0:
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
