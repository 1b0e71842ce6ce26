"""CARD-053: Gold that somebody pays whoever drinks a Drink."""

from __future__ import annotations

from collections.abc import Callable

from lastcall.engine.core.keywords import Keyword
from lastcall.engine.core.matters import Packet, Play, debt
from lastcall.engine.drinks.drink import Drink
from lastcall.engine.game import Game
from lastcall.engine.table.who import mine
from lastcall.ids import MatterId, SeatId
from lastcall.language.keywords.facts import PaidByBet
from lastcall.language.template import says
from lastcall.language.words.drinks import DrinkChange
from lastcall.voice.fact import Fact


class Bet(Keyword):
    """Paid when the Drink is drunk by somebody else than whoever bet on it."""

    def __init__(self, payer: SeatId, stake: int) -> None:
        self.payer = payer
        self.stake = stake

    def dues(self, game: Game, drink: Drink) -> list[Packet]:
        if mine(game, self.payer, drink.drinker) or not game.seats[self.payer].present:
            return []
        return [debt(self.payer, self.stake, drink.drinker)]

    def touches(self, game: Game, drink: Drink) -> int:
        return game.ours[self.payer]

    def spared(self, game: Game, seat: SeatId) -> Keyword | None:
        return None if mine(game, seat, self.payer) else self

    def halved(self, drink: Drink, by: Callable[[int], int]) -> Keyword | None:
        return Bet(self.payer, by(self.stake))

    def lowered(self, game: Game, number: MatterId, by: int) -> Keyword | None:
        return Bet(self.payer, self.stake - by) if self.stake > by else None

    def described(self, game: Game, drink: Drink) -> Fact:
        return PaidByBet(self.payer, self.stake)


class BetOn(DrinkChange):
    """A part of the Drink: paid when it is drunk, not if it is Ignored."""

    gold: int

    def do(self, game: Game, play: Play, step: int) -> None:
        """CHANGE-01: make the bet a part of the Drink."""
        drink = game.drink(play.part)
        drink.keywords = (*drink.keywords, Bet(play.seat, self.gold))


says(BetOn, "you pay whoever drinks it {gold} Gold", gold=int)
