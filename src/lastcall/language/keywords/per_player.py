"""CARD-009: a Drink that gets stronger with each player in the game."""

from __future__ import annotations

from lastcall.engine.core.cards import Card
from lastcall.engine.core.keywords import Keyword
from lastcall.engine.drinks.drink import Drink
from lastcall.engine.game import Game
from lastcall.language.template import says
from lastcall.language.words.lines import DrinkTrait


class PerPlayer(DrinkTrait):
    """CARD-009: a Drink with Alcohol Content for each player in the game."""

    amount: int

    def mark(self, card: Card) -> None:
        card.keywords = (*card.keywords, StrongerPerPlayer(self.amount))


says(PerPlayer, "this Drink has {amount} Alcohol Content for each player in the game.", amount=int)


class StrongerPerPlayer(Keyword):
    """How much Alcohol Content for each player, counted when it is revealed."""

    strong = True
    speaks_for_itself = True

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def poured(self, game: Game, drink: Drink, first: bool) -> None:
        drink.alcohol += self.amount * len(game.around(drink.revealer))
