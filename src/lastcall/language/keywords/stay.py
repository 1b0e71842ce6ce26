"""DRINK-16: a Drink that is not discarded but stays in front of its drinker."""

from __future__ import annotations

from lastcall.engine.core.cards import Card
from lastcall.engine.core.keywords import Keyword
from lastcall.engine.drinks.drink import Drink
from lastcall.engine.game import Game
from lastcall.language.template import says
from lastcall.language.words.lines import DrinkTrait


class StaysInFront(DrinkTrait):
    """DRINK-16: a Drink that stays in front of its drinker instead of being discarded."""

    def mark(self, card: Card) -> None:
        card.keywords = (*card.keywords, Staying())


says(StaysInFront, "this Drink stays in front of its drinker.")


class Staying(Keyword):
    """Whoever drinks it keeps the card; not if what the Drink does was replaced."""

    def __init__(self) -> None:
        pass

    def poured(self, game: Game, drink: Drink, first: bool) -> None:
        """DRINK-16: staying is something the Drink does."""
        drink.put_keyword(self)

    def stays(self) -> bool:
        return True
