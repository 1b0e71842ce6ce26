"""A Drink that is strong or weak as a coin falls."""

from __future__ import annotations

from typing import Final

from lastcall.engine.core.cards import Card
from lastcall.engine.core.keywords import Keyword
from lastcall.engine.drinks.drink import Drink
from lastcall.engine.game import Game
from lastcall.language.keywords.facts import Tossed
from lastcall.language.template import says
from lastcall.language.words.lines import DrinkTrait

SIDES: Final = 2


class TossesCoin(DrinkTrait):
    """Double or nothing."""

    amount: int

    def mark(self, card: Card) -> None:
        card.keywords = (*card.keywords, Coin(self.amount))


says(TossesCoin, "toss a coin when this Drink is revealed: it has {amount} Alcohol Content or none.", amount=int)


class Coin(Keyword):
    """How much Alcohol Content it has if the coin falls that way."""

    strong = True
    speaks_for_itself = True

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def poured(self, game: Game, drink: Drink, first: bool) -> None:
        """DRINK-14: nobody may interrupt, so everybody knows its number before anyone responds."""
        tossed = self.amount * game.roll(SIDES)
        drink.alcohol += tossed
        game.note(Tossed, drink.revealer, tossed)
