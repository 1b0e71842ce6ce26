"""CARD-057: one coin tossed for everybody who takes part, in the middle of a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lastcall.engine.core.answers import Answer, picked
from lastcall.engine.core.codes import CHOOSE, OPTION_CHOSEN
from lastcall.engine.core.frames import Frame
from lastcall.engine.core.matters import Play
from lastcall.engine.play.choices import Choosing
from lastcall.engine.play.facts import TO_HELP, TO_STAY_OUT, Decided, HelpToss, TossedForAll
from lastcall.ids import MatterId, SeatId
from lastcall.voice.fact import Branch, Fact

if TYPE_CHECKING:
    from lastcall.engine.game import Game

HELP: Final = 0
STAY_OUT: Final = 1
SIDES: Final = 2
COIN: Final = ("heads", "tails")
"""The sides of the coin, as stories name them."""


def toss_for_helpers(game: Game, play: Play, step: int, seats: tuple[SeatId, ...]) -> None:
    """DUNGEON-04: let these seats decide in turn order whether to help, then toss the coin."""
    game.stack = Helping(game.stack, play.id, step, seats, ())


class Helping(Frame):
    """Who still decides whether to help, and who does so far."""

    def __init__(
        self, below: Frame | None, play: MatterId, step: int, order: tuple[SeatId, ...], helpers: tuple[SeatId, ...]
    ) -> None:
        self.below = below
        self.play = play
        self.step = step
        self.order = order
        self.helpers = helpers

    def go(self, game: Game) -> None:
        """Ask each seat, then toss one coin for all helpers; none if nobody helps."""
        if self.order:
            game.stack = self
            game.ask(self.order[0], CHOOSE, self.choices(game, self.order[0]))
        elif self.helpers:
            side = game.roll(SIDES)
            game.note(TossedForAll, game.play(self.play).seat, side)
            chosen: tuple[int, ...] = ()
            for seat in self.helpers:
                chosen += (seat, side)
            game.stack = Choosing(self.below, self.play, self.step, (), chosen)

    def choices(self, game: Game, seat: SeatId) -> list[Answer]:
        return [(OPTION_CHOSEN, HELP), (OPTION_CHOSEN, STAY_OUT)]

    def costs(self, game: Game, answer: Answer) -> bool:
        """It may."""
        return picked(answer) == HELP

    def took(self, game: Game, answer: Answer) -> None:
        """Note openly whether this seat helps."""
        seat = self.order[0]
        game.note(Decided, seat, picked(answer))
        helpers = (*self.helpers, seat) if picked(answer) == HELP else self.helpers
        game.stack = Helping(self.below, self.play, self.step, self.order[1:], helpers)

    def prompt(self, game: Game, reader: SeatId) -> Fact:
        """What either side of the coin brings."""
        play = game.play(self.play)
        heads, tails = [Branch(play.card, play.use, self.step, side) for side in range(len(COIN))]
        return HelpToss(play.card, reader, play.seat, heads, tails)

    def option(self, game: Game, number: int) -> Fact:
        return TO_STAY_OUT if number else TO_HELP
