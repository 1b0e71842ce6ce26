"""DRINK-15: Drinks that make their drinker draw, discard or reveal cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lastcall.engine.core.frames import Decision, Frame
from lastcall.engine.core.keywords import Keyword
from lastcall.engine.drinks.facts import WHICH_SIP, Discards, Draws
from lastcall.engine.table.hands import GivingUp, draw
from lastcall.ids import SeatId
from lastcall.voice.fact import Fact

if TYPE_CHECKING:
    from lastcall.engine.game import Game


class Sipping(Decision):
    """DRINK-15: the drinker chooses which of these effects comes next; each is finished before the next begins."""

    one_is_no_choice = True

    def __init__(self, below: Frame | None, seat: SeatId, sips: tuple[int, ...], acts: tuple[Keyword, ...]) -> None:
        self.below = below
        self.seat = seat
        self.sips = sips
        """For each effect the cards to draw; below 0: to discard."""
        self.acts = acts
        """The rest: an option from the last sip on."""

    def decider(self, game: Game) -> SeatId:
        return self.seat

    def options(self, game: Game) -> list[int]:
        """Effects that are alike are offered once; there is no order among draws alone, or discards alone."""
        facts = [self.option(game, number) for number in range(len(self.sips) + len(self.acts))]
        if not self.acts and (all(sip > 0 for sip in self.sips) or all(sip < 0 for sip in self.sips)):
            facts = facts[:1]
        return [number for number, fact in enumerate(facts) if fact not in facts[:number]]

    def chosen(self, game: Game, option: int) -> None:
        """DRINK-15, TURN-04, LIMIT-04: this one to its end, then what is left."""
        at = option - len(self.sips)
        if at >= 0:
            game.stack = Sipping(self.below, self.seat, self.sips, (*self.acts[:at], *self.acts[at + 1 :]))
            self.acts[at].drunk(game, self.seat)
            return
        cards = self.sips[option]
        game.stack = Sipping(self.below, self.seat, (*self.sips[:option], *self.sips[option + 1 :]), self.acts)
        if cards > 0:
            draw(game, self.seat, cards)
        else:
            game.stack = GivingUp(game.stack, self.seat, -cards)

    def prompt(self, game: Game, reader: SeatId) -> Fact:
        return WHICH_SIP

    def option(self, game: Game, number: int) -> Fact:
        if number >= len(self.sips):
            act = self.acts[number - len(self.sips)].acts
            assert act is not None
            return act
        cards = self.sips[number]
        return Draws(cards) if cards > 0 else Discards(-cards)
